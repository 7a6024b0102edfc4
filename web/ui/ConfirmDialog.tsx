import { AlertDialog } from 'radix-ui';
import { useOverlay } from '../navigation/useOverlay.ts';
import { Button } from './Button.tsx';
import { ItemBoundary } from './ItemBoundary.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /**
   * The label of the cancel button. Set it if members could mistake 'Cancelar' for the action itself, for example for
   * the cancellation of a subscription.
   */
  cancelLabel?: string;
  /** The style of the confirm button. Set it to 'primary' for an action that deletes nothing. */
  confirmVariant?: 'primary' | 'danger';
  onConfirm: () => void;
};

/**
 * A dialog that asks for confirmation before an important action. The cancel button has the focus first. When the
 * dialog closes, the focus returns to the element that had it before.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  confirmVariant = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
  const giveFocusBack = useFocusReturn(open);
  useOverlay(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim backdrop-blur-sm" />
        <AlertDialog.Content
          onCloseAutoFocus={giveFocusBack}
          className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-6 shadow-float"
        >
          <ItemBoundary>
            <AlertDialog.Title className="text-lg font-semibold text-ink">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">{description}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 *:max-sm:grow">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild>
                <Button variant={confirmVariant} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </AlertDialog.Action>
            </div>
          </ItemBoundary>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
