import { Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsModeratorQuery } from './generated/isModerator.ts';

/** The link to the moderation pages. Renders nothing for members without the moderator role. */
export function ModeratorLink({ className }: { className: string }) {
  const { data } = useIsModeratorQuery();
  if (data?.isModerator !== true) return null;
  return (
    <Link to="/moderation" className={className}>
      <Scale aria-hidden className="size-5 text-ink-soft" /> Moderação
    </Link>
  );
}
