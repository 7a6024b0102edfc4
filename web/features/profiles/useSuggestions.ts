import { skipToken, useApolloClient } from '@apollo/client/react';
import { DismissSuggestionDocument, useSuggestedProfilesQuery } from './generated/discover.ts';
import { toastFailure } from '../../ui/toast.ts';
import { serverMessageOf } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';

/**
 * The number of suggestions to request. It is larger than the number of visible suggestions, so that another suggestion
 * can replace a dismissed one immediately.
 */
const ASKED = 12;
const FAILED = 'A sugestão não foi dispensada';

/** Returns people to follow, and a function that dismisses a suggestion permanently. With `skip`, requests nothing. */
export function useSuggestions({ skip = false } = {}) {
  const client = useApolloClient();
  const options = skip ? skipToken : { variables: { first: ASKED }, fetchPolicy: 'cache-first' as const };
  const { data } = useSuggestedProfilesQuery(options);

  const dismiss = async (profileId: string) => {
    try {
      const { refusal } = await askResult(
        client,
        DismissSuggestionDocument,
        { input: { profileId } },
        {
          optimisticResponse: () => ({
            dismissSuggestion: { __typename: 'DismissSuggestionSuccess' as const, profileId },
          }),
          update(cache) {
            cache.modify({
              fields: {
                suggestedProfiles: (known: readonly { __ref: string }[], { readField }) =>
                  known.filter((each) => readField('id', each) !== profileId),
              },
            });
          },
        },
      );
      if (refusal) toastFailure(FAILED, refusal.message);
    } catch (error) {
      toastFailure(FAILED, serverMessageOf(error));
    }
  };

  return { people: data?.suggestedProfiles ?? [], dismiss };
}
