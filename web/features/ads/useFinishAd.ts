import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FinishAdDocument } from '../../generated/ads.ts';
import { toast } from '../../ui/toast.ts';

/** SPEC 8, "Finish ad failure". */
const SORRY = 'Erro ao tentar finalizar o anúncio. Tente novamente mais tarde';

/** Ends an ad; the answer brings it as it is now into the list, and the balance is asked for again (SPEC 4). */
export function useFinishAd(id: string) {
  const client = useApolloClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function finish() {
    if (running.current) return;
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
      if (data?.finishAd.__typename === 'FinishAdSuccess') toast({ title: 'Anúncio finalizado com sucesso!' });
      else toast({ title: SORRY, tone: 'danger' });
    } catch {
      toast({ title: SORRY, tone: 'danger' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { finish, busy };
}
