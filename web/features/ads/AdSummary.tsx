import { trimText } from '../../../schema/texts.ts';
import { counted } from '../../ui/numbers.ts';
import { OrderSummary } from '../wallet/OrderSummary.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { dayText } from '../../ui/saoPauloDays.ts';
import { useAdPrice } from './useAdPrice.ts';
import { highlights } from './labels.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { isolate } from '../../ui/isolate.ts';

/** The order summary in the checkout of an ad: the ad, and the part of the price that the wallet pays. */
export function AdSummary({ kind, draft, card }: { kind: DraftKind; draft: AdDraft; card: number }) {
  const { price } = useAdPrice(kind, draft);
  const place = highlights.find(({ value }) => value === draft.highlight)?.label ?? '';
  const { startDate, endDate } = draft;
  const days = startDate === endDate ? dayText(startDate) : `${dayText(startDate)} a ${dayText(endDate)}`;
  const count = price ? ` (${counted(price.days, 'dia', 'dias')})` : '';
  const whats = {
    BUSINESS_AD: `Anúncio: ${isolate(trimText(draft.title))}`,
    PROFILE_AD: `Destaque do perfil: ${place}`,
    POST_AD: 'Post impulsionado',
  };

  return (
    <ItemBoundary>
      <OrderSummary
        what={whats[kind]}
        detail={`${days}${count}`}
        price={price?.total.centavos ?? null}
        card={card}
        method={draft.method}
      />
    </ItemBoundary>
  );
}
