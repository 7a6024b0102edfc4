import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it, vi } from 'vitest';
import { createRandom, type Random } from '../../../bff/demo/random.ts';
import { ApiError } from '../../../bff/platform/errors.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { adsRevenue, balanceOf, receivable, record, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns, refundToCard, retryRefunds } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { describePlatform, type TestPlatform } from '../../support/platform.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { SEED } from '../../support/seed.ts';

const STORIES = Number(process.env.MONEY_STORIES ?? 60);
const STEPS = 9;
const PAID = 5_000;

vi.setConfig({ testTimeout: Math.max(TEST_TIMEOUT_MS, STORIES * 2_000) });

/**
 * Creates a card payment.
 * @returns functions for everything that can happen to the payment, on the platform and at the provider
 */
async function begin(platform: TestPlatform) {
  const bank = createBank();
  const payments = { ...platform.payments, provider: bank.provider };
  const { id: memberId } = await platform.member();
  let [toppedUp, spent] = [0, 0];

  async function topUp(centavos: number) {
    const { paymentIntentId } = await createIntent(payments, { memberId, purpose: 'TOP_UP', centavos });
    bank.pay(paymentIntentId);
    await reconcile(payments, true);
    toppedUp += centavos;
    return paymentIntentId;
  }

  const paymentId = await topUp(PAID);
  const { id: intentId } = await platform.db
    .selectFrom('payment_intents')
    .select('id')
    .where('provider_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const hear = () => applyReturns(payments, paymentId);
  const books = async () => ({
    wallet: await balanceOf(platform.db, wallet(memberId)),
    owed: Math.abs(await balanceOf(platform.db, receivable(memberId))),
  });

  return {
    bank,
    memberId,
    payments,
    paymentId,
    hear,
    books,
    topUp,
    /** Requests the refund as the member does. @returns the refund, or the error that the member would get */
    ask: () =>
      refundToCard(payments, memberId, intentId).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return error;
      }),
    /** Simulates that a day passes, so that the provider forgets its idempotency keys. */
    async aDayLater() {
      bank.forgetKeys();
      const refunds = platform.db.updateTable('payment_refunds').where('member_id', '=', memberId);
      await refunds.set({ created_at: sql<Date>`created_at - interval '1 day'` }).execute();
    },
    /**
     * Reads the payment at the provider now.
     * @returns a function that applies this state to the ledger later
     */
    async listen() {
      const [intent, all] = [await bank.provider.findIntent(paymentId), bank.returnsOf(paymentId)];
      const then = {
        ...bank.provider,
        findIntent: () => Promise.resolve(intent),
        findReturns: () => Promise.resolve(all),
      };
      return () => applyReturns({ ...payments, provider: then }, paymentId);
    },
    async spend(most: number) {
      const centavos = Math.min(most, (await books()).wallet);
      if (centavos <= 0) return;
      const entries = [
        { account: wallet(memberId), centavos: -centavos },
        { account: adsRevenue, centavos },
      ];
      await platform.db
        .transaction()
        .execute((tx) => record(tx, { key: `test:${uuidv7()}`, kind: 'AD', memberId, entries }));
      spent += centavos;
    },
    /** Ends all simulated faults and finishes all pending refunds and disputes. */
    async settle() {
      Object.assign(bank.state, { isAway: false, losesAnswers: false, refusesRefunds: false });
      await hear();
      await retryRefunds(payments);
      await hear();
    },
    /**
     * Returns the expected wallet balance and debt: the payments minus the spent money and the money that went back to
     * the card.
     */
    expected: () => {
      const left = toppedUp - spent - bank.goneOf(paymentId);
      return { wallet: Math.max(0, left), owed: Math.max(0, -left) };
    },
  };
}

type Story = Awaited<ReturnType<typeof begin>>;

const steps: Record<string, (story: Story, random: Random) => unknown> = {
  ask: ({ ask }) => ask(),
  async askInVain({ bank, ask }) {
    bank.state.isAway = true;
    await ask();
    bank.state.isAway = false;
  },
  async askUnheard({ bank, ask }) {
    bank.state.losesAnswers = true;
    await ask();
    bank.state.losesAnswers = false;
  },
  refundAtDesk({ bank, paymentId }, random) {
    const left = bank.left(paymentId);
    if (left < 1) return;
    const centavos = random.whole(1, left);
    bank.goBack(paymentId, {
      kind: 'REFUND',
      centavos,
      status: random.pick(['PENDING', 'SUCCEEDED']),
      reference: null,
    });
  },
  dispute({ bank, paymentId }) {
    bank.goBack(paymentId, { kind: 'DISPUTE', centavos: PAID, status: 'PENDING', reference: null });
  },
  decide({ bank, paymentId }, random) {
    const open = bank
      .returnsOf(paymentId)
      .filter(({ status, kind }) => status === 'PENDING' || (kind === 'REFUND' && status !== 'FAILED'));
    const one = open[random.whole(0, open.length - 1)];
    if (one) bank.decide(paymentId, one.id, random.pick(['SUCCEEDED', 'FAILED']));
  },
  forgetKeys: (story) => story.aDayLater(),
  spend: (story, random) => story.spend(random.whole(1, PAID)),
  topUp: ({ topUp }) => topUp(1_000),
  hear: ({ hear }) => hear(),
  hearTwice: ({ hear }) => Promise.all([hear(), hear()]),
  retry: ({ payments }) => Promise.all([retryRefunds(payments), retryRefunds(payments)]),
};

