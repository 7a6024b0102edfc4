import { Smile } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import type { EmojiPanelProps } from './EmojiPanel.tsx';

/** The button that opens the emoji picker. The code and data of the panel are loaded on the first press. */
export function EmojiButton({ onPick, className }: { onPick: (symbol: string) => void; className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<EmojiPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    try {
      const [{ EmojiPanel }, { loadEmoji }] = await Promise.all([import('./EmojiPanel.tsx'), import('./loadEmoji.ts')]);
      await loadEmoji();
      setPanel(() => EmojiPanel);
      setOpen(true);
    } catch {
      toastFailure('Os emojis não carregaram');
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <IconButton
        ref={button}
        label="Emoji"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading}
        className={className}
        onClick={() => (Panel ? setOpen(!open) : void load())}
      >
        <Smile aria-hidden className="size-5" />
      </IconButton>
      {Panel && <Panel open={open} onOpenChange={setOpen} button={button} onPick={onPick} />}
    </>
  );
}
