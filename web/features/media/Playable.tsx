import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RETRY } from '../../ui/connection.ts';

type PlayableProps = {
  /** The URL of the video. A new URL is tried without a press on the button. */
  src: string;
  /** Renders the video. `onError` must be its handler for the error event. */
  children: (onError: () => void) => ReactNode;
};

/**
 * Shows a message in place of a video that cannot be loaded or played. The video is loaded again when the member
 * presses the button or the network returns.
 */
export function Playable({ src, children }: PlayableProps) {
  const [broken, setBroken] = useState<string | null>(null);

  useEffect(() => {
    const again = () => setBroken(null);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  if (broken !== src) return children(() => setBroken(src));
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 bg-raised p-4 text-center text-ink-soft">
      <p role="status">Não foi possível reproduzir este vídeo.</p>
      <Button variant="secondary" size="sm" onClick={() => setBroken(null)}>
        {RETRY}
      </Button>
    </div>
  );
}
