import { useState } from 'react';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import type { ComposerController } from './composer.ts';
import { publishProblem, type Draft } from './draft.ts';

/**
 * Publishes the draft and reports the outcome (SPEC 8), even if the member has left the page meanwhile.
 * @param home the page that shows the post
 * @returns the problem that blocks publishing, from the first try until it is fixed
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

  // The draft also changes with an upload's progress, which does not clear the error.
  const said = blocked?.draft === draft ? blocked.message : null;
  return { publish, problem: blocked ? (publishProblem(draft) ?? said) : null };
}
