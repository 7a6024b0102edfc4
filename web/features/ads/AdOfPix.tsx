import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { cancelPayment } from '../wallet/cancelPayment.ts';
import { OrderSummary } from '../wallet/OrderSummary.tsx';
import type { Pix_PixFragment } from '../wallet/pix/generated/pix.ts';
import { periodText } from './labels.ts';
import { useIsPriceOf } from './useAdPrice.ts';

type AdOfPixProps = { what: string; pix: Pix_PixFragment };

/** The summary of an ad that is paid by Pix, from the payment alone. The form of the ad may be on another device. */
export function AdOfPix({ what, pix: { post, startDate, endDate, price, amount } }: AdOfPixProps) {
  const detail = startDate != null && endDate != null ? periodText({ startDate, endDate }) : undefined;
  return (
    <ItemBoundary>
      <OrderSummary
        what={what}
        excerpt={post?.text}
        detail={detail}
        price={price?.centavos ?? null}
        card={amount.centavos}
        method="PIX"
      />
    </ItemBoundary>
  );
}

/**
 * Returns true if an ad no longer has the price of its waiting Pix, so that the Pix would pay into the wallet. The
 * price of a profile's highlight is not compared, because its payment does not name the place of the highlight.
 */
export function useHasOldPrice(pix: Pix_PixFragment | null | undefined) {
  const { purpose, state, startDate, endDate, price } = pix ?? {};
  const kind = purpose === 'BUSINESS_AD' ? purpose : 'POST_AD';
  const isCompared = state === 'WAITING' && (purpose === 'BUSINESS_AD' || purpose === 'POST_AD');
  const days = { startDate: (isCompared && startDate) || '', endDate: endDate ?? '' };
  return !useIsPriceOf(kind, { ...days, highlight: null, targets: [], priceCentavos: price?.centavos ?? 0 });
}

/** Shown instead of the code of a Pix that no longer buys its ad. */
export function OldPrice() {
  return (
    <div role="alert">
      <Notice title="O preço mudou">
        Não pague mais este código Pix: ele não compra o anúncio. Cancele o código e monte o anúncio de novo.
      </Notice>
    </div>
  );
}

type CancelAdPixProps = { id: string; onCanceled: () => void; onPaid: () => void };

/**
 * A button that cancels the waiting Pix of an ad. Without it, the member could not change the ad before the code
 * expires, because the menu of the post leads back to the code.
 * @param onPaid called if the Pix was paid before it could be canceled
 */
export function CancelAdPix({ id, onCanceled, onPaid }: CancelAdPixProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      const state = await cancelPayment(client, id);
      if (state === 'FAILED') onCanceled();
      else if (state === 'SUCCEEDED') onPaid();
      else toastFailure('O Pix não foi cancelado', CHECK_AND_RETRY);
    } catch {
      toastFailure('O Pix não foi cancelado', CHECK_AND_RETRY);
    }
    setBusy(false);
  }

  return (
    <Button variant="ghost" className="w-full" loading={busy} onClick={() => void cancel()}>
      Cancelar este Pix e mudar o anúncio
    </Button>
  );
}
