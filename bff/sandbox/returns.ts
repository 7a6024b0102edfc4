import { missing, StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import type { DisputeRecord, IntentRecord, RefundRecord } from './records.ts';
import type { State } from './state.ts';
import type { Webhooks } from './webhooks.ts';
import { chargeToWire, disputeToWire, refundToWire } from './wire.ts';

type Changes = Parameters<State['commit']>;

/** What goes back of a charge: by a refund, or because the card's owner disputes it. */
export function createReturns(state: State, webhooks: Webhooks, find: (id: string) => IntentRecord) {
  /** @param amount all that is left when absent */
  function refund(intentId: string, amount: number | undefined, metadata: Record<string, string>) {
    const charged = chargeOf(find(intentId));
    const left = charged.amount - charged.refunded;
    const back = amount ?? left;
    if (left === 0) {
      const message = `Charge ${charged.id} has already been refunded.`;
      throw new StripeFault(400, { code: 'charge_already_refunded', message });
    }
    if ([...state.disputes.rows.values()].some(({ charge, status }) => charge === charged.id && status !== 'won')) {
      const message = `Charge ${charged.id} has been charged back; cannot issue a refund.`;
      throw new StripeFault(400, { code: 'charge_disputed', message });
    }
    if (back < 1 || back > left) {
      const message = `Refund amount (${back}) is greater than unrefunded amount on charge (${left}).`;
      throw new StripeFault(400, { param: 'amount', message });
    }
    const of = { intent: intentId, charge: charged.id, amount: back, created: seconds(), metadata };
    const row: RefundRecord = { id: newId('re'), ...of, status: 'succeeded' };
    const after = { ...charged, refunded: charged.refunded + back };
    tell(
      [
        ['refund.created', refundToWire(row)],
        ['charge.refunded', chargeToWire(after)],
      ],
      [state.refunds.put(row.id, row), state.charges.put(charged.id, after)],
    );
    if (charged.refusesRefunds) fail(row);
    return row;
  }

  /** The card's bank sends it back, after it was accepted. */
  function fail(row: RefundRecord) {
    const failed = { ...row, status: 'failed' as const };
    const charged = state.charges.rows.get(row.charge);
    tell(
      [['refund.failed', refundToWire(failed)]],
      [
        state.refunds.put(row.id, failed),
        ...(charged ? [state.charges.put(charged.id, { ...charged, refunded: charged.refunded - row.amount })] : []),
      ],
    );
  }

  function dispute(intent: IntentRecord) {
    const { id: charge, amount } = chargeOf(intent);
    const row: DisputeRecord = {
      id: newId('du'),
      intent: intent.id,
      charge,
      amount,
      created: seconds(),
      status: 'needs_response',
    };
    tell(
      [
        ['charge.dispute.created', disputeToWire(row)],
        ['charge.dispute.funds_withdrawn', disputeToWire(row)],
      ],
      [state.disputes.put(row.id, row)],
    );
  }

  /** @throws {StripeFault} for one that is decided */
  function decide(id: string, status: 'won' | 'lost') {
    const row = state.disputes.rows.get(id);
    if (!row) throw missing('dispute', id);
    if (row.status !== 'needs_response') throw new StripeFault(400, { message: 'This dispute is already closed.' });
    const closed = { ...row, status };
    tell([['charge.dispute.closed', disputeToWire(closed)]], [state.disputes.put(id, closed)]);
    return closed;
  }

  function chargeOf({ id, status, charge }: IntentRecord) {
    const charged = state.charges.rows.get(charge ?? '');
    if (status === 'succeeded' && charged) return charged;
    const message = `This PaymentIntent (${id}) does not have a successful charge to refund.`;
    throw new StripeFault(400, { param: 'payment_intent', message });
  }

  /** One commit: what changed and the news of it. */
  function tell(events: [type: string, object: unknown][], changes: Changes) {
    const news = events.map(([type, object]) => webhooks.event(type, object));
    state.commit(...changes, ...news.map((each) => state.deliveries.put(each.id, each)));
    for (const each of news) webhooks.send(each);
  }

  return { refund, dispute, decide };
}
