import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../storage/session.ts';
import { usePostPlace } from './postPlace.ts';

/**
 * Shows the name of a post's community when the post appears outside of the community. The name is a link only for
 * PROFISSIONAL members, because only these members can open /groups (SPEC.md, section 2).
 */
export function CommunityLine({ id, name }: { id: string; name: string }) {
  const path = `/groups/${id}`;
  const isThere = usePostPlace() === path;
  const mayEnter = useSession()?.user.profileType === 'PROFISSIONAL';
  if (isThere) return null;

  return (
    <p className="-mb-1 flex items-center gap-1.5 px-4 pt-3 text-sm text-ink-soft">
      <UsersRound aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">Na comunidade</span>
      {mayEnter ? (
        <Link to={path} className="relative z-1 -my-3 truncate py-3 font-medium hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="truncate font-medium">{name}</bdi>
      )}
    </p>
  );
}
