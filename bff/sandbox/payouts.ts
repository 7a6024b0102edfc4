import { balancesOf } from './balance.ts';
import { StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import { paidOut } from './movements.ts';
import type { SendEvents } from './news.ts';
import type { PayoutRecord } from './records.ts';
import type { State } from './state.ts';
import { payoutToWire } from './wire/payout.ts';

export type Payouts = ReturnType<typeof createPayouts>;

/** Manages payouts to the bank account. A payout arrives immediately. */
export function createPayouts(state: State, sendEvents: SendEvents) {
  /** Creates a payout to the bank account. @throws {StripeFault} if the balance is too low */
  function create(given: Pick<PayoutRecord, 'amount' | 'currency' | 'description' | 'metadata'>) {
    const { available } = balancesOf(state, seconds()).get(given.currency) ?? { available: 0 };
    if (given.amount < 1 || given.amount > available) {
      const message = 'You have insufficient funds in your Stripe account for this transfer.';
      throw new StripeFault(400, { code: 'balance_insufficient', message });
    }
    const id = newId('po');
    const row: PayoutRecord = { ...given, id, created: seconds(), movement: paidOut({ ...given, id }) };
    const wire = payoutToWire(row);
    sendEvents(
      [
        ['payout.created', wire],
        ['payout.paid', wire],
      ],
      state.payouts.put(id, row),
    );
    return row;
  }

  return { create };
}
