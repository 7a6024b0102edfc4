import { FileWarning, Play } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { isValid, type DraftFile } from './draft.ts';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';

type ThumbnailProps = { file: DraftFile; className?: string };

/** A small square picture of a file. Hidden from screen readers, because the file's name is beside it. */
export function Thumbnail({ file, className }: ThumbnailProps) {
  const shown = file.kind === 'video' ? file.poster : file.blob;
  const url = useObjectUrl(shown);
  const [unreadable, setUnreadable] = useState<Blob | null>(null);
  const missing = shown === null || unreadable === shown;

  return (
    <span
      aria-hidden
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden bg-raised text-ink-faint',
        className,
      )}
    >
      {url && !missing && (
        <img
          src={url}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => setUnreadable(shown)}
          className={cx('size-full object-cover', !isValid(file) && 'opacity-40')}
        />
      )}
      {missing && file.kind === 'image' && <FileWarning className="size-5" />}
      {file.kind === 'video' && (
        <Play className={cx('size-5 fill-current', !missing && 'absolute text-white drop-shadow')} />
      )}
    </span>
  );
}
