import { skipToken } from '@apollo/client/react';
import { trimText } from '../../../schema/texts.ts';
import { cardShare } from '../wallet/amounts.ts';
import type { Method } from '../wallet/MethodField.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { OrderSummary } from '../wallet/OrderSummary.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { useAdPrice } from './useAdPrice.ts';
import { useBoostedPostQuery } from './generated/ads.ts';
import { highlights, periodText } from './labels.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { isolate } from '../../ui/isolate.ts';

type AdSummaryProps = {
  kind: DraftKind;
  draft: AdDraft;
  method: Method;
  /** The amount of the payment in centavos; null before the payment has started. */
  card: number | null;
};

/** The order summary in the checkout of an ad: the ad, and the part of the price that the wallet pays. */
export function AdSummary({ kind, draft, method, card }: AdSummaryProps) {
  const { price } = useAdPrice(kind, draft);
  const { wallet } = useWallet();
  // An open payment has the price that the form was sent with. The price may have changed since then.
  const ofPayment = card === null ? 0 : draft.priceCentavos;
  const total = ofPayment || (price?.total.centavos ?? null);
  // A member whose balance pays for the ad has chosen to pay all of it in another way.
  const share = total === null || !wallet ? null : cardShare(total, wallet).card || total;
  const place = highlights.find(({ value }) => value === draft.highlight)?.label ?? '';
  const asked = { variables: { id: draft.postId }, context: { quiet: true } };
  const { data } = useBoostedPostQuery(kind === 'POST_AD' ? asked : skipToken);
  const whats = {
    BUSINESS_AD: `Anúncio: ${isolate(trimText(draft.title))}`,
    PROFILE_AD: `Destaque do perfil: ${place}`,
    POST_AD: 'Post impulsionado',
  };

  return (
    <ItemBoundary>
      <OrderSummary
        what={whats[kind]}
        excerpt={data?.post?.text}
        detail={periodText(draft)}
        price={total}
        card={card ?? share}
        method={method}
      />
    </ItemBoundary>
  );
}
