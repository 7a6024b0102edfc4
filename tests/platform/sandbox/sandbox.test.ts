import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox } from '../../../bff/sandbox/sandbox.ts';
import { answerBank, ASKS_OWNER, payByCard } from '../../support/cards.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { eventually } from '../../support/eventually.ts';

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

describe('payment sandbox called by the Stripe SDK', () => {
  let directory = '';
  let sandbox: Sandbox;
  let stripe: Stripe;
  let receiver: Server | undefined;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'brasa-sandbox-'));
    await start();
  });

  afterEach(async () => {
    await sandbox.close();
    receiver?.close();
    receiver = undefined;
    await removeFolder(directory);
  });

  async function start() {
    sandbox = await createSandbox({ directory });
    const { secretKey, port } = sandbox;
    stripe = new Stripe(secretKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  function url() {
    return `http://127.0.0.1:${sandbox.port}`;
  }

  async function open() {
    const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'brl', metadata: { a: 'b' } });
    return { paymentIntentId: intent.id, clientSecret: intent.client_secret ?? '', centavos: 5_000 };
  }

  /**
   * Starts a server that receives webhooks. It answers each webhook with the next of these statuses, and repeats the
   * last status.
   */
  async function receive(...answers: number[]) {
    const events: Stripe.Event[] = [];
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'] ?? '';
        events.push(stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret));
        response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end();
      });
    });
    const listening = receiver;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const address = listening.address();
    sandbox.connect(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    return events;
  }

  it.each([
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_year: '2020' }, 'invalid_expiry_year'],
    [{ exp_year: '20' }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ cvc: 'abc' }, 'invalid_cvc'],
    [{ cvc: '1234' }, 'invalid_cvc'],
  ])('a card with %j is refused and leaves no payment error on the intent', async (card, code) => {
    const intent = await open();
    expect(await payByCard(url(), intent, undefined, card)).toMatchObject({ status: 402, body: { error: { code } } });
    const after = await stripe.paymentIntents.retrieve(intent.paymentIntentId);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: null });
  });

  it('the cardholder can approve or reject a payment, and the bank can still decline it after the approval', async () => {
    const [yes, no, refused] = [await open(), await open(), await open()];
    for (const intent of [yes, no]) await payByCard(url(), intent, ASKS_OWNER);
    await payByCard(url(), refused, '4000008400001629');
    expect(await answerBank(url(), yes, 'succeed')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await answerBank(url(), no, 'fail')).toMatchObject({ body: { status: 'requires_payment_method' } });
    expect(await stripe.paymentIntents.retrieve(no.paymentIntentId)).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await answerBank(url(), refused, 'succeed')).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined' } },
    });
    expect(await answerBank(url(), yes, 'succeed')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  it("the sandbox accepts Stripe's names of test cards, such as pm_card_visa", async () => {
    const { paymentIntentId } = await open();
    const declined = stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_chargeDeclined' });
    await expect(declined).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', statusCode: 402 });
    const paid = await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5_000, metadata: { a: 'b' } });
  });

  it('a repeated idempotency key gets the first answer, even after a restart; with another amount it gets 400', async () => {
    const key = { idempotencyKey: 'one' };
    const first = await stripe.paymentIntents.create({ amount: 900, currency: 'brl' }, key);
    await sandbox.close();
    await start();
    const again = await stripe.paymentIntents.create({ amount: 900, currency: 'brl' }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = stripe.paymentIntents.create({ amount: 901, currency: 'brl' }, key);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('if the answer to creating an intent is lost and the SDK retries the request, a single intent is created', async () => {
    sandbox.setFaults({ loseAnswers: 0.5 });
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, count) => stripe.paymentIntents.create({ amount: 500 + count, currency: 'brl' })),
    );
    sandbox.setFaults({ loseAnswers: 0 });
    expect(made.some(({ status }) => status === 'fulfilled')).toBe(true);
    const all = await stripe.paymentIntents.list({ limit: 100 });
    expect(new Set(all.data.map(({ amount }) => amount)).size).toBe(all.data.length);
    expect(all.data).toHaveLength(20);
  });

  it('the sandbox rejects invalid requests with the error codes of Stripe', async () => {
    const create = (amount: number, more = {}) => stripe.paymentIntents.create({ amount, currency: 'brl', ...more });
    const request = { type: 'StripeInvalidRequestError', statusCode: 400 };
    await expect(create(500, { amount: undefined })).rejects.toMatchObject({
      ...request,
      code: 'parameter_missing',
      param: 'amount',
    });
    await expect(create(500, { currency: undefined })).rejects.toMatchObject({
      ...request,
      code: 'parameter_missing',
      param: 'currency',
    });
    await expect(create(500, { currency: 'ZZZ' })).rejects.toMatchObject({ ...request, param: 'currency' });
    await expect(create(500, { currency: 'ZZZ' })).rejects.toThrow(
      /^Invalid currency: zzz\. Stripe currently supports these currencies: usd, /,
    );
    await expect(create(49)).rejects.toMatchObject({ code: 'amount_too_small', param: 'amount', statusCode: 400 });
    await expect(create(5.5)).rejects.toMatchObject({ param: 'amount', type: 'StripeInvalidRequestError' });
    await expect(create(500, { customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    await expect(create(500, { colour: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    const stranger = new Stripe('sk_test_guess', { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });
    await expect(stranger.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('an open intent can be cancelled, and cancelling a paid intent is an error', async () => {
    const [open1, paid] = [await open(), await open()];
    await payByCard(url(), paid);
    expect(await stripe.paymentIntents.cancel(open1.paymentIntentId)).toMatchObject({ status: 'canceled' });
    await expect(stripe.paymentIntents.cancel(paid.paymentIntentId)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await payByCard(url(), open1)).toMatchObject({ status: 400 });
  });

  it('a payment can be refunded in parts, up to its amount and no further', async () => {
    const intent = await open();
    const refund = (amount?: number) => stripe.refunds.create({ payment_intent: intent.paymentIntentId, amount });
    await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
    await payByCard(url(), intent);
    expect(await refund(2_000)).toMatchObject({ amount: 2_000, status: 'succeeded' });
    await expect(refund(3_001)).rejects.toMatchObject({ param: 'amount' });
    expect(await refund()).toMatchObject({ amount: 3_000 });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it("events have Stripe's signature and are sent again until the receiver answers 200", async () => {
    const events = await receive(500, 500, 200);
    const intent = await open();
    await eventually(() => expect(events).toHaveLength(3));
    await payByCard(url(), intent);
    await eventually(() => expect(events).toHaveLength(5));
    expect(new Set(events.slice(0, 3).map(({ id }) => id)).size).toBe(1);
    const paid = events.slice(3).map(({ type }) => type);
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(Array(3).fill('payment_intent.created'));
    expect(paid.sort()).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
  });

  it('after a restart the sandbox still has its payments, idempotency keys and undelivered events', async () => {
    const intent = await open();
    await payByCard(url(), intent);
    const { webhookSecret, secretKey } = sandbox;
    await sandbox.close();
    // Appends an incomplete line, as it remains if a process is killed while it writes.
    appendFileSync(join(directory, 'journal.jsonl'), '[["intents","pi_torn",{"id":"pi_to');
    await start();
    expect(sandbox).toMatchObject({ webhookSecret, secretKey });
    expect(await stripe.paymentIntents.retrieve(intent.paymentIntentId)).toMatchObject({ status: 'succeeded' });
    const events = await receive(200);
    await eventually(() => expect(events).toHaveLength(3));
    expect(events.map(({ type }) => type).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('the list of events contains no event older than 30 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    vi.useRealTimers();
    await open();
    expect((await stripe.events.list()).data).toHaveLength(1);
  });

  it('the sandbox reads the journal of an older release, in which cards, fees and evidence are missing', async () => {
    await sandbox.close();
    const own = { metadata: {}, created: 1_790_000_000 };
    const paid = { ...own, id: 'pi_old', secret: 'pi_old_secret_x', amount: 900, currency: 'brl', customer: null };
    const of = { intent: 'pi_old', charge: 'ch_old' };
    const rows = [
      ['customers', 'cus_old', { ...own, id: 'cus_old' }],
      [
        'intents',
        'pi_old',
        {
          ...paid,
          description: null,
          status: 'succeeded',
          number: null,
          charge: 'ch_old',
          error: null,
          canceledAt: null,
        },
      ],
      [
        'charges',
        'ch_old',
        {
          id: 'ch_old',
          intent: 'pi_old',
          amount: 900,
          refunded: 100,
          succeeded: true,
          last4: '4242',
          refusesRefunds: true,
        },
      ],
      ['refunds', 're_old', { ...own, ...of, id: 're_old', amount: 100 }],
      ['disputes', 'du_old', { ...own, ...of, id: 'du_old', amount: 800, status: 'needs_response' }],
    ];
    appendFileSync(join(directory, 'journal.jsonl'), rows.map((row) => `${JSON.stringify([row])}\n`).join(''));
    await start();
    expect(await stripe.customers.retrieve('cus_old')).toMatchObject({ balance: 0 });
    expect(await stripe.charges.retrieve('ch_old')).toMatchObject({ captured: true, disputed: true });
    expect(await stripe.refunds.retrieve('re_old')).toMatchObject({ status: 'succeeded', currency: 'brl' });
    const evidence = { uncategorized_text: 'winning_evidence' };
    expect(await stripe.disputes.update('du_old', { evidence })).toMatchObject({ status: 'won' });
    expect(await stripe.refunds.create({ payment_intent: 'pi_old' })).toMatchObject({ amount: 800 });
  });

  it('the sandbox drops and duplicates events if its fault settings say so', async () => {
    const events = await receive(200);
    sandbox.setFaults({ drop: 1 });
    await open();
    sandbox.setFaults({ drop: 0, copies: 5, delay: 200, reorder: true });
    const opened = await Promise.all(Array.from({ length: 12 }, open));
    await Promise.all(opened.map((intent) => payByCard(url(), intent)));
    await eventually(() => expect(new Set(events.map(({ id }) => id)).size).toBe(36));
    expect(events.length).toBeGreaterThan(36);
  });
});
