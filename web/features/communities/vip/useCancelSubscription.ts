import { useCancelVipSubscriptionMutation, VipSubscriptionsDocument } from './generated/subscriptions.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { forgetInside } from '../useCommunityActions.ts';

/** Returns a function that cancels a subscription. A double click sends a single request. */
export function useCancelSubscription(communityId: string) {
  const { run, loading } = useCancelVipSubscriptionMutation({
    update(cache, { subscriptions }) {
      cache.writeQuery({ query: VipSubscriptionsDocument, data: { vipSubscriptions: subscriptions } });
      cache.evict({ id: cache.identify({ __typename: 'Community', id: communityId }), fieldName: 'membership' });
      // If the current month is not paid, the cancellation ends the membership immediately.
      if (!subscriptions.some((each) => each.communityId === communityId)) forgetInside(cache, communityId);
    },
    done: () => toast({ title: 'Assinatura cancelada' }),
    failed: (problem) => toastFailure('Não foi possível cancelar', problem),
  });
  return { cancel: () => run({ input: { communityId } }), busy: loading };
}
