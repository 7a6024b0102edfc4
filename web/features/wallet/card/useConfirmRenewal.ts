import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useGoOn } from '../../../navigation/useGoOn.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { rememberIntent } from '../pendingIntent.ts';
import { PaymentToConfirmDocument } from './generated/savedCard.ts';

/** Opens the checkout in which the member confirms a charge of the saved card. */
export function useConfirmRenewal() {
  const client = useApolloClient();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);

  async function confirm(id: string) {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.query({
        query: PaymentToConfirmDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const intent = data?.paymentIntent;
      if (!intent) {
        toastFailure('Este pagamento já terminou', 'Nada mais é cobrado por ele.');
        return;
      }
      const { id: paymentIntentId, clientSecret, amount } = intent;
      const pending = {
        paymentIntentId,
        clientSecret,
        centavos: amount.centavos,
        returnTo: '/payments',
        usesSavedCard: true,
      };
      rememberIntent('TOP_UP', pending);
      await goOn('/payment/add-balance/payment-checkout');
    } catch {
      toastFailure('O pagamento não abriu', CHECK_AND_RETRY);
    } finally {
      setBusy(false);
    }
  }

  return { confirm, busy };
}
