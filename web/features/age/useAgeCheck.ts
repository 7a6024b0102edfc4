import { useState } from 'react';
import { useAppealAgeCheckMutation, useStartAgeCheckMutation } from './generated/age.ts';

const AWAY = 'O serviço de verificação não respondeu. Tente novamente em alguns minutos.';

/**
 * Returns functions that start an age check, or an appeal against a failed check, and open the verification provider's
 * page. Also returns `failure`, the error message.
 */
export function useAgeCheck() {
  const [start] = useStartAgeCheckMutation();
  const [appeal] = useAppealAgeCheckMutation();
  const [going, setGoing] = useState<'start' | 'appeal' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function go(way: 'start' | 'appeal') {
    if (going) return;
    setGoing(way);
    setFailure(null);
    const answer = await (
      way === 'start'
        ? start().then(({ data }) => data?.startAgeCheck)
        : appeal().then(({ data }) => data?.appealAgeCheck)
    ).catch(() => undefined);
    if (answer?.__typename === 'AgeCheckStarted') {
      window.location.assign(answer.url);
      return;
    }
    setGoing(null);
    setFailure(answer?.message ?? AWAY);
  }

  return { go, going, failure };
}
