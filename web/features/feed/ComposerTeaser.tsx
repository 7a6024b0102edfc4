import { ImagePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { useViewer } from '../accounts/useViewer.ts';

/** The links above the feed that open the post composer in text mode or in capture mode. */
export function ComposerTeaser() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className="flex items-center border-b border-line bg-surface pr-2 md:mt-6 md:mb-4 md:rounded-card md:border">
      <Link
        to="/post/create?modo=texto"
        className="flex min-w-0 flex-1 items-center gap-3 py-3 pl-4 text-ink-faint transition duration-150 hover:text-ink-soft"
      >
        <Avatar name={viewer.name} url={viewer.avatarUrl} />
        <span className="min-w-0 flex-1">O que acende você hoje?</span>
      </Link>
      <Link
        to="/post/create"
        title="Postar fotos ou vídeos"
        aria-label="Postar fotos ou vídeos"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-raised"
      >
        <ImagePlus aria-hidden className="size-6 text-ember" strokeWidth={1.8} />
      </Link>
    </div>
  );
}
