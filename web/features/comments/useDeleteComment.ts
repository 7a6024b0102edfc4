import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useDeleteCommentMutation, type CommentItem_CommentFragment } from './generated/comments.ts';
import { toastFailure } from '../../ui/toast.ts';
import { removeComment } from './commentChanges.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

/**
 * Deletes the viewer's own comment. If the comment has replies, it stays in the list, but its text is removed. Shows a
 * toast on failure.
 */
export function useDeleteComment({ id, postId }: CommentItem_CommentFragment) {
  const [deleteComment] = useDeleteCommentMutation({
    update(cache, { data }) {
      if (data?.deleteComment.__typename !== 'DeleteCommentSuccess') return;
      for (const goneId of data.deleteComment.goneIds) removeComment(cache, goneId);
    },
  });

  return async () => {
    try {
      const { data } = await deleteComment({ variables: { postId, id } });
      if (data?.deleteComment.__typename === 'Refusal') sayFailed(data.deleteComment.message);
    } catch (error) {
      sayFailed(CombinedGraphQLErrors.is(error) ? error.message : CHECK_AND_RETRY);
    }
  };
}

function sayFailed(description: string) {
  toastFailure('O comentário não foi excluído', description);
}
