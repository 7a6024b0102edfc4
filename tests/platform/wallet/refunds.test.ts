import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { balanceOf, provider, receivable } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { unavailable } from '../../../bff/platform/errors.ts';
import {
  RefundRefused,
  type PaymentProvider,
  type ProviderReturn,
} from '../../../bff/platform/wallet/stripe/provider.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns, refundToCard, retryRefunds } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { balance, inDays, publishProfile } from '../../support/ads.ts';
import { CARD, opened, payByCard } from '../../support/cards.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { eventually } from '../../support/eventually.ts';

const DISPUTED = '4000000000000259';
const REFUSES_REFUNDS = '4000000000005126';
const REFUNDS_LATER = '4000000000007726';
const INQUIRED = '4000000000001976';
const DISPUTED_TWICE = '4000000404000079';

const list = z.object({
  payments: z.array(
    z.object({
      idPayment: z.string(),
      desKind: z.string(),
      centavos: z.number(),
      desDescription: z.string().nullable(),
    }),
  ),
});
const notices = z.object({
  notifications: z.array(z.object({ desType: z.string(), desDetail: z.string(), idTarget: z.string() })),
});
const detail = z.object({ valRefundable: z.number().nullable(), datRefundableUntil: z.string().nullable() });
const refunded = z.object({ status: z.string(), centavos: z.number(), balanceCentavos: z.number() });

