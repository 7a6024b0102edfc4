import type Stripe from 'stripe';
import type { ChargeRecord, RefundRecord } from '../records.ts';

export function refundToWire(refund: RefundRecord, paid: ChargeRecord | undefined): Stripe.Refund {
  const { id, intent, charge, amount, currency, created, metadata, reason, status, movement, failure } = refund;
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: movement?.id ?? null,
    charge,
    created,
    currency,
    customer: null,
    customer_account: null,
    destination_details:
      paid?.method.type === 'pix'
        ? { pix: {}, type: 'pix' }
        : { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    ...(failure && { failure_balance_transaction: failure.id }),
    ...(status === 'pending' && { pending_reason: 'processing' }),
    metadata,
    payment_intent: intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
