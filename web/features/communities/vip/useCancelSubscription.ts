import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CancelVipSubscriptionDocument, VipSubscriptionsDocument } from './generated/subscriptions.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { forgetInside } from '../useCommunityActions.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';

/** Returns a function that cancels a subscription. A double click sends a single request. */
export function useCancelSubscription(communityId: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: CancelVipSubscriptionDocument,
        variables: { communityId },
        update: (cache, { data: done }) => {
          const result = done?.cancelVipSubscription;
          if (result?.__typename !== 'CancelVipSubscriptionSuccess') return;
          cache.writeQuery({ query: VipSubscriptionsDocument, data: { vipSubscriptions: result.subscriptions } });
          cache.evict({ id: cache.identify({ __typename: 'Community', id: communityId }), fieldName: 'membership' });
          // If the current month is not paid, the cancellation ends the membership immediately.
          if (!result.subscriptions.some((each) => each.communityId === communityId)) forgetInside(cache, communityId);
        },
      });
      const result = data?.cancelVipSubscription;
      if (result?.__typename === 'CancelVipSubscriptionSuccess') toast({ title: 'Assinatura cancelada' });
      else toastFailure('Não foi possível cancelar', result?.message);
    } catch {
      const description = CHECK_AND_RETRY;
      toastFailure('Não foi possível cancelar', description);
    } finally {
      setBusy(false);
    }
  }

  return { cancel, busy };
}
