import type Stripe from 'stripe';
import type { MovementRecord } from '../records.ts';
import { seconds } from '../ids.ts';

export function movementToWire(movement: MovementRecord): Stripe.BalanceTransaction {
  const { id, amount, fee, currency } = movement;
  const fees = [
    { amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' },
  ];
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: movement.availableOn,
    balance_type: 'payments',
    created: movement.created,
    currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : fees,
    net: amount - fee,
    reporting_category: movement.reporting,
    source: movement.source,
    status: movement.availableOn <= seconds() ? 'available' : 'pending',
    type: movement.type,
  };
}
