import type { ApolloClient } from '@apollo/client';

type Known = { edges?: readonly { node: { __ref: string } | null }[] };

/** Removes a member from a cached list of people. */
export function takeFromList({ cache }: ApolloClient, fieldName: 'followRequests' | 'myPeople', profileId: string) {
  const ref = cache.identify({ __typename: 'Profile', id: profileId });
  cache.modify<Record<typeof fieldName, Known>>({
    fields: {
      [fieldName]: (known: Known) => ({ ...known, edges: known.edges?.filter(({ node }) => node?.__ref !== ref) }),
    },
  });
}
