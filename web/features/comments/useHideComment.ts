import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useHideCommentMutation } from './generated/comments.ts';
import { toastFailure } from '../../ui/toast.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

/**
 * Returns a function that hides a comment from all viewers, or shows a hidden comment again. Shows a toast on failure.
 */
export function useHideComment({ id, postId }: { id: string; postId: string }) {
  const [hideComment] = useHideCommentMutation();

  return async (hidden: boolean) => {
    const title = hidden ? 'O comentário não foi ocultado' : 'O comentário continua oculto';
    const sayFailed = (description: string) => toastFailure(title, description);
    try {
      const { data } = await hideComment({ variables: { id, hidden, postId } });
      if (data?.hideComment.__typename === 'Refusal') sayFailed(data.hideComment.message);
    } catch (error) {
      sayFailed(CombinedGraphQLErrors.is(error) ? error.message : CHECK_AND_RETRY);
    }
  };
}
