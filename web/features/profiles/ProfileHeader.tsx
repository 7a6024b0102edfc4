import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PostText } from '../posts/PostText.tsx';
import type { ProfileHeader_ProfileFragment } from './generated/timeline.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { NameLine } from '../people/NameLine.tsx';
import { ownPeoplePath } from '../people/ownLists.ts';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { plural } from '../../ui/numbers.ts';

const number = new Intl.NumberFormat('pt-BR');

type ProfileHeaderProps = { profile: ProfileHeader_ProfileFragment; children: ReactNode };

/** The header of a member's profile: cover, picture, name and counts. The children are the action buttons. */
export function ProfileHeader({ profile, children }: ProfileHeaderProps) {
  const { name, nickname, avatarUrl, coverUrl, bio, isVerified, isPrivate, followsViewer } = profile;
  return (
    <header className="border-b border-line bg-surface md:mb-4 md:overflow-hidden md:rounded-card md:border">
      <div className="aspect-3/1 bg-raised">
        {coverUrl ? (
          <img src={coverUrl} alt="" className="size-full object-cover" decoding="async" />
        ) : (
          <div aria-hidden className="size-full bg-ember-gradient opacity-25" />
        )}
      </div>
      <div className="px-4 pb-5">
        <div className="flex items-end justify-between gap-3">
          <Avatar name={name} url={avatarUrl} size="xl" className="relative -mt-10 border-4 border-surface" />
          <div className="flex flex-wrap items-center justify-end gap-1 pt-3">{children}</div>
        </div>
        <h1 className="mt-3 text-2xl font-bold tracking-tight wrap-anywhere text-ink">
          <NameLine name={name}>
            {isVerified && <VerifiedBadge />}
            {isPrivate && <Lock role="img" aria-label="Perfil privado" className="size-4.5 text-ink-faint" />}
          </NameLine>
        </h1>
        <p className="mt-0.5 wrap-anywhere text-ink-faint">
          @<bdi>{nickname}</bdi>
          {followsViewer && (
            <span className="ml-2 inline-block rounded-full bg-raised px-2 py-0.5 text-sm text-ink-soft">
              Segue você
            </span>
          )}
        </p>
        {bio && <PostText id={profile.id} text={bio} folds className="mt-3" />}
        <dl className="mt-2 flex gap-5 text-[0.9375rem]">
          <Count
            label={plural(profile.followerCount, 'seguidor', 'seguidores')}
            value={profile.followerCount}
            to={profile.isOwn ? ownPeoplePath('seguidores') : undefined}
          />
          <Count
            label="seguindo"
            value={profile.followingCount}
            to={profile.isOwn ? ownPeoplePath('seguindo') : undefined}
          />
        </dl>
      </div>
    </header>
  );
}

/** A count of the profile with its label. The count is a link to the list if the viewer may open the list. */
function Count({ label, value, to }: { label: string; value: number; to: string | undefined }) {
  return (
    <div className="relative flex min-h-11 flex-row-reverse items-center gap-1.5">
      <dt className="text-ink-soft">
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        )}
      </dt>
      <dd className="font-semibold text-ink">{number.format(value)}</dd>
    </div>
  );
}
