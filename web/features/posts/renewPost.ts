import type { ApolloClient } from '@apollo/client';
import { PostDocument } from './generated/posts.ts';
import { loadOnceOnline } from '../offline/loadOnceOnline.ts';

/**
 * Refetches a post whose picture failed to load, because its signed URL may have expired. If the server no longer has
 * the post, removes it from every list.
 */
export async function renewPost({ query, cache }: ApolloClient, id: string, media: EventTarget) {
  if (!navigator.onLine) {
    loadOnceOnline(media);
    return;
  }
  const { data } = await query({ query: PostDocument, variables: { id }, fetchPolicy: 'network-only' });
  if (data?.post === null) forgetPost(cache, id);
}

/**
 * Removes a post from every list.
 * @returns true if the post was in the cache
 */
export function forgetPost(cache: ApolloClient['cache'], id: string) {
  const was = cache.evict({ id: cache.identify({ __typename: 'Post', id }) });
  if (was) cache.gc();
  return was;
}
