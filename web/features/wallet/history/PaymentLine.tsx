import { CreditCard, Crown, Megaphone, ReceiptText, RotateCcw, ShieldAlert, Star, type LucideIcon } from 'lucide-react';
import type { PaymentRow_PaymentFragment } from './generated/payments.ts';
import type { PaymentKind } from '../../../generated/schema.ts';
import { cx } from '../../../ui/cx.ts';
import { formatDay, labelOf, stateLabels, timeOf } from './paymentWords.ts';

const icons: Record<PaymentKind, LucideIcon> = {
  TOP_UP: CreditCard,
  AD: Megaphone,
  HIGHLIGHT: Star,
  BOOST: Megaphone,
  VIP: Crown,
  VIP_EARNING: Crown,
  REFUND: RotateCcw,
  RELEASE: RotateCcw,
  DISPUTE: ShieldAlert,
  OTHER: ReceiptText,
};

/**
 * A row of the payment history: description, date, state and amount of a payment. The amounts of all rows are aligned.
 */
export function PaymentLine({ payment, onOpen }: { payment: PaymentRow_PaymentFragment; onOpen: () => void }) {
  const { kind, state, description, createdAt, debitAt } = payment;
  const Icon = icons[kind];

  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-1 py-3.5 text-left -outline-offset-2 transition duration-150 hover:bg-raised md:px-3"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-ink-soft">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere text-ink">
          {description == null ? labelOf(payment) : <bdi>{description}</bdi>}
        </span>
        <span className="block text-sm text-ink-faint md:truncate">
          {description && (
            <span className="max-md:block">
              {labelOf(payment)}
              <span className="max-md:hidden"> · </span>
            </span>
          )}
          {debitAt != null && state === 'PENDING' ? (
            <span>Débito em {formatDay(debitAt)}</span>
          ) : (
            <span>
              {formatDay(createdAt)}
              <span className="max-md:hidden">, {timeOf(createdAt)}</span>
            </span>
          )}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Amount payment={payment} className="block font-semibold" />
        {state !== 'SUCCEEDED' && <StateBadge state={state} />}
      </span>
    </button>
  );
}

/** Shows an amount with its sign: '+ R$ 50,00' or '− R$ 15,00'. The amount is struck out if the payment failed. */
export function Amount({ payment, className }: { payment: PaymentRow_PaymentFragment; className?: string }) {
  const { state, amount } = payment;
  const isCredit = amount.centavos > 0;
  return (
    <span
      className={cx(
        'tabular-nums',
        state !== 'SUCCEEDED' ? 'text-ink-faint' : isCredit ? 'text-ok' : 'text-ink',
        state === 'FAILED' && 'line-through',
        className,
      )}
    >
      {`${isCredit ? '+' : '−'} ${amount.formatted.replace('-', '')}`}
    </span>
  );
}

export function StateBadge({ state }: Pick<PaymentRow_PaymentFragment, 'state'>) {
  return (
    <span
      className={cx(
        'mt-0.5 inline-flex h-5 items-center rounded-full bg-raised px-2 text-xs font-medium',
        state === 'FAILED' ? 'text-danger' : state === 'SUCCEEDED' ? 'text-ok' : 'text-ink-soft',
      )}
    >
      {stateLabels[state]}
    </span>
  );
}
