import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { CancelPixRenewalDocument } from './generated/pixRenewal.ts';
import { VipSubscriptionsDocument } from './generated/subscriptions.ts';

const FAILED = 'Não foi possível cancelar o Pix Automático';

/** Returns a function that cancels Pix Automático for a subscription. A double click sends a single request. */
export function useCancelPixRenewal(communityId: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: CancelPixRenewalDocument,
        variables: { communityId },
        update: (cache, { data: done }) => {
          const result = done?.cancelPixRenewal;
          if (result?.__typename !== 'CancelPixRenewalSuccess') return;
          cache.writeQuery({ query: VipSubscriptionsDocument, data: { vipSubscriptions: result.subscriptions } });
        },
      });
      const result = data?.cancelPixRenewal;
      if (result?.__typename === 'CancelPixRenewalSuccess') toast({ title: 'Pix Automático cancelado' });
      else toastFailure(FAILED, result?.message);
    } catch {
      toastFailure(FAILED, CHECK_AND_RETRY);
    } finally {
      setBusy(false);
    }
  }

  return { cancel, busy };
}
