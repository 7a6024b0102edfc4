import { Smile } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { emoji } from './emoji.ts';

/** Puts one of a few emoji where the cursor is. */
export function EmojiPicker({ onPick }: { onPick: (symbol: string) => void }) {
  const [open, setOpen] = useState(false);
  useOverlay(open, () => setOpen(false));
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Emoji">
          <Smile aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="start"
          sideOffset={6}
          className="z-50 grid grid-cols-6 rounded-control border border-line bg-surface p-1.5 shadow-float"
        >
          {emoji.map(([symbol, name]) => (
            <DropdownMenu.Item
              key={symbol}
              aria-label={name}
              onSelect={() => onPick(symbol)}
              className="grid size-11 cursor-pointer place-items-center rounded-lg text-xl outline-none select-none data-highlighted:bg-raised"
            >
              {symbol}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
