import type { ApolloClient } from '@apollo/client';
import { getSession } from '../../apollo/session.ts';
import type { CommentAddedSubscription } from '../../generated/comments.ts';
import { PostCard_PostFragmentDoc } from '../../generated/posts.ts';
import { ReactionButton_TargetFragmentDoc, type ReactionsChangedSubscription } from '../../generated/reactions.ts';
import { isGone } from './commentChanges.ts';
import { insertComment, isKnown } from './commentsCache.ts';
import { countsAnew } from './counted.ts';
import { outbox } from './outbox.ts';

type AddedComment = CommentAddedSubscription['commentAdded'];

/** Shows a comment that the stream tells. One of the viewer's own may come before its answer: the answer, then, goes first. */
export async function applyComment(client: ApolloClient, { postRevision, threadRevision, ...comment }: AddedComment) {
  if (comment.author.id === getSession()?.user.userId) await outbox.settled(comment.postId);
  if (isGone(client.cache, comment.id)) return;
  const isHere = isKnown(client.cache, comment.id);

  client.cache.batch({
    update: (cache) => {
      const post = {
        id: cache.identify({ __typename: 'Post', id: comment.postId }),
        fragment: PostCard_PostFragmentDoc,
        fragmentName: 'PostCard_post',
      };
      cache.updateFragment(post, (known) => {
        if (!known) return;
        // From a platform that says no revisions, what is here is counted.
        const isOld = known.commentRevision === null || postRevision === null;
        const isNew = isOld ? !isHere : countsAnew(cache, post.id, known.commentRevision, postRevision);
        return isNew ? { ...known, commentCount: known.commentCount + 1 } : undefined;
      });
      if (!isHere) insertComment(cache, comment, threadRevision);
    },
  });
}

/** Takes over a new total. Whether the viewer is in it is theirs alone, and stays. */
export function applyReactions(
  { cache }: ApolloClient,
  { postId, commentId, total }: ReactionsChangedSubscription['reactionsChanged'],
) {
  const target = commentId ? { __typename: 'Comment', id: commentId } : { __typename: 'Post', id: postId };
  cache.updateFragment(
    { id: cache.identify(target), fragment: ReactionButton_TargetFragmentDoc, fragmentName: 'ReactionButton_target' },
    (known) => known && { ...known, reactions: { ...known.reactions, total } },
  );
}
