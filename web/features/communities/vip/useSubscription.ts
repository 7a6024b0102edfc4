import { useApolloClient } from '@apollo/client/react';
import {
  CancelCommunitySubscriptionDocument,
  CommunityDocument,
  ResumeCommunitySubscriptionDocument,
  SubscribeToCommunityDocument,
} from '../generated/communities.ts';
import { SubscribeByPixDocument } from './generated/pixRenewal.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { forgetInside } from '../useCommunityActions.ts';
import { serverMessageOf } from '../../../apollo/faults.ts';
import { askResult } from '../../../apollo/result.ts';
import { warmPixCheckout } from '../../wallet/pix/LazyPixCheckout.ts';
import { keepNewPix } from '../../wallet/pix/usePix.ts';
import { purchaseProblemOf, usePurchaseKeys } from '../../wallet/purchaseKeys.ts';

export type Bought = 'bought' | 'no-balance' | 'price-changed' | 'failed';

/**
 * Returns functions that buy a month of a VIP community, cancel the subscription or resume it. Failures are shown in a
 * toast.
 */
export function useSubscription(id: string) {
  const client = useApolloClient();
  const withKey = usePurchaseKeys();

  function fail(description: string | undefined): 'failed' {
    toastFailure('Não foi possível concluir', description);
    return 'failed';
  }

  /** @param priceCents the displayed price in centavos; the server charges this price or refuses */
  async function buy(priceCents: number): Promise<Bought> {
    try {
      const { refusal } = await askResult(
        client,
        SubscribeToCommunityDocument,
        { input: { id, priceCents } },
        {
          update(cache) {
            for (const fieldName of ['myCommunities', 'feed', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
            cache.gc();
          },
        },
      );
      if (!refusal) return 'bought';
      if (refusal.code === 'INSUFFICIENT_BALANCE') return 'no-balance';
      if (refusal.code !== 'PRICE_CHANGED') return fail(refusal.message);
      await client.query({ query: CommunityDocument, variables: { id }, fetchPolicy: 'network-only' });
      return 'price-changed';
    } catch (error) {
      return fail(serverMessageOf(error));
    }
  }

  /**
   * Starts the payment by Pix that buys a month and authorises Pix Automático.
   * @returns the id of the payment, or the failure
   */
  async function startPix(priceCents: number): Promise<{ pixId: string } | 'price-changed' | 'failed'> {
    warmPixCheckout();
    try {
      const options = { fetchPolicy: 'no-cache' } as const;
      const { success, refusal } = await withKey(priceCents, (idempotencyKey) =>
        askResult(client, SubscribeByPixDocument, { input: { id, priceCents, idempotencyKey } }, options),
      );
      if (success) {
        keepNewPix(client, success.pix);
        return { pixId: success.pix.id };
      }
      if (refusal.code !== 'PRICE_CHANGED') return fail(refusal.message);
      await client.query({ query: CommunityDocument, variables: { id }, fetchPolicy: 'network-only' });
      return 'price-changed';
    } catch (error) {
      return fail(purchaseProblemOf(error));
    }
  }

  async function cancel() {
    try {
      const { refusal } = await askResult(
        client,
        CancelCommunitySubscriptionDocument,
        { input: { id } },
        {
          update(cache, { community }) {
            // The cancellation also ends Pix Automático. Otherwise the page would name it after the subscription is
            // resumed.
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'vipSubscriptions' });
            if (community.membership?.status === 'EXPIRED') forgetInside(cache, id);
          },
        },
      );
      if (!refusal) return true;
      fail(refusal.message);
    } catch (error) {
      fail(serverMessageOf(error));
    }
    return false;
  }

  async function resume() {
    try {
      const { refusal } = await askResult(client, ResumeCommunitySubscriptionDocument, { input: { id } });
      if (!refusal) return true;
      fail(refusal.message);
    } catch (error) {
      fail(serverMessageOf(error));
    }
    return false;
  }

  return { buy, startPix, cancel, resume };
}
