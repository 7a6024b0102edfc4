import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createReconciler } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { refundToCard } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { takeEvent } from '../../../bff/platform/wallet/stripe/events.ts';
import { confirmIntent, createIntent, type IntentRequest } from '../../../bff/platform/wallet/stripe/intents.ts';
import { balance, bookProblems } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { describePlatform } from '../../support/platform.ts';

const ROUND_MS = 120_000;
const ROUNDS_OF_AN_HOUR = 30;
const message =
  'O serviço de pagamento está fora do ar. Tente novamente em alguns minutos. Se você já pagou, o valor entra no seu saldo.';
const away = { status: 503, code: 'PAYMENTS_UNAVAILABLE', message };

describePlatform('a payment provider that is away for an hour', (platform) => {
  beforeAll(() => untilReconciledAtStart(platform));
  afterEach(() => void vi.useRealTimers());

  /**
   * Starts a reconciler whose clock the test moves: the timer is fake, and all payments become older in the database.
   */
  async function startClock(bank: ReturnType<typeof createBank>) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let running: Promise<unknown> = Promise.resolve();
    const payments = {
      ...platform.payments,
      provider: bank.provider,
      later: (work: Promise<unknown>) => void (running = work),
    };
    const reconciler = createReconciler(payments);
    reconciler.start();
    await running;
    async function nextRound() {
      await sql`update payment_intents set created_at = created_at - ${ROUND_MS} * interval '1 millisecond',
        next_check_at = next_check_at - ${ROUND_MS} * interval '1 millisecond'`.execute(platform.db);
      vi.advanceTimersByTime(ROUND_MS);
      await running;
    }
    return { payments, nextRound, stop: () => reconciler.stop() };
  }

  it('refuses new payments with a clear message, loses none that was paid, and recovers in the next round', async () => {
    const bank = createBank();
    const { payments, nextRound, stop } = await startClock(bank);
    const [ana, bia, cid, dan] = [
      await platform.member(),
      await platform.member(),
      await platform.member(),
      await platform.member(),
    ];
    const balances = async () => await Promise.all([ana, bia, cid, dan].map((member) => balance(platform, member)));
    const topUp = (memberId: string, more: Partial<IntentRequest> = {}) =>
      createIntent(payments, { memberId, purpose: 'TOP_UP', centavos: 5_000, ...more });
    const [card, pix, disputed, refunded] = [
      await topUp(ana.id),
      await topUp(bia.id, { method: 'PIX' }),
      await topUp(cid.id),
      await topUp(dan.id),
    ];
    for (const { paymentIntentId } of [disputed, refunded]) bank.pay(paymentIntentId);
    await nextRound();
    expect(await balances()).toEqual([0, 0, 5_000, 5_000]);

    // The provider takes a card and a Pix in the moment in which it goes away. Its webhooks are lost.
    for (const { paymentIntentId } of [card, pix]) bank.pay(paymentIntentId);
    bank.goBack(disputed.paymentIntentId, { kind: 'DISPUTE', centavos: 5_000, status: 'PENDING', reference: null });
    bank.state.isAway = true;
    const key = v4();
    const dispute = {
      id: uuidv7(),
      type: 'charge.dispute.created',
      createdAt: new Date(),
      intent: null,
      returned: disputed.paymentIntentId,
    };
    const intentOf = async (providerId: string) =>
      await platform.db
        .selectFrom('payment_intents')
        .select(['id', 'status'])
        .where('provider_id', '=', providerId)
        .executeTakeFirstOrThrow();
    const { id: refundedId } = await intentOf(refunded.paymentIntentId);
    await expect(topUp(ana.id, { idempotencyKey: key })).rejects.toMatchObject(away);
    const asked = { memberId: ana.id, paymentIntentId: card.paymentIntentId, purpose: 'TOP_UP' } as const;
    await expect(confirmIntent(payments, asked)).rejects.toMatchObject(away);
    await expect(takeEvent(payments, dispute)).rejects.toMatchObject(away);
    expect(await refundToCard(payments, dan.id, refundedId)).toMatchObject({ status: 'PENDING' });
    for (let round = 0; round < ROUNDS_OF_AN_HOUR; round += 1) await nextRound();
    expect(await balances()).toEqual([0, 0, 5_000, 0]);
    for (const { paymentIntentId } of [card, pix])
      expect(await intentOf(paymentIntentId)).toMatchObject({ status: 'OPEN' });
    expect(await bookProblems(platform)).toEqual([]);

    bank.state.isAway = false;
    await nextRound();
    expect(await balances()).toEqual([5_000, 5_000, 5_000, 0]);
    await takeEvent(payments, dispute);
    await Promise.all([1, 2].map(() => confirmIntent(payments, asked)));
    await nextRound();
    expect(await balances()).toEqual([5_000, 5_000, 0, 0]);
    expect(bank.returnsOf(refunded.paymentIntentId)).toMatchObject([{ kind: 'REFUND', status: 'SUCCEEDED' }]);

    // The payment that never reached the provider has expired without a charge. A new one opens.
    await expect(topUp(ana.id, { idempotencyKey: key })).rejects.toMatchObject({ status: 402, code: 'PAYMENT_FAILED' });
    expect(await topUp(ana.id, { idempotencyKey: v4() })).toMatchObject({ centavos: 5_000 });
    expect(await bookProblems(platform)).toEqual([]);
    stop();
  });

  it('a top-up that is repeated with its key while the provider comes back opens one payment', async () => {
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    const { id: memberId } = await platform.member();
    const idempotencyKey = v4();
    const ask = () => createIntent(payments, { memberId, purpose: 'TOP_UP', centavos: 5_000, idempotencyKey });
    bank.state.isAway = true;
    await expect(ask()).rejects.toMatchObject(away);
    bank.state.isAway = false;
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two).toEqual(one);
    expect(bank.intents.size).toBe(1);
  });
});
