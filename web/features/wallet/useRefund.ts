import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { RefundPaymentDocument } from '../../generated/payments.ts';
import { formatBRL } from '../../ui/brl.ts';
import { toast } from '../../ui/toast.ts';

const SORRY = 'Não foi possível devolver o valor. Tente novamente mais tarde.';

/** Gives a card payment back. The server does it once, however often it is asked. */
export function useRefund(id: string) {
  const client = useApolloClient();
  const running = useRef(false);
  const [state, setState] = useState<'still' | 'busy' | 'done'>('still');

  async function refund() {
    if (running.current) return;
    running.current = true;
    setState('busy');
    try {
      const { data } = await client.mutate({
        mutation: RefundPaymentDocument,
        variables: { id },
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'payments' }),
      });
      const result = data?.refundPayment;
      if (result?.__typename === 'RefundPaymentSuccess') {
        toast({ title: `${formatBRL(result.centavos)} a caminho do seu cartão` });
        setState('done');
        return;
      }
      toast({ title: result?.message ?? SORRY, tone: 'danger' });
    } catch {
      toast({ title: SORRY, tone: 'danger' });
    } finally {
      running.current = false;
      setState((now) => (now === 'busy' ? 'still' : now));
    }
  }

  return { refund, busy: state === 'busy', isDone: state === 'done' };
}
