import { traitsOf } from './cards.ts';
import { missing, StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import { reinstated, withdrawn } from './movements.ts';
import type { NewEvent, SendEvents } from './news.ts';
import type { ChargeRecord, DisputeRecord, IntentRecord } from './records.ts';
import type { State } from './state.ts';
import { disputeToWire } from './wire/dispute.ts';
import { warningToWire } from './wire/warning.ts';

/** The evidence texts that make a dispute be won, lost or escalated in Stripe's test mode. */
export const evidences = ['winning_evidence', 'losing_evidence', 'escalate_inquiry_evidence'] as const;
export type TestEvidence = (typeof evidences)[number];

export type Disputes = ReturnType<typeof createDisputes>;

/** Simulates disputes and fraud warnings about paid charges. In reality, the card's owner or the bank starts them. */
export function createDisputes(state: State, sendEvents: SendEvents) {
  /**
   * Opens the disputes and sends the fraud warning that the test card of a charge is meant to cause. Called after the
   * charge is paid.
   */
  function begin(charge: ChargeRecord, intent: IntentRecord) {
    const { disputes: kind, warns } = traitsOf(charge.method);
    if (warns) sendEvents([['radar.early_fraud_warning.created', warningToWire(charge)]]);
    if (kind === 'twice') {
      const part = Math.floor(charge.amount / 2);
      for (const amount of [part, charge.amount - part]) open(charge, intent, kind, amount);
    } else if (kind) open(charge, intent, kind, charge.amount);
  }

  function open(charge: ChargeRecord, intent: IntentRecord, kind: DisputeRecord['kind'], amount: number) {
    const row: DisputeRecord = {
      id: newId('du'),
      intent: charge.intent,
      charge: charge.id,
      amount,
      currency: intent.currency,
      created: seconds(),
      kind,
      status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
      evidence: null,
      movements: [],
    };
    if (kind === 'inquiry') keep(row, ['charge.dispute.created']);
    else keep({ ...row, movements: [withdrawn(row)] }, ['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  }

  /**
   * Starts a claim by MED ("mecanismo especial de devolução", the Central Bank's procedure after a fraud) against a
   * Pix. Until the payer's bank has decided, the amount is missing in the platform's balance at the payment provider.
   * @throws {StripeFault} if the Pix was already returned, or if another claim is open
   */
  function returnPix(charge: ChargeRecord, intent: IntentRecord) {
    const left = charge.amount - charge.refunded;
    const isOpen = of(charge.id).some(({ status }) => status !== 'won');
    if (left === 0 || isOpen) throw new StripeFault(400, { message: 'This Pix has already gone back.' });
    open(charge, intent, 'med', left);
  }

  /**
   * Answers a dispute with an evidence text, which decides or escalates the dispute.
   * @throws {StripeFault} if the dispute is already decided, or if a dispute that is not an inquiry would be escalated
   */
  function answer(id: string, evidence: TestEvidence) {
    const row = state.disputes.rows.get(id);
    if (!row) throw missing('dispute', id);
    const isInquiry = row.status === 'warning_needs_response';
    const isOpen = isInquiry || row.status === 'needs_response';
    if (!isOpen || (evidence === 'escalate_inquiry_evidence' && !isInquiry)) {
      throw new StripeFault(400, { message: 'This dispute is already closed.' });
    }
    const said = { ...row, evidence };
    if (evidence === 'escalate_inquiry_evidence') {
      const escalated: DisputeRecord = { ...said, status: 'needs_response', movements: [withdrawn(row)] };
      return keep(escalated, ['charge.dispute.updated', 'charge.dispute.funds_withdrawn']);
    }
    if (isInquiry) return keep({ ...said, status: 'warning_closed' }, ['charge.dispute.closed']);
    keep({ ...said, status: 'under_review' }, ['charge.dispute.updated']);
    if (evidence === 'losing_evidence') return keep({ ...said, status: 'lost' }, ['charge.dispute.closed']);
    const won: DisputeRecord = { ...said, status: 'won', movements: [...row.movements, reinstated(row)] };
    return keep(won, ['charge.dispute.funds_reinstated', 'charge.dispute.closed']);
  }

  /**
   * Closes the inquiries (disputes without a withdrawal) about a charge. Called when the charge is refunded in full.
   */
  function closeInquiries(charge: string) {
    for (const row of of(charge)) {
      if (row.status === 'warning_needs_response')
        keep({ ...row, status: 'warning_closed' }, ['charge.dispute.closed']);
    }
  }

  const of = (charge: string) => [...state.disputes.rows.values()].filter((row) => row.charge === charge);

  function keep(row: DisputeRecord, types: NewEvent[0][]) {
    const wire = toWire(row);
    sendEvents(
      types.map((type) => [type, wire]),
      state.disputes.put(row.id, row),
    );
    return row;
  }

  function toWire(row: DisputeRecord) {
    const charge = state.charges.rows.get(row.charge);
    if (!charge) throw missing('charge', row.charge);
    return disputeToWire(row, charge);
  }

  return { begin, returnPix, answer, closeInquiries, of, toWire };
}
