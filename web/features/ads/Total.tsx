import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/numbers.ts';
import { cardShare, payerText } from '../wallet/amounts.ts';
import { useWallet } from '../wallet/useWallet.ts';
import type { useAdPrice } from './useAdPrice.ts';
import { RETRY } from '../../ui/connection.ts';

/**
 * Shows the price, the part that the wallet pays, and the part that the card or Pix pays. The height is fixed, so that
 * the button below does not move under the member's finger when the price arrives.
 */
export function Total({ price, text, failed, retry }: Omit<ReturnType<typeof useAdPrice>, 'loading'>) {
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
      <p className="mt-1 min-h-5 text-right text-sm text-ink-faint">
        {price && `${counted(price.days, 'dia', 'dias')} × ${price.perDay.formatted}`}
      </p>
      <div className="mt-2 min-h-[3.25rem] border-t border-line pt-2 text-sm text-ink-soft">
        {failed ? (
          <p role="alert" className="flex items-center justify-end gap-3 text-danger">
            Não foi possível calcular o total.
            <Button size="sm" variant="secondary" onClick={retry}>
              {RETRY}
            </Button>
          </p>
        ) : (
          wallet && (
            <p>
              Seu saldo é de {wallet.balance.formatted}.
              {price && <span>{` ${payerText(cardShare(price.total.centavos, wallet))}`}</span>}
            </p>
          )
        )}
      </div>
    </div>
  );
}
