import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FinishAdDocument } from './generated/ads.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

/** The message of SPEC.md, section 8, "Finish ad failure". */
const SORRY = 'Erro ao tentar finalizar o anúncio. Tente novamente mais tarde';

/**
 * Returns a function that ends an ad. The answer updates the ad in the list, and the wallet's balance is fetched again
 * (SPEC.md, section 4).
 */
export function useFinishAd(id: string) {
  const client = useApolloClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  /** @returns true if this call has ended the ad */
  async function finish() {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: FinishAdDocument,
        variables: { id },
        update: (cache) => {
          for (const fieldName of ['wallet', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
        },
      });
      const ended = data?.finishAd.__typename === 'FinishAdSuccess';
      if (ended) toast({ title: 'Anúncio finalizado com sucesso!' });
      else toastFailure(SORRY, null);
      return ended;
    } catch {
      toastFailure(SORRY, null);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { finish, busy };
}
