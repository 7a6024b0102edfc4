import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonRow_ProfileFragment } from './generated/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { NameLine } from './NameLine.tsx';
import { profilePath } from './profilePath.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';

type PersonRowProps = {
  profile: PersonRow_ProfileFragment;
  children?: ReactNode;
  withBio?: boolean;
  /** True for a smaller row, which fits a narrow column. */
  small?: boolean;
};

/**
 * A member in a list of people. The name links to the member's timeline. The children are the actions at the end of the
 * row.
 */
export function PersonRow({ profile, children, withBio = false, small = false }: PersonRowProps) {
  const { id, name, nickname, avatarUrl, isVerified, isPrivate, bio } = profile;
  return (
    <article aria-label={name} className="flex items-center gap-3 py-2.5">
      <Link to={profilePath(id)} className="-my-2.5 flex min-w-0 flex-1 items-center gap-3 rounded-control py-2.5">
        <Avatar name={name} url={avatarUrl} />
        <span className="min-w-0 flex-1 leading-tight">
          <span className={cx('line-clamp-3 font-semibold wrap-anywhere text-ink', small && 'text-[0.9375rem]')}>
            <NameLine name={name}>
              {isVerified && <VerifiedBadge />}
              {isPrivate && <Lock role="img" aria-label="Perfil privado" className="size-3.5 text-ink-faint" />}
            </NameLine>
          </span>
          <span className="mt-0.5 block truncate text-sm text-ink-faint">
            @<bdi>{nickname}</bdi>
          </span>
          {withBio && bio && <bdi className="mt-1 block truncate text-sm text-ink-soft">{bio}</bdi>}
        </span>
      </Link>
      {children}
    </article>
  );
}
