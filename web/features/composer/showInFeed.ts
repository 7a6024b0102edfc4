import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';

type StoredFeed = { edges: readonly { __typename: 'PostEdge'; cursor: string; node: Reference | null }[] };

/**
 * Adds a new post at the top of the cached home feed and, if it is a post in a community, of the community's cached
 * feed.
 */
export function showInFeed(
  cache: ApolloCache,
  post: { __typename: 'Post'; id: string; isInReview?: boolean },
  communityId?: string,
) {
  const withPost: Modifier<StoredFeed | Reference> = (existing, { toReference, isReference }) => {
    const node = toReference(post);
    if (isReference(existing) || !node || existing.edges.some((edge) => edge.node?.__ref === node.__ref))
      return existing;
    return { ...existing, edges: [{ __typename: 'PostEdge', cursor: '', node }, ...existing.edges] };
  };
  cache.modify<{ feed: StoredFeed; communityFeed: StoredFeed }>({
    fields: {
      feed: withPost,
      communityFeed: (existing, details) =>
        communityId !== undefined && details.storeFieldName.includes(communityId)
          ? withPost(existing, details)
          : existing,
    },
  });
  if (communityId === undefined || post.isInReview) return;
  cache.modify<{ postCount: number }>({
    id: cache.identify({ __typename: 'Community', id: communityId }),
    fields: { postCount: (count) => (typeof count === 'number' ? count + 1 : count) },
  });
}
