import { traitsOf } from './cards.ts';
import type { Disputes } from './disputes.ts';
import { StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import { refunded, refundFailed } from './movements.ts';
import type { NewEvent, SendEvents } from './news.ts';
import type { ChargeRecord, IntentRecord, RefundRecord } from './records.ts';
import type { State } from './state.ts';
import { chargeToWire } from './wire/charge.ts';
import { refundToWire } from './wire/refund.ts';

const SETTLE_DELAY_MS = 1_000;

interface NewRefund {
  /** The amount to refund. Undefined means the whole amount that has not been refunded yet. */
  amount: number | undefined;
  metadata: Record<string, string>;
  reason: RefundRecord['reason'];
}

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * Manages refunds. With some test cards, the bank accepts or rejects a refund only later. This works even if the
 * sandbox is restarted in between.
 */
export function createRefunds(state: State, sendEvents: SendEvents, disputes: Disputes) {
  const timers = new Set<NodeJS.Timeout>();
  for (const refund of state.refunds.rows.values()) wait(refund);

  function create(intent: IntentRecord, { amount, metadata, reason }: NewRefund) {
    const charge = chargeOf(intent);
    const left = charge.amount - charge.refunded;
    const back = amount ?? left;
    if (left === 0) {
      const message = `Charge ${charge.id} has already been refunded.`;
      throw new StripeFault(400, { code: 'charge_already_refunded', message });
    }
    if (disputes.of(charge.id).some(({ status }) => status !== 'won' && !status.startsWith('warning_'))) {
      const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
      throw new StripeFault(400, { code: 'charge_disputed', message });
    }
    if (back < 1 || back > left) {
      const message = `Refund amount (${back}) is greater than unrefunded amount on charge (${left}).`;
      throw new StripeFault(400, { param: 'amount', message });
    }
    const { refunds: fate } = traitsOf(charge.method);
    const row: RefundRecord = {
      id: newId('re'),
      intent: intent.id,
      charge: charge.id,
      amount: back,
      currency: intent.currency,
      created: seconds(),
      metadata,
      reason,
      status: fate === 'succeed later' ? 'pending' : 'succeeded',
      next: fate ? { status: fate === 'fail later' ? 'failed' : 'succeeded', at: Date.now() + SETTLE_DELAY_MS } : null,
      movement: null,
      failure: null,
    };
    const whole = { ...row, movement: refunded(row) };
    const after = { ...charge, refunded: charge.refunded + back };
    sendEvents(
      [
        ['refund.created', refundToWire(whole, charge)],
        ['charge.refunded', toWire(after, intent)],
      ],
      state.refunds.put(row.id, whole),
      state.charges.put(charge.id, after),
    );
    if (back === left) disputes.closeInquiries(charge.id);
    wait(whole);
    return whole;
  }

  function wait(refund: RefundRecord) {
    if (!refund.next) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        settle(refund.id);
      },
      Math.max(0, refund.next.at - Date.now()),
    );
    timer.unref();
    timers.add(timer);
  }

  /**
   * Applies the bank's later decision about a refund: the bank accepts a pending refund, or returns the money of a
   * refund that had succeeded.
   */
  function settle(id: string) {
    const row = state.refunds.rows.get(id);
    if (!row?.next) return;
    const failed = row.next.status === 'failed';
    const after = { ...row, status: row.next.status, next: null, failure: failed ? refundFailed(row) : null };
    const charge = state.charges.rows.get(row.charge);
    const wire = refundToWire(after, charge);
    const news: NewEvent[] = [
      ['refund.updated', wire],
      ['charge.refund.updated', wire],
    ];
    if (failed) news.push(['refund.failed', wire]);
    sendEvents(
      news,
      state.refunds.put(id, after),
      ...(failed && charge
        ? [state.charges.put(charge.id, { ...charge, refunded: charge.refunded - row.amount })]
        : []),
    );
  }

  function chargeOf({ id, status, charge }: IntentRecord) {
    const charged = state.charges.rows.get(charge ?? '');
    if (status === 'succeeded' && charged) return charged;
    const message = `This PaymentIntent (${id}) does not have a successful charge to refund.`;
    throw new StripeFault(400, { param: 'payment_intent', message });
  }

  const toWire = (charge: ChargeRecord, intent: IntentRecord) =>
    chargeToWire(charge, intent, disputes.of(charge.id).length > 0);

  return {
    create,
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
