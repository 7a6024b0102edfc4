import type { ApolloCache, Reference } from '@apollo/client';

type StoredFeed = { edges: readonly { __typename: 'PostEdge'; cursor: string; node: Reference }[] };

/** Puts a new post at the top of the feed, where one has been loaded. */
export function showInFeed(cache: ApolloCache, post: { __typename: 'Post'; id: string }) {
  cache.modify<{ feed: StoredFeed }>({
    fields: {
      feed(existing, { toReference, isReference }) {
        const node = toReference(post);
        if (isReference(existing) || !node || existing.edges.some((edge) => edge.node.__ref === node.__ref))
          return existing;
        return { ...existing, edges: [{ __typename: 'PostEdge', cursor: '', node }, ...existing.edges] };
      },
    },
  });
}
