import { EmojiPicker, useSkinTone, type Emoji, type EmojiPickerListComponents } from 'frimousse';
import { SearchX } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState, type RefObject } from 'react';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { cx } from '../../ui/cx.ts';
import { exceptComposing } from '../../ui/isComposing.ts';
import { keepRecent, recentEmoji, skinTone } from './chosen.ts';
import { foldWord } from './foldWord.ts';
import { loadEmoji } from './loadEmoji.ts';
import { useKeysInTurn } from './useKeysInTurn.ts';

/** The number of emoji columns. Columns of 44 px must fit on the narrowest phone. */
const COLUMNS = 7;

export type EmojiPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * The button that opened the panel. The panel is placed above this button, and Escape moves the focus back to the
   * button.
   */
  button: RefObject<HTMLButtonElement | null>;
  onPick: (symbol: string) => void;
};

/** The emoji picker: the recently used emoji, a search by Brazilian names, and all emoji by category. */
export function EmojiPanel({ open, onOpenChange, button, onPick }: EmojiPanelProps) {
  useOverlay(open, () => onOpenChange(false));
  const pick = (emoji: Emoji) => {
    keepRecent(emoji);
    onOpenChange(false);
    onPick(emoji.emoji);
  };

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Emoji"
          onOpenAutoFocus={(event) => {
            // On touch screens, do not focus the search field, because the on-screen keyboard would cover the emoji.
            if (window.matchMedia('(pointer: coarse)').matches) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={() => button.current?.focus()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 w-[min(21.5rem,calc(100vw-1rem))] rounded-card border border-line bg-surface shadow-float outline-none"
        >
          <Picker onPick={pick} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * The content of the emoji panel. It is a separate component, so that closing the panel discards its state, including
 * the queued keys.
 */
function Picker({ onPick }: { onPick: (emoji: Emoji) => void }) {
  const inTurn = useKeysInTurn();
  const [search, setSearch] = useState('');
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <EmojiPicker.Root
      locale="pt"
      columns={COLUMNS}
      skinTone={skinTone.read() ?? 'none'}
      resolveEmojiData={loadEmoji}
      onEmojiSelect={onPick}
      className="flex h-[min(24rem,var(--radix-popover-content-available-height))] flex-col"
    >
      {/* The emoji library searches for the value of this field. It is the folded text of the visible field. */}
      <EmojiPicker.Search type="hidden" value={foldWord(search)} />
      <div className="flex items-center gap-1 p-2 pb-1">
        <EmojiPicker.Search
          aria-label="Buscar emoji"
          placeholder="Buscar emoji"
          onKeyDownCapture={exceptComposing(inTurn)}
          onChange={(event) => {
            // Keep the emoji library from searching for the text as typed.
            event.preventDefault();
            setSearch(event.target.value);
            // Scroll to the top, because the emoji library makes the first search result the active emoji.
            if (viewport.current) viewport.current.scrollTop = 0;
          }}
          className="h-11 min-w-0 flex-1 rounded-control border border-line bg-raised px-3.5 text-base text-ink outline-none placeholder:text-ink-faint focus:border-ember [&::-webkit-search-cancel-button]:hidden"
        />
        <SkinToneButton />
      </div>
      <Recent onPick={onPick} />
      <EmojiPicker.Viewport
        ref={viewport}
        role="group"
        aria-label="Emojis"
        tabIndex={0}
        className="min-h-0 flex-1 outline-none"
        onKeyDownCapture={exceptComposing(inTurn)}
      >
        <EmojiPicker.Empty className="flex flex-col items-center gap-2 px-4 py-10 text-center text-ink-soft">
          <SearchX aria-hidden className="size-6" />
          Nenhum emoji encontrado
        </EmojiPicker.Empty>
        <EmojiPicker.List aria-label="Emojis por categoria" className="pb-2 select-none" components={components} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}

const symbol = 'grid h-11 min-w-0 flex-1 cursor-pointer place-items-center rounded-lg text-2xl outline-none';

const components: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, className, ...props }) => (
    <div {...props} className={cx('bg-surface px-3 py-1.5 text-sm font-semibold text-ink-soft', className)}>
      {category.label}
    </div>
  ),
  // The emoji library numbers `aria-rowindex` from 0, but ARIA numbers rows from 1, so add 1. The library also uses
  // `aria-rowindex` to scroll to a row. With the added 1 it scrolls one row too far, so a scroll margin of one row and
  // a header keeps the active row in view.
  Row: ({ className, children, ...props }) => (
    <div {...props} aria-rowindex={oneMore(props['aria-rowindex'])} className={cx('scroll-mb-19 px-2', className)}>
      {children}
    </div>
  ),
  Emoji: ({ emoji, className, ...props }) => (
    <button
      type="button"
      {...props}
      aria-colindex={oneMore(props['aria-colindex'])}
      className={cx(symbol, emoji.isActive && 'bg-raised', className)}
    >
      {emoji.emoji}
    </button>
  ),
};

function oneMore(index: number | undefined) {
  return index === undefined ? undefined : index + 1;
}

/** The row of recently used emoji. Its order does not change while the panel is open. */
function Recent({ onPick }: { onPick: (emoji: Emoji) => void }) {
  const [row] = useState(recentEmoji);
  return (
    <div role="group" aria-label="Recentes" className="flex border-b border-line px-2 pb-1">
      {row.map((emoji) => (
        <button
          key={emoji.emoji}
          type="button"
          aria-label={emoji.label}
          onClick={() => onPick(emoji)}
          className={cx(symbol, 'hover:bg-raised focus-visible:bg-raised')}
        >
          {emoji.emoji}
        </button>
      ))}
    </div>
  );
}

/** The button that changes the skin tone of the emoji. Each press selects the next tone and stores it. */
function SkinToneButton() {
  const [tone, setTone, variations] = useSkinTone('✋');
  const at = variations.findIndex((variation) => variation.skinTone === tone);
  const next = variations[(at + 1) % variations.length];
  if (!next) return null;
  return (
    <button
      type="button"
      title="Mudar tom de pele"
      aria-label={`Mudar tom de pele: ${toneNames[tone]}`}
      className="grid size-11 shrink-0 place-items-center rounded-full text-2xl hover:bg-raised"
      onClick={() => {
        setTone(next.skinTone);
        skinTone.write(next.skinTone);
      }}
    >
      {variations[at]?.emoji}
    </button>
  );
}

const toneNames = {
  none: 'amarelo',
  light: 'pele clara',
  'medium-light': 'pele morena clara',
  medium: 'pele morena',
  'medium-dark': 'pele morena escura',
  dark: 'pele escura',
};
