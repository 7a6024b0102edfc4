import type Stripe from 'stripe';
import type { balancesOf } from '../balance.ts';

/** Converts the balances of the account to Stripe's format. An account without movements has a balance of 0 in BRL. */
export function stripeBalanceToWire(balances: ReturnType<typeof balancesOf>): Stripe.Balance {
  const all = balances.size > 0 ? [...balances] : [['brl', { available: 0, pending: 0 }] as const];
  const of = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } });
  return {
    object: 'balance',
    available: all.map(([currency, { available }]) => of(currency, available)),
    livemode: false,
    pending: all.map(([currency, { pending }]) => of(currency, pending)),
  };
}
