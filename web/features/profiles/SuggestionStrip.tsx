import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PersonRow_ProfileFragment } from '../people/generated/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isolate } from '../../ui/isolate.ts';
import { FollowButton } from '../people/FollowButton.tsx';
import { NameLine } from '../people/NameLine.tsx';
import { profilePath } from '../people/profilePath.ts';
import { useSuggestions } from './useSuggestions.ts';
import { VerifiedBadge } from '../people/VerifiedBadge.tsx';
import { Item } from '../../ui/Item.tsx';

/**
 * A row of people to follow, shown between two posts on screens that have no column beside the feed. Renders nothing if
 * there are no suggestions. The row contains no paid suggestions, because at most every eighth item of the feed may be
 * a sponsored card.
 */
export function SuggestionStrip() {
  const { people, dismiss } = useSuggestions();
  if (people.length === 0) return null;

  return (
    <section
      aria-label="Sugestões para você"
      className="border-b border-line bg-surface py-4 contain-content md:mb-4 md:rounded-card md:border"
    >
      <div className="mb-3 flex items-baseline justify-between px-4">
        <h2 className="font-semibold text-ink">Sugestões para você</h2>
        <Link to="/discover" className="-my-3 py-3 text-sm text-ember hover:underline">
          Ver mais
        </Link>
      </div>
      <ul className="flex snap-x scroll-px-4 [scrollbar-width:none] gap-3 overflow-x-auto overscroll-x-contain px-4 py-1">
        {people.map((profile) => (
          <Item key={profile.id}>
            {() => (
              <li className="flex w-40 shrink-0 snap-start">
                <Suggested profile={profile} onDismiss={() => void dismiss(profile.id)} />
              </li>
            )}
          </Item>
        ))}
      </ul>
    </section>
  );
}

type SuggestedProps = { profile: PersonRow_ProfileFragment; onDismiss: () => void };

function Suggested({ profile, onDismiss }: SuggestedProps) {
  const { id, name, nickname, avatarUrl, isVerified } = profile;
  return (
    <article aria-label={name} className="relative flex w-full flex-col rounded-card border border-line p-3 pt-5">
      <Link to={profilePath(id)} className="mb-3 flex flex-col items-center rounded-control leading-tight">
        <Avatar name={name} url={avatarUrl} size="lg" />
        <span className="mt-3 line-clamp-2 text-center font-semibold wrap-anywhere text-ink">
          <NameLine name={name}>{isVerified && <VerifiedBadge />}</NameLine>
        </span>
        <span className="mt-0.5 max-w-full truncate text-sm text-ink-faint">
          @<bdi>{nickname}</bdi>
        </span>
      </Link>
      <FollowButton profile={profile} />
      <IconButton
        label={`Dispensar a sugestão de ${isolate(name)}`}
        className="absolute top-0 right-0"
        onClick={onDismiss}
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </article>
  );
}
