import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { unavailable } from '../../../bff/platform/errors.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { balanceOf, bank, disputeFees, provider, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import type { Payments } from '../../../bff/platform/wallet/stripe/payments.ts';
import { compareBalance } from '../../../bff/platform/wallet/reconcile/provider-balance.ts';
import { createReconciler, reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { refundToCard } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { providerDesk } from '../../support/provider-desk.ts';

const AVAILABLE_AT_ONCE = '4000000000000077';
const DISPUTED = '4000000000000259';

describePlatform('balance at the payment provider', (platform) => {
  let desk: Awaited<ReturnType<typeof providerDesk>>;

  beforeAll(async () => {
    desk = await providerDesk(platform);
  });

  async function pay(as: Member, card: string) {
    const json = { centavos: 5_000 };
    const intent = opened.parse((await platform.call('POST', '/api/payment/balance/add-balance', { as, json })).body);
    await payByCard(platform.url, intent, card);
    return intent.paymentIntentId;
  }

  const measured = async () => {
    const text = await (await fetch(`${platform.url}/metrics`)).text();
    return Number(/^brasa_provider_difference_centavos (-?\d+)$/m.exec(text)?.[1]);
  };
  const problems = async () => (await checkLedger(platform.db)).problems;
  const alarms = () => platform.logged.split("the provider's balance differs from the ledger").length - 1;
  /** Compares the balance at the provider with the ledger, as if the last comparison had been two minutes ago. */
  const compareLater = async (payments = platform.payments) => {
    await sql`update payment_look_back set compared_at = compared_at - interval '2 minutes',
      differs_since = differs_since - interval '2 minutes'`.execute(platform.db);
    await compareNow(payments);
  };
  const compareNow = async (payments: Payments) => compareBalance(payments, (await payments.provider?.balance()) ?? 0);

  it("the platform compares the provider's balance with the ledger when it starts", async () => {
    await untilReconciledAtStart(platform);
  });

  it("the provider's balance equals the ledger after payments, refunds, disputes, fees and payouts", async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    const { stripe } = desk;
    const before = { bank: await balanceOf(platform.db, bank), fees: await balanceOf(platform.db, disputeFees) };
    const alarmsBefore = alarms();
    const refunded = await pay(ana, AVAILABLE_AT_ONCE);
    await pay(ana, AVAILABLE_AT_ONCE);
    await expect(stripe.payouts.create({ amount: 9_999_999, currency: 'brl' })).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    await stripe.payouts.create({ amount: 800, currency: 'brl' });
    const [lost, won] = [await pay(bia, DISPUTED), await pay(caio, DISPUTED)];
    await reconcile(platform.payments, true);
    await stripe.refunds.create({ payment_intent: refunded, amount: 1_500 });
    await desk.answerDispute(lost, 'losing_evidence');
    await desk.answerDispute(won, 'winning_evidence');
    const { available, pending } = await stripe.balance.retrieve();
    const theirs = (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
    await reconcile(platform.payments, true);
    expect(await platform.payments.provider?.balance()).toBe(theirs);
    expect(-(await balanceOf(platform.db, provider))).toBe(theirs);
    expect(before.bank - (await balanceOf(platform.db, bank))).toBe(800);
    expect(before.fees - (await balanceOf(platform.db, disputeFees)), 'only the lost dispute costs a fee').toBe(5_500);
    await compareLater();
    expect([await measured(), await problems(), alarms()]).toEqual([0, [], alarmsBefore]);
  });

  it('a balance difference seen in two comparisons is reported in the log, the metric and the ledger check', async () => {
    const account = createBank();
    const payments = { ...platform.payments, provider: account.provider };
    account.state.balance = -(await balanceOf(platform.db, provider)) + 137;
    const before = alarms();
    await compareLater(payments);
    expect([await measured(), await problems(), alarms()], 'a difference seen once is not reported').toEqual([
      0,
      [],
      before,
    ]);
    await compareLater(payments);
    const [problem] = await problems();
    expect(problem).toMatch(/^the balance at the provider, by 137 centavos since .+ differs from the ledger$/);
    expect([await measured(), alarms()]).toEqual([137, before + 1]);
    await compareLater(payments);
    expect(alarms(), 'the difference is logged once').toBe(before + 1);
    account.state.balance -= 200;
    await compareLater(payments);
    expect([await measured(), alarms()], 'another difference is counted from the start').toEqual([0, before + 1]);
    await compareLater(payments);
    expect([await measured(), alarms()]).toEqual([-63, before + 2]);
    account.state.balance += 63;
    await compareLater(payments);
    expect([await measured(), await problems()]).toEqual([0, []]);
  });

  it('if two processes see a balance difference within one minute, it counts as seen once and is not reported', async () => {
    const account = createBank();
    const payments = { ...platform.payments, provider: account.provider };
    account.state.balance = -(await balanceOf(platform.db, provider)) - 239;
    await compareLater(payments);
    const before = alarms();
    await compareNow(payments);
    expect([await measured(), await problems(), alarms()]).toEqual([0, [], before]);
    account.state.balance += 239;
    await compareLater(payments);
  });

  it('if the ledger balance changes during the comparison, no difference is reported', async () => {
    const account = createBank();
    const payments = { ...platform.payments, provider: account.provider };
    const held = -(await balanceOf(platform.db, provider));
    account.state.balance = held + 4_761;
    await compareBalance(payments, held);
    const { balance_difference: difference } = await platform.db
      .selectFrom('payment_look_back')
      .select('balance_difference')
      .executeTakeFirstOrThrow();
    expect(difference).toBe(0);
  });

  it('while a refund is pending, a balance difference of its amount is not reported, but one more centavo is reported', async () => {
    const account = createBank();
    const payments = { ...platform.payments, provider: account.provider };
    const member = await platform.member();
    const { paymentIntentId } = await createIntent(payments, {
      memberId: member.id,
      purpose: 'TOP_UP',
      centavos: 5_000,
    });
    account.pay(paymentIntentId);
    await reconcile(payments, true);
    account.state.balance = -(await balanceOf(platform.db, provider));
    const { id } = await platform.db
      .selectFrom('payment_intents')
      .select('id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    account.state.isAway = true;
    expect(await refundToCard(payments, member.id, id)).toMatchObject({ centavos: 5_000, status: 'PENDING' });
    account.state.isAway = false;
    await compareLater(payments);
    await compareLater(payments);
    expect([await measured(), await problems()]).toEqual([0, []]);
    account.state.balance += 1;
    await compareLater(payments);
    await compareLater(payments);
    expect(await measured()).toBe(1);
    await reconcile(payments, true);
    account.state.balance = -(await balanceOf(platform.db, provider));
    await compareLater(payments);
    expect([await measured(), await problems()]).toEqual([0, []]);
  });

  it("the reconciler still credits payments if the provider's balance cannot be read", async () => {
    const account = createBank();
    const balance = () => Promise.reject(unavailable(new Error('no permission')));
    const payments = { ...platform.payments, provider: { ...account.provider, balance } };
    const member = await platform.member();
    const { paymentIntentId } = await createIntent(payments, {
      memberId: member.id,
      purpose: 'TOP_UP',
      centavos: 5_000,
    });
    account.pay(paymentIntentId);
    const reconciler = createReconciler(payments);
    reconciler.start();
    await expect.poll(() => balanceOf(platform.db, wallet(member.id))).toBe(5_000);
    reconciler.stop();
    expect(platform.logged).toContain("the provider's balance is unknown");
  });

  it('while the provider is unavailable, comparing the balance rejects with status 503', async () => {
    const account = createBank();
    account.state.isAway = true;
    const away = compareBalance({ ...platform.payments, provider: account.provider }, 0);
    await expect(away).rejects.toMatchObject({ status: 503 });
  });
});
