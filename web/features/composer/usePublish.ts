import { useState } from 'react';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import type { ComposerController } from './composer.ts';
import { publishProblem, type Draft } from './draft.ts';

/**
 * Returns a function that publishes the draft and shows the outcome (SPEC.md, section 8), even if the member has left
 * the page in the meantime.
 * @param home the path of the page that shows the new post
 * @returns `publish`, and `problem`: the problem that blocks publishing, from the first attempt until the member has
 * fixed it
 */
export function usePublish(composer: ComposerController, draft: Draft, home: string) {
  const goOn = useGoOn();
  const [blocked, setBlocked] = useState<{ message: string; draft: Draft } | null>(null);

  async function publish() {
    setBlocked(null);
    const outcome = await composer.publish();
    if (outcome.kind === 'blocked') {
      setBlocked({ message: outcome.message, draft: composer.getState().draft });
    } else if (outcome.kind === 'failed') {
      toastFailure(
        'Não foi possível criar o post',
        outcome.message ?? 'Falha na criação do post. Tente novamente mais tarde',
      );
    } else if (outcome.kind === 'published') {
      toast(
        outcome.waits
          ? { title: 'Post enviado para análise', description: 'Até a equipe aprovar, só você vê o post.' }
          : { title: 'Post criado com sucesso' },
      );
      await goOn(home);
    }
  }

  // The failure message of the last attempt disappears after any change of the draft, even upload progress. A problem
  // that `publishProblem` still finds stays visible.
  const said = blocked?.draft === draft ? blocked.message : null;
  return { publish, problem: blocked ? (publishProblem(draft) ?? said) : null };
}
