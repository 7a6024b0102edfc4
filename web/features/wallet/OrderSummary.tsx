import type { ReactNode } from 'react';
import { formatBRL } from '../../ui/brl.ts';

type OrderSummaryProps = {
  /** What is bought. */
  what: string;
  /** A few words more about it. */
  detail?: string;
  /** Centavos that it costs; null while that is not known. */
  price: number | null;
  /** Centavos that the card pays. */
  card: number;
};

/** What a card payment is for, and who pays how much of it: the wallet first, the card the rest. */
export function OrderSummary({ what, detail, price, card }: OrderSummaryProps) {
  // More than the price: the card also settles what an earlier return left open.
  const rest = price === null ? 0 : price - card;

  return (
    <section data-price aria-label="Resumo da compra" className="rounded-card border border-line bg-surface">
      <header className="px-4 pt-4 pb-3">
        <h2 className="font-semibold text-ink">{what}</h2>
        {detail && <p className="mt-0.5 text-sm text-ink-soft">{detail}</p>}
      </header>
      <dl className="space-y-2 border-t border-line px-4 py-3 text-[0.9375rem] tabular-nums">
        {price !== null && rest !== 0 && (
          <>
            <Line label="Valor">{formatBRL(price)}</Line>
            {rest > 0 ? (
              <Line label="Do seu saldo">−{formatBRL(rest)}</Line>
            ) : (
              <Line label="Valor em aberto na sua carteira">{formatBRL(-rest)}</Line>
            )}
          </>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-medium text-ink">Total no cartão</dt>
          <dd className="text-2xl font-bold tracking-tight text-ink">{formatBRL(card)}</dd>
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
