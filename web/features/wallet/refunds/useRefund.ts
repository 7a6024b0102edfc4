import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { askResult } from '../../../apollo/result.ts';
import { PaymentRefundableDocument, RefundPaymentDocument } from '../history/generated/payments.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';

const SORRY = 'Não foi possível devolver o valor. Tente novamente mais tarde.';

/**
 * Returns a function that refunds a payment by card or Pix. The idempotency key stays the same until the server
 * answers, so that neither a retry after a lost answer nor a second click refunds the payment twice.
 */
export function useRefund(id: string, isPix: boolean, onRefunded?: () => void) {
  const client = useApolloClient();
  const running = useRef(false);
  const key = useRef(newId());
  const [busy, setBusy] = useState(false);
  /** The refunded amount as text; null before the refund. */
  const [refunded, setRefunded] = useState<string | null>(null);

  async function refund() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const variables = { input: { id, idempotencyKey: key.current } };
      const { success, refusal } = await askResult(client, RefundPaymentDocument, variables);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'payments' });
      key.current = newId();
      if (refusal) {
        toastFailure(refusal.message, null);
        return;
      }
      const { formatted } = success.amount;
      toast({ title: `${formatted} a caminho ${isPix ? 'da conta que pagou' : 'do seu cartão'}` });
      setRefunded(formatted);
      // Refetch the refundable amounts of other payments, because they depend on the same balance.
      client.refetchQueries({ include: [PaymentRefundableDocument] }).catch(() => undefined);
      onRefunded?.();
    } catch {
      toastFailure(SORRY, null);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { refund, busy, refunded };
}
