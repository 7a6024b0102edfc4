import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askResult } from '../../apollo/result.ts';
import { AppealAgeCheckDocument, StartAgeCheckDocument } from './generated/age.ts';

const AWAY = 'O serviço de verificação não respondeu. Tente novamente em alguns minutos.';

/**
 * Returns functions that start an age check, or an appeal against a failed check, and open the verification provider's
 * page. Also returns `failure`, the error message.
 */
export function useAgeCheck() {
  const client = useApolloClient();
  const [going, setGoing] = useState<'start' | 'appeal' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function go(way: 'start' | 'appeal') {
    if (going) return;
    setGoing(way);
    setFailure(null);
    const asked =
      way === 'start' ? askResult(client, StartAgeCheckDocument, {}) : askResult(client, AppealAgeCheckDocument, {});
    const outcome = await asked.catch(() => undefined);
    if (outcome?.success) {
      window.location.assign(outcome.success.url);
      return;
    }
    setGoing(null);
    setFailure(outcome?.refusal.message ?? AWAY);
  }

  return { go, going, failure };
}
