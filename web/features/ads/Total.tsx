import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/numbers.ts';
import { cardShare, payerWords } from '../wallet/amounts.ts';
import { useWallet } from '../wallet/useWallet.ts';
import type { useAdPrice } from './useAdPrice.ts';

/** What it costs, as it is computed, and what of it the wallet and the card will pay. */
export function Total({ price, text, failed, retry }: ReturnType<typeof useAdPrice>) {
  const { wallet } = useWallet();

  return (
    <div data-price className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium text-ink-soft">Total</span>
        <output
          aria-label="Total"
          aria-live="polite"
          className="text-2xl font-bold tracking-tight text-ink tabular-nums"
        >
          {text}
        </output>
      </div>
      {price && (
        <p className="mt-1 text-right text-sm text-ink-faint">
          {counted(price.days, 'dia', 'dias')} × {price.formattedDay}
        </p>
      )}
      {price && wallet && (
        <p className="mt-2 border-t border-line pt-2 text-sm text-ink-soft">
          Seu saldo é de {wallet.formattedBalance}. {payerWords(cardShare(price.centavos, wallet))}
        </p>
      )}
      {failed && (
        <p role="alert" className="mt-2 flex items-center justify-end gap-3 text-sm text-danger">
          Não foi possível calcular o total.
          <Button size="sm" variant="secondary" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
    </div>
  );
}
