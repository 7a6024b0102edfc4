import { useDeleteCommentMutation, type CommentItem_CommentFragment } from './generated/comments.ts';
import { toastFailure } from '../../ui/toast.ts';
import { removeComment } from './commentChanges.ts';

/**
 * Deletes the viewer's own comment. If the comment has replies, it stays in the list, but its text is removed. Shows a
 * toast on failure.
 */
export function useDeleteComment({ id, postId }: CommentItem_CommentFragment) {
  const { run } = useDeleteCommentMutation({
    update(cache, { goneIds }) {
      for (const goneId of goneIds) removeComment(cache, goneId);
    },
    failed: (problem) => toastFailure('O comentário não foi excluído', problem),
  });
  return () => run({ input: { postId, id } });
}
