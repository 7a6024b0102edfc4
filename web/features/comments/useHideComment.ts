import { useHideCommentMutation } from './generated/comments.ts';
import { toastFailure } from '../../ui/toast.ts';

/**
 * Returns a function that hides a comment from all viewers, or shows a hidden comment again. Shows a toast on failure.
 */
export function useHideComment({ id, postId }: { id: string; postId: string }) {
  const { run } = useHideCommentMutation({
    failed: (problem, _refusal, { input: { hidden } }) =>
      toastFailure(hidden ? 'O comentário não foi ocultado' : 'O comentário continua oculto', problem),
  });
  return (hidden: boolean) => run({ input: { id, hidden, postId } });
}
