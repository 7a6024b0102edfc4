import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  RefundRefused,
  UnknownCard,
  UnknownCustomer,
  UntrustedEvent,
  type PaymentProvider,
} from '../../../bff/platform/wallet/stripe/provider.ts';
import { createStripeProvider } from '../../../bff/platform/wallet/stripe/stripe-provider.ts';
import { createSandbox } from '../../../bff/sandbox/sandbox.ts';
import { answerBank, ASKS_OWNER, CARD, DECLINED, payByCard } from '../../support/cards.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const DISPUTED = '4000000000000259';

describe('createStripeProvider()', () => {
  let directory = '';
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  let provider: PaymentProvider;
  const url = () => `http://127.0.0.1:${sandbox.port}`;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'brasa-driver-'));
    sandbox = await createSandbox({ directory });
    provider = createStripeProvider({ ...sandbox, localPort: sandbox.port });
  });

  afterEach(async () => {
    await sandbox.close();
    await removeFolder(directory);
  });

  /** Returns a client with the account's own key, as the dashboard has it. */
  const desk = () => new Stripe(sandbox.secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });

  async function opened() {
    const [id, memberId] = [uuidv7(), uuidv7()];
    const customer = await provider.createCustomer(memberId, `customer:${memberId}`);
    const made = await provider.createIntent({ id, memberId, customer, centavos: 5_000, purpose: 'TOP_UP' });
    return { ...made, paymentIntentId: made.id, clientSecret: made.clientSecret ?? '' };
  }

  it("creating an intent twice with the same id returns the same intent, which has the platform's reference", async () => {
    const [id, memberId] = [uuidv7(), uuidv7()];
    const customer = await provider.createCustomer(memberId, 'key');
    expect(await provider.createCustomer(memberId, 'key')).toBe(customer);
    const wanted = { id, memberId, customer, centavos: 5_000, purpose: 'TOP_UP' } as const;
    const made = await provider.createIntent(wanted);
    expect(made).toMatchObject({ status: 'OPEN', centavos: 5_000, currency: 'brl', reference: id, decline: null });
    expect(await provider.createIntent(wanted)).toEqual(made);
    await expect(provider.createIntent({ ...wanted, id: uuidv7(), customer: 'cus_gone' })).rejects.toThrow(
      UnknownCustomer,
    );
    expect(await provider.findIntent('pi_nobody')).toBeUndefined();
  });

  it('a card payment accepts cards only, although the account also has Pix', async () => {
    const { id, method } = await opened();
    expect(method).toBe('CARD');
    const intent = await desk().paymentIntents.retrieve(id);
    expect(intent).toMatchObject({ automatic_payment_methods: null, payment_method_types: ['card'] });
  });

  it('an open card payment that lists Pix too, because it was not restricted to cards, is an OPEN card payment', async () => {
    const { id, payment_method_types: types } = await desk().paymentIntents.create({ amount: 5_000, currency: 'brl' });
    expect(types).toEqual(['card', 'pix']);
    expect(await provider.findIntent(id)).toMatchObject({ method: 'CARD', status: 'OPEN' });
  });

  it('a debit that Stripe refuses because of its mandate throws UnknownCard, even if the error names no parameter', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_mandate_invalid', message: 'refused' };
    const server = createServer((_request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const localPort = typeof address === 'object' && address ? address.port : 0;
    const refusing = createStripeProvider({ ...sandbox, localPort });
    const wanted = { id: uuidv7(), memberId: uuidv7(), customer: 'cus_1', centavos: 1_990, purpose: 'TOP_UP' } as const;
    try {
      await expect(refusing.createIntent({ ...wanted, mandate: 'pm_1' })).rejects.toThrow(UnknownCard);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('a payment is PENDING while the bank asks the card owner, and SUCCEEDED after approval', async () => {
    const intent = await opened();
    expect(await payByCard(url(), intent, ASKS_OWNER)).toMatchObject({ body: { status: 'requires_action' } });
    expect(await provider.findIntent(intent.id)).toMatchObject({ status: 'PENDING', decline: null });
    await answerBank(url(), intent, 'succeed');
    expect(await provider.findIntent(intent.id)).toMatchObject({ status: 'SUCCEEDED', centavos: 5_000 });
  });

  it('a payment that the card owner rejects stays OPEN and can be paid with another card', async () => {
    const intent = await opened();
    await payByCard(url(), intent, ASKS_OWNER);
    await answerBank(url(), intent, 'fail');
    expect(await provider.findIntent(intent.id)).toMatchObject({ status: 'OPEN', decline: null });
    await payByCard(url(), intent, CARD);
    expect(await provider.findIntent(intent.id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('findIntent() returns the charge of a declined card, and cancelIntent() returns the final status', async () => {
    const intent = await opened();
    await payByCard(url(), intent, DECLINED);
    expect((await provider.findIntent(intent.id))?.decline).toMatchObject({ id: /^ch_/, code: 'generic_decline' });
    expect(await provider.cancelIntent(intent.id)).toMatchObject({ status: 'CANCELED' });
    // Cancelling an intent that has already been canceled or paid does not change it. The call returns the intent.
    expect(await provider.cancelIntent(intent.id)).toMatchObject({ status: 'CANCELED' });
    const paid = await opened();
    await payByCard(url(), paid);
    expect(await provider.cancelIntent(paid.id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('refund() refunds once per id and never more than the payment, and findReturns() lists the refund', async () => {
    const intent = await opened();
    await payByCard(url(), intent);
    const [refund] = [{ id: uuidv7(), providerId: intent.id, centavos: 3_000 }];
    const first = await provider.refund(refund);
    expect(first).toMatchObject({ kind: 'REFUND', centavos: 3_000, status: 'SUCCEEDED', reference: refund.id });
    expect(await provider.refund(refund)).toEqual(first);
    await expect(provider.refund({ ...refund, id: uuidv7() })).rejects.toThrow(RefundRefused);
    expect(await provider.findReturns(intent.id)).toEqual([first]);
  });

  it('findReturns() lists more than 100 refunds of a payment', async () => {
    const intent = await opened();
    await payByCard(url(), intent);
    for (let count = 0; count < 101; count += 1) {
      await provider.refund({ id: uuidv7(), providerId: intent.id, centavos: 10 });
    }
    expect(await provider.findReturns(intent.id)).toHaveLength(101);
  });

  it('findReturns() lists nothing for an unknown payment, and refund() rejects for it', async () => {
    expect(await provider.findReturns('pi_nobody')).toEqual([]);
    const refund = provider.refund({ id: uuidv7(), providerId: 'pi_nobody', centavos: 500 });
    await expect(refund).rejects.toThrow(RefundRefused);
  });

  it('findReturns() lists a dispute with its current status', async () => {
    const intent = await opened();
    await payByCard(url(), intent, DISPUTED);
    const [dispute] = await provider.findReturns(intent.id);
    expect(dispute).toMatchObject({ kind: 'DISPUTE', centavos: 5_000, status: 'PENDING', reference: null });
    await desk().disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    expect((await provider.findReturns(intent.id))[0]).toMatchObject({ status: 'FAILED' });
  });

  it.each([
    ['charge.refunded', { object: 'charge', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.failed', { object: 'refund', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.closed', { object: 'dispute', payment_intent: { id: 'pi_1', object: 'payment_intent' } }, 'pi_1'],
    // These two events affect no intent: the first is about a successful charge and not about a refund, and the refund
    // in the second belongs to no intent of the platform.
    ['charge.succeeded', { object: 'charge', payment_intent: 'pi_1' }, null],
    ['refund.created', { object: 'refund', payment_intent: null }, null],
  ])('readEvent() returns the intent of a %s event and rejects a wrong signature', (type, object, returned) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_700_000_000, data: { object } });
    const header = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    expect(provider.readEvent(Buffer.from(body), header(sandbox.webhookSecret))).toMatchObject({
      type,
      returned,
      intent: null,
    });
    expect(() => provider.readEvent(Buffer.from(body), header('whsec_other'))).toThrow(UntrustedEvent);
    expect(() => provider.readEvent(Buffer.from(body), undefined)).toThrow(UntrustedEvent);
  });

  it('readEvent() returns no intent of an event that the platform does not use, such as a Pix before its code', () => {
    const object = { object: 'payment_intent', status: 'requires_payment_method', payment_method_types: ['pix'] };
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.created', created: 1_700_000_000 };
    const payload = JSON.stringify({ ...event, data: { object } });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: sandbox.webhookSecret });
    expect(provider.readEvent(Buffer.from(payload), header)).toMatchObject({ intent: null });
  });

  it("findReturns() lists a bank's inquiry only after the bank has escalated it to a dispute", async () => {
    const intent = await opened();
    await payByCard(url(), intent, '4000000000001976');
    expect(await provider.findReturns(intent.id)).toEqual([]);
    const [inquiry] = (await desk().disputes.list({ payment_intent: intent.id })).data;
    const evidence = { uncategorized_text: 'escalate_inquiry_evidence' };
    await desk().disputes.update(inquiry?.id ?? '', { evidence });
    expect(await provider.findReturns(intent.id)).toMatchObject([{ kind: 'DISPUTE', status: 'PENDING' }]);
  });
});
