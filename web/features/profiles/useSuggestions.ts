import { useApolloClient } from '@apollo/client/react';
import { DismissSuggestionDocument, useSuggestedProfilesQuery } from './generated/discover.ts';
import { toast } from '../../ui/toast.ts';

/** More than are shown, so that the next one replaces a dismissed one at once. */
const ASKED = 12;

/** Returns people to follow, and a function that dismisses one forever. */
export function useSuggestions() {
  const client = useApolloClient();
  const { data } = useSuggestedProfilesQuery({ variables: { first: ASKED }, fetchPolicy: 'cache-first' });

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

  return { people: data?.suggestedProfiles ?? [], dismiss };
}
