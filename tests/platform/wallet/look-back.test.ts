import { sql, type KyselyPlugin } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentProvider, ProviderEvent } from '../../../bff/platform/wallet/stripe/provider.ts';
import {
  balanceOf,
  bank,
  disputeFees,
  provider as providerAccount,
  providerFees,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { unavailable } from '../../../bff/platform/errors.ts';
import { backfillEvents } from '../../../bff/platform/wallet/reconcile/event-backfill.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { refundToCard, retryRefunds } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { balance, topUp } from '../../support/ads.ts';
import { createBank } from '../../support/bank.ts';
import { CARD, opened, payByCard } from '../../support/cards.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';

const DISPUTED = '4000000000000259';
const REFUNDS_FAIL_LATER = '4000000000005126';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describePlatform('reconciliation without webhooks', (platform) => {
  let paidByNobody = 0; // centavos
  let desk: Awaited<ReturnType<typeof providerDesk>>;

  beforeAll(async () => {
    desk = await providerDesk(platform);
  });
  beforeEach(() => desk.disturb({ drop: 1 }));
  afterEach(() => desk.disturb({ drop: 0 }));

  /**
   * Pays by card at the provider, without informing the platform. Each test decides if and how the platform learns of
   * the payment.
   */
  async function pay(as: Member, card = CARD) {
    const json = { centavos: 5_000 };
    const intent = opened.parse((await platform.call('POST', '/api/payment/balance/add-balance', { as, json })).body);
    await payByCard(platform.url, intent, card);
    return intent.paymentIntentId;
  }

  async function paid(as: Member, card = CARD) {
    const paymentIntentId = await pay(as, card);
    await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });
    expect(await balance(platform, as)).toBe(5_000);
    return paymentIntentId;
  }

  /** Deletes the row of the payment intent, as if a backup from before the payment had been restored. */
  const forget = (paymentIntentId: string) =>
    platform.db.deleteFrom('payment_intents').where('provider_id', '=', paymentIntentId).execute();

  function provided(): PaymentProvider {
    const { provider } = platform.payments;
    if (!provider) throw new Error('no provider');
    return provider;
  }

  it('reconcile() books each refund and dispute made at the provider exactly once', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await desk.stripe.refunds.create({ payment_intent: await paid(ana), amount: 1_500 });
    await paid(bia, DISPUTED);
    await Promise.all([reconcile(platform.payments), reconcile(platform.payments)]);
    await reconcile(platform.payments);
    expect([await balance(platform, ana), await balance(platform, bia)]).toEqual([3_500, 0]);
  });

  it('if a refund fails after it had succeeded, reconcile() credits the wallet again', async () => {
    const ana = await platform.member();
    const paymentIntentId = await paid(ana, REFUNDS_FAIL_LATER);
    await desk.stripe.refunds.create({ payment_intent: paymentIntentId });
    await reconcile(platform.payments);
    expect(await balance(platform, ana)).toBe(0);
    const failed = async () => {
      const { data } = await desk.stripe.refunds.list({ payment_intent: paymentIntentId });
      return data[0]?.status;
    };
    await expect.poll(failed, { interval: 100 }).toBe('failed');
    await reconcile(platform.payments);
    expect(await balance(platform, ana)).toBe(5_000);
  });

  it('if the row of a payment is missing after a restore, reconcile() credits the payment once, to the member who paid', async () => {
    const ana = await platform.member();
    const paymentIntentId = await pay(ana);
    await forget(paymentIntentId);
    await Promise.all([reconcile(platform.payments), reconcile(platform.payments)]);
    await reconcile(platform.payments);
    expect(await balance(platform, ana)).toBe(5_000);
    await desk.stripe.refunds.create({ payment_intent: paymentIntentId });
    await reconcile(platform.payments);
    expect(await balance(platform, ana)).toBe(0);
  });

  it('reconcile() logs a payment whose member does not exist, and credits nothing', async () => {
    const ana = await platform.member();
    const paymentIntentId = await pay(ana);
    await forget(paymentIntentId);
    paidByNobody += 5_000;
    await platform.db.deleteFrom('payment_customers').where('member_id', '=', ana.id).execute();
    await platform.db.deleteFrom('users').where('id', '=', ana.id).execute();
    await reconcile(platform.payments);
    expect(platform.logged).toContain(`"msg":"a payment differs from its intent; nothing is credited"`);
    expect(platform.logged).toContain(paymentIntentId);
  });

  it("reconcile() reads the provider's events since its stored position, but at most 30 days back", async () => {
    const asked: Date[] = [];
    const provider: PaymentProvider = {
      ...provided(),
      eventsSince(since) {
        asked.push(since);
        return provided().eventsSince(since);
      },
    };
    const payments = { ...platform.payments, provider };
    const restored = new Date('2026-01-02T03:04:05Z');
    await reconcile(payments);
    await sql`update payment_look_back set asked_until = now() - interval '3 days'`.execute(platform.db);
    await reconcile(payments);
    await sql`update payment_look_back set asked_until = ${restored.toISOString()}`.execute(platform.db);
    await reconcile(payments);
    const ages = asked.map((since) => (Date.now() - since.getTime()) / 86_400_000);
    expect(ages.map(Math.floor)).toEqual([0, 3, expect.toSatisfy((days: number) => days >= 29 && days <= 30)]);
  });

  it('if the provider does not know a payment, its refund fails and the money stays in the wallet', async () => {
    const ana = await platform.member();
    const providerId = await paid(ana);
    const rename = (from: string, to: string) =>
      platform.db
        .updateTable('payment_intents')
        .set({ provider_id: to })
        .where('provider_id', '=', from)
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await rename(providerId, 'pi_unknown');
    expect(await refundToCard(platform.payments, ana.id, id)).toMatchObject({ status: 'FAILED', centavos: 5_000 });
    expect(await balance(platform, ana)).toBe(5_000);
    await rename('pi_unknown', providerId);
  });

  it.each([
    ['the reconciliation throws', () => new Error('broken')],
    ['the provider answers status 500', () => unavailable(new Error('500'))],
  ])(
    'if %s for one payment, the others are still checked, and the failed one is retried in the next run',
    async (_how, failure) => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const [first, second] = [await paid(ana), await paid(bia)];
      for (const payment_intent of [first, second]) await desk.stripe.refunds.create({ payment_intent });
      let broken = second;
      const provider: PaymentProvider = {
        ...provided(),
        findReturns: (id) => (id === broken ? Promise.reject(failure()) : provided().findReturns(id)),
      };
      const payments = { ...platform.payments, provider };
      await reconcile(payments);
      expect([await balance(platform, ana), await balance(platform, bia)]).toEqual([0, 5_000]);
      broken = '';
      await reconcile(payments);
      expect([await balance(platform, ana), await balance(platform, bia)]).toEqual([0, 0]);
    },
  );

  it('if requests for three payments and the balance fail, backfillEvents() stops; later runs check all payments', async () => {
    const members: Member[] = [];
    const payments: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const member = await platform.member();
      members.push(member);
      payments.push(await paid(member));
    }
    for (const payment_intent of payments) await desk.stripe.refunds.create({ payment_intent });
    const balances = async () => (await Promise.all(members.map((each) => balance(platform, each)))).sort();
    const asked = new Set<string>();
    let fails: (id: string) => boolean = () => true;
    let isAway = true;
    const gone = () => Promise.reject(unavailable(new Error('500')));
    const provider: PaymentProvider = {
      ...provided(),
      findReturns(id) {
        asked.add(id);
        return fails(id) ? gone() : provided().findReturns(id);
      },
      balance: () => (isAway ? gone() : provided().balance()),
    };
    await expect(backfillEvents({ ...platform.payments, provider })).rejects.toMatchObject({ status: 503 });
    expect(asked.size, 'the backfill stops after three failed lookups').toBe(3);
    const three = [...asked];
    fails = (id) => three.includes(id);
    isAway = false;
    await backfillEvents({ ...platform.payments, provider });
    expect(await balances(), 'three failed lookups do not block the fourth').toEqual([0, 5_000, 5_000, 5_000]);
    fails = () => false;
    await backfillEvents({ ...platform.payments, provider });
    expect(await balances()).toEqual([0, 0, 0, 0]);
  });

  it('retryRefunds() tries all 130 pending refunds even if each of them fails', async () => {
    const bank = createBank();
    const ana = await platform.member();
    const intentId = uuidv7();
    await topUp(platform, ana, 5_000);
    await platform.db
      .insertInto('payment_intents')
      .values({
        id: intentId,
        provider_id: `pi_${intentId}`,
        member_id: ana.id,
        request_key: null,
        purpose: 'TOP_UP',
        centavos: 500,
        status: 'CANCELED',
        failure_code: null,
        settled_at: new Date(),
      })
      .execute();
    const ids = Array.from({ length: 130 }, () => uuidv7());
    await platform.db
      .insertInto('payment_refunds')
      .values(ids.map((id) => ({ id, intent_id: intentId, member_id: ana.id, provider_id: null, centavos: 1 })))
      .execute();
    const tried: string[] = [];
    const provider: PaymentProvider = {
      ...bank.provider,
      refund({ id }) {
        tried.push(id);
        return Promise.reject(new Error('broken'));
      },
    };
    await retryRefunds({ ...platform.payments, provider });
    expect(tried.toSorted()).toEqual(ids);
    await platform.db.deleteFrom('payment_refunds').where('intent_id', '=', intentId).execute();
  });

  it('reconcile() stores the id of every event listed by the provider', async () => {
    const ana = await platform.member();
    const paymentIntentId = await pay(ana);
    await reconcile(platform.payments);
    const events: ProviderEvent[] = [];
    for await (const event of provided().eventsSince(new Date(Date.now() - 60_000))) events.push(event);
    expect(events.some(({ intent }) => intent?.id === paymentIntentId)).toBe(true);
    const known = await platform.db.selectFrom('payment_events').select('id').execute();
    expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
    expect(await balance(platform, ana)).toBe(5_000);
  });

  it("reconcile() books fees and payouts once, so that the ledger equals the provider's balance", async () => {
    const [ana, bia, eva] = [await platform.member(), await platform.member(), await platform.member()];
    await desk.stripe.refunds.create({ payment_intent: await paid(ana), amount: 1_500 });
    const disputed = await paid(bia, DISPUTED);
    await reconcile(platform.payments);
    await desk.answerDispute(disputed, 'winning_evidence');
    await paid(eva, DISPUTED);
    await Promise.all([reconcile(platform.payments), reconcile(platform.payments)]);
    let theirs = 0;
    for await (const { net } of desk.stripe.balanceTransactions.list({ limit: 100 })) theirs += net;
    const others = await strangers();
    expect(theirs).toBeGreaterThan(0);
    expect(-(await balanceOf(platform.db, providerAccount))).toBe(theirs + others);
    const inDispute = await platform.db
      .selectFrom('ledger_entries')
      .select('centavos')
      .where('kind', '=', 'DISPUTE_FEE')
      .where('centavos', '>', 0)
      .execute();
    expect(inDispute.length, 'dispute fees are booked as dispute fees').toBeGreaterThan(0);
    expect(await balanceOf(platform.db, disputeFees)).toBeLessThan(0);
    expect(await balanceOf(platform.db, providerFees)).toBeLessThan(0);

    const rich = createBank();
    rich.costs.push({ id: 'txn_payout', kind: 'PAYOUT', centavos: 7_000, at: new Date() });
    const payments = { ...platform.payments, provider: rich.provider };
    await backfillEvents(payments);
    await backfillEvents(payments);
    expect(-(await balanceOf(platform.db, providerAccount))).toBe(theirs + others - 7_000);
    expect(await balanceOf(platform.db, bank)).toBe(-7_000);
  });

  it("backfillEvents() also books the provider's fees and payouts from before its first run", async () => {
    const past = createBank();
    past.costs.push({ id: 'txn_past', kind: 'PAYOUT', centavos: 300, at: daysAgo(400) });
    await sql`update payment_look_back set asked_until = now(), costs_until = null`.execute(platform.db);
    const before = await balanceOf(platform.db, bank);
    await backfillEvents({ ...platform.payments, provider: past.provider });
    expect(await balanceOf(platform.db, bank)).toBe(before - 300);
  });

  it('backfillEvents() needs fewer than ten queries to check 250 fees and payouts that are already booked', async () => {
    const busy = createBank();
    const at = new Date();
    for (let n = 0; n < 250; n += 1) busy.costs.push({ id: `txn_many_${n}`, kind: 'PAYOUT', centavos: 1, at });
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const payments = { ...platform.payments, provider: busy.provider };
    await backfillEvents(payments);
    await backfillEvents({ ...payments, db: platform.db.withPlugin(counting) });
    expect(queries).toBeLessThan(10);
  });

  it('after an outage of the provider, backfillEvents() resumes where the provider became unavailable', async () => {
    const past = createBank();
    for (const days of [150, 1]) {
      past.costs.push({ id: `txn_${days}_days`, kind: 'PAYOUT', centavos: 100, at: daysAgo(days) });
    }
    const asked: Date[] = [];
    let isAway = true;
    const provider: PaymentProvider = {
      ...past.provider,
      async *costsBetween(since, until) {
        asked.push(since);
        if (isAway && until > daysAgo(50)) throw unavailable(new Error('away'));
        yield* past.provider.costsBetween(since, until);
      },
    };
    const payments = { ...platform.payments, provider };
    await paid(await platform.member());
    await sql`update payment_intents set created_at = now() - interval '200 days'`.execute(platform.db);
    await sql`update payment_look_back set costs_until = null`.execute(platform.db);
    const before = await balanceOf(platform.db, bank);
    await expect(backfillEvents(payments)).rejects.toMatchObject({ status: 503 });
    expect(await balanceOf(platform.db, bank)).toBe(before - 100);
    isAway = false;
    asked.length = 0;
    await backfillEvents(payments);
    expect(await balanceOf(platform.db, bank)).toBe(before - 200);
    expect(asked[0]?.getTime()).toBeGreaterThan(daysAgo(90).getTime());
  });

  /**
   * Returns the centavos that other tests have credited without a payment in the sandbox, minus the centavos paid in
   * the sandbox for members that do not exist.
   */
  async function strangers() {
    const { rows } = await sql<{ centavos: number }>`
      select coalesce(sum(e.centavos), 0)::bigint as centavos from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.key like 'test:%'
      join ledger_accounts a on a.id = e.account_id and a.kind = 'WALLET'`.execute(platform.db);
    return (rows[0]?.centavos ?? 0) - paidByNobody;
  }
});
