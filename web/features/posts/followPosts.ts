import type { ApolloClient } from '@apollo/client';
import { PostChangedDocument } from '../../generated/post-changes.ts';
import { PostDocument } from '../../generated/posts.ts';
import { forgetPost } from './renewPost.ts';

/**
 * A post that is deleted or taken down leaves every open page of this tab, and comes back to its place when moderation
 * gives it back.
 * @returns stops it
 */
export function followPosts(client: ApolloClient) {
  const stream = client.subscribe({ query: PostChangedDocument, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data }) => data && applyPostChange(client, data.postChanged),
    error: () => undefined,
  });
  return () => stream.unsubscribe();
}

/** Nothing is done, and nothing asked, about a post that this tab has not shown. */
export function applyPostChange(client: ApolloClient, { postId, isGone }: { postId: string; isGone: boolean }) {
  const asked = { query: PostDocument, variables: { id: postId } };
  const known = client.readQuery(asked)?.post;
  if (isGone && known) {
    forgetPost(client.cache, postId);
    client.writeQuery({ ...asked, data: { post: null } });
  }
  if (!isGone && known === null) {
    client.query({ ...asked, fetchPolicy: 'network-only', context: { quiet: true } }).catch(() => undefined);
  }
}
