import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton.tsx';
import { isolate } from '../../ui/isolate.ts';
import { Highlights } from '../ads/Highlights.tsx';
import { FollowButton } from '../people/FollowButton.tsx';
import { PersonRow } from '../people/PersonRow.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { Item } from '../../ui/Item.tsx';

const SHOWN = 3;

/**
 * People to follow, in the column beside the feed. Renders nothing while the suggestions load, if they fail to load, or
 * if there are none.
 */
export function Suggestions() {
  const { people, dismiss } = useSuggestions();
  if (people.length === 0) return null;

  return (
    <section
      aria-label="Sugestões para você"
      className="mt-5 animate-rise rounded-card border border-line bg-surface px-4 py-5"
    >
      <div className="mb-1 flex items-baseline justify-between">
        <h2 className="font-semibold text-ink">Sugestões para você</h2>
        <Link to="/discover" className="text-sm text-ember hover:underline">
          Ver mais
        </Link>
      </div>
      <Highlights placement="SUGGESTIONS" first={1} />
      {people.slice(0, SHOWN).map((profile) => (
        <Item key={profile.id}>
          {() => (
            <PersonRow profile={profile} small>
              <FollowButton profile={profile} quiet />
              <IconButton
                label={`Dispensar a sugestão de ${isolate(profile.name)}`}
                className="-mr-3.5 -ml-3"
                onClick={() => void dismiss(profile.id)}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </PersonRow>
          )}
        </Item>
      ))}
    </section>
  );
}
