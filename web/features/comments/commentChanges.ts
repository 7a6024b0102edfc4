import type { ApolloCache, ApolloClient } from '@apollo/client';
import { countChange } from '../../apollo/counts.ts';
import { tellChange } from '../../apollo/stale.ts';
import {
  CommentChange_CommentFragmentDoc,
  CommentRepliesDocument,
  PostCommentsDocument,
  type CommentChangedSubscription,
} from './generated/comments.ts';

/**
 * The ids of removed comments, per cache. A deletion arrives twice, as the mutation's answer and as an event, but the
 * counts must change a single time.
 */
const gone = new WeakMap<ApolloCache, Set<string>>();

export function isGone(cache: ApolloCache, id: string) {
  return gone.get(cache)?.has(id) ?? false;
}

/**
 * Applies a change of a comment to all lists of this tab. The event does not contain the viewer's own reaction, so the
 * cached reaction stays.
 */
export function applyChange(
  client: ApolloClient,
  postId: string,
  change: CommentChangedSubscription['commentChanged'],
) {
  const { commentId, parentId, comment, difference, postRevision, threadRevision } = change;
  const { cache } = client;
  if (difference > 0) {
    gone.get(cache)?.delete(commentId);
    askAgain(client);
    return;
  }
  if (difference === 0) {
    const known = { id: cache.identify({ __typename: 'Comment', id: commentId }) };
    cache.updateFragment({ ...known, fragment: CommentChange_CommentFragmentDoc }, (before) => before && comment);
    return;
  }
  const isHere = isGone(cache, commentId);
  if (!isHere) tellChange(postId, commentId);
  cache.batch({
    update(all) {
      countChange(all, 'comments', postId, { revision: postRevision, difference, isHere });
      if (parentId !== null) countChange(all, 'replies', parentId, { revision: threadRevision, difference, isHere });
      removeComment(all, commentId);
    },
  });
}

/** Removes a comment from all lists of the cache. Does not change the counts; the caller has to change them. */
export function removeComment(cache: ApolloCache, id: string) {
  gone.set(cache, (gone.get(cache) ?? new Set()).add(id));
  cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
}

/**
 * Refetches the comment lists on the page. Called when moderation restores a comment, because the comment and its
 * replies come back at their previous positions, and after a reconnect, because events may have been missed.
 */
export function askAgain(client: ApolloClient) {
  const shown = [PostCommentsDocument, CommentRepliesDocument];
  const names = new Set([...client.getObservableQueries()].map(({ queryName }) => queryName));
  const include = shown.filter((_, index) => names.has(index === 0 ? 'PostComments' : 'CommentReplies'));
  client.refetchQueries({ include }).catch(() => undefined);
}
