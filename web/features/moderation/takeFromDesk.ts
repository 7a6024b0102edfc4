import type { ApolloCache } from '@apollo/client';

const typeOf = { moderationCases: 'ModerationCase', moderationAppeals: 'ModerationAppeal' } as const;

type Known = { edges?: readonly { node: { __ref: string } | null }[] };

/**
 * Removes decided moderation cases, or appeals that were answered, from the cached lists of open items. The lists are
 * not refetched, because a refetch would return only the first page.
 */
export function takeFromDesk(cache: ApolloCache, fieldName: keyof typeof typeOf, ids: readonly string[]) {
  const refs = ids.map((id) => cache.identify({ __typename: typeOf[fieldName], id }));
  cache.modify<Record<typeof fieldName, Known>>({
    fields: {
      [fieldName]: (known: Known, { storeFieldName }: { storeFieldName: string }) =>
        storeFieldName.includes('"isDecided":true')
          ? known
          : { ...known, edges: known.edges?.filter(({ node }) => !node || !refs.includes(node.__ref)) },
    },
  });
}
