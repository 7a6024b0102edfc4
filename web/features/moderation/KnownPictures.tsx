import { useListModerationCasePicturesMutation, type CaseView_CaseFragment } from './generated/moderation.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

/**
 * Shows whether the pictures of a moderation case are on the list of forbidden pictures, with a button that adds them
 * to the list or removes them.
 */
export function KnownPictures({ moderationCase }: { moderationCase: CaseView_CaseFragment }) {
  const { id, isListed, isHash, target, decision, evidence } = moderationCase;
  const { run, loading } = useListModerationCasePicturesMutation({
    done: (_case, { input: { listed } }) => toast({ title: listed ? 'Incluído na lista' : 'Retirado da lista' }),
    failed: (problem) => toastFailure('Não foi possível mudar a lista', problem),
  });
  const hasPictures = evidence.media.length + evidence.pictureUrls.length > 0;
  const mayList =
    hasPictures && !(isHash && target === 'OTHER') && ['TAKE_DOWN', 'SUSPEND', 'BAN'].includes(decision ?? '');
  if (!isListed && !mayList) return null;

  return (
    <section>
      <h3 className="font-semibold text-ink">Arquivos conhecidos</h3>
      <p className="mt-1 text-ink-soft">
        {isListed
          ? 'Estas imagens estão na lista: ninguém consegue publicar cópias delas.'
          : 'Na lista, cópias destas imagens são barradas antes da publicação, e cada tentativa abre um caso.'}
      </p>
      <Button
        variant="outline"
        className="mt-3"
        loading={loading}
        onClick={() => void run({ input: { id, listed: !isListed } })}
      >
        {isListed ? 'Retirar da lista' : 'Incluir na lista'}
      </Button>
    </section>
  );
}
