import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { DismissSuggestionDocument, SuggestedProfilesDocument } from './generated/discover.ts';
import { toastFailure } from '../../ui/toast.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/**
 * The number of suggestions to request. It is larger than the number of visible suggestions, so that another suggestion
 * can replace a dismissed one immediately.
 */
const ASKED = 12;

/** Returns people to follow, and a function that dismisses a suggestion permanently. With `skip`, requests nothing. */
export function useSuggestions({ skip = false } = {}) {
  const client = useApolloClient();
  const options = skip ? skipToken : { variables: { first: ASKED }, fetchPolicy: 'cache-first' as const };
  const { data } = useQuery(SuggestedProfilesDocument, options);

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
      toastFailure('A sugestão não foi dispensada', CHECK_CONNECTION);
    }
  };

  return { people: data?.suggestedProfiles ?? [], dismiss };
}
