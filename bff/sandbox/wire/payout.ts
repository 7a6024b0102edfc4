import type Stripe from 'stripe';
import type { PayoutRecord } from '../records.ts';

export function payoutToWire({
  id,
  amount,
  currency,
  description,
  metadata,
  created,
  movement,
}: PayoutRecord): Stripe.Payout {
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created,
    automatic: false,
    balance_transaction: movement.id,
    created,
    currency,
    description,
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}
