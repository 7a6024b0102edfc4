import { ImagePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { useViewer } from '../accounts/useViewer.ts';

/** Leads to the composer from the top of the feed. */
export function ComposerTeaser() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Link
      to="/post/create"
      className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3 text-ink-faint transition duration-150 hover:text-ink-soft md:mt-6 md:mb-4 md:rounded-card md:border"
    >
      <Avatar name={viewer.name} url={viewer.avatarUrl} />
      <span className="flex-1">O que está acendendo você hoje?</span>
      <ImagePlus aria-hidden className="size-6 text-ember" strokeWidth={1.8} />
    </Link>
  );
}
