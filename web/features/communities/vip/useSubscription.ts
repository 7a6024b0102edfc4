import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import {
  CancelCommunitySubscriptionDocument,
  CommunityDocument,
  ResumeCommunitySubscriptionDocument,
  SubscribeToCommunityDocument,
} from '../generated/communities.ts';
import { SubscribeByPixDocument } from './generated/pixRenewal.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { forgetInside } from '../useCommunityActions.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';

export type Bought = 'bought' | 'no-balance' | 'price-changed' | 'failed';

const AWAY = CHECK_AND_RETRY;

/**
 * Returns functions that buy a month of a VIP community, cancel the subscription or resume it. Failures are shown in a
 * toast.
 */
export function useSubscription(id: string) {
  const client = useApolloClient();
  // One idempotency key per price: a second try after a lost answer starts no second payment.
  const [keys] = useState(() => new Map<number, string>());

  function fail(description: string | undefined): 'failed' {
    toastFailure('Não foi possível concluir', description);
    return 'failed';
  }

  /** @param priceCents the displayed price in centavos; the server charges this price or refuses */
  async function buy(priceCents: number): Promise<Bought> {
    try {
      const { data } = await client.mutate({
        mutation: SubscribeToCommunityDocument,
        variables: { input: { id, priceCents } },
        update: (cache, { data: done }) => {
          if (done?.subscribeToCommunity.__typename !== 'SubscribeToCommunitySuccess') return;
          for (const fieldName of ['myCommunities', 'feed', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
          cache.gc();
        },
      });
      const result = data?.subscribeToCommunity;
      if (result?.__typename === 'SubscribeToCommunitySuccess') return 'bought';
      if (result?.code === 'INSUFFICIENT_BALANCE') return 'no-balance';
      if (result?.code !== 'PRICE_CHANGED') return fail(result?.message);
      await client.query({ query: CommunityDocument, variables: { id }, fetchPolicy: 'network-only' });
      return 'price-changed';
    } catch (error) {
      return fail(CombinedGraphQLErrors.is(error) ? error.message : AWAY);
    }
  }

  /**
   * Starts the payment by Pix that buys a month and authorises Pix Automático.
   * @returns the id of the payment, or the failure
   */
  async function startPix(priceCents: number): Promise<{ pixId: string } | 'price-changed' | 'failed'> {
    const idempotencyKey = keys.get(priceCents) ?? newId();
    keys.set(priceCents, idempotencyKey);
    try {
      const { data } = await client.mutate({
        mutation: SubscribeByPixDocument,
        variables: { input: { id, priceCents, idempotencyKey } },
        fetchPolicy: 'no-cache',
      });
      keys.delete(priceCents);
      const result = data?.subscribeByPix;
      if (result?.__typename === 'SubscribeByPixSuccess') return { pixId: result.pix.id };
      if (result?.code !== 'PRICE_CHANGED') return fail(result?.message);
      await client.query({ query: CommunityDocument, variables: { id }, fetchPolicy: 'network-only' });
      return 'price-changed';
    } catch (error) {
      return fail(CombinedGraphQLErrors.is(error) ? error.message : AWAY);
    }
  }

  async function cancel() {
    try {
      const { data } = await client.mutate({
        mutation: CancelCommunitySubscriptionDocument,
        variables: { id },
        update: (cache, { data: done }) => {
          const result = done?.cancelCommunitySubscription;
          if (result?.__typename !== 'CancelCommunitySubscriptionSuccess') return;
          if (result.community.membership?.status === 'EXPIRED') forgetInside(cache, id);
        },
      });
      const result = data?.cancelCommunitySubscription;
      if (result?.__typename === 'CancelCommunitySubscriptionSuccess') return true;
      fail(result?.message);
    } catch (error) {
      fail(CombinedGraphQLErrors.is(error) ? error.message : AWAY);
    }
    return false;
  }

  async function resume() {
    try {
      const { data } = await client.mutate({ mutation: ResumeCommunitySubscriptionDocument, variables: { id } });
      const result = data?.resumeCommunitySubscription;
      if (result?.__typename === 'ResumeCommunitySubscriptionSuccess') return true;
      fail(result?.message);
    } catch (error) {
      fail(CombinedGraphQLErrors.is(error) ? error.message : AWAY);
    }
    return false;
  }

  return { buy, startPix, cancel, resume };
}
