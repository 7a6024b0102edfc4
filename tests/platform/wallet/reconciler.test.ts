import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { unavailable } from '../../../bff/platform/errors.ts';
import { takeEvent } from '../../../bff/platform/wallet/stripe/events.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { balanceOf, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import type { PaymentProvider } from '../../../bff/platform/wallet/stripe/provider.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns, refundToCard, retryRefunds } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { describePlatform, fieldOf, type TestPlatform } from '../../support/platform.ts';
import { refuseChange } from '../../support/refuse-change.ts';

function setUp(platform: TestPlatform) {
  const bank = createBank();
  return { ...bank, payments: { ...platform.payments, provider: bank.provider } };
}

function statusOf(platform: TestPlatform, id: string) {
  return platform.db
    .selectFrom('payment_intents')
    .select(['id', 'status', 'failure_code'])
    .where('provider_id', '=', id)
    .executeTakeFirstOrThrow();
}

async function age(platform: TestPlatform, id: string, interval: string) {
  await sql`update payment_intents set created_at = now() - ${interval}::interval where provider_id = ${id}`.execute(
    platform.db,
  );
}

describePlatform('reconciler', (platform) => {
  beforeAll(() => untilReconciledAtStart(platform));

  const open = async (payments: TestPlatform['payments'], centavos = 5_000) => {
    const { id: memberId } = await platform.member();
    const { paymentIntentId } = await createIntent(payments, { memberId, purpose: 'TOP_UP', centavos });
    return { memberId, paymentIntentId };
  };

  it('a payment made while no platform was running is credited once by the reconciler', async () => {
    const { payments, pay } = setUp(platform);
    const { memberId, paymentIntentId } = await open(payments);
    pay(paymentIntentId);
    await Promise.all([reconcile(payments, true), reconcile(payments, true)]);
    await reconcile(payments, true);
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(5_000);
  });

  it('the reconciler leaves new payments open, and cancels payments that are unpaid after a day', async () => {
    const { payments, change } = setUp(platform);
    const [young, old, asked, leftAtBank] = [
      await open(payments),
      await open(payments),
      await open(payments),
      await open(payments),
    ];
    for (const { paymentIntentId } of [asked, leftAtBank]) change(paymentIntentId, { status: 'PENDING' });
    for (const { paymentIntentId } of [old, leftAtBank]) await age(platform, paymentIntentId, '25 hours');
    await reconcile(payments, true);
    for (const { paymentIntentId } of [young, asked]) {
      expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'OPEN' });
    }
    expect(await statusOf(platform, leftAtBank.paymentIntentId)).toMatchObject({ status: 'CANCELED' });
    expect(await statusOf(platform, old.paymentIntentId)).toMatchObject({ status: 'CANCELED' });
  });

  it('a card payment that is unpaid after an hour is canceled and FAILED in the history, and a younger one stays PENDING', async () => {
    const { payments } = setUp(platform);
    const ana = await platform.member();
    const made = async (method: 'CARD' | 'PIX', interval: string) => {
      const wanted = { memberId: ana.id, purpose: 'TOP_UP', method, centavos: 5_000 } as const;
      const { paymentIntentId } = await createIntent(payments, wanted);
      await age(platform, paymentIntentId, interval);
      return paymentIntentId;
    };
    const abandoned = await made('CARD', '61 minutes');
    const all = [abandoned, await made('CARD', '59 minutes'), await made('PIX', '61 minutes')];
    await reconcile(payments, true);
    const stateOf = async (id: string) => {
      const { id: idPayment } = await statusOf(platform, id);
      return fieldOf((await platform.call('GET', `/api/payments/${idPayment}`, { as: ana })).body, 'desStatus');
    };
    expect(await Promise.all(all.map(stateOf))).toEqual(['FAILED', 'PENDING', 'PENDING']);
    expect((await payments.provider.findIntent(abandoned))?.status).toBe('CANCELED');
  });

  it('a card payment is checked again at its expiry at the latest, and is then closed without a start', async () => {
    const { payments } = setUp(platform);
    const { paymentIntentId } = await open(payments);
    await age(platform, paymentIntentId, '59 minutes 30 seconds');
    await reconcile(payments, true);
    const { next_check_at: next, created_at: created } = await platform.db
      .selectFrom('payment_intents')
      .select(['next_check_at', 'created_at'])
      .where('provider_id', '=', paymentIntentId)
      .executeTakeFirstOrThrow();
    expect(next.getTime() - created.getTime()).toBeLessThanOrEqual(3_600_000);
    const past = sql<Date>`next_check_at - interval '2 minutes'`;
    await platform.db
      .updateTable('payment_intents')
      .set({ next_check_at: past, created_at: sql<Date>`created_at - interval '2 minutes'` })
      .where('provider_id', '=', paymentIntentId)
      .execute();
    await reconcile(payments);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'CANCELED' });
  });

  it('a payment that the provider has canceled is closed although its webhook was lost', async () => {
    const { payments, change } = setUp(platform);
    const { paymentIntentId } = await open(payments);
    change(paymentIntentId, { status: 'CANCELED' });
    await reconcile(payments, true);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'CANCELED' });
  });

  it.each(['CARD', 'PIX'] as const)(
    'a payment (%s) that never reached the provider is FAILED after an hour, and until then PENDING',
    async (method) => {
      const { payments, state } = setUp(platform);
      const ana = await platform.member();
      state.isAway = true;
      const wanted = { memberId: ana.id, purpose: 'TOP_UP', method, centavos: 5_000 } as const;
      await expect(createIntent(payments, wanted)).rejects.toMatchObject({ status: 503 });
      state.isAway = false;
      for (const [minutes, desStatus] of [
        [59, 'PENDING'],
        [61, 'FAILED'],
      ] as const) {
        const created_at = sql<Date>`now() - make_interval(mins => ${minutes})`;
        await platform.db.updateTable('payment_intents').set({ created_at }).where('member_id', '=', ana.id).execute();
        await reconcile(payments, true);
        expect((await platform.call('GET', '/api/payments', { as: ana })).body).toMatchObject({
          payments: [{ desStatus, desMethod: method }],
        });
      }
    },
  );

  it('a payment that its member cancels while a check of it fails is not postponed', async () => {
    const { payments, provider } = setUp(platform);
    const { paymentIntentId } = await open(payments);
    const row = () => platform.db.selectFrom('payment_intents').selectAll().where('provider_id', '=', paymentIntentId);
    const failing: PaymentProvider = {
      ...provider,
      async findIntent(id) {
        if (id !== paymentIntentId) return await provider.findIntent(id);
        await platform.db
          .updateTable('payment_intents')
          .set({ is_canceled_by_member: true, next_check_at: sql<Date>`now()` })
          .where('provider_id', '=', paymentIntentId)
          .execute();
        throw new Error('broken payment');
      },
    };
    await reconcile({ ...payments, provider: failing }, true);
    const { next_check_at: next, is_canceled_by_member: isCanceled } = await row().executeTakeFirstOrThrow();
    expect(isCanceled).toBe(true);
    expect(next.getTime()).toBeLessThanOrEqual(Date.now());
    await reconcile(payments);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'CANCELED' });
  });

  it('the reconciler credits a payment that was opened 40 days ago and has been paid since', async () => {
    const { payments, pay } = setUp(platform);
    const { memberId, paymentIntentId } = await open(payments);
    await age(platform, paymentIntentId, '40 days');
    pay(paymentIntentId);
    await reconcile(payments, true);
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(5_000);
  });

  it('the reconciler changes nothing while the provider is unavailable', async () => {
    const { payments, state } = setUp(platform);
    const { paymentIntentId } = await open(payments);
    state.isAway = true;
    await expect(reconcile(payments, true)).rejects.toMatchObject({ status: 503 });
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'OPEN' });
    state.isAway = false;
    await reconcile(payments, true);
  });

  it('after a provider error for one payment, the reconciler checks the next payment and backfills events', async () => {
    const { payments, pay, provider } = setUp(platform);
    const [broken, next] = [await open(payments), await open(payments)];
    for (const { paymentIntentId } of [broken, next]) pay(paymentIntentId);
    let looksBack = 0;
    const failing: PaymentProvider = {
      ...provider,
      findIntent: (id) =>
        id === broken.paymentIntentId ? Promise.reject(unavailable(new Error('500'))) : provider.findIntent(id),
      eventsSince(since) {
        looksBack += 1;
        return provider.eventsSince(since);
      },
    };
    for (let round = 1; round <= 2; round += 1) await reconcile({ ...payments, provider: failing }, true);
    expect(await balanceOf(platform.db, wallet(next.memberId))).toBe(5_000);
    expect(await balanceOf(platform.db, wallet(broken.memberId))).toBe(0);
    expect(looksBack).toBe(2);
    await reconcile(payments, true);
    expect(await balanceOf(platform.db, wallet(broken.memberId))).toBe(5_000);
  });

  it('after a provider error for one dispute, the reconciler checks the next one; its next start retries the first', async () => {
    const { payments, pay, provider, goBack, returnsOf, ...bank } = setUp(platform);
    const [broken, next] = [await open(payments), await open(payments)];
    for (const { paymentIntentId } of [broken, next]) pay(paymentIntentId);
    await reconcile(payments, true);
    for (const { paymentIntentId } of [broken, next]) {
      goBack(paymentIntentId, { kind: 'DISPUTE', centavos: 5_000, status: 'PENDING', reference: null });
      await applyReturns(payments, paymentIntentId);
      bank.decide(paymentIntentId, returnsOf(paymentIntentId)[0]?.id ?? '', 'FAILED');
    }
    const findReturns = (id: string) =>
      id === broken.paymentIntentId ? Promise.reject(unavailable(new Error('500'))) : provider.findReturns(id);
    await reconcile({ ...payments, provider: { ...provider, findReturns } }, true);
    expect(await balanceOf(platform.db, wallet(next.memberId))).toBe(5_000);
    expect(await balanceOf(platform.db, wallet(broken.memberId))).toBe(0);
    await reconcile(payments, true);
    expect(await balanceOf(platform.db, wallet(broken.memberId))).toBe(5_000);
  });

  /** Creates payments that were made an hour ago and have an open dispute. The reconciler has to check each of them. */
  async function disputed(count: number) {
    const { payments, pay, goBack, ...rest } = setUp(platform);
    const all: { id: string; memberId: string; paymentIntentId: string }[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const one = await open(payments);
      pay(one.paymentIntentId);
      await reconcile(payments, true);
      goBack(one.paymentIntentId, { kind: 'DISPUTE', centavos: 5_000, status: 'PENDING', reference: null });
      await applyReturns(payments, one.paymentIntentId);
      const due = sql<Date>`now() - interval '1 minute'`;
      await platform.db
        .updateTable('payment_intents')
        .set({ next_check_at: due, created_at: sql<Date>`now() - interval '1 hour'` })
        .where('provider_id', '=', one.paymentIntentId)
        .execute();
      all.push({ ...one, id: (await statusOf(platform, one.paymentIntentId)).id });
    }
    const decideAll = (status: 'SUCCEEDED' | 'FAILED') => {
      for (const { paymentIntentId } of all) {
        const [dispute] = rest.returnsOf(paymentIntentId).filter(({ status: now }) => now === 'PENDING');
        if (dispute) rest.decide(paymentIntentId, dispute.id, status);
      }
    };
    return { payments, all, decideAll, ...rest };
  }

  it('a provider error for a dispute is logged, and that dispute is not checked again before its next check is due', async () => {
    const { payments, all, provider, decideAll } = await disputed(1);
    const [{ paymentIntentId, id } = { paymentIntentId: '', id: '' }] = all;
    const asked: string[] = [];
    const findReturns = (of: string) => {
      asked.push(of);
      return Promise.reject(unavailable(new Error('500')));
    };
    const failing = { ...payments, provider: { ...provider, findReturns } };
    for (let round = 1; round <= 2; round += 1) await reconcile(failing);
    expect(asked.filter((of) => of === paymentIntentId)).toHaveLength(1);
    const lines = platform.logged.split('\n').filter((line) => line.includes(`"intent":"${id}"`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('checking refunds and disputes of a payment failed');
    decideAll('FAILED');
    await reconcile(payments, true);
  });

  it('if requests for three disputes in a row and then for the balance fail, the reconciler ends its run', async () => {
    const { payments, all, provider, decideAll } = await disputed(5);
    let asked = 0;
    const gone = () => Promise.reject(unavailable(new Error('500')));
    const findReturns = () => {
      asked += 1;
      return gone();
    };
    // No other payment may be open at this point. The provider is unavailable, so checking another payment would fail
    // too and end the reconciler's run too early.
    const isOpen = await platform.db.selectFrom('payment_intents').select('id').where('status', '=', 'OPEN').execute();
    expect(isOpen).toEqual([]);
    const round = reconcile({ ...payments, provider: { ...provider, findReturns, balance: gone } }, true);
    await expect(round).rejects.toMatchObject({ status: 503 });
    expect([all.length, asked]).toEqual([5, 3]);
    decideAll('FAILED');
    await reconcile(payments, true);
  });

  it('if recording a refund fails, this is logged and retried, and the next refund is carried out', async () => {
    const { payments, pay, state } = setUp(platform);
    const [broken, next] = [await open(payments), await open(payments)];
    for (const { paymentIntentId } of [broken, next]) pay(paymentIntentId);
    await reconcile(payments, true);
    state.isAway = true;
    const refunds: string[] = [];
    for (const { memberId, paymentIntentId } of [broken, next]) {
      const { id } = await refundToCard(payments, memberId, (await statusOf(platform, paymentIntentId)).id);
      refunds.push(id);
    }
    state.isAway = false;
    const statuses = async () => {
      const rows = await platform.db
        .selectFrom('payment_refunds')
        .select('status')
        .where('id', 'in', refunds)
        .orderBy('id')
        .execute();
      return rows.map(({ status }) => status);
    };

    const [first = ''] = refunds;
    const release = await refuseChange(platform.db, 'payment_refunds', 'update', first);
    try {
      await retryRefunds(payments);
    } finally {
      await release();
    }
    expect(await statuses()).toEqual(['PENDING', 'SUCCEEDED']);
    const lines = platform.logged.split('\n').filter((line) => line.includes(`"refund":"${first}"`));
    expect(lines.at(-1)).toContain('making a refund failed and will be retried');
    await retryRefunds(payments);
    expect(await statuses()).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });

  it('if requests for three payments in a row and then for the balance fail, the reconciler ends its run', async () => {
    const { payments, provider } = setUp(platform);
    for (let nth = 0; nth < 5; nth += 1) await open(payments);
    let asked = 0;
    const gone = () => Promise.reject(unavailable(new Error('500')));
    const findIntent = () => {
      asked += 1;
      return gone();
    };
    const round = reconcile({ ...payments, provider: { ...provider, findIntent, balance: gone } }, true);
    await expect(round).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(3);
  });

  it('a stop lets the reconciler finish its current payment or refund, and the next run handles the rest', async () => {
    const { payments, pay, state, provider } = setUp(platform);
    const [first, second] = [await open(payments), await open(payments)];
    for (const { paymentIntentId } of [first, second]) pay(paymentIntentId);
    let calls = 0;
    let stopping = new AbortController();
    const stops = <Answer>(answer: Answer) => {
      calls += 1;
      stopping.abort();
      return answer;
    };
    const slow: PaymentProvider = {
      ...provider,
      findIntent: (id) => stops(provider.findIntent(id)),
      refund: (refund) => stops(provider.refund(refund)),
      eventsSince: (since) => stops(provider.eventsSince(since)),
    };
    const callsOfStoppedRun = async () => {
      [calls, stopping] = [0, new AbortController()];
      await reconcile({ ...payments, provider: slow }, true, stopping.signal);
      return calls;
    };
    const balances = async () =>
      await Promise.all([first, second].map(({ memberId }) => balanceOf(platform.db, wallet(memberId))));

    expect(await callsOfStoppedRun(), 'open payments').toBe(1);
    expect(await balances()).toContain(0);
    await reconcile(payments, true);
    expect(await balances()).toEqual([5_000, 5_000]);

    state.isAway = true;
    for (const { memberId, paymentIntentId } of [first, second]) {
      await refundToCard(payments, memberId, (await statusOf(platform, paymentIntentId)).id);
    }
    state.isAway = false;
    expect(await callsOfStoppedRun(), 'refunds without an answer').toBe(1);
    await reconcile(payments, true);
    expect(await balances()).toEqual([0, 0]);
    for (const { paymentIntentId } of [first, second])
      expect(await provider.findReturns(paymentIntentId)).toHaveLength(1);
  });

  it("if requests for three payments fail but the provider's balance can be read, the reconciler continues its run", async () => {
    const { payments, provider } = setUp(platform);
    const broken = [await open(payments), await open(payments), await open(payments)];
    const next = await open(payments);
    const asked: string[] = [];
    const findIntent = (id: string) => {
      asked.push(id);
      return broken.some(({ paymentIntentId }) => paymentIntentId === id)
        ? Promise.reject(unavailable(new Error('500')))
        : provider.findIntent(id);
    };
    await reconcile({ ...payments, provider: { ...provider, findIntent } }, true);
    expect(asked).toContain(next.paymentIntentId);
  });

  it('the reconciler cancels a payment that is unknown to the provider', async () => {
    const { payments, intents } = setUp(platform);
    const { paymentIntentId } = await open(payments);
    intents.delete(paymentIntentId);
    await reconcile(payments, true);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({
      status: 'CANCELED',
      failure_code: 'unknown_to_provider',
    });
  });

  it('an outdated event does not reopen a cancelled payment, but a later success event credits the payment', async () => {
    const { payments, intents, pay } = setUp(platform);
    const { memberId, paymentIntentId } = await open(payments);
    const before = intents.get(paymentIntentId) ?? null;
    await age(platform, paymentIntentId, '25 hours');
    await reconcile(payments, true);
    const tell = (intent: typeof before) =>
      takeEvent(payments, { id: uuidv7(), type: 'told', createdAt: new Date(), intent, returned: null });
    await tell(before);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'CANCELED' });
    await tell(pay(paymentIntentId) ?? null);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(5_000);
  });

  it('the reconciler does not credit a payment in another currency, and goes on to the next payment', async () => {
    const { payments, pay, change } = setUp(platform);
    const [wrong, right] = [await open(payments), await open(payments)];
    pay(wrong.paymentIntentId);
    pay(right.paymentIntentId);
    change(wrong.paymentIntentId, { currency: 'jpy' });
    await reconcile(payments, true);
    expect(await balanceOf(platform.db, wallet(wrong.memberId))).toBe(0);
    expect(await balanceOf(platform.db, wallet(right.memberId))).toBe(5_000);
  });

  it("if the provider no longer knows a member's customer, opening a payment creates a new customer", async () => {
    const { payments, state } = setUp(platform);
    const { memberId } = await open(payments);
    state.customers.clear();
    const { paymentIntentId } = await createIntent(payments, { memberId, purpose: 'TOP_UP', centavos: 700 });
    expect(state.customers.size, 'the provider has a new customer').toBe(1);
    expect(await statusOf(platform, paymentIntentId)).toMatchObject({ status: 'OPEN' });
  });

  it('two concurrent runs of the reconciler complete an interrupted refund once', async () => {
    const { payments, pay, state } = setUp(platform);
    const { memberId, paymentIntentId } = await open(payments);
    pay(paymentIntentId);
    await reconcile(payments, true);
    const { id: intentId } = await statusOf(platform, paymentIntentId);
    state.isAway = true;
    expect(await refundToCard(payments, memberId, intentId)).toMatchObject({ status: 'PENDING', centavos: 5_000 });
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(0);
    state.isAway = false;
    await Promise.all([reconcile(payments), reconcile(payments)]);
    const refunds = await platform.db
      .selectFrom('payment_refunds')
      .select('status')
      .where('member_id', '=', memberId)
      .execute();
    expect(refunds).toEqual([{ status: 'SUCCEEDED' }]);
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(0);
  });

  it('if the provider refuses a refund, its amount is credited to the wallet again', async () => {
    const { payments, pay, state } = setUp(platform);
    const { memberId, paymentIntentId } = await open(payments);
    pay(paymentIntentId);
    await reconcile(payments, true);
    const { id: intentId } = await statusOf(platform, paymentIntentId);
    state.refusesRefunds = true;
    expect(await refundToCard(payments, memberId, intentId)).toMatchObject({ status: 'FAILED' });
    expect(await balanceOf(platform.db, wallet(memberId))).toBe(5_000);
    await expect(refundToCard(payments, memberId, uuidv7())).rejects.toMatchObject({ status: 404 });
  });
});
