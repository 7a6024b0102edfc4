import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/numbers.ts';
import type { useAdPrice } from './useAdPrice.ts';

/** What it costs, as it is computed. */
export function Total({ price, text, failed, retry }: ReturnType<typeof useAdPrice>) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
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
      {failed && (
        <p role="alert" className="mt-2 flex items-center justify-end gap-3 text-sm text-danger">
          O total não foi calculado.
          <Button size="sm" variant="secondary" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
    </div>
  );
}
