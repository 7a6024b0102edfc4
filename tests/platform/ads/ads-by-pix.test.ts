import { sql } from 'kysely';
import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { provider, receivable, record } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { tellUnspentCredits } from '../../../bff/platform/wallet/ledger/unspent-credits.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { applyProviderIntent, createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { fulfilOrders } from '../../../bff/platform/wallet/stripe/orders.ts';
import type { PaymentProvider } from '../../../bff/platform/wallet/stripe/provider.ts';
import type { PixAct } from '../../../bff/sandbox/pix.ts';
import {
  balance,
  bookProblems,
  boostForm,
  businessForm,
  inDays,
  profileForm,
  publishProfile,
  topUp,
} from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { eventually } from '../../support/eventually.ts';
import { picture } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const kinds = ['business', 'profile', 'post'] as const;
type Kind = (typeof kinds)[number];

describePlatform('ads paid by Pix', (platform) => {
  const setUp = async (centavos = 0) => {
    const ana = await platform.member();
    if (centavos > 0) await topUp(platform, ana, centavos);
    return { ana, postId: await platform.post(ana, { text: 'Minha exposição abre hoje' }) };
  };
  const days = { startDate: inDays(0), endDate: inDays(2) };

  async function imageOf(as: Member) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    return fieldOf((await platform.call('POST', '/api/media', { as, form })).body, 'idFile');
  }

  /** Returns the form of an ad as the web app sends it: with images that were stored before. */
  async function storedForm(as: Member, kind: Kind, postId: string) {
    if (kind === 'post') return boostForm(postId, days);
    if (kind === 'profile') return profileForm(days);
    const uploads = JSON.stringify([{ idFile: await imageOf(as) }]);
    const fields = {
      desTargetType: 'MULHER',
      title: 'Velas artesanais',
      redirectionLink: 'https://velas.example/loja',
    };
    return { ...days, ...fields, uploads };
  }

  /** Opens the Pix of a complete form, and returns it with the act on its code. No page confirms the payment. */
  async function leave(as: Member, kind: Kind, postId: string) {
    const json = { ...(await storedForm(as, kind, postId)), desMethod: 'PIX' };
    const answer = await platform.call('POST', `/api/payment/ads/create-my-${kind}-intent`, { as, json });
    const { paymentIntentId } = opened.parse(answer.body);
    const pix = openedPix.parse((await see(as, paymentIntentId)).body);
    return { ...pix, act: (act: PixAct) => actOnOpened(platform.url, pix, act) };
  }

  const ads = async (as: Member) => (await platform.call('GET', '/api/anuncios/user/ads', { as })).body;
  const orders = (as: Member) =>
    platform.db.selectFrom('payment_orders').select('intent_id').where('member_id', '=', as.id).execute();
  const credits = async (as: Member) => {
    const told = JSON.stringify((await platform.call('GET', '/api/notificacoes', { as })).body);
    return told.match(/WALLET_CREDITED/g) ?? [];
  };

  async function bodyOf(kind: Kind, postId: string, more: Record<string, string> = {}) {
    if (kind === 'business') return { form: await businessForm({ ...days, ...more }) };
    return { json: kind === 'post' ? boostForm(postId, { ...days, ...more }) : profileForm({ ...days, ...more }) };
  }

  const create = async (as: Member, kind: Kind, postId: string, more: Record<string, string> = {}, headers = {}) =>
    platform.call('POST', `/api/payment/ads/create-my-${kind}-intent`, {
      as,
      headers,
      ...(await bodyOf(kind, postId, { desMethod: 'PIX', ...more })),
    });
  const confirm = async (as: Member, kind: Kind, postId: string, paymentIntentId: string) =>
    platform.call('POST', `/api/payment/ads/confirm-my-${kind}-payment`, {
      as,
      ...(await bodyOf(kind, postId, { paymentIntentId })),
    });
  const see = (as: Member, paymentIntentId: string) =>
    platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as });

  /** Starts a Pix payment for an ad that runs for three days and costs R$ 30,00. */
  async function begin(as: Member, kind: Kind, postId: string) {
    const answer = await create(as, kind, postId);
    expect(answer.status).toBe(201);
    const intent = opened.parse(answer.body);
    const pix = openedPix.parse((await see(as, intent.paymentIntentId)).body);
    return { ...intent, act: (act: PixAct) => actOnOpened(platform.url, pix, act) };
  }

  const priceOf = { business: 4_500, profile: 3_000, post: 3_000 } as const;

  it.each(kinds)('the Pix for a %s ad is for the amount the wallet lacks; paying it creates the ad', async (kind) => {
    const { ana, postId } = await setUp(1_000);
    const price = priceOf[kind];
    const pix = await begin(ana, kind, postId);
    expect(pix.centavos).toBe(price - 1_000);
    expect(await see(ana, pix.paymentIntentId)).toMatchObject({
      body: { desStatus: 'WAITING', centavos: pix.centavos },
    });
    expect(await confirm(ana, kind, postId, pix.paymentIntentId)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_PENDING' },
    });
    expect(await pix.act('pay')).toBe(200);
    const made = await Promise.all([1, 2].map(() => confirm(ana, kind, postId, pix.paymentIntentId)));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(made.map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    expect(await balance(platform, ana)).toBe(0);
    expect((await platform.call('GET', '/api/payments?kind=TOP_UP', { as: ana })).body).toMatchObject({
      payments: [{ desMethod: 'PIX', centavos: pix.centavos }, {}],
    });
    expect(await bookProblems(platform)).toEqual([]);
  });

  it.each(['profile', 'post'] as const)(
    'a second Pix for the same %s ad, opened in another tab, cancels the first; paying the second buys one ad',
    async (kind) => {
      const { ana, postId } = await setUp();
      const first = await begin(ana, kind, postId);
      const second = await begin(ana, kind, postId);
      expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
      await eventually(async () =>
        expect(await see(ana, first.paymentIntentId)).toMatchObject({
          body: { desStatus: 'EXPIRED', desPixCode: null },
        }),
      );
      expect(await see(ana, second.paymentIntentId)).toMatchObject({ body: { desStatus: 'WAITING' } });
      expect(await second.act('pay')).toBe(200);
      expect((await confirm(ana, kind, postId, second.paymentIntentId)).status).toBe(200);
      expect(await ads(ana)).toMatchObject({ anuncios: [{}] });
      expect(await balance(platform, ana)).toBe(0);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it('a second Pix for a business ad with the same fields leaves the first open, because its pictures may differ', async () => {
    const { ana, postId } = await setUp();
    const [first, second] = [await begin(ana, 'business', postId), await begin(ana, 'business', postId)];
    for (const { paymentIntentId } of [first, second]) {
      expect(await see(ana, paymentIntentId)).toMatchObject({ body: { desStatus: 'WAITING' } });
    }
    const rows = await platform.db
      .selectFrom('payment_intents')
      .select('is_canceled_by_member')
      .where('member_id', '=', ana.id)
      .execute();
    expect(rows).toEqual([{ is_canceled_by_member: false }, { is_canceled_by_member: false }]);
  });

  it('for an ad, the payment method BOLETO is refused, and a payment without a method is a card payment', async () => {
    const { ana, postId } = await setUp();
    for (const kind of kinds)
      expect(await create(ana, kind, postId, { desMethod: 'BOLETO' })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', errors: ['Escolha Pix ou cartão.'] },
      });
    const path = '/api/payment/ads/create-my-profile-intent';
    const card = opened.parse((await platform.call('POST', path, { as: ana, json: profileForm() })).body);
    expect((await see(ana, card.paymentIntentId)).status).toBe(404);
  });

  const { reportedCase, decide } = desk(platform);
  const hiding: Record<string, (post: { ana: Member; postId: string }) => Promise<unknown>> = {
    'is deleted': ({ ana, postId }) => platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana }),
    'becomes private with its author': ({ ana }) =>
      platform.call('POST', '/api/alterarDadosUsuario', { as: ana, json: { isPrivate: true } }),
    'is taken down': async ({ postId }) => {
      const caseId = await reportedCase(await platform.member(), 'POST', postId);
      return await decide(await platform.member({ role: 'MODERATOR' }), [caseId], 'TAKE_DOWN');
    },
  };

  describe.each(['PIX', 'CARD'])('the open payment (%s) of a boost', (desMethod) => {
    it.each(Object.entries(hiding))(
      'ends at the provider when the post %s; the payment of another ad stays open',
      async (_how, hide) => {
        const { ana, postId } = await setUp();
        const open = async (kind: Kind) =>
          opened.parse((await create(ana, kind, postId, { desMethod })).body).paymentIntentId;
        const [boost, highlight] = [await open('post'), await open('profile')];
        await hide({ ana, postId });
        await reconcile(platform.payments);
        expect(await platform.payments.provider?.findIntent(boost)).toMatchObject({ status: 'CANCELED' });
        expect(await platform.payments.provider?.findIntent(highlight)).not.toMatchObject({ status: 'CANCELED' });
        const { body } = await platform.call('GET', `/api/payment/intents/${boost}`, { as: ana });
        expect(body).toMatchObject({ status: 'CANCELED' });
      },
    );
  });

  it.each(Object.entries(hiding))(
    'when the post of a boost %s, its Pix has no code any more; if it is paid all the same, its member is told why',
    async (_how, hide) => {
      const { ana, postId } = await setUp();
      const pix = await leave(ana, 'post', postId);
      await hide({ ana, postId });
      expect((await see(ana, pix.paymentIntentId)).body).toMatchObject({ desStatus: 'EXPIRED', desPixCode: null });
      expect((await platform.call('GET', '/api/payments', { as: ana })).body).toMatchObject({
        payments: [{ idPix: null }],
      });
      expect(await pix.act('pay')).toBe(200);
      await eventually(async () => expect(await orders(ana)).toEqual([]));
      expect((await see(ana, pix.paymentIntentId)).body).toMatchObject({
        desStatus: 'PAID',
        desPurchase: 'REFUSED',
        desRefusal: 'POST_GONE',
      });
      const { body } = await confirm(ana, 'post', postId, pix.paymentIntentId);
      const gone = 'o post foi excluído ou não é mais público';
      expect(fieldOf(body, 'error')).toContain(`O anúncio não foi publicado: ${gone}.`);
      const told = JSON.stringify((await platform.call('GET', '/api/notificacoes', { as: ana })).body);
      expect(told).toContain(`de um Pix que não comprou o anúncio: ${gone}`);
    },
  );

  it('the Pix of a boost that is paid after its post was deleted goes to the wallet, and its member is told', async () => {
    const { ana, postId } = await setUp();
    const pix = await leave(ana, 'post', postId);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    await reconcile(platform.payments);
    await pix.act('pay_late');
    await eventually(async () => expect(await balance(platform, ana)).toBe(3_000));
    expect(await see(ana, pix.paymentIntentId)).toMatchObject({
      body: { desStatus: 'PAID', isLate: true, desPurchase: 'REFUSED', desRefusal: 'LATE' },
    });
    expect(await credits(ana)).toHaveLength(1);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if the post is deleted while the provider opens the payment of its boost, the payment ends at once', async () => {
    const { ana, postId } = await setUp();
    const { provider } = platform.payments;
    if (!provider) throw new Error('The tests have a provider.');
    const opening: PaymentProvider = {
      ...provider,
      async createIntent(wanted) {
        await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
        return await provider.createIntent(wanted);
      },
    };
    const request = { memberId: ana.id, purpose: 'POST_AD', method: 'PIX', centavos: 3_000, postId } as const;
    await expect(createIntent({ ...platform.payments, provider: opening }, request)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
    await reconcile(platform.payments);
    const row = platform.db.selectFrom('payment_intents').selectAll().where('member_id', '=', ana.id);
    const { provider_id: id, status } = await row.executeTakeFirstOrThrow();
    expect(status).toBe('CANCELED');
    expect(await provider.findIntent(id ?? '')).toMatchObject({ status: 'CANCELED' });
  });

  it('two requests with one idempotency key open one Pix, and a card payment with that key is refused with 409', async () => {
    const { ana, postId } = await setUp();
    const headers = { 'idempotency-key': v4() };
    const [one, two] = await Promise.all([1, 2].map(() => create(ana, 'post', postId, {}, headers)));
    expect(two?.body).toEqual(one?.body);
    expect(await create(ana, 'post', postId, { desMethod: 'CARD' }, headers)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it.each(kinds)(
    'if the Pix code for a %s ad is paid after the code has expired, the wallet is credited and one notification is sent',
    async (kind) => {
      const { ana, postId } = await setUp();
      const pix = await begin(ana, kind, postId);
      await pix.act('expire');
      expect(await confirm(ana, kind, postId, pix.paymentIntentId)).toMatchObject({
        status: 402,
        body: { code: 'PAYMENT_FAILED', error: 'Este código Pix expirou sem pagamento. Gere outro.' },
      });
      await pix.act('pay_late');
      await eventually(async () => expect(await balance(platform, ana)).toBe(priceOf[kind]));
      const late = await confirm(ana, kind, postId, pix.paymentIntentId);
      expect(late).toMatchObject({ status: 400, body: { code: 'PAID_INTO_WALLET' } });
      expect(fieldOf(late.body, 'error')).toContain('O código Pix já tinha expirado');
      const told = JSON.stringify((await platform.call('GET', '/api/notificacoes', { as: ana })).body);
      expect(told.match(/de um Pix pago depois de o código expirar/g)).toHaveLength(1);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it('the expired Pix of a boost still names its post, so that any device leads back to its form', async () => {
    const { ana, postId } = await setUp();
    const pix = await begin(ana, 'post', postId);
    await pix.act('expire');
    const read = () => platform.call('GET', `/api/payment/pix/${pix.paymentIntentId}`, { as: ana });
    await eventually(async () => expect((await read()).body).toMatchObject({ desStatus: 'EXPIRED' }));
    await reconcile(platform.payments);
    expect(await orders(ana)).toEqual([]);
    expect((await read()).body).toMatchObject({ idPost: postId });
  });

  it('if a boost is paid by Pix and by card, one boost starts and the other payment stays in the wallet', async () => {
    const { ana, postId } = await setUp();
    const pix = await begin(ana, 'post', postId);
    // The card payment then leaves the cancellation of the Pix to the reconciler, as after a failed call.
    await platform.db
      .updateTable('payment_intents')
      .set({ is_canceled_by_member: true })
      .where('provider_id', '=', pix.paymentIntentId)
      .execute();
    const card = opened.parse((await create(ana, 'post', postId, { desMethod: 'CARD' })).body);
    await Promise.all([pix.act('pay_twice'), payByCard(platform.url, card)]);
    const answers = await Promise.all(
      [pix, card].map(({ paymentIntentId }) => confirm(ana, 'post', postId, paymentIntentId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await balance(platform, ana)).toBe(3_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it.each(kinds)('a %s ad paid by Pix on another device is published once without its page', async (kind) => {
    const { ana, postId } = await setUp(1_000);
    const pix = await leave(ana, kind, postId);
    expect(await pix.act('pay_twice')).toBe(200);
    await eventually(async () => expect(await ads(ana)).toMatchObject({ anuncios: [{ desStatus: 'ATIVO' }] }));
    await eventually(async () => expect(await orders(ana)).toEqual([]));
    expect(await balance(platform, ana)).toBe(0);
    expect(await credits(ana)).toEqual([]);
    const json = { ...(await storedForm(ana, kind, postId)), paymentIntentId: pix.paymentIntentId };
    const again =
      kind === 'business'
        ? await confirm(ana, kind, postId, pix.paymentIntentId)
        : await platform.call('POST', `/api/payment/ads/confirm-my-${kind}-payment`, { as: ana, json });
    expect(again.status).toBe(200);
    expect(await ads(ana)).toMatchObject({ anuncios: [{ idAnuncio: fieldOf(again.body, 'idAnuncio') }] });
    expect(await bookProblems(platform)).toEqual([]);
  });

  it.each(kinds)(
    'a %s ad whose Pix was opened yesterday and is processed today runs all of its days from today on',
    async (kind) => {
      const { ana, postId } = await setUp();
      const pix = await leave(ana, kind, postId);
      await platform.db
        .updateTable('payment_intents')
        .set({ created_at: sql<Date>`created_at - interval '1 day'`, ad_hash: null })
        .where('member_id', '=', ana.id)
        .execute();
      const moved = JSON.stringify({ startDate: inDays(-1), endDate: inDays(1) });
      await sql`
        update payment_orders set purchase = purchase || ${moved}::jsonb
        where member_id = ${ana.id}`.execute(platform.db);
      await pix.act('pay');
      await eventually(async () => expect(await orders(ana)).toEqual([]));
      expect(await ads(ana)).toMatchObject({ anuncios: [{ desStatus: 'ATIVO', ...days }] });
      expect(await balance(platform, ana)).toBe(0);
    },
  );

  it('if publishing a paid boost was interrupted, the reconciler publishes it', async () => {
    const { ana, postId } = await setUp();
    await untilReconciledAtStart(platform);
    const bank = createBank();
    const payments = {
      ...platform.payments,
      provider: bank.provider,
      fulfil: () => Promise.reject(new Error('the process ended')),
    };
    const { paymentIntentId } = await createIntent(payments, {
      memberId: ana.id,
      purpose: 'POST_AD',
      method: 'PIX',
      centavos: 3_000,
      priceCentavos: 3_000,
      purchase: boostForm(postId, days),
    });
    const paid = bank.pay(paymentIntentId);
    if (!paid) throw new Error('The bank has no such intent.');
    await applyProviderIntent(payments, paid);
    expect(await ads(ana)).toMatchObject({ anuncios: [] });
    await fulfilOrders(platform.payments);
    expect(await ads(ana)).toMatchObject({ anuncios: [{ desStatus: 'ATIVO', idPost: postId }] });
    expect(await orders(ana)).toEqual([]);
  });

  it('a boost whose Pix went back before its purchase is not paid with other money, on the server or by its page', async () => {
    const { ana, postId } = await setUp(3_000);
    await untilReconciledAtStart(platform);
    const bank = createBank();
    const fulfil = () => Promise.reject(new Error('the process ended'));
    const payments = { ...platform.payments, provider: bank.provider, fulfil };
    const boost = { memberId: ana.id, purpose: 'POST_AD', method: 'PIX', centavos: 3_000 } as const;
    const purchase = boostForm(postId, days);
    const { paymentIntentId } = await createIntent(payments, { ...boost, priceCentavos: 3_000, purchase });
    const paid = bank.pay(paymentIntentId);
    if (paid) await applyProviderIntent(payments, paid);
    bank.goBack(paymentIntentId, { kind: 'DISPUTE', centavos: 3_000, status: 'PENDING', reference: null });
    await applyReturns(payments, paymentIntentId);
    await fulfilOrders(platform.payments);
    expect(await orders(ana)).toEqual([]);
    expect(await see(ana, paymentIntentId)).toMatchObject({
      body: { desPurchase: 'REFUSED', desRefusal: 'RETURNED' },
    });
    const late = await confirm(ana, 'post', postId, paymentIntentId);
    expect(late).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
    expect(await ads(ana)).toMatchObject({ anuncios: [] });
    expect(await balance(platform, ana)).toBe(3_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if the post of a boost was deleted before its Pix is paid, the money stays in the wallet', async () => {
    const { ana, postId } = await setUp();
    const pix = await leave(ana, 'post', postId);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    await pix.act('pay');
    await eventually(async () => expect(await orders(ana)).toEqual([]));
    expect(await ads(ana)).toMatchObject({ anuncios: [] });
    expect(await balance(platform, ana)).toBe(3_000);
    expect(await confirm(ana, 'post', postId, pix.paymentIntentId)).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET' },
    });
    await tellUnspentCredits(platform.payments, new Date(Date.now() + 20 * 60_000));
    expect(await credits(ana)).toHaveLength(1);
  });

  describe('a paid Pix that cannot buy its boost', () => {
    const setPrice = (day_centavos: number) =>
      platform.db.updateTable('ad_prices').set({ day_centavos }).where('product', '=', 'IMPULSO').execute();

    async function expectRefusal(as: Member, postId: string, { refusal, says, notice }: Record<string, string>) {
      const pix = await leave(as, 'post', postId);
      const before = await balance(platform, as);
      if (refusal === 'PRICE_CHANGED') await setPrice(1_200);
      else expect((await publishProfile(platform, as)).status).toBe(201);
      try {
        const spent = before - (await balance(platform, as));
        expect(await pix.act('pay')).toBe(200);
        await eventually(async () => expect(await orders(as)).toEqual([]));
        expect(await balance(platform, as)).toBe(before - spent + pix.centavos);
        const body = { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: refusal };
        expect(await see(as, pix.paymentIntentId)).toMatchObject({ body });
        const { status, body: answer } = await confirm(as, 'post', postId, pix.paymentIntentId);
        expect([status, fieldOf(answer, 'code')]).toEqual([400, 'PAID_INTO_WALLET']);
        expect(fieldOf(answer, 'error').replaceAll('\u00a0', ' ')).toBe(
          `O pagamento foi feito e o valor está no seu saldo. ${says}`,
        );
        await tellUnspentCredits(platform.payments, new Date(Date.now() + 20 * 60_000));
        expect(await credits(as)).toHaveLength(1);
        const told = JSON.stringify((await platform.call('GET', '/api/notificacoes', { as })).body);
        expect(told).toContain(`de um Pix que não comprou o anúncio: ${notice}`);
      } finally {
        await setPrice(1_000);
      }
    }

    it('says at once that the price has changed: in its object, in the answer to its page and in a notification', async () => {
      const { ana, postId } = await setUp();
      await expectRefusal(ana, postId, {
        refusal: 'PRICE_CHANGED',
        says: 'O anúncio custa agora R$ 36,00, e não R$ 30,00.',
        notice: 'o preço mudou',
      });
    });

    it('says at once that a part of the balance was spent: in its object, in the answer to its page and in a notification', async () => {
      const { ana, postId } = await setUp(1_000);
      await expectRefusal(ana, postId, {
        refusal: 'INSUFFICIENT_BALANCE',
        says: 'O anúncio não foi publicado: parte do saldo já tinha sido usada.',
        notice: 'parte do saldo já tinha sido usada',
      });
    });
  });

  const excluded = [
    ['suspended', { locked_until: new Date('2999-01-01') }],
    ['leaving', { deletes_at: new Date('2999-01-01') }],
  ] as const;

  it.each(excluded)('the paid Pix for a boost of a %s member says that the post is gone', async (_what, out) => {
    const { ana, postId } = await setUp();
    const pix = await leave(ana, 'post', postId);
    await platform.db.updateTable('users').set(out).where('id', '=', ana.id).execute();
    await pix.act('pay');
    await eventually(async () => expect(await orders(ana)).toEqual([]));
    const intents = platform.db.selectFrom('payment_intents').select('failure_code').where('member_id', '=', ana.id);
    expect(await intents.execute()).toEqual([{ failure_code: 'POST_GONE' }]);
  });

  it.each(excluded)(
    'a %s member whose Pix for an ad is paid gets no ad; the money stays in the wallet, and the member is told',
    async (_what, out) => {
      for (const kind of ['business', 'profile'] as const) {
        const { ana, postId } = await setUp();
        const pix = await leave(ana, kind, postId);
        await platform.db.updateTable('users').set(out).where('id', '=', ana.id).execute();
        await pix.act('pay');
        await eventually(async () => expect(await orders(ana)).toEqual([]));
        const made = platform.db.selectFrom('ads').select('id').where('owner_id', '=', ana.id);
        expect(await made.execute()).toEqual([]);
        expect(await balance(platform, ana)).toBe(pix.centavos);
        await tellUnspentCredits(platform.payments, new Date(Date.now() + 20 * 60_000));
        const told = platform.db.selectFrom('notifications').select('kind').where('recipient_id', '=', ana.id);
        expect(await told.execute()).toEqual([{ kind: 'WALLET_CREDITED' }]);
      }
    },
  );

  it('a boost for which another amount was paid is not published; the wallet gets the amount, and the member is told', async () => {
    const { ana, postId } = await setUp();
    await untilReconciledAtStart(platform);
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    const { paymentIntentId } = await createIntent(payments, {
      memberId: ana.id,
      purpose: 'POST_AD',
      method: 'PIX',
      centavos: 3_000,
      priceCentavos: 3_000,
      purchase: boostForm(postId, days),
    });
    const paid = bank.change(paymentIntentId, { status: 'SUCCEEDED', centavos: 3_100 });
    if (!paid) throw new Error('The bank has no such intent.');
    await applyProviderIntent(payments, paid);
    expect(await balance(platform, ana)).toBe(3_100);
    expect(await credits(ana)).toHaveLength(1);
    expect(await ads(ana)).toMatchObject({ anuncios: [] });
    expect(await orders(ana)).toEqual([]);
    const late = await confirm(ana, 'post', postId, paymentIntentId);
    expect(late).toMatchObject({ status: 400, body: { code: 'PAID_INTO_WALLET' } });
  });

  it('the test action pay_more on the Pix of a boost buys nothing, and its object says OTHER_AMOUNT', async () => {
    const { ana, postId } = await setUp();
    const pix = await begin(ana, 'post', postId);
    await pix.act('pay_more');
    await eventually(async () =>
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({
        body: { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: 'OTHER_AMOUNT', centavos: 3_100 },
      }),
    );
    expect(await balance(platform, ana)).toBe(3_100);
    expect(await ads(ana)).toMatchObject({ anuncios: [] });
  });

  it("if the wallet's share of a boost is spent before the Pix is paid, no boost starts and the wallet gets the Pix", async () => {
    const { ana, postId } = await setUp(1_000);
    const pix = await begin(ana, 'post', postId);
    expect((await publishProfile(platform, ana)).status).toBe(201);
    await pix.act('pay');
    expect(await confirm(ana, 'post', postId, pix.paymentIntentId)).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET' },
    });
    expect(await balance(platform, ana)).toBe(2_000);
  });
});

describePlatform(
  'ads paid by Pix under manual review',
  (platform) => {
    it('when the Pix of a highlight has arrived, its member is told once that the ad is under review', async () => {
      const ana = await platform.member();
      const json = { ...profileForm(), desMethod: 'PIX' };
      const answer = await platform.call('POST', '/api/payment/ads/create-my-profile-intent', { as: ana, json });
      const { paymentIntentId } = opened.parse(answer.body);
      const { body } = await platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as: ana });
      expect(await actOnOpened(platform.url, openedPix.parse(body), 'pay')).toBe(200);
      const told = platform.db
        .selectFrom('notifications')
        .select(['kind', 'detail'])
        .where('recipient_id', '=', ana.id);
      const detail: unknown = expect.stringMatching(
        /^R\$\s10,00, de um Pix que pagou um anúncio: ele está em análise$/,
      );
      await eventually(async () => expect(await told.execute()).toEqual([{ kind: 'WALLET_CREDITED', detail }]));
      const confirmed = { ...profileForm(), paymentIntentId };
      const path = '/api/payment/ads/confirm-my-profile-payment';
      expect((await platform.call('POST', path, { as: ana, json: confirmed })).body).toMatchObject({
        desStatus: 'EM_ANALISE',
      });
      expect(await told.execute()).toHaveLength(1);
    });

    it('if the Pix has also paid a debt, the notification that the ad is under review says so', async () => {
      const ana = await platform.member();
      const owed = [
        { account: receivable(ana.id), centavos: -1_500 },
        { account: provider, centavos: 1_500 },
      ];
      await platform.db
        .transaction()
        .execute((tx) => record(tx, { key: `test:${v4()}`, kind: 'DISPUTE', memberId: ana.id, entries: owed }));
      const json = { ...profileForm(), desMethod: 'PIX' };
      const answer = await platform.call('POST', '/api/payment/ads/create-my-profile-intent', { as: ana, json });
      const { paymentIntentId } = opened.parse(answer.body);
      const { body } = await platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as: ana });
      expect(await actOnOpened(platform.url, openedPix.parse(body), 'pay')).toBe(200);
      const told = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', ana.id);
      const detail: unknown = expect.stringMatching(
        /^R\$\s25,00, dos quais R\$\s15,00 quitaram valores em aberto, de um Pix que pagou um anúncio: ele está em análise$/,
      );
      await eventually(async () => expect(await told.execute()).toEqual([{ detail }]));
    });

    it('a notification of the day before that the Pix was credited goes when its ad is under review', async () => {
      const ana = await platform.member();
      const form = await businessForm({ desMethod: 'PIX' });
      const answer = await platform.call('POST', '/api/payment/ads/create-my-business-intent', { as: ana, form });
      const { paymentIntentId } = opened.parse(answer.body);
      const { body } = await platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as: ana });
      await actOnOpened(platform.url, openedPix.parse(body), 'pay');
      await eventually(async () => expect(await balance(platform, ana)).toBe(1_500));
      await tellUnspentCredits(platform.payments, new Date(Date.now() + 16 * 60_000));
      const notifications = platform.db.updateTable('notifications').where('recipient_id', '=', ana.id);
      await notifications.set({ day: inDays(-1) }).execute();
      const confirmed = await businessForm({ paymentIntentId });
      const path = '/api/payment/ads/confirm-my-business-payment';
      expect((await platform.call('POST', path, { as: ana, form: confirmed })).body).toMatchObject({
        desStatus: 'EM_ANALISE',
      });
      const told = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', ana.id);
      const detail: unknown = expect.stringContaining('ele está em análise');
      expect(await told.execute()).toEqual([{ detail }]);
    });
  },
  { adReview: 'manual' },
);
