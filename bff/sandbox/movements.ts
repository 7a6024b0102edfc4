import { traitsOf } from './cards.ts';
import { newId, seconds } from './ids.ts';
import type {
  ChargeRecord,
  DisputeRecord,
  MethodRecord,
  MovementRecord,
  PayoutRecord,
  RefundRecord,
} from './records.ts';

const UNTIL_PAID_OUT_SECONDS = 30 * 24 * 3_600; // seconds until a card payment in Brazil can be paid out
const DISPUTE_FEE_CENTAVOS = 5_500; // not charged if a Pix is returned by MED
/** Returns the fee that Stripe charges in Brazil for a payment. */
const feeOf = (amount: number, { type }: MethodRecord) =>
  type === 'pix' ? Math.round(amount * 0.0119) : Math.round(amount * 0.0399) + 39;

/** Returns the movement that a paid charge causes in the balance of the account. */
export function charged({ id, amount, method }: ChargeRecord, currency: string): MovementRecord {
  const isAvailable = method.type === 'pix' || traitsOf(method).isAvailable;
  const fee = feeOf(amount, method);
  return moved(
    { type: 'charge', reporting: 'charge', amount, fee, currency, source: id },
    isAvailable ? 0 : UNTIL_PAID_OUT_SECONDS,
  );
}

export function refunded({ id, amount, currency }: RefundRecord) {
  return moved({ type: 'refund', reporting: 'refund', amount: -amount, fee: 0, currency, source: id });
}

export function refundFailed({ id, amount, currency }: RefundRecord) {
  return moved({ type: 'refund_failure', reporting: 'refund_failure', amount, fee: 0, currency, source: id });
}

export function withdrawn({ id, amount, currency, kind }: DisputeRecord) {
  const of = { type: 'adjustment', reporting: 'dispute', currency, source: id } as const;
  return moved({ ...of, amount: -amount, fee: kind === 'med' ? 0 : DISPUTE_FEE_CENTAVOS });
}

export function reinstated({ id, amount, currency, kind }: DisputeRecord) {
  const of = { type: 'adjustment', reporting: 'dispute_reversal', currency, source: id } as const;
  return moved({ ...of, amount, fee: kind === 'med' ? 0 : -DISPUTE_FEE_CENTAVOS });
}

export function paidOut({ id, amount, currency }: Pick<PayoutRecord, 'id' | 'amount' | 'currency'>) {
  return moved({ type: 'payout', reporting: 'payout', amount: -amount, fee: 0, currency, source: id });
}

function moved(
  of: Pick<MovementRecord, 'type' | 'reporting' | 'amount' | 'fee' | 'currency' | 'source'>,
  wait = 0,
): MovementRecord {
  const created = seconds();
  return { ...of, id: newId('txn'), description: null, created, availableOn: created + wait };
}
