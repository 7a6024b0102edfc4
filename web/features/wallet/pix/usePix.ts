import type { ApolloClient } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';
import { askResult } from '../../../apollo/result.ts';
import { useLatestNews } from '../../notifications/unread.ts';
import {
  CreatePixTopUpDocument,
  PixPaymentDocument,
  usePixPaymentQuery,
  type Pix_PixFragment,
} from './generated/pix.ts';
import { WalletDocument } from '../generated/wallet.ts';
import { warmPixCheckout } from './LazyPixCheckout.ts';
import { purchaseProblemOf, usePurchaseKeys } from '../purchaseKeys.ts';

const POLL_INTERVAL_MS = 5_000;
/**
 * In ms. The polling interval for an expired code. It is longer than for a valid code, because a payment is less
 * likely; but the member may still be paying in the app of their bank.
 */
const LATE_POLL_INTERVAL_MS = 30_000;

/**
 * Stores the new Pix of a mutation's answer, so that `usePix` shows its code at once. Without this, the page would wait
 * for a second request, which asks the payment provider again.
 */
export function keepNewPix(client: ApolloClient, pix: Pix_PixFragment) {
  client.writeQuery({ query: PixPaymentDocument, variables: { id: pix.id }, data: { pixPayment: pix } });
}

/**
 * Returns a function that starts a wallet top-up by Pix. Neither a retry after a lost answer nor a second click starts
 * a second payment.
 */
export function useBeginPix() {
  const client = useApolloClient();
  const withKey = usePurchaseKeys();

  return async function begin(centavos: number): Promise<{ id: string } | { problem: string }> {
    warmPixCheckout();
    try {
      const { success, refusal } = await withKey(centavos, (idempotencyKey) =>
        askResult(client, CreatePixTopUpDocument, { input: { centavos, idempotencyKey } }),
      );
      if (refusal) return { problem: refusal.message };
      keepNewPix(client, success.pix);
      return { id: success.pix.id };
    } catch (error) {
      return { problem: purchaseProblemOf(error) ?? CHECK_AND_RETRY };
    }
  };
}

export type FollowedPix = ReturnType<typeof usePix>;

/**
 * Follows a Pix payment until it is paid and its purchase is made or refused. A payment causes a notification, which
 * reaches every tab immediately. The payment is also polled, because the connection may be lost or the code may expire.
 * @param id the id of the payment; null if there is no payment to follow
 */
export function usePix(id: string | null) {
  const client = useApolloClient();
  const [isPaid, setPaid] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const { data, error, refetch } = usePixPaymentQuery(
    id === null
      ? skipToken
      : {
          variables: { id },
          fetchPolicy: 'cache-and-network',
          pollInterval: isSettled ? 0 : isExpired ? LATE_POLL_INTERVAL_MS : POLL_INTERVAL_MS,
          skipPollAttempt: () => document.hidden,
          context: { quiet: true },
        },
  );
  const pix = data?.pixPayment;
  const latest = useLatestNews();
  const seen = useRef(latest);
  if (pix && isPaid !== (pix.state === 'PAID')) setPaid(pix.state === 'PAID');
  const isOver = pix?.state === 'PAID' && pix.purchase !== 'PENDING';
  if (pix && isSettled !== isOver) setSettled(isOver);
  if (pix && isExpired !== (pix.state === 'EXPIRED')) setExpired(pix.state === 'EXPIRED');

  useEffect(() => {
    if (id === null) return;
    const ask = () => void refetch().catch(() => undefined);
    if (seen.current !== latest) ask();
    seen.current = latest;
    const askAtReturn = () => document.hidden || ask();
    document.addEventListener('visibilitychange', askAtReturn);
    return () => document.removeEventListener('visibilitychange', askAtReturn);
  }, [id, latest, refetch]);

  useEffect(() => {
    if (!isPaid) return;
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'payments' });
    client.refetchQueries({ include: [WalletDocument] }).catch(() => undefined);
  }, [client, isPaid, isSettled]);

  return { pix, error, retry: refetch };
}