describePlatform('order of refunds and disputes', (platform) => {
  beforeAll(() => untilReconciledAtStart(platform));

  it(`in any order of events, the balance of the wallet equals the payments minus purchases, refunds and disputes (SEED=${SEED})`, async () => {
    const random = createRandom(`${SEED} ${platform.kind}`);
    for (let count = 0; count < STORIES; count += 1) {
      const story = await begin(platform);
      const told: string[] = [];
      let late: (() => Promise<void>)[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        const name = random.pick(['listen', 'tellLate', ...Object.keys(steps)]);
        told.push(name);
        if (name === 'listen') late.push(await story.listen());
        else if (name === 'tellLate') {
          for (const tell of late) await tell();
          late = [];
        } else await steps[name]?.(story, random);
      }
      for (const tell of late) await tell();
      await story.settle();
      expect({ told, ...(await story.books()) }).toEqual({ told, ...story.expected() });
    }
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });

  it('if a pending refund is refused after a dispute was opened, the wallet balance is zero and no debt is left', async () => {
    const story = await begin(platform);
    await steps.askInVain?.(story, createRandom('1'));
    story.bank.goBack(story.paymentId, { kind: 'DISPUTE', centavos: PAID, status: 'PENDING', reference: null });
    await story.hear();
    await retryRefunds(story.payments);
    expect(await story.books()).toEqual({ wallet: 0, owed: 0 });
  });

  it('a refund retried a day later is first looked up at the provider, so that no amount is refunded twice', async () => {
    const story = await begin(platform);
    await story.spend(4_000);
    story.bank.state.losesAnswers = true;
    expect(await story.ask()).toMatchObject({ status: 'PENDING', centavos: 1_000 });
    story.bank.state.losesAnswers = false;
    await story.aDayLater();
    await retryRefunds(story.payments);
    expect(story.bank.goneOf(story.paymentId)).toBe(1_000);
    expect(await story.books()).toEqual({ wallet: 0, owed: 0 });
  });

  it('a refund retried while the provider still knows its idempotency key is not looked up at the provider first', async () => {
    const story = await begin(platform);
    const lookedUp = vi.spyOn(story.bank.provider, 'findReturns');
    story.bank.state.losesAnswers = true;
    await story.ask();
    story.bank.state.losesAnswers = false;
    await retryRefunds(story.payments);
    expect(lookedUp).not.toHaveBeenCalled();
    expect(story.bank.goneOf(story.paymentId)).toBe(PAID);
    expect(await story.books()).toEqual({ wallet: 0, owed: 0 });
  });

  const wordsTo = async (recipient: string) => {
    const query = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', recipient);
    const rows = await query.where('kind', 'in', ['PAYMENT_DISPUTED', 'PAYMENT_REFUNDED']).orderBy('seq').execute();
    return rows.map(({ detail }) => detail);
  };
  const owes = '; R$ 20,00 já tinham sido gastos e ficam em aberto na sua carteira';
  const settles = '; R$ 30,00 de volta na sua carteira e R$ 20,00 em aberto quitados';

  it.each([
    ['REFUND', 'PENDING', `R$ 50,00 a caminho da fatura${owes}`],
    ['REFUND', 'SUCCEEDED', `R$ 50,00 a caminho da fatura${owes}`],
    ['DISPUTE', 'PENDING', `R$ 50,00 em análise pelo banco${owes}`],
    ['DISPUTE', 'SUCCEEDED', `o banco deu razão ao titular do cartão, que recebeu R$ 50,00 de volta${owes}`],
  ] as const)(
    "the notification about a %s, which the provider first reports as %s, states the member's debt",
    async (kind, status, words) => {
      const story = await begin(platform);
      await story.spend(2_000);
      story.bank.goBack(story.paymentId, { kind, centavos: PAID, status, reference: null });
      await story.hear();
      expect(await story.books()).toEqual({ wallet: 0, owed: 2_000 });
      expect(await wordsTo(story.memberId)).toEqual([words]);
    },
  );

  it('a notification that states a debt is sent even if PAYMENT_REFUNDED notifications are switched off', async () => {
    const story = await begin(platform);
    const off = { user_id: story.memberId, kind: 'PAYMENT_REFUNDED' } as const;
    await platform.db.insertInto('notification_switches').values(off).execute();
    const refund = (centavos: number) =>
      story.bank.goBack(story.paymentId, { kind: 'REFUND', centavos, status: 'SUCCEEDED', reference: null });
    refund(1_000);
    await story.hear();
    expect(await wordsTo(story.memberId)).toEqual([]);
    await story.spend(4_000);
    refund(4_000);
    await story.hear();
    const said = 'R$ 40,00 a caminho da fatura; o valor já tinha sido gasto e fica em aberto na sua carteira';
    expect(await wordsTo(story.memberId)).toEqual([said]);
  });

  it.each([
    ['REFUND', `o cartão não aceitou R$ 50,00${settles}`],
    ['DISPUTE', `encerrada a seu favor${settles}`],
  ] as const)(
    'the notification about a failed %s states how much of its amount settled a debt',
    async (kind, words) => {
      const story = await begin(platform);
      await story.spend(2_000);
      const gone = { kind, centavos: PAID, status: 'PENDING', reference: null } as const;
      const { id } = story.bank.goBack(story.paymentId, gone);
      await story.hear();
      story.bank.decide(story.paymentId, id, 'FAILED');
      await story.hear();
      expect(await story.books()).toEqual({ wallet: 3_000, owed: 0 });
      expect((await wordsTo(story.memberId)).at(-1)).toBe(words);
    },
  );

  it('the notification about a won dispute states that its amount settled the debt of another payment', async () => {
    const story = await begin(platform);
    const second = await story.topUp(PAID);
    await story.spend(PAID);
    const gone = { centavos: PAID, reference: null } as const;
    const dispute = story.bank.goBack(story.paymentId, { ...gone, kind: 'DISPUTE', status: 'PENDING' });
    await story.hear();
    story.bank.goBack(second, { ...gone, kind: 'REFUND', status: 'SUCCEEDED' });
    await applyReturns(story.payments, second);
    expect(await story.books()).toEqual({ wallet: 0, owed: PAID });
    story.bank.decide(story.paymentId, dispute.id, 'FAILED');
    await story.hear();
    expect(await story.books()).toEqual({ wallet: 0, owed: 0 });
    expect((await wordsTo(story.memberId)).at(-1)).toBe('encerrada a seu favor; R$ 50,00 em aberto quitados');
  });

  it('the notification about a top-up states how much of its amount settled a debt', async () => {
    const story = await begin(platform);
    await story.spend(2_000);
    story.bank.goBack(story.paymentId, { kind: 'DISPUTE', centavos: PAID, status: 'SUCCEEDED', reference: null });
    await story.hear();
    await story.topUp(1_500);
    await story.topUp(1_500);
    const query = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', story.memberId);
    const rows = await query.where('kind', '=', 'WALLET_CREDITED').orderBy('seq').execute();
    expect(rows.map(({ detail }) => detail)).toEqual([
      'R$ 50,00',
      'R$ 15,00, que quitaram valores em aberto',
      'R$ 15,00, dos quais R$ 5,00 quitaram valores em aberto',
    ]);
    expect(await story.books()).toEqual({ wallet: 1_000, owed: 0 });
  });

  it('after a top-up has paid a part of the debt, winning the dispute pays the remaining debt and credits the rest to the wallet', async () => {
    const story = await begin(platform);
    await story.spend(2_000);
    const gone = { kind: 'DISPUTE', centavos: PAID, status: 'PENDING', reference: null } as const;
    const { id } = story.bank.goBack(story.paymentId, gone);
    await story.hear();
    await story.topUp(1_500);
    expect(await story.books()).toEqual({ wallet: 0, owed: 500 });
    story.bank.decide(story.paymentId, id, 'FAILED');
    await story.hear();
    expect(await story.books()).toEqual({ wallet: 4_500, owed: 0 });
    const words = 'encerrada a seu favor; R$ 45,00 de volta na sua carteira e R$ 5,00 em aberto quitados';
    expect((await wordsTo(story.memberId)).at(-1)).toBe(words);
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });

  it('a refund and a dispute of one payment leave a debt until the dispute is won', async () => {
    const story = await begin(platform);
    await story.ask();
    const { id } = story.bank.goBack(story.paymentId, {
      kind: 'DISPUTE',
      centavos: PAID,
      status: 'PENDING',
      reference: null,
    });
    await story.hear();
    expect(await story.books()).toEqual({ wallet: 0, owed: PAID });
    story.bank.decide(story.paymentId, id, 'FAILED');
    await story.hear();
    expect(await story.books()).toEqual({ wallet: 0, owed: 0 });
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });
});
