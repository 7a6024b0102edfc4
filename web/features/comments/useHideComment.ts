import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useHideCommentMutation } from '../../generated/comments.ts';
import { toast } from '../../ui/toast.ts';

const SORRY = 'Verifique sua conexão e tente novamente.';

/** The post owner's way to hide a comment for everybody. */
export function useHideComment(id: string) {
  const [hideComment] = useHideCommentMutation();

  return async () => {
    try {
      const { data } = await hideComment({ variables: { id } });
      if (data?.hideComment.__typename === 'Refusal') sayFailed(data.hideComment.message);
    } catch (error) {
      sayFailed(CombinedGraphQLErrors.is(error) ? error.message : SORRY);
    }
  };
}

function sayFailed(description: string) {
  toast({ title: 'O comentário não foi ocultado', description, tone: 'danger' });
}
