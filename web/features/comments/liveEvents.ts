import type { ApolloClient } from '@apollo/client';
import { countChange } from '../../apollo/counts.ts';
import { getSession } from '../../storage/session.ts';
import type { CommentAddedSubscription } from './generated/comments.ts';
import type { ReactionsChangedSubscription } from '../reactions/generated/reactions.ts';
import { isGone } from './commentChanges.ts';
import { insertComment, isKnown } from './commentsCache.ts';
import { commentOutbox } from './outbox.ts';

type AddedComment = CommentAddedSubscription['commentAdded'];

/**
 * Shows a comment that arrived as an event. The event of the viewer's own comment may arrive before the mutation's
 * answer. The function then waits for the answer, because otherwise the comment would appear twice.
 */
export async function applyComment(client: ApolloClient, { postRevision, threadRevision, ...comment }: AddedComment) {
  if (comment.author.id === getSession()?.user.userId) await commentOutbox.settled(comment.postId);
  if (isGone(client.cache, comment.id)) return;
  const isHere = isKnown(client.cache, comment.id);

  client.cache.batch({
    update: (cache) => {
      const added = { difference: 1, isHere };
      countChange(cache, 'comments', comment.postId, { ...added, revision: postRevision });
      if (comment.parentId !== null)
        countChange(cache, 'replies', comment.parentId, { ...added, revision: threadRevision });
      if (!isHere) insertComment(cache, comment);
    },
  });
}

/**
 * Applies a new number of reactions. The event does not contain the viewer's own reaction, so the cached reaction
 * stays.
 */
export function applyReactions(
  { cache }: ApolloClient,
  { postId, commentId, total, revision }: ReactionsChangedSubscription['reactionsChanged'],
) {
  if (commentId === null) countChange(cache, 'postReactions', postId, { revision, total });
  else countChange(cache, 'commentReactions', commentId, { revision, total });
}
