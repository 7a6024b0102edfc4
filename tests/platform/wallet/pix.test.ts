import { isDynamicPix, hasError, parsePix } from 'pix-utils';
import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyProviderIntent, createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { inDays, publishProfile } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { eventually } from '../../support/eventually.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { describePlatform, type Member, type TestPlatform } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';

const PATH = '/api/payment/balance/add-balance-pix';

async function open(platform: TestPlatform, as: Member, centavos = 5_000, headers: Record<string, string> = {}) {
  const answer = await platform.call('POST', PATH, { as, json: { centavos }, headers });
  expect(answer.status).toBe(201);
  return openedPix.parse(answer.body);
}

const see = (platform: TestPlatform, as: Member | null, { paymentIntentId }: { paymentIntentId: string }) =>
  platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as });
const balance = (platform: TestPlatform, as: Member) => platform.call('GET', '/api/wallet/balance', { as });
const notices = async (platform: TestPlatform, as: Member) =>
  JSON.stringify((await platform.call('GET', '/api/notificacoes', { as })).body);

async function untilBalance(platform: TestPlatform, as: Member, balanceCentavos: number) {
  await eventually(async () => expect(await balance(platform, as)).toMatchObject({ body: { balanceCentavos } }));
}

describePlatform('top-up by Pix', (platform) => {
  it('a new Pix has the status WAITING and a code for its amount that is valid for half an hour', async () => {
    const ana = await platform.member();
    const before = Date.now();
    const pix = await open(platform, ana, 12_345);
    const read = parsePix(pix.desPixCode);
    expect(!hasError(read) && isDynamicPix(read)).toBe(true);
    expect(pix.desPixCode).toContain('5406123.45');
    expect(Date.parse(pix.datExpires) - before).toBeGreaterThan(1_790_000);
    expect(Date.parse(pix.datExpires) - before).toBeLessThan(1_860_000);
    expect(await see(platform, ana, pix)).toMatchObject({ status: 200, body: { ...pix, desStatus: 'WAITING' } });
  });

  it('a paid Pix is credited and notified once, and confirming it again credits nothing', async () => {
    const ana = await platform.member();
    const pix = await open(platform, ana, 700);
    const confirm = () =>
      platform.call('POST', '/api/payment/balance/confirm-add-balance', {
        as: ana,
        json: { paymentIntentId: pix.paymentIntentId },
      });
    expect(await confirm()).toMatchObject({ status: 402, body: { code: 'PAYMENT_PENDING' } });
    expect(await actOnOpened(platform.url, pix, 'pay')).toBe(200);
    await untilBalance(platform, ana, 700);
    expect(await see(platform, ana, pix)).toMatchObject({
      body: { desStatus: 'PAID', isLate: false, desPixCode: null },
    });
    expect(await confirm()).toMatchObject({ status: 200, body: { balanceCentavos: 700 } });
    expect((await notices(platform, ana)).match(/WALLET_CREDITED/g)).toHaveLength(1);
    const asked = await platform.payments.provider?.findIntent(pix.paymentIntentId);
    expect(asked?.paidAt?.getTime()).toBeLessThan(Date.parse(pix.datExpires));
  });

  it.each([
    ['pay_less', 4_900],
    ['pay_more', 5_100],
  ] as const)('the test action %s credits %i centavos for a Pix of 5000, and says so', async (act, centavos) => {
    const ana = await platform.member();
    await actOnOpened(platform.url, await open(platform, ana), act);
    await untilBalance(platform, ana, centavos);
    await eventually(async () => expect(await notices(platform, ana)).toContain('valor diferente do pedido'));
  });

  it('the receipt of a Pix leads to its test page after it was paid, and the page can return the payment', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const pix = await open(platform, ana);
    await actOnOpened(platform.url, pix, 'pay');
    await untilBalance(platform, ana, 5_000);
    const history = await platform.call('GET', '/api/payments', { as: ana });
    const [row] = z.object({ payments: z.array(z.object({ idPayment: z.string() })) }).parse(history.body).payments;
    const receipt = await platform.call('GET', `/api/payments/${row?.idPayment}`, { as: ana });
    expect(receipt.body).toMatchObject({ desTestUrl: pix.desTestUrl });
    expect((await platform.call('GET', `/api/payments/${row?.idPayment}`, { as: bia })).status).toBe(404);
    await actOnOpened(platform.url, pix, 'return');
    await untilBalance(platform, ana, 0);
  });

  it('a Pix that is paid twice is credited once', async () => {
    const ana = await platform.member();
    const pix = await open(platform, ana);
    await actOnOpened(platform.url, pix, 'pay_twice');
    await untilBalance(platform, ana, 5_000);
    const { stripe } = await providerDesk(platform);
    await eventually(async () => {
      const { data } = await stripe.events.list({ types: ['payment_intent.succeeded'], limit: 100 });
      const ids = data.filter(({ data: { object } }) => 'id' in object && object.id === pix.paymentIntentId);
      const taken = await platform.db
        .selectFrom('payment_events')
        .select('id')
        .where(
          'id',
          'in',
          ids.map(({ id }) => id),
        )
        .execute();
      expect(taken).toHaveLength(2);
    });
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 5_000 } });
    expect((await notices(platform, ana)).match(/WALLET_CREDITED/g)).toHaveLength(1);
  });

  it('an expired Pix has the status EXPIRED and no code, and does not count as a declined card', async () => {
    const ana = await platform.member();
    const key = { 'idempotency-key': v4() };
    const pix = await open(platform, ana, 5_000, key);
    await actOnOpened(platform.url, pix, 'expire');
    await eventually(async () =>
      expect(await see(platform, ana, pix)).toMatchObject({ body: { desStatus: 'EXPIRED', desPixCode: null } }),
    );
    const json = { paymentIntentId: pix.paymentIntentId };
    expect(await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as: ana, json })).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_FAILED', error: 'Este código Pix expirou sem pagamento. Gere outro.' },
    });
    expect(await platform.call('POST', PATH, { as: ana, json: { centavos: 5_000 }, headers: key })).toMatchObject({
      status: 402,
    });
    const declines = platform.db.selectFrom('payment_declines').select('id').where('member_id', '=', ana.id);
    expect(await declines.execute()).toEqual([]);
    expect((await open(platform, ana)).paymentIntentId).not.toBe(pix.paymentIntentId);
  });

  it('an expired Pix that is paid late and the new Pix that replaced it are both credited', async () => {
    const ana = await platform.member();
    const first = await open(platform, ana);
    await actOnOpened(platform.url, first, 'expire');
    await eventually(async () =>
      expect(await see(platform, ana, first)).toMatchObject({ body: { desStatus: 'EXPIRED' } }),
    );
    const second = await open(platform, ana);
    await actOnOpened(platform.url, second, 'pay');
    await untilBalance(platform, ana, 5_000);
    await actOnOpened(platform.url, first, 'pay_late');
    await untilBalance(platform, ana, 10_000);
    expect(await see(platform, ana, first)).toMatchObject({ body: { desStatus: 'PAID', isLate: true } });
    expect(await see(platform, ana, second)).toMatchObject({ body: { desStatus: 'PAID', isLate: false } });
    expect(await notices(platform, ana)).toMatch(/R\$\s50,00, de um Pix pago depois de o código expirar/);
  });

  it('an idempotency key opens a single Pix, and a card payment with that key is refused with 409', async () => {
    const ana = await platform.member();
    const headers = { 'idempotency-key': v4() };
    const [first, second] = await Promise.all([open(platform, ana, 900, headers), open(platform, ana, 900, headers)]);
    expect(second).toEqual(first);
    const card = { as: ana, json: { centavos: 900 }, headers };
    expect(await platform.call('POST', '/api/payment/balance/add-balance', card)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it.each([499, 500_001, 500.5, -500, '5000', null])(
    'a request to open a Pix with centavos: %j is refused with INVALID_INPUT',
    async (centavos) => {
      const ana = await platform.member();
      expect(await platform.call('POST', PATH, { as: ana, json: { centavos } })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', field: 'centavos' },
      });
    },
  );

  it('reading a Pix as another member, or a card payment as a Pix, gets 404; a visitor gets 401', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const pix = await open(platform, ana);
    expect(await see(platform, bia, pix)).toMatchObject({ status: 404 });
    expect(await see(platform, null, pix)).toMatchObject({ status: 401 });
    expect(await platform.call('POST', PATH, { json: { centavos: 500 } })).toMatchObject({ status: 401 });
    const card = await platform.call('POST', '/api/payment/balance/add-balance', { as: ana, json: { centavos: 500 } });
    const opened = openedPix.pick({ paymentIntentId: true }).parse(card.body);
    expect(await see(platform, ana, opened)).toMatchObject({ status: 404 });
  });

  it('a return by MED (Pix chargeback) takes unspent money from the wallet; refusing the return credits it again', async () => {
    const ana = await platform.member();
    const pix = await open(platform, ana);
    await actOnOpened(platform.url, pix, 'pay');
    await untilBalance(platform, ana, 5_000);
    await actOnOpened(platform.url, pix, 'return');
    await untilBalance(platform, ana, 0);
    expect(await notices(platform, ana)).toContain('PAYMENT_DISPUTED');
    await actOnOpened(platform.url, pix, 'return_refused');
    await untilBalance(platform, ana, 5_000);
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('a return by MED (Pix chargeback) ends the ad bought with the money; the price of the begun day becomes a debt', async () => {
    const ana = await platform.member();
    const pix = await open(platform, ana);
    await actOnOpened(platform.url, pix, 'pay');
    await untilBalance(platform, ana, 5_000);
    const bought = await publishProfile(platform, ana, { endDate: inDays(2) });
    expect(bought.status).toBe(201);
    await untilBalance(platform, ana, 2_000);
    await actOnOpened(platform.url, pix, 'return');
    await eventually(async () =>
      expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 0, owedCentavos: 1_000 } }),
    );
    expect((await platform.call('GET', '/api/anuncios/user/ads', { as: ana })).body).toMatchObject({
      anuncios: [{ desStatus: 'FINALIZADO', formattedReturnedBRL: 'R$ 20,00' }],
    });
    await actOnOpened(platform.url, pix, 'return_refused');
    await eventually(async () =>
      expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 4_000, owedCentavos: 0 } }),
    );
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('if a member refunds a Pix top-up, it is paid back by Pix, and the notification and the CSV statement say so', async () => {
    const ana = await platform.member();
    const pix = await open(platform, ana);
    await actOnOpened(platform.url, pix, 'pay');
    await untilBalance(platform, ana, 5_000);
    const { id } = await platform.db
      .selectFrom('payment_intents')
      .select('id')
      .where('provider_id', '=', pix.paymentIntentId)
      .executeTakeFirstOrThrow();
    const { body } = await platform.call('GET', '/api/payments?kind=TOP_UP', { as: ana });
    expect(body).toMatchObject({ payments: [{ desMethod: 'PIX' }] });
    const listed = JSON.stringify(body).match(/"idPayment":"([^"]+)"/)?.[1] ?? id;
    expect(await platform.call('POST', `/api/payments/${listed}/refund`, { as: ana })).toMatchObject({
      status: 200,
      body: { centavos: 5_000, balanceCentavos: 0 },
    });
    await eventually(async () => expect(await notices(platform, ana)).toMatch(/PAYMENT_REFUNDED/));
    const told = await notices(platform, ana);
    expect(told).toMatch(/R\$\s50,00 a caminho da conta que pagou/);
    expect(told).not.toMatch(/cart|fatura/);
    const csv = String((await platform.call('GET', '/api/payments/csv', { as: ana })).body);
    expect(csv).toContain('Saldo adicionado com Pix');
    expect(csv).toContain('Devolvido por Pix');
    expect(csv).not.toMatch(/cart/i);
  });

  it('if webhooks were lost, the reconciler applies the payment of one Pix and the expiry of another', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const desk = await providerDesk(platform);
    await desk.disturb({ drop: 1 });
    const [paid, late] = [await open(platform, ana, 600), await open(platform, bia, 800)];
    await actOnOpened(platform.url, paid, 'pay');
    await actOnOpened(platform.url, late, 'expire');
    await reconcile(platform.payments, true);
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 600 } });
    expect(await see(platform, bia, late)).toMatchObject({ body: { desStatus: 'EXPIRED' } });
    // The platform does not check a payment any more after it has expired. Only the provider's list of events can tell
    // the platform that the payment was made late.
    await actOnOpened(platform.url, late, 'pay_late');
    await reconcile(platform.payments, true);
    expect(await balance(platform, bia)).toMatchObject({ body: { balanceCentavos: 800 } });
    expect(await see(platform, bia, late)).toMatchObject({ body: { desStatus: 'PAID', isLate: true } });
    await desk.disturb({ drop: 0 });
  });

  it("if the provider's answer to opening a Pix was lost, repeating the request opens no second Pix", async () => {
    await untilReconciledAtStart(platform);
    const ana = await platform.member();
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    const request = {
      memberId: ana.id,
      purpose: 'TOP_UP',
      method: 'PIX',
      centavos: 900,
      idempotencyKey: v4(),
    } as const;
    bank.state.isAway = true;
    await expect(createIntent(payments, request)).rejects.toMatchObject({ status: 503 });
    bank.state.isAway = false;
    const opened = await createIntent(payments, request);
    expect(await createIntent(payments, request)).toEqual(opened);
    expect(bank.intents.size).toBe(1);
    expect(opened.pix?.code).toMatch(/^code of /);
  });

  it('a Pix is credited once, whatever the order in which its states arrive', async () => {
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    for (const order of ['WEP', 'WPE', 'PWE', 'PEW', 'EWP', 'EPW', 'EPPE']) {
      const ana = await platform.member();
      const request = { memberId: ana.id, purpose: 'TOP_UP', method: 'PIX', centavos: 900 } as const;
      const { paymentIntentId } = await createIntent(payments, request);
      const waiting = bank.intents.get(paymentIntentId);
      if (!waiting) throw new Error('The bank has no such intent.');
      const states = { W: 'PENDING', E: 'CANCELED', P: 'SUCCEEDED' } as const;
      for (const letter of order) {
        const status = letter === 'E' ? states.E : letter === 'P' ? states.P : states.W;
        await applyProviderIntent(payments, { ...waiting, status, pix: null });
      }
      expect([order, (await balance(platform, ana)).body]).toMatchObject([order, { balanceCentavos: 900 }]);
    }
  });

  it('a Pix that was paid after the end of its code is late, whatever the order in which its states arrive', async () => {
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    for (const [seconds, isLate] of [
      [-1, false],
      [1, true],
    ] as const) {
      for (const order of ['P', 'WP', 'PE', ...(isLate ? ['EP', 'EPP'] : ['PP'])]) {
        const ana = await platform.member();
        const request = { memberId: ana.id, purpose: 'TOP_UP', method: 'PIX', centavos: 900 } as const;
        const { paymentIntentId, pix } = await createIntent(payments, request);
        const waiting = bank.intents.get(paymentIntentId);
        if (!waiting || !pix) throw new Error('The bank has no such Pix.');
        const paidAt = new Date(pix.expiresAt.getTime() + seconds * 1_000);
        for (const letter of order) {
          const states = { E: { status: 'CANCELED' }, P: { status: 'SUCCEEDED', paidAt }, W: {} } as const;
          const state = letter === 'E' ? states.E : letter === 'P' ? states.P : states.W;
          await applyProviderIntent(payments, { ...waiting, ...state, pix: null });
        }
        const seen = await platform.db
          .selectFrom('payment_intents')
          .select('is_late')
          .where('provider_id', '=', paymentIntentId)
          .executeTakeFirstOrThrow();
        expect([seconds, order, seen.is_late]).toEqual([seconds, order, isLate]);
      }
    }
  });

  it.each([899, 901])(
    'a Pix of 900 centavos that was paid with %i credits that amount once, and says so',
    async (centavos) => {
      const ana = await platform.member();
      const bank = createBank();
      const payments = { ...platform.payments, provider: bank.provider };
      const request = {
        memberId: ana.id,
        purpose: 'TOP_UP',
        method: 'PIX',
        centavos: 900,
        idempotencyKey: v4(),
      } as const;
      const { paymentIntentId } = await createIntent(payments, request);
      const waiting = bank.intents.get(paymentIntentId);
      const paid = bank.change(paymentIntentId, { status: 'SUCCEEDED', centavos });
      if (!paid || !waiting) throw new Error('The bank has no such intent.');
      for (const state of [paid, waiting, paid]) await applyProviderIntent(payments, state);
      expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: centavos } });
      const told = await notices(platform, ana);
      expect(told.match(/de um pagamento com valor diferente do pedido/g)).toHaveLength(1);
      expect((await createIntent(payments, request)).paymentIntentId).toBe(paymentIntentId);
      expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
    },
  );

  it('a Pix in another currency, or for another member, credits nothing', async () => {
    const ana = await platform.member();
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    const request = { memberId: ana.id, purpose: 'TOP_UP', method: 'PIX', centavos: 900 } as const;
    const { paymentIntentId } = await createIntent(payments, request);
    for (const change of [{ currency: 'usd' }, { reference: v4() }]) {
      const wrong = bank.change(paymentIntentId, { status: 'SUCCEEDED', currency: 'brl', ...change });
      if (!wrong) throw new Error('The bank has no such intent.');
      await expect(applyProviderIntent(payments, wrong)).rejects.toThrow('does not match');
    }
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 0 } });
  });
});
