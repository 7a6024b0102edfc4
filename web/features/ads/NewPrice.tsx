import { nonBreakingBRL } from '../../../schema/brl.ts';
import { Button } from '../../ui/Button.tsx';
import { RETRY } from '../../ui/connection.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { useAdPrice } from './useAdPrice.ts';

type NewPriceProps = {
  kind: DraftKind;
  draft: AdDraft;
  /** True if the member may have copied the code of a Pix of the earlier price. */
  hasCode: boolean;
  /** True while the payment of the new price is being started. */
  busy: boolean;
  onAccept: (centavos: number) => void;
};

/**
 * Shows the new price if the price has changed since the member filled in the form. Nothing is charged before the
 * member accepts the new price.
 */
export function NewPrice({ kind, draft, hasCode, busy, onAccept }: NewPriceProps) {
  const { price, loading, failed, retry } = useAdPrice(kind, draft);
  // While the query is loading, show no price, because the cache may still contain the old price.
  const now = loading || !price ? null : price.total.centavos;

  return (
    <Notice
      title="O preço mudou"
      action={
        failed ? (
          <Button onClick={retry}>{RETRY}</Button>
        ) : (
          <Button size="lg" loading={now === null || busy} onClick={() => now !== null && onAccept(now)}>
            {now === null ? 'Continuar' : `Continuar por ${nonBreakingBRL(now)}`}
          </Button>
        )
      }
    >
      <span>{`Você viu ${nonBreakingBRL(draft.priceCentavos)}. `}</span>
      {now !== null && <span>{`Agora são ${nonBreakingBRL(now)}. `}</span>}
      <span>Nada foi cobrado.</span>
      {hasCode && <span> Não pague mais o código Pix anterior: ele não compra o anúncio.</span>}
    </Notice>
  );
}
