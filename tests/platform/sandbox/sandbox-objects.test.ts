import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testCards } from '../../../bff/sandbox/test-cards.ts';
import type { PixAct } from '../../../bff/sandbox/pix.ts';
import { actOnPix, createMandate, createPix, debitBy, idOf } from '../../support/pix.ts';
import { chargeOf, startSandbox } from '../../support/stripe-sandbox.ts';
import { createDeclarations } from '../../support/stripe-types.ts';
import { eventually } from '../../support/eventually.ts';

const problemsOf = createDeclarations();
const wire = z.looseObject({ object: z.string() });

/** Collects every Stripe object that the sandbox has returned. */
const said: { object: string }[] = [];
const keep = <Said extends { object: string }>(object: Said) => (said.push(object), object);

describe('objects of the payment sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const { stripe, events } = sandbox;
    const customer = await stripe.customers.create({ metadata: { member: '1' }, description: 'Ana' });
    keep(customer);
    keep(await stripe.customers.retrieve(customer.id));
    await sandbox.tried('4000000000000077');
    keep(await stripe.balance.retrieve());
    const payout = keep(await stripe.payouts.create({ amount: 1_000, currency: 'brl' }));
    keep(await stripe.payouts.retrieve(payout.id));
    await movement(payout.balance_transaction);
    for (const { number } of testCards) await lifeOf(keep(await sandbox.tried(number)));
    const dispute = await disputeOf('4000000000000259');
    keep(await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } }));
    const inquiry = await disputeOf('4000000000001976');
    keep(await stripe.disputes.update(inquiry.id, { evidence: { uncategorized_text: 'escalate_inquiry_evidence' } }));
    keep(await stripe.disputes.update(inquiry.id, { evidence: { uncategorized_text: 'losing_evidence' } }));
    await lifeOfSavedCard(customer.id);
    await lifeOfMandate(customer.id);
    await lifeOfPix('return_accepted');
    await lifeOfPix('return_refused');
    const open = await stripe.paymentIntents.create({ amount: 500, currency: 'brl', customer: customer.id });
    keep(await stripe.paymentIntents.cancel(open.id));
    await eventually(() => {
      expect(events.filter(({ type }) => type === 'refund.updated')).toHaveLength(2);
      expect(events.some(({ type }) => type === 'payment_intent.canceled')).toBe(true);
    });
  });

  afterAll(() => sandbox.close());

  async function disputeOf(number: string) {
    const { id } = await sandbox.tried(number);
    const [dispute] = (await sandbox.stripe.disputes.list({ payment_intent: id })).data;
    if (!dispute) throw new Error(`${number} is not disputed`);
    return keep(await sandbox.stripe.disputes.retrieve(dispute.id));
  }

  /**
   * Requests all objects that belong to a payment intent: its charge, payment method, balance transaction, disputes and
   * refunds.
   */
  async function lifeOf({ id, latest_charge: last, status }: Stripe.PaymentIntent) {
    const { stripe } = sandbox;
    if (typeof last !== 'string') return;
    const charge = keep(await stripe.charges.retrieve(last));
    keep(await stripe.paymentMethods.retrieve(charge.payment_method ?? ''));
    if (status !== 'succeeded') return;
    await movement(charge.balance_transaction);
    const { data } = await stripe.disputes.list({ payment_intent: id });
    data.forEach(keep);
    if (data.some(({ is_charge_refundable: isOpen }) => !isOpen)) return;
    const refund = keep(await stripe.refunds.create({ payment_intent: id, amount: 700 }));
    keep(await stripe.refunds.retrieve(refund.id));
    await movement(refund.balance_transaction);
  }

  async function lifeOfPix(end: PixAct) {
    const { stripe } = sandbox;
    const opened = keep(await createPix(stripe));
    await actOnPix(sandbox.url, opened, 'expire');
    keep(await stripe.paymentIntents.retrieve(opened.id));
    await actOnPix(sandbox.url, opened, 'pay_late');
    await lifeOf(keep(await stripe.paymentIntents.retrieve(opened.id)));
    await actOnPix(sandbox.url, opened, 'return');
    await actOnPix(sandbox.url, opened, end);
    (await stripe.disputes.list({ payment_intent: opened.id })).data.forEach(keep);
  }

  /** Authorises a mandate with a Pix, debits it once with success and once without, and ends it. */
  async function lifeOfMandate(customer: string) {
    const { stripe, url } = sandbox;
    const first = keep(await createMandate(stripe, customer, 2_000));
    await actOnPix(url, first, 'pay');
    const paid = keep(await stripe.paymentIntents.retrieve(first.id));
    const charge = keep(await stripe.charges.retrieve(idOf(paid.latest_charge)));
    keep(await stripe.mandates.retrieve(charge.payment_method_details?.pix?.mandate ?? ''));
    const debit = debitBy(customer, idOf(paid.payment_method));
    const debited = keep(await stripe.paymentIntents.create(debit));
    await actOnPix(url, first, 'debit');
    await lifeOf(keep(await stripe.paymentIntents.retrieve(debited.id)));
    const refused = keep(await stripe.paymentIntents.create(debit));
    await actOnPix(url, first, 'cancel_mandate');
    keep(await stripe.paymentIntents.retrieve(refused.id));
    keep(await stripe.paymentMethods.detach(idOf(paid.payment_method)));
  }

  /** Saves a card with a payment, charges it without its owner, and deletes it. */
  async function lifeOfSavedCard(customer: string) {
    const { stripe } = sandbox;
    const { paid, card } = await sandbox.saved('4242424242424242', customer);
    await lifeOf(keep(paid));
    await lifeOf(keep(await stripe.paymentIntents.create(chargeOf(customer, card))));
    (await stripe.customers.listPaymentMethods(customer)).data.forEach(keep);
    const refused = keep(await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer }));
    await stripe.paymentIntents.create(chargeOf(customer, refused.id)).catch((error: unknown) => error);
    keep(await stripe.paymentMethods.detach(refused.id));
  }

  async function movement(id: string | Stripe.BalanceTransaction | null) {
    if (typeof id === 'string') keep(await sandbox.stripe.balanceTransactions.retrieve(id));
  }

  it.each([
    'balance',
    'balance_transaction',
    'charge',
    'customer',
    'dispute',
    'event',
    'mandate',
    'payment_intent',
    'payment_method',
    'payout',
    'radar.early_fraud_warning',
    'refund',
  ])('the "%s" objects of the sandbox match the type declarations of the Stripe SDK', (name) => {
    const { events } = sandbox;
    const told = events.map(({ data }): object => data.object);
    const all = [...said, ...events, ...told].map((each) => wire.parse(JSON.parse(JSON.stringify(each))));
    const found = all.filter(({ object }) => object === name);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.flatMap(problemsOf))]).toEqual([]);
  });

  it('the sandbox sends all expected event types about charges, disputes, payments, refunds and payouts', () => {
    const types = new Set(sandbox.events.map(({ type }) => type));
    expect([...types].sort()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.failed',
      'charge.refund.updated',
      'charge.refunded',
      'charge.succeeded',
      'mandate.updated',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.processing',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'payment_method.attached',
      'payment_method.detached',
      'payout.created',
      'payout.paid',
      'radar.early_fraud_warning.created',
      'refund.created',
      'refund.failed',
      'refund.updated',
    ]);
  });
});

describe('createDeclarations()', () => {
  it('createDeclarations() finds fields that are missing, have another type or are not declared', () => {
    const fee = { amount: 1, application: null, currency: 'brl', type: 'stripe_fee' };
    const movement = {
      id: 'txn_1',
      object: 'balance_transaction',
      amount: '5',
      available_on: null,
      balance_type: 'payments',
      created: 1,
      currency: 'brl',
      description: null,
      exchange_rate: null,
      fee: 1,
      fee_details: [fee],
      net: 4,
      reporting_category: 'charge',
      source: 'ch_1',
      status: 'pending',
      colour: 'red',
    };
    expect(problemsOf(movement)).toEqual([
      'balance_transaction.type is missing',
      'balance_transaction.amount is "5" instead of number',
      'balance_transaction.available_on is null instead of number',
      'balance_transaction.fee_details[0].description is missing',
      'balance_transaction.colour is not declared',
    ]);
  });
});
