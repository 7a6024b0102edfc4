import { EyeOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useHideCommentMutation, type CommentItem_CommentFragment } from '../../generated/comments.ts';
import { toast } from '../../ui/toast.ts';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const SORRY = 'Verifique sua conexão e tente novamente.';

/** The post owner's way to hide a comment for everybody. It cannot be undone, so it asks first. */
export function HideComment({ comment }: { comment: CommentItem_CommentFragment }) {
  const [asking, setAsking] = useState(false);
  const [hideComment, { loading }] = useHideCommentMutation();

  const hide = async () => {
    try {
      const { data } = await hideComment({ variables: { id: comment.id } });
      if (data?.hideComment.__typename === 'Refusal') sayFailed(data.hideComment.message);
    } catch (error) {
      sayFailed(CombinedGraphQLErrors.is(error) ? error.message : SORRY);
    }
  };

  return (
    <>
      <button
        type="button"
        aria-label="Ocultar comentário"
        title="Ocultar comentário"
        disabled={loading}
        className="grid size-9 place-items-center rounded-full text-ink-faint transition duration-150 hover:bg-raised hover:text-ink"
        onClick={() => setAsking(true)}
      >
        <EyeOff aria-hidden className="size-4.5" strokeWidth={1.8} />
      </button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Ocultar este comentário?"
            description={`O texto de ${comment.author.name} deixa de aparecer para todos. Não dá para desfazer.`}
            confirmLabel="Ocultar comentário"
            onConfirm={() => void hide()}
          />
        </Suspense>
      )}
    </>
  );
}

function sayFailed(description: string) {
  toast({ title: 'O comentário não foi ocultado', description, tone: 'danger' });
}
