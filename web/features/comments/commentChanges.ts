import type { ApolloCache, ApolloClient } from '@apollo/client';
import { countChange } from '../../apollo/counts.ts';
import { tellChange } from '../../apollo/stale.ts';
import {
  CommentChange_CommentFragmentDoc,
  CommentRepliesDocument,
  PostCommentsDocument,
  type CommentChangedSubscription,
} from './generated/comments.ts';

/** Ids of removed comments. A deletion arrives both as an answer and as an event, but must count only once. */
const gone = new WeakMap<ApolloCache, Set<string>>();

export function isGone(cache: ApolloCache, id: string) {
  return gone.get(cache)?.has(id) ?? false;
}

/** Applies a changed comment to all lists of this tab. The viewer's own reaction stays. */
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

/** Removes a comment from all lists. The caller adjusts the counts. */
export function removeComment(cache: ApolloCache, id: string) {
  gone.set(cache, (gone.get(cache) ?? new Set()).add(id));
  cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
}

/** Refetches the visible comments: a comment that moderation restores returns with its replies, each in its place. */
function askAgain(client: ApolloClient) {
  const shown = [PostCommentsDocument, CommentRepliesDocument];
  const names = new Set([...client.getObservableQueries()].map(({ queryName }) => queryName));
  const include = shown.filter((_, index) => names.has(index === 0 ? 'PostComments' : 'CommentReplies'));
  client.refetchQueries({ include }).catch(() => undefined);
}
