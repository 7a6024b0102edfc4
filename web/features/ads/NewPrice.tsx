import { nonBreakingBRL } from '../../ui/brl.ts';
import { Button } from '../../ui/Button.tsx';
import { RETRY } from '../../ui/connection.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { useAdPrice } from './useAdPrice.ts';

type NewPriceProps = { kind: DraftKind; draft: AdDraft; onAccept: (centavos: number) => void };

/** Shows the price that has changed since the form was filled in. Nothing is charged before the member accepts it. */
export function NewPrice({ kind, draft, onAccept }: NewPriceProps) {
  const { price, loading, failed, retry } = useAdPrice(kind, draft);
  // The cache may still have the price that the member saw.
  const now = loading || !price ? null : price.centavos;

  return (
    <Notice
      title="O preço mudou"
      action={
        failed ? (
          <Button onClick={retry}>{RETRY}</Button>
        ) : (
          <Button size="lg" loading={now === null} onClick={() => now !== null && onAccept(now)}>
            {now === null ? 'Continuar' : `Continuar por ${nonBreakingBRL(now)}`}
          </Button>
        )
      }
    >
      <span>{`Você viu ${nonBreakingBRL(draft.priceCentavos)}. `}</span>
      {now !== null && <span>{`Agora são ${nonBreakingBRL(now)}. `}</span>}
      <span>Nada foi cobrado.</span>
    </Notice>
  );
}
