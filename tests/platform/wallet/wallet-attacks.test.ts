import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { balanceOf, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { CARD, DECLINED, opened, payByCard, type Opened } from '../../support/cards.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';
import { eventually } from '../../support/eventually.ts';

async function open(platform: TestPlatform, as: Member, centavos = 5_000) {
  const { body } = await platform.call('POST', '/api/payment/balance/add-balance', { as, json: { centavos } });
  return opened.parse(body);
}

function confirm(platform: TestPlatform, as: Member, paymentIntentId: string) {
  return platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });
}

/** Reads the secret keys of the payment sandbox. An attacker does not have these keys. */
async function keysOf(platform: TestPlatform) {
  const keys: unknown = JSON.parse(await readFile(join(platform.dataDir, 'sandbox', 'keys.json'), 'utf8'));
  return { webhookSecret: fieldOf(keys, 'webhookSecret'), secretKey: fieldOf(keys, 'secretKey') };
}

interface Forged {
  id?: string;
  amount?: number;
  currency?: string;
  reference?: string;
  type?: string;
  status?: string;
  charge?: string;
}

async function eventOf(platform: TestPlatform, intent: Opened, forged: Forged = {}) {
  const row = await rowOf(platform, intent);
  const status = forged.status ?? 'succeeded';
  const error = { type: 'card_error', code: 'card_declined', charge: forged.charge };
  const object = {
    id: intent.paymentIntentId,
    object: 'payment_intent',
    status,
    amount: forged.amount ?? intent.centavos,
    amount_received: forged.amount ?? intent.centavos,
    currency: forged.currency ?? 'brl',
    client_secret: null,
    payment_method_types: ['card'],
    metadata: { intent: forged.reference ?? row.id },
    last_payment_error: forged.charge === undefined ? null : error,
  };
  return JSON.stringify({
    id: forged.id ?? `evt_${uuidv7()}`,
    object: 'event',
    type: forged.type ?? 'payment_intent.succeeded',
    created: now(),
    data: { object },
  });
}

function rowOf(platform: TestPlatform, intent: Opened) {
  return platform.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('provider_id', '=', intent.paymentIntentId)
    .executeTakeFirstOrThrow();
}

function now() {
  return Math.floor(Date.now() / 1_000);
}

