import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PixAct } from '../../../bff/sandbox/pix.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { cancelIntent } from '../../../bff/platform/wallet/stripe/cancel-intent.ts';
import { finishMandates } from '../../../bff/platform/wallet/stripe/end-mandates.ts';
import { applyProviderIntent, createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { fulfilOrders } from '../../../bff/platform/wallet/stripe/orders.ts';
import { boostForm, inDays, profileForm } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { opened } from '../../support/cards.ts';
import { eventually } from '../../support/eventually.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';

const anyDay: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);

describePlatform('the purchase of a Pix', (platform) => {
  const { world, buy, statusOf, paidUntil, balances, notices, credited, renewAll } = vipWorld(platform);
  beforeAll(() => untilReconciledAtStart(platform));

  const see = async (as: Member, paymentIntentId: string) =>
    (await platform.call('GET', `/api/payment/pix/${paymentIntentId}`, { as })).body;

  function actOn(body: unknown) {
    const pix = openedPix.parse(body);
    return { ...pix, act: (act: PixAct) => actOnOpened(platform.url, pix, act) };
  }

  /** Opens the Pix of a VIP month. */
  async function open(as: Member, id: string, valPrice = PRICE_CENTAVOS) {
    const answer = await platform.call('POST', `/api/comunidades/${id}/subscription/pix`, { as, json: { valPrice } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ desPurpose: 'VIP_MONTH', idCommunity: id, valPrice, desPurchase: null });
    return actOn(answer.body);
  }

  const price = (id: string, price_cents: number) =>
    platform.db.updateTable('communities').set({ price_cents }).where('id', '=', id).execute();

  const payments = z.object({ payments: z.array(z.record(z.string(), z.unknown())) });
  const latest = async (as: Member, filter = '') =>
    payments.parse((await platform.call('GET', `/api/payments${filter}`, { as })).body).payments[0];

  describe('of a top-up or an ad', () => {
    it('a top-up says that it buys nothing, also after it is paid', async () => {
      const ana = await platform.member();
      const json = { centavos: 5_000 };
      const answer = await platform.call('POST', '/api/payment/balance/add-balance-pix', { as: ana, json });
      const nothing = {
        desPurpose: 'TOP_UP',
        idCommunity: null,
        valPrice: null,
        desPurchase: null,
        desRefusal: null,
        idPost: null,
        startDate: null,
      };
      expect(answer.body).toMatchObject(nothing);
      const pix = actOn(answer.body);
      await pix.act('pay');
      await eventually(async () => expect(await balances(ana)).toEqual([5_000]));
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({ ...nothing, desStatus: 'PAID' });
    });

    it.each([
      ['profile', 'PROFILE_AD'],
      ['post', 'POST_AD'],
    ] as const)(
      'a Pix for a %s ad says so and names its post and days, and its post is named in the history after the payment',
      async (kind, desPurpose) => {
        const ana = await platform.member();
        const days = { startDate: inDays(0), endDate: inDays(2) };
        const postId = await platform.post(ana, { text: 'Minha exposição abre hoje' });
        const json = { ...(kind === 'post' ? boostForm(postId, days) : profileForm(days)), desMethod: 'PIX' };
        const answer = await platform.call('POST', `/api/payment/ads/create-my-${kind}-intent`, { as: ana, json });
        const { paymentIntentId } = opened.parse(answer.body);
        const body = await see(ana, paymentIntentId);
        const named = { ...days, idPost: kind === 'post' ? postId : null };
        expect(body).toMatchObject({ desPurpose, idCommunity: null, valPrice: 3_000, desPurchase: null, ...named });
        await actOn(body).act('pay');
        await eventually(async () =>
          expect(await see(ana, paymentIntentId)).toMatchObject({ desPurchase: 'MADE', desRefusal: null, ...named }),
        );
        const description = kind === 'post' ? 'Minha exposição abre hoje' : null;
        expect(await latest(ana, `?kind=${kind === 'post' ? 'BOOST' : 'HIGHLIGHT'}`)).toMatchObject({
          desDescription: description,
        });
      },
    );

    it('a Pix for a boost of a post that was deleted meanwhile says that the post is gone', async () => {
      const ana = await platform.member();
      const postId = await platform.post(ana, { text: 'Minha exposição abre hoje' });
      const days = { startDate: inDays(0), endDate: inDays(2) };
      const json = { ...boostForm(postId, days), desMethod: 'PIX' };
      const answer = await platform.call('POST', '/api/payment/ads/create-my-post-intent', { as: ana, json });
      const { paymentIntentId } = opened.parse(answer.body);
      const pix = actOn(await see(ana, paymentIntentId));
      await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
      await pix.act('pay');
      const refused = { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: 'POST_GONE' };
      await eventually(async () => expect(await see(ana, paymentIntentId)).toMatchObject(refused));
      expect(await balances(ana)).toEqual([3_000]);
    });
  });

  it.each([
    ['leaves the community', 'membership', undefined],
    ['cancels the subscription', 'subscription', 'CANCELS_AT_END'],
    ['turns FREE', 'FREE', 'CANCELS_AT_END'],
  ] as const)(
    'if the member %s while the Pix of the month waits, its code is withdrawn; if it was paid already, it buys nothing',
    async (_, by, status) => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      const pix = await open(ana, id);
      await buy(ana, id);
      const done =
        by === 'FREE'
          ? await platform.call('PUT', '/api/perfil', { as: ana, json: { perfil: 'FREE' } })
          : await platform.call('DELETE', `/api/comunidades/${id}/${by}`, { as: ana });
      expect(done.status).toBeLessThan(300);
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({ desStatus: 'EXPIRED', desPixCode: null });
      expect(await latest(ana, '?kind=TOP_UP')).toMatchObject({ desStatus: 'PENDING', idPix: null });
      expect(await pix.act('pay')).toBe(200);
      const refused = { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: 'NOT_AVAILABLE' };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
      expect(await statusOf(ana, id)).toBe(status);
      const act = by === 'FREE' ? 'mudou seu perfil para FREE' : 'saiu ou cancelou a assinatura';
      expect(await notices(ana)).toContain(
        `não foi paga: você ${act} depois de gerar o Pix. O valor do Pix está no seu saldo, e o Pix Automático foi cancelado`,
      );
      await finishMandates(platform.payments);
      const mandates = platform.db.selectFrom('payment_mandates').select('status').where('member_id', '=', ana.id);
      expect(await mandates.execute()).toEqual([{ status: 'ENDED' }]);
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    },
  );

  it('if a member turns FREE while the Pix of a first month waits, its code is withdrawn and buys nothing later', async () => {
    const { ana, id } = await world(0);
    const pix = await open(ana, id);
    const turn = (perfil: string) => platform.call('PUT', '/api/perfil', { as: ana, json: { perfil } });
    expect((await turn('FREE')).status).toBe(200);
    expect(await see(ana, pix.paymentIntentId)).toMatchObject({ desStatus: 'EXPIRED', desPixCode: null });
    expect((await turn('PROFISSIONAL')).status).toBe(200);
    expect(await pix.act('pay')).toBe(200);
    const refused = { desStatus: 'PAID', desPurchase: 'REFUSED' };
    await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
    expect([await balances(ana), await statusOf(ana, id)]).toEqual([[PRICE_CENTAVOS], undefined]);
  });

  describe('that its member cancels', () => {
    const cancel = async (as: Member | null, id: string) =>
      await platform.call('DELETE', `/api/payment/intents/${id}`, { as });

    async function openBoost(as: Member, desMethod: 'PIX' | 'CARD' = 'PIX') {
      const postId = await platform.post(as, { text: 'Minha exposição abre hoje' });
      const json = { ...boostForm(postId, { startDate: inDays(0), endDate: inDays(2) }), desMethod };
      return opened.parse((await platform.call('POST', '/api/payment/ads/create-my-post-intent', { as, json })).body);
    }

    it.each(['PIX', 'CARD'] as const)(
      'an open payment (%s) ends at the provider, and the history leaves it out; a second cancellation changes nothing',
      async (method) => {
        const ana = await platform.member();
        const { paymentIntentId } = await openBoost(ana, method);
        expect(await latest(ana)).toMatchObject({ desStatus: 'PENDING' });
        const closed = { status: 200, body: { paymentIntentId, status: 'CANCELED', clientSecret: null } };
        expect(await cancel(ana, paymentIntentId)).toMatchObject(closed);
        expect(await cancel(ana, paymentIntentId)).toMatchObject(closed);
        expect(await platform.payments.provider?.findIntent(paymentIntentId)).toMatchObject({ status: 'CANCELED' });
        expect(await latest(ana)).toBeUndefined();
      },
    );

    it('if the Pix was paid before the cancellation reached the provider, its ad is bought and the history shows it', async () => {
      const ana = await platform.member();
      const { paymentIntentId } = await openBoost(ana);
      const pix = actOn(await see(ana, paymentIntentId));
      const { provider } = platform.payments;
      if (!provider) throw new Error('The tests have a provider.');
      const payments = {
        ...platform.payments,
        provider: {
          ...provider,
          cancelIntent: async (id: string) => {
            await pix.act('pay');
            return await provider.cancelIntent(id);
          },
        },
      };
      expect(await cancelIntent(payments, { memberId: ana.id, paymentIntentId })).toMatchObject({
        status: 'SUCCEEDED',
        isLate: false,
      });
      await eventually(async () => expect(await see(ana, paymentIntentId)).toMatchObject({ desPurchase: 'MADE' }));
      expect(await latest(ana, '?kind=TOP_UP')).toMatchObject({ desStatus: 'SUCCEEDED', centavos: 3_000 });
      expect(await cancel(ana, paymentIntentId)).toMatchObject({ body: { status: 'SUCCEEDED' } });
    });

    it('if the provider closes the payment after a crash in the cancellation, the history leaves it out', async () => {
      const ana = await platform.member();
      const { paymentIntentId } = await openBoost(ana);
      const { provider } = platform.payments;
      if (!provider) throw new Error('The tests have a provider.');
      const crash = () => Promise.reject(new Error('crash'));
      const payments = { ...platform.payments, provider: { ...provider, cancelIntent: crash } };
      await expect(cancelIntent(payments, { memberId: ana.id, paymentIntentId })).rejects.toThrow('crash');
      expect(await latest(ana)).toMatchObject({ desStatus: 'PENDING' });
      await provider.cancelIntent(paymentIntentId);
      await eventually(async () => expect(await latest(ana)).toBeUndefined());
    });

    it('another member gets 404, a visitor 401, and the Pix goes on waiting', async () => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const { paymentIntentId } = await openBoost(ana);
      expect(await cancel(bia, paymentIntentId)).toMatchObject({ status: 404 });
      expect(await cancel(null, paymentIntentId)).toMatchObject({ status: 401 });
      expect(await see(ana, paymentIntentId)).toMatchObject({ desStatus: 'WAITING' });
    });
  });

  describe('of a VIP month', () => {
    it('says after the payment that the month was bought, and the month spends the money of its own Pix', async () => {
      const { ana, id } = await world(0);
      const add = { as: ana, json: { centavos: 5_000 } };
      const before = actOn((await platform.call('POST', '/api/payment/balance/add-balance-pix', add)).body);
      await before.act('pay');
      await eventually(async () => expect(await balances(ana)).toEqual([5_000]));
      const pix = await open(ana, id);
      await pix.act('pay');
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      const made = {
        desStatus: 'PAID',
        desPurpose: 'VIP_MONTH',
        idCommunity: id,
        desPurchase: 'MADE',
        desRefusal: null,
      };
      expect(await see(ana, pix.paymentIntentId)).toMatchObject(made);
      const month = await latest(ana, '?kind=VIP');
      expect(month).toMatchObject({ desDescription: 'Mesa VIP', desMethod: 'PIX' });
      const topUps = payments.parse(
        (await platform.call('GET', '/api/payments?kind=TOP_UP', { as: ana })).body,
      ).payments;
      expect(topUps).toMatchObject([
        { desDescription: 'Mesa VIP', idCommunity: id },
        { desDescription: null, idCommunity: null },
      ]);
      const [ofMonth, alone] = await Promise.all(
        topUps.map(async ({ idPayment }) => platform.call('GET', `/api/payments/${String(idPayment)}`, { as: ana })),
      );
      expect([ofMonth?.body, alone?.body]).toMatchObject([{ valRefundable: null }, { valRefundable: 5_000 }]);
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('is the same payment when another device asks for the month again, while its code has minutes left', async () => {
      const { ana, id } = await world(0);
      const first = await open(ana, id);
      expect((await open(ana, id)).paymentIntentId).toBe(first.paymentIntentId);
      const soon = new Date(Date.now() + 4 * 60_000);
      await platform.db.updateTable('payment_intents').set({ pix_expires_at: soon }).execute();
      const second = await open(ana, id);
      expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
      await price(id, 990);
      const cheaper = await open(ana, id, 990);
      expect(cheaper.paymentIntentId).not.toBe(second.paymentIntentId);
      await cheaper.act('pay');
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
    });

    it('is another payment after the member has asked to cancel the first, even while the provider has it open', async () => {
      const { ana, id } = await world(0);
      const first = await open(ana, id);
      const crash = () => Promise.reject(new Error('crash'));
      const { provider } = platform.payments;
      if (!provider) throw new Error('The tests have a provider.');
      const payments = { ...platform.payments, provider: { ...provider, cancelIntent: crash } };
      const asked = { memberId: ana.id, paymentIntentId: first.paymentIntentId };
      await expect(cancelIntent(payments, asked)).rejects.toThrow('crash');
      expect((await open(ana, id)).paymentIntentId).not.toBe(first.paymentIntentId);
    });

    it('of R$ 2,00 asks for the smallest Pix and says the price, so that the page can tell about the rest', async () => {
      const { ana, id } = await world(0);
      await price(id, 200);
      const pix = await open(ana, id, 200);
      expect(pix.centavos).toBe(500);
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({ centavos: 500, valPrice: 200 });
    });

    it('at a price that rose before the payment says so, also after the states of the payment arrive again', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      await price(id, 2_990);
      await pix.act('pay');
      const refused = { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: 'PRICE_CHANGED' };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      const again = await platform.payments.provider?.findIntent(pix.paymentIntentId);
      if (again) await applyProviderIntent(platform.payments, again);
      await reconcile(platform.payments, true);
      expect(again?.status).toBe('SUCCEEDED');
      expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused);
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
    });

    it('of a community that was closed before the payment says that it cannot be bought, as does the notification', async () => {
      const { owner, ana, id } = await world(0);
      const pix = await open(ana, id);
      await platform.call('DELETE', `/api/comunidades/${id}`, { as: owner });
      await pix.act('pay');
      const refused = { desPurchase: 'REFUSED', desRefusal: 'NOT_AVAILABLE', idCommunity: id };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      expect(await notices(ana)).toEqual([
        expect.stringMatching(/não aceita mais o seu pagamento\. O valor do Pix está no seu saldo, e o Pix Automático/),
      ]);
    });

    it('that was paid from the wallet before the payment says so, and that Pix Automático goes on', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      const pix = await open(ana, id);
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({ isMandateActive: null });
      await buy(ana, id);
      await pix.act('pay');
      const refused = { desPurchase: 'REFUSED', desRefusal: 'ALREADY_PAID', isMandateActive: true };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
    });

    it('that was paid from the wallet at a higher price before the payment says that Pix Automático has ended', async () => {
      const { ana, id } = await world(2_990);
      const pix = await open(ana, id);
      await price(id, 2_990);
      const json = { valPrice: 2_990 };
      await platform.call('POST', `/api/comunidades/${id}/subscription`, { as: ana, json });
      await pix.act('pay');
      const refused = { desPurchase: 'REFUSED', desRefusal: 'ALREADY_PAID', isMandateActive: false };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
    });

    it('of a Pix that was paid late says so, and the notification says that its mandate ends', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      await pix.act('expire');
      await eventually(async () =>
        expect(await see(ana, pix.paymentIntentId)).toMatchObject({ desStatus: 'EXPIRED', desPurchase: null }),
      );
      await pix.act('pay_late');
      const refused = { desStatus: 'PAID', desPurchase: 'REFUSED', desRefusal: 'LATE' };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      const mandate = 'o mês não foi pago, e o Pix Automático foi cancelado';
      expect(await credited(ana)).toEqual([
        expect.stringMatching(new RegExp(`^R\\$\\s19,90, de um Pix pago depois de o código expirar; ${mandate}$`)),
      ]);
    });

    it('of a Pix that went back before the month was bought is not paid with other money, and its mandate ends', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      const bank = createBank();
      const fulfil = () => Promise.reject(new Error('the process ended'));
      const crashed = { ...platform.payments, provider: bank.provider, fulfil };
      const { paymentIntentId } = await createIntent(crashed, {
        memberId: ana.id,
        purpose: 'TOP_UP',
        method: 'PIX',
        centavos: PRICE_CENTAVOS,
        priceCentavos: PRICE_CENTAVOS,
        purchase: { communityId: id, price: PRICE_CENTAVOS },
        mandate: { communityId: id, maxCentavos: PRICE_CENTAVOS },
      });
      const paid = bank.pay(paymentIntentId);
      if (paid) await applyProviderIntent(crashed, paid);
      bank.goBack(paymentIntentId, { kind: 'DISPUTE', centavos: PRICE_CENTAVOS, status: 'PENDING', reference: null });
      await applyReturns(crashed, paymentIntentId);
      await fulfilOrders(platform.payments);
      const refused = { desPurchase: 'REFUSED', desRefusal: 'RETURNED' };
      expect(await see(ana, paymentIntentId)).toMatchObject(refused);
      expect(await statusOf(ana, id)).toBeUndefined();
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
      expect(await notices(ana)).toEqual(['não foi paga: o Pix foi devolvido. O Pix Automático foi cancelado']);
      await finishMandates({ ...platform.payments, provider: bank.provider });
      const mandates = platform.db.selectFrom('payment_mandates').select('status').where('member_id', '=', ana.id);
      expect(await mandates.execute()).toEqual([{ status: 'ENDED' }]);
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('for which another amount was paid says so, and the notification says that its mandate ends', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      const asked = await platform.payments.provider?.findIntent(pix.paymentIntentId);
      if (!asked) throw new Error('The sandbox has no such payment.');
      const paid = { ...asked, status: 'SUCCEEDED' as const, centavos: 900, paidAt: new Date(), mandate: `pm_${id}` };
      await applyProviderIntent(platform.payments, paid);
      expect(await see(ana, pix.paymentIntentId)).toMatchObject({
        desPurchase: 'REFUSED',
        desRefusal: 'OTHER_AMOUNT',
        centavos: 900,
        valPrice: PRICE_CENTAVOS,
      });
      expect(await balances(ana)).toEqual([900]);
      expect(await credited(ana)).toEqual([
        expect.stringMatching(/valor diferente do pedido; o mês não foi pago, e o Pix Automático foi cancelado$/),
      ]);
    });

    it('of a member who has turned FREE is refused, and the notification says so', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      await platform.db.updateTable('users').set({ profile_type: 'FREE' }).where('id', '=', ana.id).execute();
      await pix.act('pay');
      const refused = { desPurchase: 'REFUSED', desRefusal: 'NOT_AVAILABLE' };
      await eventually(async () => expect(await see(ana, pix.paymentIntentId)).toMatchObject(refused));
      expect(await notices(ana)).toEqual([
        'não foi paga: seu perfil é FREE. O valor do Pix está no seu saldo, e o Pix Automático foi cancelado',
      ]);
    });
  });

  describe('of a debit by Pix Automático', () => {
    /** Announces the debit of the second month of a member. */
    async function announced() {
      const each = await world(0);
      const pix = await open(each.ana, each.id);
      await pix.act('pay');
      await eventually(async () => expect(await statusOf(each.ana, each.id)).toBe('ACTIVE'));
      const end = await paidUntil(each.ana, each.id);
      await renewAll(new Date(end.getTime() - 4 * DAY_MS), platform.payments);
      await eventually(async () => expect(await debitOf(each.ana)).toMatchObject({ status: 'OPEN' }));
      return { ...each, pix, end };
    }
    const debitOf = (member: Member) =>
      platform.db
        .selectFrom('payment_intents')
        .select(['status', 'created_at'])
        .where('member_id', '=', member.id)
        .where('renews_month', 'is not', null)
        .where('provider_id', 'is not', null)
        .executeTakeFirst();
    const mine = async (as: Member) =>
      z
        .object({ assinaturas: z.array(z.record(z.string(), z.unknown())) })
        .parse((await platform.call('GET', '/api/assinaturas', { as })).body).assinaturas[0];

    it('an unpaid month of Pix is listed with its community', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      expect(await latest(ana)).toMatchObject({
        desStatus: 'PENDING',
        desDescription: 'Mesa VIP',
        idCommunity: id,
        idPix: pix.paymentIntentId,
        datDebit: null,
      });
    });

    it('while the debit waits, the payment and the subscription say its community and its day', async () => {
      const { ana, id, end } = await announced();
      const day = end.getTime() - DAY_MS;
      const waiting = { desStatus: 'PENDING', desDescription: 'Mesa VIP', idCommunity: id, idPix: null };
      const row = await latest(ana);
      expect(row).toMatchObject({ ...waiting, datDebit: anyDay });
      expect(Math.abs(Date.parse(String(row?.['datDebit'])) - day)).toBeLessThan(1_000);
      expect(await mine(ana)).toMatchObject({ status: 'ACTIVE', desRenewal: 'PIX', datDebit: row?.['datDebit'] });
      await renewAll(end, platform.payments);
      expect(await mine(ana)).toMatchObject({ status: 'PAST_DUE', datDebit: row?.['datDebit'] });
    });

    it('if the price rises after the notice, the subscription has the announced price', async () => {
      const each = await world(0);
      const pix = await open(each.ana, each.id);
      await pix.act('pay');
      await eventually(async () => expect(await statusOf(each.ana, each.id)).toBe('ACTIVE'));
      await price(each.id, 1_500);
      const end = await paidUntil(each.ana, each.id);
      await renewAll(new Date(end.getTime() - 4 * DAY_MS), platform.payments);
      await price(each.id, PRICE_CENTAVOS);
      expect(await mine(each.ana)).toMatchObject({ valPrice: 1_500 });
    });

    it('a debit that was refused for good is listed as failed with its community, and the subscription names no day', async () => {
      const { ana, id, pix } = await announced();
      for (let attempt = 0; attempt < 4; attempt++) expect(await pix.act('refuse_debit')).toBe(200);
      await eventually(async () => expect(await debitOf(ana)).toMatchObject({ status: 'CANCELED' }));
      expect(await latest(ana)).toMatchObject({
        desStatus: 'FAILED',
        desDescription: 'Mesa VIP',
        idCommunity: id,
        datDebit: anyDay,
      });
      expect(await mine(ana)).toMatchObject({ datDebit: null });
      const csv = String((await platform.call('GET', '/api/payments/csv', { as: ana })).body);
      expect(csv).toContain('Pix para assinatura VIP;Mesa VIP;Não concluído');
    });

    it('a debit that was made is listed with its community', async () => {
      const { ana, id, pix } = await announced();
      expect(await pix.act('debit')).toBe(200);
      await eventually(async () => expect(await debitOf(ana)).toMatchObject({ status: 'SUCCEEDED' }));
      expect(await latest(ana, '?kind=TOP_UP')).toMatchObject({
        desStatus: 'SUCCEEDED',
        desDescription: 'Mesa VIP',
        idCommunity: id,
        datDebit: null,
      });
    });
  });
});