describePlatform('refunds to a card and disputes', (platform) => {
  let stripe: Stripe;
  let secretKey = '';

  beforeAll(async () => {
    // Reads the secret key of the payment provider. With this key the tests make refunds at the provider, as an
    // operator does in the provider's dashboard.
    const keys: unknown = JSON.parse(await readFile(join(platform.dataDir, 'sandbox', 'keys.json'), 'utf8'));
    const port = platform.sandboxPort;
    secretKey = fieldOf(keys, 'secretKey');
    stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http' });
  });

  async function paid(as: Member, centavos: number, card = CARD) {
    const path = '/api/payment/balance/add-balance';
    const intent = opened.parse((await platform.call('POST', path, { as, json: { centavos } })).body);
    await payByCard(platform.url, intent, card);
    const { paymentIntentId } = intent;
    await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });
    const topUp = (await listed(as)).find(({ desKind }) => desKind === 'TOP_UP');
    return { paymentIntentId, id: topUp?.idPayment ?? '' };
  }

  async function listed(as: Member) {
    return list.parse((await platform.call('GET', '/api/payments?cursorSize=50', { as })).body).payments;
  }

  async function told(as: Member) {
    const { notifications } = notices.parse((await platform.call('GET', '/api/notificacoes', { as })).body);
    return notifications.filter(({ desType }) => desType.startsWith('PAYMENT_'));
  }

  /** Returns the payment that a notification links to. */
  async function receiptOf(as: Member, { idTarget }: { idTarget: string }) {
    return list.shape.payments.element.parse((await platform.call('GET', `/api/payments/${idTarget}`, { as })).body);
  }

  const ask = (as: Member, id: string) => platform.call('POST', `/api/payments/${id}/refund`, { as });
  const refundableIn = async (as: Member, id: string) =>
    detail.parse((await platform.call('GET', `/api/payments/${id}`, { as })).body).valRefundable;
  const owed = async ({ id }: Member) => Math.abs(await balanceOf(platform.db, receivable(id)));
  const spend = (as: Member, days: number) =>
    publishProfile(platform, as, { startDate: inDays(1), endDate: inDays(days) });
  /**
   * Buys ads that start today. Their first day has begun, so cancelling them would refund nothing: the money is spent.
   */
  async function spendForGood(as: Member, days: number) {
    for (let count = 0; count < days; count += 1) await publishProfile(platform, as);
  }

  /** Returns the statuses of all refunds and disputes of a member. */
  async function decided({ id }: Member) {
    const rows = await platform.db.selectFrom('payment_refunds').select('status').where('member_id', '=', id).execute();
    return rows.map(({ status }) => status).sort();
  }

  async function intentOf(paymentIntentId: string) {
    const rows = platform.db.selectFrom('payment_intents').select('id').where('provider_id', '=', paymentIntentId);
    return (await rows.executeTakeFirstOrThrow()).id;
  }

  /** Submits `evidence` for a dispute of a payment. The text determines how the sandbox's bank decides the dispute. */
  async function answerDispute(paymentIntentId: string, evidence: string, nth = 0) {
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId });
    await stripe.disputes.update(data[nth]?.id ?? '', { evidence: { uncategorized_text: evidence } });
  }

  /** Sets the probability with which the sandbox loses a webhook event. */
  async function lose(drop: number) {
    await fetch(`http://127.0.0.1:${platform.sandboxPort}/admin/faults`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ drop }),
    });
  }

  function provided(): PaymentProvider {
    const { provider: real } = platform.payments;
    if (!real) throw new Error('no provider');
    return real;
  }

  const saying = (findReturns: (providerId: string) => Promise<ProviderReturn[]>) => ({
    ...platform.payments,
    provider: { ...provided(), findReturns },
  });
  const refunding = (refund: PaymentProvider['refund']) => ({
    ...platform.payments,
    provider: { ...provided(), refund },
  });

  it('six concurrent requests to refund a payment of the last seven days return it to the card once', async () => {
    const ana = await platform.member();
    const { id, paymentIntentId } = await paid(ana, 5_000);
    expect(await refundableIn(ana, id)).toBe(5_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ana, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(refunded.parse((await ask(ana, id)).body)).toEqual({
      status: 'SUCCEEDED',
      centavos: 5_000,
      balanceCentavos: 0,
    });
    expect(await refundableIn(ana, id)).toBeNull();
    expect((await stripe.refunds.list({ payment_intent: paymentIntentId })).data).toHaveLength(1);
    expect((await listed(ana)).map(({ desKind, centavos }) => [desKind, centavos])).toEqual([
      ['REFUND', -5_000],
      ['TOP_UP', 5_000],
    ]);
    expect((await listed(ana))[0]?.desDescription).toBe('Devolvido ao cartão');
    const [notice, ...more] = await told(ana);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ desType: 'PAYMENT_REFUNDED', desDetail: 'R$ 50,00 a caminho da fatura' });
    expect(await receiptOf(ana, notice ?? { idTarget: '' })).toMatchObject({ desKind: 'REFUND', centavos: -5_000 });
  });

  it('a refund covers only the part of the payment that was not spent', async () => {
    const ana = await platform.member();
    const { id } = await paid(ana, 5_000);
    await spend(ana, 3);
    expect(await refundableIn(ana, id)).toBe(2_000);
    expect(await ask(ana, id)).toMatchObject({ status: 200, body: { centavos: 2_000, balanceCentavos: 0 } });
    expect(await balance(platform, ana)).toBe(0);
  });

  it('after a partial refund and the cancellation of a purchase, a second refund returns the price to the card', async () => {
    const ana = await platform.member();
    const { id, paymentIntentId } = await paid(ana, 5_000);
    const spent = fieldOf((await spend(ana, 3)).body, 'idAnuncio');
    const keyed = (key: string) =>
      platform.call('POST', `/api/payments/${id}/refund`, { as: ana, headers: { 'idempotency-key': key } });
    const [first, second, third] = [uuidv7(), uuidv7(), uuidv7()];
    const twice = await Promise.all([keyed(first), keyed(first), keyed(first)]);
    for (const answer of twice) expect(answer).toMatchObject({ status: 200, body: { centavos: 2_000 } });
    expect(await refundableIn(ana, id)).toBeNull();
    expect((await platform.call('DELETE', `/api/anuncios/${spent}`, { as: ana })).status).toBe(200);
    expect(await refundableIn(ana, id)).toBe(3_000);
    expect(await keyed(first), 'a repeated key gets the first answer').toMatchObject({ body: { centavos: 2_000 } });
    expect(await keyed(second)).toMatchObject({ status: 200, body: { centavos: 3_000, balanceCentavos: 0 } });
    expect(await keyed(third)).toMatchObject({ status: 400, body: { code: 'NOT_REFUNDABLE' } });
    expect(await ask(ana, id), 'a refund without a key is accepted').toMatchObject({
      status: 200,
      body: { centavos: 3_000 },
    });
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map(({ amount }) => amount).sort()).toEqual([2_000, 3_000]);
  });

  it('three concurrent refund requests with different idempotency keys refund a payment once', async () => {
    const ana = await platform.member();
    const { id } = await paid(ana, 5_000);
    const keyed = () =>
      platform.call('POST', `/api/payments/${id}/refund`, { as: ana, headers: { 'idempotency-key': uuidv7() } });
    const answers = await Promise.all([keyed(), keyed(), keyed()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await balance(platform, ana)).toBe(0);
  });

  it("a refund is refused after 7 days, for spent money, for an ad's payment and for another member's payment", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const { id, paymentIntentId } = await paid(ana, 1_000);
    expect((await ask(bia, id)).status).toBe(404);
    expect((await platform.call('POST', `/api/payments/${id}/refund`)).status).toBe(401);
    await sql`update payment_intents set settled_at = now() - interval '7 days 1 minute' where provider_id = ${paymentIntentId}`.execute(
      platform.db,
    );
    expect(await ask(ana, id)).toMatchObject({ status: 400, body: { code: 'NOT_REFUNDABLE', error: /7 dias/ } });
    const next = await paid(ana, 1_000);
    await spend(ana, 2);
    expect(await ask(ana, next.id)).toMatchObject({
      status: 400,
      body: { code: 'NOT_REFUNDABLE', error: /já foi usado/ },
    });
    const [ad] = await listed(ana);
    expect(await ask(ana, ad?.idPayment ?? '')).toMatchObject({ status: 400, body: { code: 'NOT_REFUNDABLE' } });
    expect(await balance(platform, ana)).toBe(0);
  });

  it('if the card does not accept a refund, its amount is credited to the wallet again', async () => {
    const ana = await platform.member();
    const { id } = await paid(ana, 5_000, REFUSES_REFUNDS);
    await ask(ana, id);
    await eventually(async () => expect(await balance(platform, ana)).toBe(5_000));
    expect((await listed(ana))[0]).toMatchObject({
      centavos: 5_000,
      desDescription: 'Devolução não aceita pelo cartão',
    });
    await eventually(async () => {
      const [notice] = await told(ana);
      expect(notice?.desDetail).toMatch(/^o cartão não aceitou R\$ 50,00/);
      expect(await receiptOf(ana, notice ?? { idTarget: '' })).toMatchObject({ desKind: 'REFUND', centavos: 5_000 });
    });
  });

  it('each partial refund made at the provider is debited from the wallet once', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_000);
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1_500 });
    await eventually(async () => expect(await balance(platform, ana)).toBe(3_500));
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 });
    await eventually(async () => expect(await balance(platform, ana)).toBe(3_000));
    await Promise.all([1, 2, 3].map(() => applyReturns(platform.payments, paymentIntentId)));
    expect(await balance(platform, ana)).toBe(3_000);
    expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual([
      'R$ 5,00 a caminho da fatura',
      'R$ 15,00 a caminho da fatura',
    ]);
  });

  it('the notification about a refund of a spent payment links to the receipt of that payment', async () => {
    const ana = await platform.member();
    const { id, paymentIntentId } = await paid(ana, 1_000);
    await spendForGood(ana, 1);
    await stripe.refunds.create({ payment_intent: paymentIntentId });
    await eventually(async () => expect(await told(ana)).toHaveLength(1));
    const [notice] = await told(ana);
    const words = 'R$ 10,00 a caminho da fatura; o valor já tinha sido gasto e fica em aberto na sua carteira';
    expect(notice?.desDetail).toBe(words);
    expect(await receiptOf(ana, notice ?? { idTarget: '' })).toMatchObject({ idPayment: id, desKind: 'TOP_UP' });
  });

  it('a refund of spent money leaves a debt instead of a negative balance, and later card payments settle it', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_000);
    await spendForGood(ana, 3);
    const before = await balanceOf(platform.db, provider);
    await stripe.refunds.create({ payment_intent: paymentIntentId });
    await eventually(async () => expect(await owed(ana)).toBe(3_000));
    expect(await balance(platform, ana)).toBe(0);
    expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual([
      'R$ 50,00 a caminho da fatura; R$ 30,00 já tinham sido gastos e ficam em aberto na sua carteira',
    ]);
    expect((await balanceOf(platform.db, provider)) - before).toBe(5_000);
    expect(await platform.call('GET', '/api/wallet/balance', { as: ana })).toMatchObject({
      body: { balanceCentavos: 0, owedCentavos: 3_000 },
    });
    await paid(ana, 2_000);
    expect([await balance(platform, ana), await owed(ana)]).toEqual([0, 1_000]);
    await paid(ana, 5_000);
    expect([await balance(platform, ana), await owed(ana)]).toEqual([4_000, 0]);
  });

  it('a dispute debits the wallet when it is opened, and winning the dispute credits the money again', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_000, DISPUTED);
    await eventually(async () => expect((await listed(ana))[0]?.desKind).toBe('DISPUTE'));
    expect(await balance(platform, ana)).toBe(0);
    expect(await told(ana)).toMatchObject([
      { desType: 'PAYMENT_DISPUTED', desDetail: 'R$ 50,00 fora da sua carteira enquanto o banco analisa' },
    ]);
    const [dispute] = (await stripe.disputes.list({ payment_intent: paymentIntentId })).data;
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    await eventually(async () => expect(await balance(platform, ana)).toBe(5_000));
    expect((await listed(ana))[0]?.desDescription).toBe('Contestação encerrada a seu favor');
    expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual([
      'encerrada a seu favor, com R$ 50,00 de volta na sua carteira',
      'R$ 50,00 fora da sua carteira enquanto o banco analisa',
    ]);
  });

  it('a lost dispute leaves the wallet debited, and its payment cannot be refunded', async () => {
    const ana = await platform.member();
    const { id, paymentIntentId } = await paid(ana, 5_000, DISPUTED);
    await eventually(async () => expect(await balance(platform, ana)).toBe(0));
    const [dispute] = (await stripe.disputes.list({ payment_intent: paymentIntentId })).data;
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'losing_evidence' } });
    await eventually(async () =>
      expect(
        await platform.db.selectFrom('payment_refunds').select('status').where('member_id', '=', ana.id).execute(),
      ).toEqual([{ status: 'SUCCEEDED' }]),
    );
    // The member gets a single notification about the lost dispute. Its text states the outcome.
    expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual([
      'o banco deu razão ao titular do cartão, e R$ 50,00 não voltam para a sua carteira',
    ]);
    await paid(ana, 1_000);
    expect(await ask(ana, id)).toMatchObject({ status: 400, body: { code: 'NOT_REFUNDABLE' } });
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it.each([
    ['is closed without escalation', 'losing_evidence', 5_000, []],
    [
      'is escalated to a dispute',
      'escalate_inquiry_evidence',
      0,
      ['R$ 50,00 fora da sua carteira enquanto o banco analisa'],
    ],
  ] as const)(
    'an inquiry by a bank debits the wallet only if it is escalated (the inquiry %s)',
    async (_then, evidence, left, notices) => {
      const ana = await platform.member();
      const { paymentIntentId } = await paid(ana, 5_000, INQUIRED);
      const before = await provided().findReturns(paymentIntentId);
      await applyReturns(platform.payments, paymentIntentId);
      expect(await balance(platform, ana)).toBe(5_000);
      await answerDispute(paymentIntentId, evidence);
      await applyReturns(platform.payments, paymentIntentId);
      // Delivers an outdated state of the dispute last: the state before it was escalated.
      await applyReturns(
        saying(() => Promise.resolve(before)),
        paymentIntentId,
      );
      expect(await balance(platform, ana)).toBe(left);
      expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual(notices);
    },
  );

  it('two disputes over parts of one payment debit both amounts, and winning one credits its amount', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_001, DISPUTED_TWICE);
    await eventually(async () => expect(await balance(platform, ana)).toBe(0));
    await answerDispute(paymentIntentId, 'winning_evidence', 0);
    await eventually(async () => expect(await balance(platform, ana)).toBeGreaterThan(2_000));
    await answerDispute(paymentIntentId, 'losing_evidence', 1);
    await eventually(async () => expect(await decided(ana)).toEqual(['FAILED', 'SUCCEEDED']));
    expect([2_500, 2_501]).toContain(await balance(platform, ana));
  });

  it('a refund has the status PENDING until the bank accepts it, and then SUCCEEDED', async () => {
    const ana = await platform.member();
    const { id } = await paid(ana, 5_000, REFUNDS_LATER);
    expect(await ask(ana, id)).toMatchObject({ status: 200, body: { status: 'PENDING', centavos: 5_000 } });
    expect(await balance(platform, ana)).toBe(0);
    await eventually(async () => expect(await decided(ana)).toEqual(['SUCCEEDED']));
    expect((await told(ana)).map(({ desDetail }) => desDetail)).toEqual(['R$ 50,00 a caminho da fatura']);
  });

  it('the reconciler records refunds and a dispute even if all their webhook events were lost', async () => {
    const [late, failed, won] = [await platform.member(), await platform.member(), await platform.member()];
    const disputed = await paid(won, 5_000, DISPUTED);
    await eventually(async () => expect(await balance(platform, won)).toBe(0));
    const refunds = [await paid(late, 5_000, REFUNDS_LATER), await paid(failed, 5_000, REFUNDS_LATER)];
    await lose(1);
    try {
      for (const [index, as] of [late, failed].entries()) await ask(as, refunds[index]?.id ?? '');
      await answerDispute(disputed.paymentIntentId, 'winning_evidence');
      await eventually(async () => {
        const { data } = await stripe.refunds.list({ payment_intent: refunds[0]?.paymentIntentId });
        expect(data[0]?.status).toBe('succeeded');
      });
    } finally {
      await lose(0);
    }
    const unlucky = refunds[1]?.paymentIntentId;
    await reconcile(
      saying(async (providerId) => {
        const all = await provided().findReturns(providerId);
        return providerId === unlucky ? all.map((said) => ({ ...said, status: 'FAILED' as const })) : all;
      }),
      true,
    );
    expect([await balance(platform, late), await decided(late)]).toEqual([0, ['SUCCEEDED']]);
    expect([await balance(platform, failed), await decided(failed)]).toEqual([5_000, ['FAILED']]);
    expect([await balance(platform, won), await decided(won)]).toEqual([5_000, ['FAILED']]);
  });

  it('if the answer to a refund was lost, the refund is made once, even if the provider forgot the idempotency key', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_000);
    await lose(1);
    const lost = refunding(async (refund) => {
      await provided().refund(refund);
      throw unavailable(new Error('the answer was lost'));
    });
    const intent = await intentOf(paymentIntentId);
    expect(await refundToCard(lost, ana.id, intent)).toMatchObject({ status: 'PENDING' });
    await lose(0);
    const forgot = refunding(() => Promise.reject(new RefundRefused('Charge has already been refunded.')));
    await retryRefunds(forgot);
    expect([await balance(platform, ana), await decided(ana)]).toEqual([0, ['SUCCEEDED']]);
  });

  it('if a refund fails because of a dispute, its amount is credited only after the dispute is won', async () => {
    const ana = await platform.member();
    await lose(1);
    const { id, paymentIntentId } = await paid(ana, 5_000, DISPUTED);
    await lose(0);
    expect(await balance(platform, ana)).toBe(5_000);
    expect(await ask(ana, id)).toMatchObject({
      status: 402,
      body: { code: 'REFUND_REFUSED', error: 'O cartão não aceitou a devolução. Seu saldo é de R$ 0,00.' },
    });
    expect([await balance(platform, ana), await decided(ana)]).toEqual([0, ['FAILED', 'PENDING']]);
    await answerDispute(paymentIntentId, 'winning_evidence');
    await eventually(async () => expect(await balance(platform, ana)).toBe(5_000));
  });

  it('the amount of a failed refund can be refunded again, even if the second refund is reported first', async () => {
    const ana = await platform.member();
    const { paymentIntentId } = await paid(ana, 5_000);
    const first = { id: 're_first', kind: 'REFUND', centavos: 5_000, reference: null } as const;
    const second = { ...first, id: 're_second', status: 'SUCCEEDED' } as const;
    await applyReturns(
      saying(() => Promise.resolve([{ ...first, status: 'SUCCEEDED' }])),
      paymentIntentId,
    );
    await applyReturns(
      saying(() => Promise.resolve([second, { ...first, status: 'FAILED' }])),
      paymentIntentId,
    );
    expect([await balance(platform, ana), await decided(ana)]).toEqual([0, ['FAILED', 'SUCCEEDED']]);
  });
});
