import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useOverlay } from '../navigation/useOverlay.ts';
import { cx } from './cx.ts';

type MenuProps = { trigger: ReactNode; children: ReactNode; defaultOpen?: boolean };

/** A menu that opens under its trigger. The trigger must be a single element that can get the focus. */
export function Menu({ trigger, children, defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  useOverlay(open, () => setOpen(false));
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-[calc(100vw-1rem)] min-w-48 rounded-control border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = { onSelect: () => void; danger?: boolean; children: ReactNode };

export function MenuItem({ onSelect, danger = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-[0.9375rem] outline-none select-none data-highlighted:bg-raised [&>svg]:shrink-0',
        danger ? 'text-danger' : 'text-ink',
      )}
    >
      {children}
    </DropdownMenu.Item>
  );
}
