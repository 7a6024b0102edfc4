import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import type { DraftFile } from './draft.ts';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';

/** Shows the selected file of the draft, as large as the available space allows. */
export function BigPreview({ file }: { file: DraftFile }) {
  const url = useObjectUrl(file.blob);
  const poster = useObjectUrl(file.poster);
  const [unreadable, setUnreadable] = useState<Blob | null>(null);
  const failed = () => setUnreadable(file.blob);

  if (unreadable === file.blob) {
    return (
      <p className="flex max-w-xs flex-col items-center gap-3 p-6 text-center text-ink-soft">
        <FileWarning aria-hidden className="size-9 text-ink-faint" strokeWidth={1.6} />
        Este navegador não mostra uma prévia de <bdi>{file.name}</bdi>
      </p>
    );
  }
  if (!url) return null;
  if (file.kind === 'image')
    return (
      <img
        src={url}
        alt={file.alt || file.name}
        decoding="async"
        onError={failed}
        className="size-full object-contain"
      />
    );
  return (
    <video
      key={url}
      src={url}
      poster={poster ?? undefined}
      controls
      muted
      loop
      playsInline
      preload="metadata"
      aria-label={file.alt || file.name}
      onError={failed}
      className="size-full object-contain"
    />
  );
}
