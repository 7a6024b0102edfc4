import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { askResult } from '../../apollo/result.ts';
import { ConfirmTopUpDocument, CreateTopUpIntentDocument } from './generated/wallet.ts';
import { rememberIntent } from './pendingIntent.ts';
import { PAYMENT_FAILED } from './card/cardErrors.ts';
import { purchaseProblemOf, usePurchaseKeys } from './purchaseKeys.ts';
import type { PaidOutcome } from './card/useCardPayment.ts';

/** The message of SPEC.md, section 8, "Other confirm-add-balance failure". */
const CONFIRM_FAILED = 'Ocorreu um erro durante o pagamento da inclusão de saldo. Tente novamente mais tarde';

/**
 * Returns a function that starts a top-up of the wallet by card. Neither a retry after a lost answer nor a second click
 * starts a second payment.
 */
export function useBeginTopUp() {
  const client = useApolloClient();
  const withKey = usePurchaseKeys();

  /** @returns the error message; null if the payment was started and the checkout page can be opened */
  return async function begin(centavos: number, returnTo: string | undefined): Promise<string | null> {
    try {
      const options = { fetchPolicy: 'no-cache' } as const;
      const { success, refusal } = await withKey(centavos, (idempotencyKey) =>
        askResult(client, CreateTopUpIntentDocument, { input: { centavos, idempotencyKey } }, options),
      );
      if (refusal) return refusal.message;
      const { id, clientSecret, amount } = success.intent;
      rememberIntent('TOP_UP', {
        paymentIntentId: id,
        clientSecret,
        centavos: amount.centavos,
        ...(returnTo && { returnTo }),
      });
      return null;
    } catch (error) {
      return purchaseProblemOf(error) ?? CHECK_AND_RETRY;
    }
  };
}

/**
 * Returns a function that tells our server that a top-up of the wallet was paid. The server's answer updates the
 * balance in the cache.
 */
export function useConfirmTopUp() {
  const client = useApolloClient();

  return useCallback(
    async (paymentIntentId: string): Promise<PaidOutcome> => {
      try {
        const { refusal } = await askResult(client, ConfirmTopUpDocument, { input: { paymentIntentId } });
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'payments' });
        if (!refusal) return { done: true };
        if (refusal.code === 'PAYMENT_FAILED') return { done: false, message: PAYMENT_FAILED, payAgain: true };
        const isPending = refusal.code === 'PAYMENT_PENDING';
        return { done: false, message: isPending ? refusal.message : CONFIRM_FAILED, payAgain: false };
      } catch {
        return { done: false, message: CONFIRM_FAILED, payAgain: false };
      }
    },
    [client],
  );
}
