import { toast, toastFailure } from '../../../ui/toast.ts';
import { useCancelPixRenewalMutation } from './generated/pixRenewal.ts';
import { VipSubscriptionsDocument } from './generated/subscriptions.ts';

/** Returns a function that cancels Pix Automático for a subscription. A double click sends a single request. */
export function useCancelPixRenewal(communityId: string) {
  const { run, loading } = useCancelPixRenewalMutation({
    update(cache, { subscriptions }) {
      cache.writeQuery({ query: VipSubscriptionsDocument, data: { vipSubscriptions: subscriptions } });
    },
    done: () => toast({ title: 'Pix Automático cancelado' }),
    failed: (problem) => toastFailure('Não foi possível cancelar o Pix Automático', problem),
  });
  return { cancel: () => run({ input: { communityId } }), busy: loading };
}
