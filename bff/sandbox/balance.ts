import type { MovementRecord } from './records.ts';
import type { State } from './state.ts';

/** Returns all movements of the account's balance, in no particular order. */
export function movementsOf({ charges, refunds, disputes, payouts }: State): MovementRecord[] {
  const of = [
    ...[...charges.rows.values()].map(({ movement }) => movement),
    ...[...refunds.rows.values()].flatMap(({ movement, failure }) => [movement, failure]),
    ...[...disputes.rows.values()].flatMap(({ movements }) => movements),
    ...[...payouts.rows.values()].map(({ movement }) => movement),
  ];
  return of.filter((each) => each !== null);
}

/** Returns the available and the pending balance of each currency. @param now seconds since 1970 */
export function balancesOf(state: State, now: number) {
  const balances = new Map<string, { available: number; pending: number }>();
  for (const { currency, amount, fee, availableOn } of movementsOf(state)) {
    const { available, pending } = balances.get(currency) ?? { available: 0, pending: 0 };
    const net = amount - fee;
    const isAvailable = availableOn <= now;
    balances.set(currency, {
      available: available + (isAvailable ? net : 0),
      pending: pending + (isAvailable ? 0 : net),
    });
  }
  return balances;
}
