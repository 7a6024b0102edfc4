import type { ReactNode } from 'react';
import { nonBreakingBRL } from '../../../schema/brl.ts';
import type { Method } from './MethodField.tsx';

type OrderSummaryProps = {
  /** The name of the purchased item. */
  what: string;
  /** The beginning of a text that a member has written and that the item shows. */
  excerpt?: string | undefined;
  /** A short description of the item. */
  detail?: string | undefined;
  /** The price in centavos; null while the price is unknown. */
  price: number | null;
  /** The part of the price that the card or Pix pays, in centavos; null while it is unknown. */
  card: number | null;
  method?: Method;
};

/**
 * The summary of a purchase: the item, the part of the price that the wallet pays, and the rest, which the card or Pix
 * pays.
 */
export function OrderSummary({ what, excerpt, detail, price, card, method = 'CARD' }: OrderSummaryProps) {
  // The part of the price that the wallet pays. It is negative if the card or Pix pays more than the price, because the
  // payment then also settles the member's debt from an earlier refund or dispute.
  const rest = price === null || card === null ? 0 : price - card;

  return (
    <section data-price aria-label="Resumo da compra" className="rounded-card border border-line bg-surface">
      <header className="px-4 pt-4 pb-3">
        <h2 className="font-semibold text-ink">{what}</h2>
        {excerpt && (
          <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-soft">
            <bdi>{excerpt}</bdi>
          </p>
        )}
        {detail && <p className="mt-0.5 text-sm text-ink-soft">{detail}</p>}
      </header>
      <dl className="space-y-2 border-t border-line px-4 py-3 text-[0.9375rem] tabular-nums">
        {price !== null && rest !== 0 && (
          <>
            <Line label="Valor">{nonBreakingBRL(price)}</Line>
            {rest > 0 ? (
              <Line label="Do seu saldo">−{nonBreakingBRL(rest)}</Line>
            ) : (
              <Line label="Valor em aberto na sua carteira">{nonBreakingBRL(-rest)}</Line>
            )}
          </>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-medium text-ink">{method === 'PIX' ? 'Total por Pix' : 'Total no cartão'}</dt>
          <dd className="min-h-8 text-2xl font-bold tracking-tight text-ink">
            {card !== null && nonBreakingBRL(card)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
