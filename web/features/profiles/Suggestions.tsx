import { useApolloClient } from '@apollo/client/react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DismissSuggestionDocument, useSuggestedProfilesQuery } from '../../generated/people.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.ts';
import { Highlights } from '../ads/Highlights.tsx';
import { FollowButton } from './FollowButton.tsx';
import { PersonRow } from './PersonRow.tsx';

const SHOWN = 3;
/** More than are shown, so that one that is dismissed makes room for the next at once. */
const ASKED = 12;

/** People to follow, beside the feed. It is an offer: while it loads, fails or has nobody, it is not there. */
export function Suggestions() {
  const client = useApolloClient();
  const { data } = useSuggestedProfilesQuery({ variables: { first: ASKED }, fetchPolicy: 'cache-first' });
  const people = data?.suggestedProfiles.slice(0, SHOWN) ?? [];
  if (people.length === 0) return null;

  const dismiss = async (profileId: string) => {
    try {
      await client.mutate({
        mutation: DismissSuggestionDocument,
        variables: { profileId },
        optimisticResponse: {
          dismissSuggestion: { __typename: 'DismissSuggestionSuccess', profileId },
        },
        update: (cache) => {
          cache.modify({
            fields: {
              suggestedProfiles: (known: readonly { __ref: string }[], { readField }) =>
                known.filter((each) => readField('id', each) !== profileId),
            },
          });
        },
      });
    } catch {
      toast({ title: 'A sugestão não foi dispensada', description: 'Verifique sua conexão.', tone: 'danger' });
    }
  };

  return (
    <section
      aria-label="Sugestões para você"
      className="mt-5 animate-rise rounded-card border border-line bg-surface p-5"
    >
      <div className="mb-1 flex items-baseline justify-between">
        <h2 className="font-semibold text-ink">Sugestões para você</h2>
        <Link to="/discover" className="text-sm text-ember hover:underline">
          Ver mais
        </Link>
      </div>
      <Highlights placement="SUGGESTIONS" first={1} />
      {people.map((profile) => (
        <PersonRow key={profile.id} profile={profile}>
          <FollowButton profile={profile} quiet />
          <IconButton
            label={`Dispensar a sugestão de ${profile.name}`}
            className="-mr-3 -ml-3"
            onClick={() => void dismiss(profile.id)}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </PersonRow>
      ))}
    </section>
  );
}
