import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useHideCommentMutation } from './generated/comments.ts';
import { toast } from '../../ui/toast.ts';

/** Hides a comment from all viewers, or shows it again. Shows a toast on failure. */
export function useHideComment({ id, postId }: { id: string; postId: string }) {
  const [hideComment] = useHideCommentMutation();

  return async (hidden: boolean) => {
    const title = hidden ? 'O comentário não foi ocultado' : 'O comentário continua oculto';
    const sayFailed = (description: string) => toast({ title, description, tone: 'danger' });
    try {
      const { data } = await hideComment({ variables: { id, hidden, postId } });
      if (data?.hideComment.__typename === 'Refusal') sayFailed(data.hideComment.message);
    } catch (error) {
      sayFailed(CombinedGraphQLErrors.is(error) ? error.message : 'Verifique sua conexão e tente novamente.');
    }
  };
}