function sign(body: string, secret: string, at = now()) {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function send(platform: TestPlatform, body: string, signature: string | null) {
  const response = await fetch(`${platform.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body,
  });
  return response.status;
}

describePlatform('attacks on the wallet', (platform) => {
  it('a webhook event without a valid and recent signature is answered with 400 and credits nothing', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    const { webhookSecret } = await keysOf(platform);
    const body = await eventOf(platform, intent);
    const altered = body.replace('"amount_received":5000', '"amount_received":500000');
    const forgeries: [string, string | null][] = [
      [body, null],
      [body, ''],
      [body, 'v1=abc'],
      [body, sign(body, 'whsec_guess')],
      [body, sign(body, webhookSecret).replace('v1=', 'v0=')],
      [body, sign(body, webhookSecret, now() - 301)],
      [altered, sign(body, webhookSecret)],
      [`${body} `, sign(body, webhookSecret)],
      ['', sign(body, webhookSecret)],
    ];
    for (const [sent, signature] of forgeries) expect(await send(platform, sent, signature)).toBe(400);
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(0);
    expect(await rowOf(platform, intent)).toMatchObject({ status: 'OPEN' });

    expect(await send(platform, body, sign(body, webhookSecret))).toBe(200);
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(5_000);
  });

  it('repeated, late and reordered webhook events about one payment credit it once', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    const { webhookSecret } = await keysOf(platform);
    const paid = await eventOf(platform, intent);
    const again = await eventOf(platform, intent);
    const refused = { type: 'payment_intent.payment_failed', status: 'requires_payment_method', charge: 'ch_late' };
    const late = await eventOf(platform, intent, refused);
    const closed = await eventOf(platform, intent, { type: 'payment_intent.canceled', status: 'canceled' });
    const all = [paid, paid, again, late, closed, paid];
    await Promise.all(all.map((body) => send(platform, body, sign(body, webhookSecret))));
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(5_000);
    expect(await rowOf(platform, intent)).toMatchObject({ status: 'SUCCEEDED', failure_code: null });
  });

  it('a webhook event credits nothing if its currency, amount or reference differs from that of the payment', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const [own, other] = [await open(platform, ana), await open(platform, bia)];
    const { webhookSecret } = await keysOf(platform);
    const foreign = await rowOf(platform, other);
    for (const forged of [
      { currency: 'jpy' },
      { amount: 500_000 },
      { amount: 1 },
      { reference: foreign.id },
      { reference: '' },
    ]) {
      const body = await eventOf(platform, own, forged);
      expect(await send(platform, body, sign(body, webhookSecret))).toBe(200);
    }
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(0);
    expect(await balanceOf(platform.db, wallet(bia.id))).toBe(0);
    expect(platform.logged).toContain('a payment differs from its intent');
  });

  it('if another system with the same provider account receives a payment, no member is credited', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    const { webhookSecret } = await keysOf(platform);
    const elsewhere = { ...intent, paymentIntentId: intent.paymentIntentId };
    const body = (await eventOf(platform, elsewhere, { reference: uuidv7() })).replaceAll(
      intent.paymentIntentId,
      'pi_elsewhere',
    );
    expect(await send(platform, body, sign(body, webhookSecret))).toBe(200);
    expect(await confirm(platform, ana, 'pi_elsewhere')).toMatchObject({ status: 404 });
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(0);
  });

  it("a request to confirm another member's payment gets 404; confirming a payment twice credits it once", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const intent = await open(platform, ana);
    await payByCard(platform.url, intent);
    expect(await confirm(platform, bia, intent.paymentIntentId)).toMatchObject({ status: 404 });
    for (let times = 0; times < 3; times += 1) {
      expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({ body: { balanceCentavos: 5_000 } });
    }
    expect(await balanceOf(platform.db, wallet(bia.id))).toBe(0);
  });

  it('if a payment was opened for another purpose, confirming it as a top-up gets 404', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    await platform.db
      .updateTable('payment_intents')
      .set({ purpose: 'BUSINESS_AD' })
      .where('provider_id', '=', intent.paymentIntentId)
      .execute();
    expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({ status: 404 });
  });

  it('confirming an unknown payment id gets 404, and confirming an id of more than 200 characters gets 400', async () => {
    const ana = await platform.member();
    for (const id of ['pi_none', '', '../customers', 'x'.repeat(200)]) {
      expect((await confirm(platform, ana, id)).status).toBe(404);
    }
    expect((await confirm(platform, ana, 'x'.repeat(201))).status).toBe(400);
  });

  it("the platform's public port does not serve the secret API of the payment sandbox", async () => {
    const { secretKey } = await keysOf(platform);
    const headers = { authorization: `Bearer ${secretKey}` };
    for (const path of [
      '/v1/payment_intents',
      '/v1/refunds',
      '/admin/faults',
      '/sandbox/../v1/refunds',
      '/sandbox/v1/refunds',
    ]) {
      const status = (await platform.call('POST', path, { headers, json: {} })).status;
      expect([401, 404]).toContain(status);
    }
    const wrongSecret = await payByCard(platform.url, {
      ...(await open(platform, await platform.member())),
      clientSecret: 'pi_x_secret_x',
    });
    expect(wrongSecret).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
  });

  it('after five declined cards, a payment is canceled', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    for (let tries = 0; tries < 5; tries += 1) await payByCard(platform.url, intent, DECLINED);
    await eventually(async () => expect(await rowOf(platform, intent)).toMatchObject({ status: 'CANCELED' }));
    expect(await payByCard(platform.url, intent, CARD)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
    expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({
      status: 402,
      body: { status: 'failed' },
    });
  });

  it('after ten declined cards in an hour, a member cannot pay by card, but other members can', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const intents = [await open(platform, ana), await open(platform, ana), await open(platform, ana)];
    for (const [index, intent] of intents.entries()) {
      for (let tries = 0; tries < (index === 2 ? 2 : 4); tries += 1) await payByCard(platform.url, intent, DECLINED);
    }
    const declines = platform.db.selectFrom('payment_declines').select('id').where('member_id', '=', ana.id);
    await eventually(async () => expect(await declines.execute()).toHaveLength(10));
    const json = { centavos: 5_000 };
    const answer = await platform.call('POST', '/api/payment/balance/add-balance', { as: ana, json });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await open(platform, bia);
  });

  it('if a member opens 30 payments concurrently, 20 are opened and 10 are refused with 429', async () => {
    const ana = await platform.member();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        platform.call('POST', '/api/payment/balance/add-balance', { as: ana, json: { centavos: 500 } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
