import { v4 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PixAct } from '../../../bff/sandbox/pix.ts';
import { dayInWords } from '../../../bff/platform/calendar/sao-paulo.ts';
import { renew } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { subscribe } from '../../../bff/platform/communities/vip/vip.store.ts';
import { provider, receivable, record } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { takeEvent } from '../../../bff/platform/wallet/stripe/events.ts';
import { applyIntent } from '../../../bff/platform/wallet/stripe/apply-intent.ts';
import { applyProviderIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { compareBalance } from '../../../bff/platform/wallet/reconcile/provider-balance.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { finishMandates } from '../../../bff/platform/wallet/stripe/end-mandates.ts';
import { endMandate, noteEndedMandate } from '../../../bff/platform/wallet/stripe/mandates.ts';
import type { ProviderEvent } from '../../../bff/platform/wallet/stripe/provider.ts';
import { finishSavedCards } from '../../../bff/platform/wallet/stripe/renewal-charges.ts';
import { transact } from '../../../bff/platform/db/transact.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { eventually } from '../../support/eventually.ts';
import { handOver } from '../../support/hand-over.ts';
import { lockRow, unlessWaiting, withoutWaiting } from '../../support/locked-row.ts';
import { actOnOpened, openedPix } from '../../support/pix.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';
import { DAY_MS, PRICE_CENTAVOS, terms, topUp, vipWorld } from '../../support/vip.ts';

const anyId: unknown = expect.stringMatching(/^pi_/);

const ANNOUNCED: unknown = expect.stringMatching(
  /^será renovada por Pix Automático: seu banco debita R\$\s19,90 em \d+ de \S+$/,
);

describePlatform('VIP by Pix Automático', (platform) => {
  const { world, ask, buy, mine, statusOf, paidUntil, balances, notices, credited, renewAll } = vipWorld(platform);
  beforeAll(() => untilReconciledAtStart(platform));

  const after = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);
  const start = (as: Member, id: string, valPrice = PRICE_CENTAVOS, headers: Record<string, string> = {}) =>
    platform.call('POST', `/api/comunidades/${id}/subscription/pix`, { as, json: { valPrice }, headers });
  const rows = z.object({ assinaturas: z.array(z.object({ desRenewal: z.string() })) });
  const renewalOf = async (as: Member) =>
    rows.parse((await platform.call('GET', '/api/assinaturas', { as })).body).assinaturas[0]?.desRenewal;
  const debits = (member: Member) =>
    platform.db
      .selectFrom('payment_intents')
      .select(['provider_id', 'status', 'centavos'])
      .where('member_id', '=', member.id)
      .where('renews_month', 'is not', null)
      .orderBy('id')
      .execute();
  const mandates = (member: Member) =>
    platform.db
      .selectFrom('payment_mandates')
      .select(['provider_id', 'status'])
      .where('member_id', '=', member.id)
      .orderBy('created_at')
      .execute();

  /** Books a debt of the member, as after a return of money that was spent. */
  async function owe({ id }: Member, centavos: number) {
    const entries = [
      { account: receivable(id), centavos: -centavos },
      { account: provider, centavos },
    ];
    await platform.db
      .transaction()
      .execute((tx) => record(tx, { key: `test:${v4()}`, kind: 'DISPUTE', memberId: id, entries }));
  }

  async function open(as: Member, id: string) {
    const answer = await start(as, id);
    expect(answer.status).toBe(201);
    const pix = openedPix.parse(answer.body);
    return { ...pix, act: (act: PixAct) => actOnOpened(platform.url, pix, act) };
  }

  /** Creates a member of a VIP community whose months are paid by Pix Automático. The wallet is empty. */
  async function byPix() {
    const each = await world(0);
    const pix = await open(each.ana, each.id);
    expect(await pix.act('pay')).toBe(200);
    await eventually(async () => expect(await statusOf(each.ana, each.id)).toBe('ACTIVE'));
    await eventually(async () => expect(await mandates(each.ana)).toMatchObject([{ status: 'APPROVED' }]));
    return { ...each, pix, end: await paidUntil(each.ana, each.id) };
  }

  /** Announces the debit of the next month, and waits until the payer's bank has been told. */
  async function announced() {
    const each = await byPix();
    await renewAll(after(each.end, -4), platform.payments);
    await eventually(async () =>
      expect(await debits(each.ana)).toMatchObject([{ status: 'OPEN', provider_id: anyId }]),
    );
    return each;
  }

  describe('at the sandbox', () => {
    it('paying the Pix makes the member join once, and authorises the debit of the next months', async () => {
      const { owner, ana, id } = await world(0);
      const pix = await open(ana, id);
      expect(pix.centavos).toBe(PRICE_CENTAVOS);
      expect(await pix.act('pay_twice')).toBe(200);
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      expect(await renewalOf(ana)).toBe('PIX');
      expect(await balances(ana, owner)).toEqual([0, 1_592]);
      await eventually(async () => expect(await credited(ana)).toEqual([]));
      expect(await notices(ana)).toEqual([expect.stringMatching(/^foi paga por Pix: R\$\s19,90\. Os próximos meses/)]);
      const { stripe } = await providerDesk(platform);
      const [{ provider_id: method }] = z.tuple([z.object({ provider_id: z.string() })]).parse(await mandates(ana));
      const paid = await stripe.paymentIntents.retrieve(pix.paymentIntentId);
      expect(paid).toMatchObject({
        payment_method: method,
        payment_method_options: { pix: { mandate_options: { amount: PRICE_CENTAVOS, amount_type: 'maximum' } } },
      });
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('the member is told three days before the debit, and the debit pays the month once', async () => {
      const each = await byPix();
      const { ana, owner, id, end, pix } = each;
      await renewAll(after(end, -5), platform.payments);
      expect(await debits(ana)).toEqual([]);
      for (const day of [-4, -3.9]) await renewAll(after(end, day), platform.payments);
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'OPEN', centavos: 1_990 }]));
      expect(await notices(ana)).toContainEqual(
        expect.stringMatching(/^será renovada por Pix Automático: seu banco debita R\$\s19,90 em \d+ de \S+$/),
      );
      await eventually(async () => expect(await pix.act('debit')).toBe(200));
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'SUCCEEDED' }]));
      expect(await credited(ana)).toEqual([expect.stringContaining('do Pix Automático, para renovar uma assinatura')]);
      for (const day of [-0.9, 0, 1]) await renewAll(after(end, day), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
      expect((await paidUntil(ana, id)).getTime()).toBeGreaterThan(after(end, 27).getTime());
      expect(await balances(ana, owner)).toEqual([0, 3_184]);
      expect(await debits(ana)).toHaveLength(1);
      expect((await platform.call('GET', '/api/payments', { as: ana })).body).toMatchObject({
        payments: [{ desKind: 'VIP' }, { desKind: 'TOP_UP', desMethod: 'PIX' }, {}, {}],
      });
      await reconcile(platform.payments, true);
      await compareBalance(platform.payments, (await platform.payments.provider?.balance()) ?? NaN);
      const compared = platform.db.selectFrom('payment_look_back').select('balance_difference');
      expect(await compared.executeTakeFirstOrThrow()).toEqual({ balance_difference: 0 });
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('a debit waits at the bank while the wallet could pay, and the wallet is not charged for that month', async () => {
      const { ana, id, end } = await announced();
      await topUp(platform, ana, PRICE_CENTAVOS);
      await renewAll(after(end, 0), platform.payments);
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
      expect(await notices(ana)).toContainEqual(expect.stringContaining('tenta de novo por até sete dias'));
    });

    it('if the notifications of renewals are switched off, the member is told all the same before a debit', async () => {
      const { ana, end } = await byPix();
      const json = { preferences: [{ desType: 'VIP_RENEWAL', enabled: false }] };
      await platform.call('PUT', '/api/notificacoes/preferencias', { as: ana, json });
      await renewAll(after(end, -4), platform.payments);
      await eventually(async () => expect(await notices(ana)).toContainEqual(ANNOUNCED));
    });

    it('a refused debit is repeated three times, and then the membership ends after its seven days', async () => {
      const { ana, id, end, pix } = await announced();
      for (let attempt = 0; attempt < 3; attempt++) {
        expect(await pix.act('refuse_debit')).toBe(200);
        await renewAll(after(end, 2 * attempt), platform.payments);
        expect(await debits(ana)).toMatchObject([{ status: 'OPEN' }]);
        expect(await statusOf(ana, id)).toBe('PAST_DUE');
      }
      expect(await pix.act('refuse_debit')).toBe(200);
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'CANCELED' }]));
      expect(await pix.act('refuse_debit')).toBe(400);
      await renewAll(after(end, 6), platform.payments);
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
      await renewAll(after(end, 7.1), platform.payments);
      expect(await statusOf(ana, id)).toBe('EXPIRED');
      expect(await debits(ana)).toHaveLength(1);
      expect(await balances(ana)).toEqual([0]);
      await finishMandates(platform.payments);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
    });

    it('a debit that succeeds at its second attempt ends the PAST_DUE status', async () => {
      const { ana, id, end, pix } = await announced();
      await pix.act('refuse_debit');
      await renewAll(after(end, 0.1), platform.payments);
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
      await pix.act('debit');
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'SUCCEEDED' }]));
      await renewAll(after(end, 0.2), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
    });

    it('cancelling at the bank refuses the debit, tells the member, and leaves the renewal to the wallet', async () => {
      const { ana, id, end, pix } = await announced();
      expect(await pix.act('cancel_mandate')).toBe(200);
      await eventually(async () => expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]));
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'CANCELED' }]));
      expect(await renewalOf(ana)).toBe('WALLET');
      expect(await notices(ana)).toContainEqual(expect.stringContaining('cancelado no seu banco'));
      await topUp(platform, ana, PRICE_CENTAVOS);
      await renewAll(after(end, 0), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
      expect(await balances(ana)).toEqual([0]);
      expect(await notices(ana), 'each event of this day has its own notification').toEqual([
        expect.stringMatching(/^foi paga por Pix/),
        ANNOUNCED,
        expect.stringMatching(/^não usa mais o Pix Automático, cancelado no seu banco/),
        expect.stringMatching(/^foi renovada até/),
      ]);
    });

    it.each(['return_accepted', 'return_refused'] as const)(
      'a MED (%s) of the first Pix ends the mandate, the member is told, and no debit follows',
      async (decision) => {
        const { ana, id, end, pix } = await byPix();
        expect(await pix.act('return')).toBe(200);
        await eventually(async () => expect((await mandates(ana))[0]?.status).toMatch(/^END/));
        expect(await pix.act(decision)).toBe(200);
        expect(await notices(ana)).toContainEqual(
          'não usa mais o Pix Automático, porque a devolução de um Pix foi pedida ao banco: a renovação passa a usar o saldo',
        );
        expect(await renewalOf(ana)).toBe('WALLET');
        await topUp(platform, ana, 2 * PRICE_CENTAVOS);
        await renewAll(after(end, -4), platform.payments);
        expect(await debits(ana)).toEqual([]);
        await renewAll(end, platform.payments);
        expect(await statusOf(ana, id)).toBe('ACTIVE');
        await finishMandates(platform.payments);
        expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      },
    );

    it('if the webhooks of a cancellation at the bank are lost, the reconciler finds the cancellation', async () => {
      const { ana, pix } = await byPix();
      const desk = await providerDesk(platform);
      await desk.disturb({ drop: 1 });
      await pix.act('cancel_mandate');
      await desk.disturb({ drop: 0 });
      await reconcile(platform.payments, true);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
    });

    it('cancelling here cancels the mandate and the debit at the provider, and the membership goes on', async () => {
      const { ana, id } = await announced();
      for (let again = 0; again < 2; again++) {
        const answer = await platform.call('DELETE', `/api/assinaturas/${id}/pix`, { as: ana });
        expect(answer).toMatchObject({
          status: 200,
          body: { assinaturas: [{ desRenewal: 'WALLET', status: 'ACTIVE' }] },
        });
      }
      await eventually(async () => expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]));
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'CANCELED' }]));
      const { stripe } = await providerDesk(platform);
      const [{ provider_id: method }] = z.tuple([z.object({ provider_id: z.string() })]).parse(await mandates(ana));
      await expect(stripe.paymentMethods.detach(method)).rejects.toThrow('not attached');
      expect((await notices(ana)).filter((text) => text?.includes('cancelado no seu banco'))).toEqual([]);
    });

    it('cancelling the membership also cancels the mandate; a resumed membership is renewed from the wallet', async () => {
      const { ana, id, end } = await byPix();
      await platform.call('DELETE', `/api/comunidades/${id}/subscription`, { as: ana });
      await eventually(async () => expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]));
      await platform.call('POST', `/api/comunidades/${id}/subscription/resume`, { as: ana });
      await topUp(platform, ana, PRICE_CENTAVOS);
      await renewAll(after(end, -4), platform.payments);
      expect(await debits(ana)).toEqual([]);
      await renewAll(after(end, 0), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
      expect(await balances(ana)).toEqual([0]);
    });

    it('a Pix that is paid late buys no month and ends its mandate; the money is in the wallet', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      await pix.act('expire');
      await eventually(async () =>
        expect((await platform.call('GET', `/api/payment/pix/${pix.paymentIntentId}`, { as: ana })).body).toMatchObject(
          {
            desStatus: 'EXPIRED',
          },
        ),
      );
      await pix.act('pay_late');
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      await reconcile(platform.payments);
      expect(await statusOf(ana, id)).toBeUndefined();
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      expect(await credited(ana)).toHaveLength(1);
    });

    it('if the price rises before the Pix is paid, no month is bought, and the money is in the wallet', async () => {
      const { ana, id } = await world(0);
      const pix = await open(ana, id);
      await platform.db.updateTable('communities').set({ price_cents: 2_990 }).where('id', '=', id).execute();
      await pix.act('pay');
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      await reconcile(platform.payments);
      expect(await statusOf(ana, id)).toBeUndefined();
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      expect(await credited(ana)).toHaveLength(1);
      expect(await notices(ana)).toEqual([expect.stringContaining('não foi paga: o preço mudou')]);
    });

    it('a purchase that is repeated after a crash charges no second month from a member who has left', async () => {
      const { ana, id, pix } = await byPix();
      await topUp(platform, ana, PRICE_CENTAVOS);
      await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
      const row = await platform.db
        .selectFrom('payment_intents')
        .select('id')
        .where('provider_id', '=', pix.paymentIntentId)
        .executeTakeFirstOrThrow();
      const wanted = { viewer: ana.id, communityId: id, price: PRICE_CENTAVOS, terms, intentId: row.id };
      await subscribe(platform.db, wanted);
      expect(await statusOf(ana, id)).toBeUndefined();
      expect(await balances(ana)).toEqual([PRICE_CENTAVOS]);
    });

    it('a PAST_DUE member pays the owed month by Pix, which authorises the next months', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      await buy(ana, id);
      await renewAll(await paidUntil(ana, id), platform.payments);
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
      const pix = await open(ana, id);
      await pix.act('pay');
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      expect(await renewalOf(ana)).toBe('PIX');
      expect(await balances(ana)).toEqual([0]);
    });

    it('a second mandate for the same membership ends the first', async () => {
      const { ana, id } = await world(0);
      const one = await open(ana, id);
      // A code that is about to expire is not offered again.
      await platform.db.updateTable('payment_intents').set({ pix_expires_at: new Date() }).execute();
      const two = await open(ana, id);
      await one.act('pay');
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      await two.act('pay');
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      await finishMandates(platform.payments);
      expect((await mandates(ana)).map(({ status }) => status).sort()).toEqual(['APPROVED', 'ENDED']);
    });

    /** Pays a Pix and cancels its mandate at the bank. The platform has received neither event. */
    async function paidAndCanceled() {
      const each = await world(0);
      const pix = await open(each.ana, each.id);
      const desk = await providerDesk(platform);
      const since = new Date();
      await desk.disturb({ drop: 1 });
      expect(await pix.act('pay')).toBe(200);
      expect(await pix.act('cancel_mandate')).toBe(200);
      await desk.disturb({ drop: 0 });
      const { provider } = platform.payments;
      if (!provider) throw new Error('There is no provider.');
      const events: ProviderEvent[] = [];
      for await (const event of provider.eventsSince(since)) events.push(event);
      const paid = events.find(({ intent }) => intent?.id === pix.paymentIntentId && intent.status === 'SUCCEEDED');
      const ended = events.find(({ endedMandate: id }) => id !== undefined && id === paid?.intent?.mandate);
      if (!paid || !ended) throw new Error('The provider has no such events.');
      return { ...each, paid, ended };
    }

    it('if the end of a mandate arrives before its first payment, the month is bought, and no debit follows', async () => {
      const { ana, id, paid, ended } = await paidAndCanceled();
      await takeEvent(platform.payments, ended);
      await takeEvent(platform.payments, paid);
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      expect(await renewalOf(ana)).toBe('WALLET');
      const notice: unknown = expect.stringMatching(/^foi paga por Pix: .*\. O Pix Automático foi cancelado$/);
      expect(await notices(ana)).toEqual([notice]);
      await renewAll(after(await paidUntil(ana, id), -4), platform.payments);
      expect(await debits(ana)).toEqual([]);
    });

    it.skipIf(platform.kind !== 'postgres')(
      'if two processes receive a payment and the end of its mandate at once, the mandate ends (needs PostgreSQL)',
      async () => {
        const { ana, paid, ended } = await paidAndCanceled();
        // Stops the first process after it has approved the mandate, at its notification of the member.
        const release = await lockRow(platform, 'users', { id: ana.id });
        const first = takeEvent(platform.payments, paid);
        expect(await withoutWaiting(platform, first)).toBe('waits');
        const second = takeEvent(platform.payments, ended);
        await unlessWaiting(platform, second, 1);
        await release();
        await Promise.all([first, second]);
        expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      },
    );

    it('a request with the same idempotency key opens one Pix', async () => {
      const { ana, id } = await world(0);
      const headers = { 'idempotency-key': v4() };
      const [one, two] = await Promise.all([1, 2].map(() => start(ana, id, PRICE_CENTAVOS, headers)));
      expect(two?.body).toEqual(one?.body);
      expect(await mandates(ana)).toHaveLength(1);
    });

    it('a request that repeats the idempotency key for another community of the same price is refused', async () => {
      const [one, two] = [await world(0), await world(0)];
      const headers = { 'idempotency-key': v4() };
      expect((await start(one.ana, one.id, PRICE_CENTAVOS, headers)).status).toBe(201);
      expect(await start(one.ana, two.id, PRICE_CENTAVOS, headers)).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_CONFLICT' },
      });
    });

    it('a month paid from the wallet while the Pix waits: the mandate announces the next debit in time', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      const pix = await open(ana, id);
      await buy(ana, id);
      await pix.act('pay');
      await eventually(async () => expect(await mandates(ana)).toMatchObject([{ status: 'APPROVED' }]));
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      const end = await paidUntil(ana, id);
      await eventually(async () => expect(await mine(ana, after(end, -4))).toHaveLength(1));
      await renewAll(after(end, -4), platform.payments);
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'OPEN' }]));
    });

    it('a month paid from the wallet at a higher price while the Pix waits: the mandate ends, and the member is told', async () => {
      const { ana, id } = await world(2_990);
      const pix = await open(ana, id);
      await platform.db.updateTable('communities').set({ price_cents: 2_990 }).where('id', '=', id).execute();
      expect((await ask(ana, id, 2_990)).status).toBe(200);
      await pix.act('pay');
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      await eventually(async () =>
        expect(await notices(ana)).toEqual([expect.stringContaining('já estava paga por um preço maior')]),
      );
      expect(await renewalOf(ana)).toBe('WALLET');
      await finishMandates(platform.payments);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      await renewAll(after(await paidUntil(ana, id), -4), platform.payments);
      expect(await debits(ana)).toEqual([]);
    });

    it('the Pix of a member who has become the owner ends its mandate; the member is told, and keeps the money', async () => {
      const { owner, ana, id } = await world(PRICE_CENTAVOS);
      const pix = await open(ana, id);
      await buy(ana, id);
      await handOver(platform, id, owner, ana);
      const before = await balances(ana);
      await pix.act('pay');
      await eventually(async () =>
        expect(await notices(ana)).toEqual([
          expect.stringMatching(/^não precisa mais de pagamento: o valor do Pix está/),
        ]),
      );
      expect(await balances(ana)).toEqual(before.map((centavos) => centavos + PRICE_CENTAVOS));
      await finishMandates(platform.payments);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
    });

    it('leaving the community ends the mandate at once; a later subscription at a higher price is paid from the wallet', async () => {
      const { ana, id } = await announced();
      expect((await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana })).status).toBe(200);
      expect((await mandates(ana)).map(({ status }) => status)).not.toEqual(['APPROVED']);
      await platform.db.updateTable('communities').set({ price_cents: 2_990 }).where('id', '=', id).execute();
      await topUp(platform, ana, 2_990);
      expect((await ask(ana, id, 2_990)).status).toBe(200);
      expect(await renewalOf(ana)).toBe('WALLET');
      await finishMandates(platform.payments);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      await eventually(async () => expect(await debits(ana)).toMatchObject([{ status: 'CANCELED' }]));
      await renewAll(after(await paidUntil(ana, id), -4), platform.payments);
      expect(await debits(ana)).toHaveLength(1);
    });

    it('a late Pix of a member who has subscribed from the wallet meanwhile authorises no debit', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      const pix = await open(ana, id);
      await pix.act('expire');
      await eventually(async () =>
        expect((await platform.call('GET', `/api/payment/pix/${pix.paymentIntentId}`, { as: ana })).body).toMatchObject(
          { desStatus: 'EXPIRED' },
        ),
      );
      await buy(ana, id);
      await pix.act('pay_late');
      await eventually(async () => expect(await balances(ana)).toEqual([PRICE_CENTAVOS]));
      await finishMandates(platform.payments);
      expect(await mandates(ana)).toMatchObject([{ status: 'ENDED' }]);
      expect(await renewalOf(ana)).toBe('WALLET');
    });

    it('a member with a debt pays the debt and the month by one Pix', async () => {
      const { ana, owner, id } = await world(0);
      await owe(ana, 1_000);
      const pix = await open(ana, id);
      expect(pix.centavos).toBe(PRICE_CENTAVOS + 1_000);
      await pix.act('pay');
      await eventually(async () => expect(await statusOf(ana, id)).toBe('ACTIVE'));
      expect(await balances(ana, owner)).toEqual([0, 1_592]);
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('refuses another price, a member who has paid, a FREE member, and a visitor', async () => {
      const { ana, id } = await world(PRICE_CENTAVOS);
      expect(await start(ana, id, 1)).toMatchObject({ status: 400, body: { code: 'PRICE_CHANGED' } });
      await buy(ana, id);
      expect(await start(ana, id)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      const free = await platform.member({ profile_type: 'FREE' });
      expect((await start(free, id)).status).toBe(403);
      expect(
        await platform.call('POST', `/api/comunidades/${id}/subscription/pix`, { json: { valPrice: 1 } }),
      ).toMatchObject({
        status: 401,
      });
    });
  });

  describe('at a provider with faults', () => {
    /** Creates a member whose mandate the given bank has. */
    async function atBank() {
      const bank = createBank();
      const each = await world(PRICE_CENTAVOS);
      await buy(each.ana, each.id);
      const [customer, mandate] = [`cus_${v4()}`, `pm_${v4()}`];
      bank.state.customers.add(customer);
      bank.mandates.add(mandate);
      await platform.db
        .insertInto('payment_customers')
        .values({ member_id: each.ana.id, provider_id: customer })
        .execute();
      await platform.db
        .insertInto('payment_mandates')
        .values({
          intent_id: v4(),
          member_id: each.ana.id,
          community_id: each.id,
          max_centavos: PRICE_CENTAVOS,
          provider_id: mandate,
          status: 'APPROVED',
        })
        .execute();
      await platform.db
        .updateTable('vip_subscriptions')
        .set({ due_at: after(await paidUntil(each.ana, each.id), -4) })
        .where('user_id', '=', each.ana.id)
        .execute();
      const payments = { ...platform.payments, provider: bank.provider };
      return { ...each, bank, mandate, payments, end: await paidUntil(each.ana, each.id) };
    }

    it.each([
      ['is away', (bank: ReturnType<typeof createBank>) => (bank.state.isAway = true)],
      ['loses its answer', (bank: ReturnType<typeof createBank>) => (bank.state.losesAnswers = true)],
    ])('if the provider %s, the debit is sent again and made once', async (_what, disturb) => {
      const each = await atBank();
      disturb(each.bank);
      await renewAll(after(each.end, -4), each.payments);
      await finishSavedCards(each.payments);
      Object.assign(each.bank.state, { isAway: false, losesAnswers: false });
      await finishSavedCards(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'OPEN', provider_id: anyId }]);
      expect(each.bank.intents.size).toBe(1);
    });

    it('a debit that could not be sent for thirteen hours is sent then; a debit with a lost answer is not repeated', async () => {
      for (const fault of ['isAway', 'losesAnswers'] as const) {
        const each = await atBank();
        each.bank.state[fault] = true;
        await renewAll(after(each.end, -4), each.payments);
        await finishSavedCards(each.payments);
        Object.assign(each.bank.state, { isAway: false, losesAnswers: false });
        const older = new Date(Date.now() - 13 * 3_600_000);
        await platform.db
          .updateTable('payment_intents')
          .set({ created_at: older })
          .where('member_id', '=', each.ana.id)
          .execute();
        await finishSavedCards(each.payments);
        expect(await debits(each.ana)).toMatchObject([{ status: 'OPEN', provider_id: anyId }]);
        expect(each.bank.intents.size).toBe(1);
      }
    });

    it('if Pix Automático is cancelled before its debit could be sent, the wallet pays the month', async () => {
      const each = await atBank();
      each.bank.state.isAway = true;
      await renewAll(after(each.end, -4), each.payments);
      await finishSavedCards(each.payments);
      await transact(platform.db, (tx) => noteEndedMandate(tx, each.mandate));
      each.bank.state.isAway = false;
      await finishSavedCards(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'CANCELED', provider_id: null }]);
      await topUp(platform, each.ana, PRICE_CENTAVOS);
      await renewAll(after(each.end, 0), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
    });

    it('if the price rises after the notice, the announced amount pays the month', async () => {
      const each = await atBank();
      const price = (price_cents: number) =>
        platform.db.updateTable('communities').set({ price_cents }).where('id', '=', each.id).execute();
      await price(1_500);
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () =>
        expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId, centavos: 1_500 }]),
      );
      await price(PRICE_CENTAVOS);
      const [debit] = [...each.bank.intents.keys()];
      const paid = each.bank.pay(debit ?? '');
      if (paid) await applyProviderIntent(each.payments, paid);
      await renewAll(after(each.end, -1), each.payments);
      expect((await paidUntil(each.ana, each.id)).getTime()).toBeGreaterThan(after(each.end, 27).getTime());
      expect(await balances(each.ana)).toEqual([0]);
    });

    it.each([
      [900, 'PAST_DUE', [900, 1_592]],
      [2_500, 'ACTIVE', [510, 3_184]],
    ])(
      'a debit of %i centavos instead of the announced 1990 leaves the price of the month unchanged: the membership is %s',
      async (centavos, status, left) => {
        const each = await atBank();
        await renewAll(after(each.end, -4), each.payments);
        await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
        const [debit = ''] = each.bank.intents.keys();
        each.bank.pay(debit);
        const paid = each.bank.change(debit, { centavos });
        if (paid) await applyProviderIntent(each.payments, paid);
        expect(await credited(each.ana)).toEqual([expect.stringContaining('valor diferente do pedido')]);
        for (const day of [-1, 0]) await renewAll(after(each.end, day), each.payments);
        expect(await statusOf(each.ana, each.id)).toBe(status);
        expect(await balances(each.ana, each.owner)).toEqual(left);
      },
    );

    /** Renews the subscription while the platform requires that the member's age is verified. */
    async function renewWithAge({ ana, payments }: Awaited<ReturnType<typeof atBank>>, now: Date) {
      const [due] = await mine(ana, now);
      if (!due) throw new Error('Nothing is due.');
      await renew(platform.db, due, { ...terms, isAgeRequired: true }, now, payments);
    }

    it('if the age check expires before the debit, the member is told that the money is in the balance, and it pays the month after a new check', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      const [debit = ''] = each.bank.intents.keys();
      await transact(platform.db, async (tx) => {
        const paid = each.bank.pay(debit);
        if (paid) await applyIntent(tx, paid);
        // Otherwise the platform's own scheduler, which requires no age check, could renew the subscription.
        await tx
          .updateTable('vip_subscriptions')
          .set({ due_at: each.end })
          .where('user_id', '=', each.ana.id)
          .execute();
      });
      await renewWithAge(each, each.end);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      expect(await notices(each.ana)).toEqual([
        ANNOUNCED,
        expect.stringMatching(
          /^não foi renovada: confirme sua idade para continuar\. O valor cobrado \(R\$\s19,90\) entrou no seu saldo$/,
        ),
      ]);
      expect(await balances(each.ana)).toEqual([PRICE_CENTAVOS]);
      await platform.db
        .insertInto('age_assurances')
        .values({
          user_id: each.ana.id,
          result: 'VERIFIED',
          method: 'DOCUMENT',
          reference: v4(),
          expires_at: after(each.end, 99),
        })
        .execute();
      await renewWithAge(each, after(each.end, 1));
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
      expect(await balances(each.ana)).toEqual([0]);
    });

    it('if the age check expires while the bank still tries the debit, the member is told where its money goes', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await renewWithAge(each, each.end);
      expect(await notices(each.ana)).toEqual([
        ANNOUNCED,
        expect.stringMatching(
          /^não foi renovada: confirme sua idade .* Se a cobrança em andamento, de R\$\s19,90, for feita, o valor entra no seu saldo$/,
        ),
      ]);
      await renewWithAge(each, after(each.end, 7));
      expect((await notices(each.ana)).at(-1)).toMatch(/^terminou\. Se a cobrança em andamento/);
    });

    it('if the debit could be announced only when the month has ended, the member is told its day instead of a failure', async () => {
      const each = await atBank();
      await platform.db.insertInto('blocks').values({ blocker_id: each.ana.id, blocked_id: each.owner.id }).execute();
      await renewAll(after(each.end, -4), each.payments);
      expect(await debits(each.ana)).toEqual([]);
      await platform.db.deleteFrom('blocks').where('blocker_id', '=', each.ana.id).execute();
      await renewAll(each.end, each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'OPEN' }]);
      expect(await notices(each.ana)).toEqual([
        expect.stringMatching(/^não foi renovada ainda: seu banco debita R\$\s19,90 por Pix Automático em \d+ de \S+$/),
      ]);
    });

    it('if the month ends before the day of the debit, the member is told that day instead of a failure', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -2), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      await renewAll(each.end, each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      const day = dayInWords(after(each.end, 1));
      expect(await notices(each.ana)).toEqual([
        `será renovada por Pix Automático: seu banco debita ${formatBRL(PRICE_CENTAVOS)} em ${day}`,
        `não foi renovada ainda: seu banco debita ${formatBRL(PRICE_CENTAVOS)} por Pix Automático em ${day}`,
      ]);
    });

    it('a debit that reached the provider two days late is made two days later, and the member is told the new day', async () => {
      const each = await atBank();
      each.bank.state.isAway = true;
      await renewAll(after(each.end, -4), each.payments);
      await finishSavedCards(each.payments);
      // Moves the start of the debit two days into the past, from the point of view of the provider.
      const started = new Date(Date.now() - 2 * DAY_MS);
      await platform.db
        .updateTable('payment_intents')
        .set({ created_at: started, debit_at: after(started, 3) })
        .where('member_id', '=', each.ana.id)
        .execute();
      each.bank.state.isAway = false;
      for (let again = 0; again < 2; again++) await finishSavedCards(each.payments);
      const list = z.object({ assinaturas: z.tuple([z.object({ datDebit: z.coerce.date() })]) });
      const { body } = await platform.call('GET', '/api/assinaturas', { as: each.ana });
      expect(list.parse(body).assinaturas[0].datDebit.getTime()).toBeGreaterThan(after(new Date(), 2.9).getTime());
      const day = dayInWords(after(new Date(), 3));
      expect(await notices(each.ana)).toEqual([
        `será renovada em outro dia: seu banco debita ${formatBRL(PRICE_CENTAVOS)} por Pix Automático em ${day}`,
      ]);
    });

    it('no debit is started while the member has a debt', async () => {
      const each = await atBank();
      await owe(each.ana, 1_000);
      await renewAll(after(each.end, -4), each.payments);
      expect(await debits(each.ana)).toEqual([]);
    });

    it('if the provider refuses the mandate, it ends, the member is told so, and the wallet pays', async () => {
      const each = await atBank();
      each.bank.mandates.clear();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ status: 'CANCELED' }]));
      expect(await notices(each.ana)).toEqual([
        ANNOUNCED,
        'não usa mais o Pix Automático, que o serviço de pagamento não aceitou: a renovação passa a usar o saldo',
      ]);
      await finishMandates(each.payments);
      expect(await mandates(each.ana)).toMatchObject([{ status: 'ENDED' }]);
      await topUp(platform, each.ana, PRICE_CENTAVOS);
      await renewAll(after(each.end, 0), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
    });

    it('if the month is paid from the wallet while the debit waits, the debit is cancelled', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(() => expect(each.bank.intents.size).toBe(1));
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      await renewAll(after(each.end, 0), each.payments);
      await topUp(platform, each.ana, PRICE_CENTAVOS);
      await buy(each.ana, each.id);
      await finishSavedCards(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'CANCELED' }]);
      expect([...each.bank.intents.values()]).toMatchObject([{ status: 'CANCELED' }]);
    });

    it('if an overdue month is paid from the wallet after an outage, its debit is cancelled', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      // The first look comes two days late, so the count of the months restarts when the member pays.
      const late = after(each.end, 2);
      await renewAll(late, each.payments);
      await topUp(platform, each.ana, PRICE_CENTAVOS);
      const wanted = { viewer: each.ana.id, communityId: each.id, price: PRICE_CENTAVOS, terms };
      await subscribe(platform.db, wanted, after(late, 0.1));
      await finishSavedCards(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'CANCELED' }]);
      const list = await platform.call('GET', '/api/assinaturas', { as: each.ana });
      expect(list.body).toMatchObject({ assinaturas: [{ status: 'ACTIVE', datDebit: null }] });
    });

    it('if the provider does not cancel a debit with its mandate, the wallet pays the month; the debit then stays in the wallet', async () => {
      const each = await atBank();
      each.bank.state.keepsDebits = true;
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      await transact(platform.db, (tx) => endMandate(tx, each.ana.id, each.id));
      await finishMandates(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'OPEN' }]);
      const { body } = await platform.call('GET', '/api/assinaturas', { as: each.ana });
      expect(body).toMatchObject({ assinaturas: [{ desRenewal: 'WALLET', datDebit: null }] });
      await renewAll(each.end, each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      expect(await notices(each.ana)).toContainEqual(
        expect.stringMatching(/^não foi renovada: o débito .* por Pix Automático não foi feito, e faltou saldo$/),
      );
      await topUp(platform, each.ana, PRICE_CENTAVOS);
      await renewAll(after(each.end, 1), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
      expect(await balances(each.ana)).toEqual([0]);
      const [debit = ''] = each.bank.intents.keys();
      await finishSavedCards(each.payments);
      const paid = each.bank.pay(debit);
      if (paid) await applyProviderIntent(each.payments, paid);
      expect(await credited(each.ana)).toEqual([
        expect.stringMatching(/^R\$\s19,90, de um débito do Pix Automático que não era mais necessário$/),
      ]);
      await renewAll(after(each.end, 2), each.payments);
      expect(await balances(each.ana)).toEqual([PRICE_CENTAVOS]);
    });

    it.each([
      [PRICE_CENTAVOS, 'ACTIVE', 'CANCELED'],
      [PRICE_CENTAVOS - 1, 'EXPIRED', 'CANCELED'],
    ])(
      'if a debit that was started late still waits at the end of the grace period, a wallet of %i centavos is tried: the membership is %s',
      async (centavos, status, debit) => {
        const each = await atBank();
        await renewAll(each.end, each.payments);
        await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
        await topUp(platform, each.ana, centavos);
        for (let day = 1; day < 7; day++) await renewAll(after(each.end, day), each.payments);
        expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
        await renewAll(after(each.end, 7), each.payments);
        expect(await statusOf(each.ana, each.id)).toBe(status);
        expect(await balances(each.ana)).toEqual([centavos % PRICE_CENTAVOS]);
        await finishSavedCards(each.payments);
        expect(await debits(each.ana)).toMatchObject([{ status: debit }]);
        if (status === 'EXPIRED') {
          expect(await notices(each.ana)).toContainEqual(
            'terminou, porque seu banco não fez o débito por Pix Automático',
          );
        }
      },
    );

    it('a MED of a debit ends its mandate, and the next month is not debited', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      const [debit = ''] = each.bank.intents.keys();
      const paid = each.bank.pay(debit);
      if (paid) await applyProviderIntent(each.payments, paid);
      await renewAll(after(each.end, -1), each.payments);
      each.bank.goBack(debit, { kind: 'DISPUTE', centavos: PRICE_CENTAVOS, status: 'PENDING', reference: null });
      await applyReturns(each.payments, debit);
      await finishMandates(each.payments);
      expect(await mandates(each.ana)).toMatchObject([{ status: 'ENDED' }]);
      await topUp(platform, each.ana, 2 * PRICE_CENTAVOS);
      const end = await paidUntil(each.ana, each.id);
      for (const day of [-4, 0]) await renewAll(after(end, day), each.payments);
      expect(await debits(each.ana)).toHaveLength(1);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
    });

    it('if the platform has cancelled the debit, the notification of the unpaid month does not blame the bank', async () => {
      const each = await atBank();
      await renewAll(after(each.end, -4), each.payments);
      await eventually(async () => expect(await debits(each.ana)).toMatchObject([{ provider_id: anyId }]));
      const block = { blocker_id: each.ana.id, blocked_id: each.owner.id };
      await platform.db.insertInto('blocks').values(block).execute();
      await finishSavedCards(each.payments);
      expect(await debits(each.ana)).toMatchObject([{ status: 'CANCELED' }]);
      await platform.db.deleteFrom('blocks').where('blocker_id', '=', each.ana.id).execute();
      await renewAll(after(each.end, 0), each.payments);
      expect(await notices(each.ana)).toEqual([
        ANNOUNCED,
        expect.stringMatching(
          /^não foi renovada: o débito de R\$\s19,90 por Pix Automático não foi feito, e faltou saldo$/,
        ),
      ]);
    });

    it.each([
      ['a saved card', null, 'o saldo ou o cartão guardado'],
      ['a saved card that its bank refuses', new Date(), 'o saldo'],
    ])(
      'if the bank ends the mandate of a member with %s, the member is told what pays',
      async (_card, refused, pays) => {
        const each = await atBank();
        const card = { provider_id: `pm_${v4()}`, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
        await platform.db
          .insertInto('payment_cards')
          .values({ member_id: each.ana.id, ...card, refused_at: refused })
          .execute();
        await transact(platform.db, (tx) => noteEndedMandate(tx, each.mandate));
        const detail = `não usa mais o Pix Automático, cancelado no seu banco: a renovação passa a usar ${pays}`;
        expect(await notices(each.ana)).toEqual([detail]);
      },
    );

    it('a mandate that ends twice notifies its member once', async () => {
      const each = await atBank();
      for (let again = 0; again < 2; again++) await transact(platform.db, (tx) => noteEndedMandate(tx, each.mandate));
      expect((await notices(each.ana)).filter((text) => text?.includes('cancelado no seu banco'))).toHaveLength(1);
    });
  });
});
