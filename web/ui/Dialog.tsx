import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOverlay } from '../navigation/useOverlay.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { keepForToast } from './keepForToast.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { ItemBoundary } from './ItemBoundary.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  className?: string;
};

/**
 * A modal dialog: a card, or on small screens a sheet at the bottom. The focus stays inside the dialog. When the dialog
 * closes, the focus returns to the element that had it before.
 */
export function Dialog({ open, onOpenChange, title, description, children, className }: DialogProps) {
  const giveFocusBack = useFocusReturn(open);
  const close = useOverlay(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim backdrop-blur-sm" />
        <Radix.Content
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={keepForToast}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-card border border-line bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-float md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-full md:max-w-md md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card',
            className,
          )}
        >
          <header className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold wrap-anywhere text-ink">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Fechar" className="-mt-2 -mr-2 -mb-2">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <ItemBoundary>{children}</ItemBoundary>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
