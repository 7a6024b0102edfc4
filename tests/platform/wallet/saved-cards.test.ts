import { sql } from 'kysely';
import { v4 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import {
  balanceOf,
  provider as account,
  receivable,
  record,
  wallet,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { compareBalance } from '../../../bff/platform/wallet/reconcile/provider-balance.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { forgetCustomer } from '../../../bff/platform/wallet/stripe/customers.ts';
import { applyProviderIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { removeSavedCard, syncSavedCard } from '../../../bff/platform/wallet/stripe/saved-cards.ts';
import { createBank, untilReconciledAtStart, type Bank } from '../../support/bank.ts';
import { answerBank, CARD, opened, payByCard, paySaved } from '../../support/cards.ts';
import { eventually } from '../../support/eventually.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';
import { DAY_MS, PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';

const SAVE = { setup_future_usage: 'off_session' };
const ASKS_OWNER_ALWAYS = '4000002760003184';
const anyIntent: unknown = expect.stringMatching(/^pi_/);

describePlatform('saved card', (platform) => {
  const { world, buy, statusOf, paidUntil, balances, notices, credited, renewAll } = vipWorld(platform);
  beforeAll(() => untilReconciledAtStart(platform));

  const card = async (as: Member) => (await platform.call('GET', '/api/payment/card', { as })).body;
  const charges = (member: Member) =>
    platform.db
      .selectFrom('payment_intents')
      .select(['id', 'provider_id', 'status', 'centavos', 'failure_code'])
      .where('member_id', '=', member.id)
      .where('renews_community', 'is not', null)
      .orderBy('id')
      .execute();
  const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

  /** Tops up by card. The fields of `more` can ask the provider to save the card. */
  async function topUpBy(as: Member, number: string, centavos: number, more: Record<string, string> = SAVE) {
    const { body } = await platform.call('POST', '/api/payment/balance/add-balance', { as, json: { centavos } });
    const intent = opened.parse(body);
    const { body: paid } = await payByCard(platform.url, intent, number, {}, more);
    if (paid.status === 'requires_action') await answerBank(platform.url, intent, 'succeed');
    const json = { paymentIntentId: intent.paymentIntentId };
    const confirmed = await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json });
    expect(confirmed.status).toBe(200);
  }

  describe('at the sandbox', () => {
    it('a card is saved only if its payment asks for it, the next saved card replaces it, and DELETE removes it', async () => {
      const ana = await platform.member();
      const { stripe } = await providerDesk(platform);
      await topUpBy(ana, CARD, 500, {});
      expect(await card(ana)).toEqual({ card: null });
      await topUpBy(ana, CARD, 500);
      await topUpBy(ana, '5555555555554444', 500);
      const kept = { desBrand: 'mastercard', desLast4: '4444', numExpMonth: 12, numExpYear: 2034, isRefused: false };
      // The card may be read after the confirmation, by the webhook.
      await eventually(async () => expect(await card(ana)).toEqual({ card: kept }));
      const { provider_id: customer } = await platform.db
        .selectFrom('payment_customers')
        .select('provider_id')
        .where('member_id', '=', ana.id)
        .executeTakeFirstOrThrow();
      expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
      for (let again = 0; again < 2; again++) {
        const removed = await platform.call('DELETE', '/api/payment/card', { as: ana });
        expect(removed).toMatchObject({ status: 200, body: { card: null } });
      }
      expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
    });

    it('of a saved card, the database has brand, last four digits, expiry and ids, and no table has the number', async () => {
      const ana = await platform.member();
      await topUpBy(ana, '5555555555554444', 500);
      await eventually(async () => expect(await card(ana)).toMatchObject({ card: { desLast4: '4444' } }));
      const row = platform.db.selectFrom('payment_cards').selectAll().where('member_id', '=', ana.id);
      const { brand, last4, exp_month, exp_year, provider_id, ...rest } = await row.executeTakeFirstOrThrow();
      expect({ brand, last4, exp_month, exp_year }).toEqual({
        brand: 'mastercard',
        last4: '4444',
        exp_month: 12,
        exp_year: 2034,
      });
      expect(provider_id).toMatch(/^pm_/);
      expect(Object.keys(rest).sort()).toEqual(['created_at', 'member_id', 'refused_at']);
      const tables = await platform.db.introspection.getTables();
      for (const { name } of tables.filter(({ name }) => name.startsWith('payment_'))) {
        const { rows } = await sql<{ text: string | null }>`
          select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(platform.db);
        expect(rows[0]?.text ?? '', name).not.toContain('555555555555');
      }
    });

    it('the card is saved even if the webhook of its payment is lost, and erasing the member deletes it', async () => {
      const ana = await platform.member();
      const desk = await providerDesk(platform);
      await desk.disturb({ drop: 1 });
      const { body } = await platform.call('POST', '/api/payment/balance/add-balance', {
        as: ana,
        json: { centavos: 700 },
      });
      await payByCard(platform.url, opened.parse(body), CARD, {}, SAVE);
      await desk.disturb({ drop: 0 });
      await reconcile(platform.payments, true);
      expect(await card(ana)).toMatchObject({ card: { desLast4: '4242' } });
      const known = platform.db.selectFrom('payment_customers').select('provider_id').where('member_id', '=', ana.id);
      const { provider_id: customer } = await known.executeTakeFirstOrThrow();
      await forgetCustomer(platform.payments, ana.id);
      expect(await card(ana)).toEqual({ card: null });
      await expect(desk.stripe.customers.listPaymentMethods(customer)).rejects.toMatchObject({
        code: 'resource_missing',
      });
    });

    it('if the wallet is empty, the saved card pays the VIP month once', async () => {
      const { owner, ana, id } = await world(0);
      await topUpBy(ana, CARD, PRICE_CENTAVOS);
      await buy(ana, id);
      const end = await paidUntil(ana, id);
      await renewAll(after(end, 0), platform.payments);
      await eventually(async () =>
        expect(await charges(ana)).toMatchObject([{ status: 'SUCCEEDED', centavos: 1_990 }]),
      );
      await renewAll(after(end, 1_000), platform.payments);
      await renewAll(after(end, 2_000), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
      expect(await balances(ana, owner)).toEqual([0, 3_184]);
      expect(await charges(ana)).toHaveLength(1);
      expect(await notices(ana)).toEqual([expect.stringMatching(/^foi renovada até .* por R\$\s19,90$/)]);
      expect(await credited(ana)).toContainEqual(expect.stringContaining('do cartão guardado'));
      await reconcile(platform.payments, true);
      await compareBalance(platform.payments, (await platform.payments.provider?.balance()) ?? NaN);
      const compared = platform.db.selectFrom('payment_look_back').select('balance_difference');
      expect(await compared.executeTakeFirstOrThrow()).toEqual({ balance_difference: 0 });
      expect((await checkLedger(platform.db)).problems).toEqual([]);
    });

    it('if a charge of a saved card is sent twice, the provider charges the card once', async () => {
      const ana = await platform.member();
      await topUpBy(ana, CARD, 500);
      await eventually(async () => expect(await card(ana)).not.toEqual({ card: null }));
      const { provider } = platform.payments;
      if (!provider) throw new Error('There is no provider.');
      const { customer, savedCard } = await platform.db
        .selectFrom('payment_customers as c')
        .innerJoin('payment_cards as k', 'k.member_id', 'c.member_id')
        .select(['c.provider_id as customer', 'k.provider_id as savedCard'])
        .where('c.member_id', '=', ana.id)
        .executeTakeFirstOrThrow();
      const wanted = { id: v4(), memberId: ana.id, customer, savedCard, centavos: 700, purpose: 'TOP_UP' as const };
      const sent = [await provider.createIntent(wanted), await provider.createIntent(wanted)];
      expect(sent.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    });

    it('if the bank requires the member, the membership is PAST_DUE until they confirm the payment on the page', async () => {
      const { ana, id } = await world(0);
      const { stripe } = await providerDesk(platform);
      await topUpBy(ana, ASKS_OWNER_ALWAYS, PRICE_CENTAVOS);
      await buy(ana, id);
      const end = await paidUntil(ana, id);
      await renewAll(end, platform.payments);
      await eventually(async () =>
        expect(await charges(ana)).toMatchObject([{ status: 'OPEN', failure_code: 'authentication_required' }]),
      );
      await renewAll(after(end, 1_000), platform.payments);
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
      expect(await notices(ana)).toEqual([expect.stringContaining('seu banco pede que você confirme')]);

      const { body } = await platform.call('GET', '/api/assinaturas', { as: ana });
      const row = z.object({ assinaturas: z.tuple([z.object({ paymentIntentToConfirm: z.string() })]) }).parse(body);
      const [{ paymentIntentToConfirm: intentId }] = row.assinaturas;
      const shown = await platform.call('GET', `/api/payment/intents/${intentId}`, { as: ana });
      const intent = opened.parse(shown.body);
      const { last_payment_error: error } = await stripe.paymentIntents.retrieve(intentId);
      const saved = error?.payment_method?.id ?? '';
      expect((await paySaved(platform.url, intent, saved)).body.status).toBe('requires_action');
      expect((await answerBank(platform.url, intent, 'succeed')).body.status).toBe('succeeded');
      const json = { paymentIntentId: intentId };
      await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as: ana, json });
      await renewAll(after(end, 2_000), platform.payments);
      expect(await statusOf(ana, id)).toBe('ACTIVE');
      expect(await balances(ana)).toEqual([0]);
      expect((await platform.call('GET', '/api/assinaturas', { as: ana })).body).toMatchObject({
        assinaturas: [{ paymentIntentToConfirm: null }],
      });
    });
  });

  describe('if the member removes the card while its bank waits for them', () => {
    it('the subscription offers no payment to confirm any more, and the charge is canceled at the provider', async () => {
      const { ana, id } = await world(0);
      const { stripe } = await providerDesk(platform);
      await topUpBy(ana, ASKS_OWNER_ALWAYS, PRICE_CENTAVOS);
      await eventually(async () => expect(await card(ana)).toMatchObject({ card: { desLast4: '3184' } }));
      await buy(ana, id);
      const end = await paidUntil(ana, id);
      await renewAll(end, platform.payments);
      await eventually(async () =>
        expect(await charges(ana)).toMatchObject([{ status: 'OPEN', failure_code: 'authentication_required' }]),
      );
      const toConfirm = async () => (await platform.call('GET', '/api/assinaturas', { as: ana })).body;
      expect(await toConfirm()).toMatchObject({ assinaturas: [{ paymentIntentToConfirm: anyIntent }] });
      await platform.call('DELETE', '/api/payment/card', { as: ana });
      expect(await toConfirm()).toMatchObject({ assinaturas: [{ paymentIntentToConfirm: null }] });
      await eventually(async () => expect(await charges(ana)).toMatchObject([{ status: 'CANCELED' }]));
      const [charge] = await charges(ana);
      expect(await stripe.paymentIntents.retrieve(charge?.provider_id ?? '')).toMatchObject({ status: 'canceled' });
      await renewAll(after(end, 1_000), platform.payments);
      expect(await notices(ana)).toEqual([expect.stringMatching(/^não foi renovada: faltou saldo para R\$\s19,90$/)]);
    });
  });

  describe('at a provider with faults', () => {
    /** Creates a member with a saved card and a paid month, after which `left` centavos are in the wallet. */
    async function withCard(bank: Bank, left = 0) {
      const each = await world(PRICE_CENTAVOS + left);
      await buy(each.ana, each.id);
      const customer = `cus_${v4()}`;
      const saved = { id: `pm_${v4()}`, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
      bank.state.customers.add(customer);
      bank.cards.set(customer, [saved]);
      await platform.db
        .insertInto('payment_customers')
        .values({ member_id: each.ana.id, provider_id: customer })
        .execute();
      await platform.db.insertInto('payment_cards_due').values({ intent_id: v4(), member_id: each.ana.id }).execute();
      const payments = { ...platform.payments, provider: bank.provider };
      const due = platform.db.selectFrom('payment_cards_due').select('intent_id').where('member_id', '=', each.ana.id);
      const { intent_id: id } = await due.executeTakeFirstOrThrow();
      await syncSavedCard(payments, { id, memberId: each.ana.id });
      expect(await card(each.ana)).toMatchObject({ card: { desLast4: '4242' } });
      return { ...each, bank, payments, customer, saved, end: await paidUntil(each.ana, each.id) };
    }
    type Each = Awaited<ReturnType<typeof withCard>>;

    const settled = async ({ ana }: Each, ...status: string[]) =>
      eventually(async () => expect((await charges(ana)).map((row) => row.status)).toEqual(status));
    const asked = ({ bank }: Each) => bank.intents.size;

    it('if the wallet lacks less than the minimum card payment, the minimum is charged and the excess stays in the wallet', async () => {
      const each = await withCard(createBank(), 1_900);
      await renewAll(each.end, each.payments);
      await settled(each, 'SUCCEEDED');
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await balances(each.ana)).toEqual([410]);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
    });

    it('if the owner is blocked after the charge of the card, the member is told that its money is in the balance', async () => {
      const each = await withCard(createBank());
      await renewAll(each.end, each.payments);
      await settled(each, 'SUCCEEDED');
      const block = { blocker_id: each.ana.id, blocked_id: each.owner.id };
      await platform.db.insertInto('blocks').values(block).execute();
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await notices(each.ana)).toEqual([
        expect.stringMatching(
          /^não foi renovada: a comunidade não está aceitando pagamentos\. O valor cobrado \(R\$\s19,90\) entrou no seu saldo$/,
        ),
      ]);
      expect(await balances(each.ana)).toEqual([PRICE_CENTAVOS]);
    });

    it('if the wallet can pay the month, no card is charged', async () => {
      const each = await withCard(createBank(), PRICE_CENTAVOS);
      await renewAll(each.end, each.payments);
      expect(await charges(each.ana)).toEqual([]);
      expect(await balances(each.ana)).toEqual([0]);
    });

    it('a declined card is charged once a day for seven days, and the member gets one notification', async () => {
      const each = await withCard(createBank());
      each.bank.word.says = 'declines';
      for (let day = 0; day < 7; day++) {
        // After each attempt, the next one waits for a day.
        const at = after(each.end, day * (DAY_MS + 1_200_000));
        await renewAll(at, each.payments);
        await settled(each, ...Array.from({ length: day + 1 }, () => 'CANCELED'));
        for (const minutes of [10, 11]) await renewAll(after(at, minutes * 60_000), each.payments);
        expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      }
      expect(await notices(each.ana)).toEqual([expect.stringContaining('o cartão guardado foi recusado')]);
      expect(asked(each)).toBe(7);
      await platform.db.deleteFrom('payment_cards').where('member_id', '=', each.ana.id).execute();
      await renewAll(after(each.end, 7 * DAY_MS + 600_000), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('EXPIRED');
      expect(await balances(each.ana)).toEqual([0]);
    });

    it('if the bank asks for no further attempt, the card is not charged again and the wallet says so', async () => {
      const each = await withCard(createBank());
      each.bank.word.says = 'forbids';
      await renewAll(each.end, each.payments);
      await settled(each, 'CANCELED');
      await renewAll(after(each.end, 1_000), each.payments);
      await renewAll(after(each.end, 2 * DAY_MS), each.payments);
      expect(asked(each)).toBe(1);
      expect(await card(each.ana)).toMatchObject({ card: { isRefused: true } });
    });

    it.each([
      ['with a lost response', 'losesAnswers'],
      ['that never reached the provider', 'isAway'],
    ] as const)('a request for a charge %s is sent again, and the card is charged once', async (_what, fault) => {
      const each = await withCard(createBank());
      each.bank.state[fault] = true;
      await renewAll(each.end, each.payments);
      await eventually(async () => expect(await charges(each.ana)).toMatchObject([{ status: 'OPEN' }]));
      await renewAll(after(each.end, 600_000), each.payments);
      each.bank.state[fault] = false;
      await Promise.all([reconcile(each.payments, true), reconcile(each.payments, true)]);
      await settled(each, 'SUCCEEDED');
      await renewAll(after(each.end, 1_200_000), each.payments);
      expect(asked(each)).toBe(1);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
      expect(await balances(each.ana, each.owner)).toEqual([0, 3_184]);
    });

    it('webhooks of a charge in any order and number credit it once and renew one month', async () => {
      const each = await withCard(createBank());
      each.bank.state.losesAnswers = true;
      await renewAll(each.end, each.payments);
      await eventually(() => expect(asked(each)).toBe(1));
      const [told] = [...each.bank.intents.values()];
      if (!told) throw new Error('The bank has no charge.');
      for (const status of ['OPEN', 'SUCCEEDED', 'CANCELED', 'SUCCEEDED', 'OPEN'] as const) {
        await applyProviderIntent(each.payments, { ...told, status });
      }
      await renewAll(after(each.end, 1_000), each.payments);
      await renewAll(after(each.end, 2_000), each.payments);
      expect(await balances(each.ana, each.owner)).toEqual([0, 3_184]);
    });

    const ended: [what: string, end: (each: Each) => Promise<unknown>][] = [
      ['the member cancels', ({ ana, id }) => platform.call('DELETE', `/api/assinaturas/${id}`, { as: ana })],
      [
        'the owner closes the community',
        ({ owner, id }) => platform.call('DELETE', `/api/comunidades/${id}`, { as: owner }),
      ],
      [
        'the owner is banned',
        ({ owner }) =>
          platform.db
            .updateTable('users')
            .set({ locked_until: new Date(Date.now() + 3_650 * DAY_MS) })
            .where('id', '=', owner.id)
            .execute(),
      ],
    ];
    it.each(ended)(
      'if a charge succeeds after %s, its money stays in the wallet and no VIP month is bought',
      async (_what, end) => {
        const each = await withCard(createBank());
        each.bank.state.losesAnswers = true;
        await renewAll(each.end, each.payments);
        await eventually(() => expect(asked(each)).toBe(1));
        const before = await balances(each.ana);
        await end(each);
        const [back] = await balances(each.ana);
        const [told] = [...each.bank.intents.values()];
        if (told) await applyProviderIntent(each.payments, told);
        await renewAll(after(each.end, 1_000), each.payments);
        expect(await balances(each.ana)).toEqual([(back ?? 0) + PRICE_CENTAVOS]);
        expect(before).toEqual([0]);
        expect(await credited(each.ana)).toContainEqual(expect.stringContaining('do cartão guardado'));
        expect(asked(each)).toBe(1);
      },
    );

    const changeUser = ({ ana }: Each, set: { locked_until: Date } | { deletes_at: Date }) =>
      platform.db.updateTable('users').set(set).where('id', '=', ana.id).execute();
    const soon = () => new Date(Date.now() + DAY_MS);
    const withdrawn: [what: string, change: (each: Each) => Promise<unknown>][] = [
      ['cancels', ({ ana, id }) => platform.call('DELETE', `/api/assinaturas/${id}`, { as: ana })],
      ['is suspended', (each) => changeUser(each, { locked_until: soon() })],
      ['deletes the account', (each) => changeUser(each, { deletes_at: soon() })],
      [
        'is blocked by the owner',
        ({ owner, ana }) =>
          platform.db.insertInto('blocks').values({ blocker_id: owner.id, blocked_id: ana.id }).execute(),
      ],
    ];
    it.each(withdrawn)('a charge that was never sent is not made after the member %s', async (_what, change) => {
      const each = await withCard(createBank());
      each.bank.state.isAway = true;
      await renewAll(each.end, each.payments);
      await eventually(() => expect(each.bank.state.missedCalls).toBe(1));
      expect(await charges(each.ana)).toMatchObject([{ status: 'OPEN' }]);
      await change(each);
      each.bank.state.isAway = false;
      await reconcile(each.payments, true);
      expect(asked(each)).toBe(0);
      expect(await balances(each.ana)).toEqual([0]);
    });

    it('if the member removes the card before a charge is sent, the charge is never sent', async () => {
      const each = await withCard(createBank());
      each.bank.state.isAway = true;
      await renewAll(each.end, each.payments);
      await eventually(() => expect(each.bank.state.missedCalls).toBe(1));
      expect(await charges(each.ana)).toMatchObject([{ status: 'OPEN' }]);
      await expect(removeSavedCard(each.payments, each.ana.id)).rejects.toMatchObject({ status: 503 });
      expect(await card(each.ana)).toMatchObject({ card: { desLast4: '4242' } });
      each.bank.state.isAway = false;
      await removeSavedCard(each.payments, each.ana.id);
      await reconcile(each.payments, true);
      await settled(each, 'CANCELED');
      expect(asked(each)).toBe(0);
    });

    it('a card that the member removes before the platform has read its digits is deleted at the provider too', async () => {
      const each = await withCard(createBank());
      const mine = platform.db.deleteFrom('payment_cards').where('member_id', '=', each.ana.id);
      await mine.execute();
      const due = { intent_id: v4(), member_id: each.ana.id };
      await platform.db.insertInto('payment_cards_due').values(due).execute();
      each.bank.state.isAway = true;
      await expect(removeSavedCard(each.payments, each.ana.id)).rejects.toMatchObject({ status: 503 });
      each.bank.state.isAway = false;
      await removeSavedCard(each.payments, each.ana.id);
      expect(each.bank.cards.get(each.customer)).toEqual([]);
      await reconcile(each.payments, true);
      expect(await card(each.ana)).toEqual({ card: null });
    });

    it('erasing a member deletes the stored card even if the provider no longer has the customer', async () => {
      const each = await withCard(createBank());
      await platform.db.deleteFrom('payment_customers').where('member_id', '=', each.ana.id).execute();
      await forgetCustomer(each.payments, each.ana.id);
      expect(await card(each.ana)).toEqual({ card: null });
    });

    it('if a newer card is saved while the older one is being read, the older one is not stored', async () => {
      const each = await withCard(createBank());
      const [older, newer] = [v4(), v4()].map((intent_id) => ({ intent_id, member_id: each.ana.id }));
      if (!older || !newer) throw new Error('There are two payments.');
      await platform.db.insertInto('payment_cards_due').values(older).execute();
      const provider = {
        ...each.bank.provider,
        async savedCards(customer: string) {
          const kept = await each.bank.provider.savedCards(customer);
          each.bank.cards.set(customer, [{ ...each.saved, id: `pm_${v4()}`, last4: '4444' }, ...kept]);
          await platform.db.insertInto('payment_cards_due').values(newer).execute();
          await syncSavedCard(each.payments, { id: newer.intent_id, memberId: each.ana.id });
          return kept;
        },
      };
      await syncSavedCard({ ...each.payments, provider }, { id: older.intent_id, memberId: each.ana.id });
      expect(await card(each.ana)).toMatchObject({ card: { desLast4: '4444' } });
    });

    it('if the member is erased while the card is being read, the card is not stored', async () => {
      const each = await withCard(createBank());
      const due = { intent_id: v4(), member_id: each.ana.id };
      const { bank, payments } = each;
      const provider = {
        ...bank.provider,
        // Erases the member after the cards are read and before they are stored, and pays a payment in between.
        async savedCards(customer: string) {
          const kept = await bank.provider.savedCards(customer);
          const deleteCustomer = async () => {
            await platform.db.insertInto('payment_cards_due').values(due).execute();
          };
          await forgetCustomer({ ...payments, provider: { ...bank.provider, deleteCustomer } }, each.ana.id);
          return kept;
        },
      };
      await syncSavedCard({ ...payments, provider }, { id: due.intent_id, memberId: each.ana.id });
      expect(await card(each.ana)).toEqual({ card: null });
    });

    it('if the member pays the month from the wallet, the charge that waits for confirmation is canceled', async () => {
      const each = await withCard(createBank());
      each.bank.word.says = 'asks';
      await renewAll(each.end, each.payments);
      await eventually(async () =>
        expect(await charges(each.ana)).toMatchObject([{ failure_code: 'authentication_required' }]),
      );
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      await platform.db
        .updateTable('vip_subscriptions')
        .set((row) => ({ due_at: row.ref('paid_until'), grace_until: null }))
        .where('user_id', '=', each.ana.id)
        .execute();
      await reconcile(each.payments, true);
      await settled(each, 'CANCELED');
    });

    it('if the price falls while the card is charged, the lower price is paid and the rest stays in the wallet', async () => {
      const each = await withCard(createBank());
      each.bank.state.losesAnswers = true;
      await renewAll(each.end, each.payments);
      await eventually(() => expect(asked(each)).toBe(1));
      await platform.db.updateTable('communities').set({ price_cents: 1_000 }).where('id', '=', each.id).execute();
      const [told] = [...each.bank.intents.values()];
      if (told) await applyProviderIntent(each.payments, told);
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await balances(each.ana, each.owner)).toEqual([990, 1_592 + 800]);
    });

    it('if the provider no longer has the card, the stored card is deleted and nothing is charged', async () => {
      const each = await withCard(createBank());
      each.bank.cards.set(each.customer, []);
      await renewAll(each.end, each.payments);
      await settled(each, 'CANCELED');
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await card(each.ana)).toEqual({ card: null });
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
    });

    /** Replaces the member's card, as a payment with another card does that saves it. */
    async function replaceCard({ ana, bank, customer, payments }: Each) {
      const kept = bank.cards.get(customer) ?? [];
      const fresh = { id: `pm_${v4()}`, brand: 'visa', last4: '1111', expMonth: 12, expYear: 2035 };
      bank.cards.set(customer, [fresh, ...kept]);
      const due = { intent_id: v4(), member_id: ana.id };
      await platform.db.insertInto('payment_cards_due').values(due).execute();
      await syncSavedCard(payments, { id: due.intent_id, memberId: ana.id });
      expect(await card(ana)).toMatchObject({ card: { desLast4: '1111' } });
    }

    it('if the card is replaced before its charge could be sent, the new card pays the month on the same day', async () => {
      const each = await withCard(createBank());
      each.bank.state.isAway = true;
      await renewAll(each.end, each.payments);
      await eventually(() => expect(each.bank.state.missedCalls).toBe(1));
      each.bank.state.isAway = false;
      await replaceCard(each);
      await reconcile(each.payments, true);
      await settled(each, 'CANCELED');
      await renewAll(after(each.end, 600_000), each.payments);
      await settled(each, 'CANCELED', 'SUCCEEDED');
      await renewAll(after(each.end, 1_200_000), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
      expect(await balances(each.ana)).toEqual([0]);
      expect(asked(each)).toBe(1);
      expect(await notices(each.ana)).toEqual([expect.stringMatching(/^foi renovada até/)]);
    });

    it('if the card is replaced while its bank waits for the member, the charge is canceled and the new card pays', async () => {
      const each = await withCard(createBank());
      each.bank.word.says = 'asks';
      await renewAll(each.end, each.payments);
      await eventually(async () =>
        expect(await charges(each.ana)).toMatchObject([{ failure_code: 'authentication_required' }]),
      );
      await renewAll(after(each.end, 1_000), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      await replaceCard(each);
      each.bank.word.says = 'pays';
      await reconcile(each.payments, true);
      await settled(each, 'CANCELED');
      await renewAll(after(each.end, 600_000), each.payments);
      await settled(each, 'CANCELED', 'SUCCEEDED');
      await renewAll(after(each.end, 1_200_000), each.payments);
      expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
      expect(await balances(each.ana)).toEqual([0]);
    });

    it('if two months are due at once and both charges count on the same balance, the rest is charged and both are renewed', async () => {
      const each = await withCard(createBank(), PRICE_CENTAVOS + 1_000);
      const other = await world(0);
      await buy(each.ana, other.id);
      expect(await balances(each.ana)).toEqual([1_000]);
      const end = await paidUntil(each.ana, other.id);
      each.bank.state.isAway = true;
      await renewAll(end, each.payments);
      await eventually(() => expect(each.bank.state.missedCalls).toBe(2));
      each.bank.state.isAway = false;
      await reconcile(each.payments, true);
      expect(await charges(each.ana)).toMatchObject([
        { status: 'SUCCEEDED', centavos: 990 },
        { status: 'SUCCEEDED', centavos: 990 },
      ]);
      await renewAll(after(end, 600_000), each.payments);
      await settled(each, 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED');
      await renewAll(after(end, 1_200_000), each.payments);
      expect([await statusOf(each.ana, each.id), await statusOf(each.ana, other.id)]).toEqual(['ACTIVE', 'ACTIVE']);
      expect(await balances(each.ana)).toEqual([0]);
      const renewed: unknown = expect.stringMatching(/^foi renovada até/);
      expect(await notices(each.ana)).toEqual([renewed, renewed]);
    });

    it('the saved card of a member with a debt is not charged', async () => {
      const each = await withCard(createBank());
      await platform.db.transaction().execute((tx) =>
        record(tx, {
          key: `test:${v4()}`,
          kind: 'DISPUTE',
          memberId: each.ana.id,
          entries: [
            { account: receivable(each.ana.id), centavos: -700 },
            { account, centavos: 700 },
          ],
        }),
      );
      await renewAll(each.end, each.payments);
      expect(await charges(each.ana)).toEqual([]);
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      expect(await balanceOf(platform.db, wallet(each.ana.id))).toBe(0);
    });
  });
});
