import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../bff/platform/wallet/wallet.table.ts';
import { FOR_GOOD } from '../../../bff/platform/auth/locks.ts';
import { bookLosses } from '../../../bff/platform/wallet/ledger/losses.ts';
import {
  balanceOf,
  losses,
  receivable,
  record,
  vipFees,
  vipPending,
  wallet,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { applyProviderIntent, createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { bookProblems } from '../../support/ads.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { handOver } from '../../support/hand-over.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';

const EARNED = 1_592;
const disputes = [
  ['dispute of a card', 'CARD'],
  ['return of a Pix by MED', 'PIX'],
] as const;

describePlatform('hold of VIP earnings', (platform) => {
  const { world, buy, payAhead, earn, empty, balances, community, notices, paidUntil, statusOf } = vipWorld(platform);
  const bank = createBank();
  beforeAll(() => untilReconciledAtStart(platform));
  const payments = () => ({ ...platform.payments, provider: bank.provider });
  const debtOf = async ({ id }: Member) => Math.abs(await balanceOf(platform.db, receivable(id)));
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  /** Returns the owner's wallet and pending earnings. */
  const sharesOf = async ({ id }: Member) => [
    await balanceOf(platform.db, wallet(id)),
    await balanceOf(platform.db, vipPending(id)),
  ];

  /** Tops up a member's wallet with a payment that was made `age` days ago. */
  async function pay({ id: memberId }: Member, method: PaymentMethod, centavos = PRICE_CENTAVOS, age = 0) {
    const { paymentIntentId } = await createIntent(payments(), { memberId, purpose: 'TOP_UP', method, centavos });
    const paid = bank.pay(paymentIntentId);
    if (paid) await applyProviderIntent(payments(), paid);
    await platform.db
      .updateTable('payment_intents')
      .set({ created_at: inDays(-age), settled_at: inDays(-age) })
      .where('provider_id', '=', paymentIntentId)
      .execute();
    return paymentIntentId;
  }

  /** Lets the bank open a dispute of a payment. Returns a function by which the bank decides the dispute. */
  async function dispute(paymentIntentId: string, centavos = PRICE_CENTAVOS) {
    const opened = { kind: 'DISPUTE', centavos, status: 'PENDING', reference: null } as const;
    const { id } = bank.goBack(paymentIntentId, opened);
    await applyReturns(payments(), paymentIntentId);
    return async (status: 'SUCCEEDED' | 'FAILED') => {
      bank.decide(paymentIntentId, id, status);
      await applyReturns(payments(), paymentIntentId);
    };
  }

  /** Creates a member who has paid a month with a payment that was made just before. */
  async function paidMonth(method: PaymentMethod) {
    const each = await world(0);
    const payment = await pay(each.ana, method);
    await buy(each.ana, each.id);
    return { ...each, payment, end: await paidUntil(each.ana, each.id) };
  }

  /** Returns the shares of the owner when all days of the month that have begun at `now` are released. */
  function sharesAt(now: Date, end: Date) {
    const days = Math.round((end.getTime() - Date.now()) / DAY_MS);
    const notBegun = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
    const pending = Math.floor((EARNED * notBegun) / days);
    return [EARNED - pending, pending];
  }

  /** Returns the part of a debt that the owner's earnings pay. The platform's fee pays the rest, in proportion. */
  const earningsOf = (debt: number) => debt - Math.floor((debt * (PRICE_CENTAVOS - EARNED)) / PRICE_CENTAVOS);

  /**
   * Returns what an ended membership refunds at `now`: the part of the owner's earnings, and the amount for the member,
   * after the month has paid `debt` centavos.
   */
  function refundAt(now: Date, end: Date, debt: number) {
    const taken = earningsOf(debt);
    const days = Math.round((end.getTime() - Date.now()) / DAY_MS);
    const rest = Math.floor((PRICE_CENTAVOS * Math.floor((end.getTime() - now.getTime()) / DAY_MS)) / days);
    const share = Math.floor((EARNED * rest) / PRICE_CENTAVOS);
    return { fromOwner: share - taken, back: Math.floor((rest * (share - taken)) / share) };
  }

  it.each([
    ['card', 14, 'CARD'],
    ['Pix', 2, 'PIX'],
  ] as const)(
    'earnings of a month paid by %s are on hold for %i days, and are then released for the days that have begun',
    async (_name, days, method) => {
      const { owner, end } = await paidMonth(method);
      for (const day of [1, days - 0.01]) await Promise.all([earn(inDays(day)), earn(inDays(day))]);
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      const now = inDays(days + 1);
      await Promise.all([earn(now), earn(now)]);
      expect(await sharesOf(owner)).toEqual(sharesAt(now, end));
      await earn(new Date(end.getTime() + DAY_MS));
      expect(await sharesOf(owner)).toEqual([EARNED, 0]);
    },
  );

  it('a month that a balance older than every hold pays is released at the first midnight', async () => {
    const { owner, ana, id } = await world(0);
    await pay(ana, 'CARD', PRICE_CENTAVOS, 15);
    await buy(ana, id);
    const now = inDays(1);
    await earn(now);
    expect(await sharesOf(owner)).toEqual(sharesAt(now, await paidUntil(ana, id)));
  });

  it('of several payments before a month, the hold that ends last decides', async () => {
    const { owner, ana, id } = await world(0);
    const card = await pay(ana, 'CARD', PRICE_CENTAVOS, 10);
    await pay(ana, 'PIX', 500);
    await buy(ana, id);
    await earn(inDays(3));
    expect(await sharesOf(owner), 'the hold after the card payment goes on').toEqual([0, EARNED]);
    const decide = await dispute(card);
    await earn(inDays(6));
    expect(await sharesOf(owner), 'the older of the two payments is disputed').toEqual([0, EARNED]);
    await decide('FAILED');
    await earn(inDays(6));
    expect(await sharesOf(owner)).toEqual(sharesAt(inDays(6), await paidUntil(ana, id)));
  });

  it.each(disputes)(
    'while a %s is open, nothing is released, also after the hold; winning it releases the earnings',
    async (_name, method) => {
      const { owner, ana, id, payment, end } = await paidMonth(method);
      const decide = await dispute(payment);
      await earn(inDays(20));
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      await decide('FAILED');
      const now = inDays(20);
      await earn(now);
      expect(await sharesOf(owner)).toEqual(sharesAt(now, end));
      expect([await debtOf(ana), await statusOf(ana, id)]).toEqual([0, 'ACTIVE']);
    },
  );

  it.each(disputes)(
    "if a %s is lost, the earnings on hold and the fee pay the member's debt, and the membership ends",
    async (_name, method) => {
      const before = await balanceOf(platform.db, vipFees);
      const { owner, ana, id, payment } = await paidMonth(method);
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      await earn(inDays(1));
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, EARNED], PRICE_CENTAVOS]);
      await Promise.all([earn(inDays(15)), earn(inDays(15))]);
      expect([await sharesOf(owner), await debtOf(ana), await balances(ana)]).toEqual([[0, 0], 0, [0]]);
      expect(await balanceOf(platform.db, vipFees)).toBe(before);
      expect(await community(ana, id)).toMatchObject({ desRules: null, membership: { status: 'EXPIRED' } });
      expect(await notices(ana)).toEqual(['terminou, porque o pagamento do mês voltou para quem pagou']);
      expect(await notices(owner, 'WALLET_DEBITED')).toEqual([
        `${formatBRL(EARNED)} de Mesa VIP, que saíram dos seus ganhos`,
      ]);
      await earn(inDays(40));
      expect([await sharesOf(owner), await bookProblems(platform)]).toEqual([[0, 0], []]);
      await pay(ana, method);
      expect(await buy(ana, id)).toMatchObject({ membership: { status: 'ACTIVE' } });
    },
  );

  describe('a dispute that is won after the earnings were taken back', () => {
    it.each(disputes)(
      'for a %s, pays the owner and the fee for the days until the membership ended, and the rest goes to the member',
      async (_name, method) => {
        const fees = await balanceOf(platform.db, vipFees);
        const { owner, ana, id, payment, end } = await paidMonth(method);
        const decide = await dispute(payment);
        await decide('SUCCEEDED');
        const now = inDays(20);
        await earn(now);
        expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
        await decide('FAILED');
        const [used = 0, unused = 0] = sharesAt(now, end);
        const fee = PRICE_CENTAVOS - EARNED - Math.floor(((PRICE_CENTAVOS - EARNED) * unused) / EARNED);
        const rest = PRICE_CENTAVOS - used - fee;
        expect([await sharesOf(owner), await balances(ana), await debtOf(ana)]).toEqual([[0, used], [rest], 0]);
        expect((await balanceOf(platform.db, vipFees)) - fees).toBe(fee);
        expect(await notices(owner, 'WALLET_CREDITED')).toEqual([
          `${formatBRL(used)} de Mesa VIP, que voltam para os seus ganhos: a devolução do pagamento foi recusada`,
        ]);
        const forMember = `${formatBRL(rest)} de volta na sua carteira e ${formatBRL(used + fee)} pelos dias da assinatura`;
        expect((await notices(ana, 'PAYMENT_DISPUTED')).at(-1)).toContain(`${forMember} VIP que você usou`);
        await decide('FAILED');
        await Promise.all([earn(now), earn(now)]);
        await earn(inDays(40));
        expect([await sharesOf(owner), await balances(ana)]).toEqual([[used, 0], [rest]]);
        expect([await statusOf(ana, id), await bookProblems(platform)]).toEqual(['EXPIRED', []]);
      },
    );

    it('pays the whole month to the owner if the member had left before the earnings were taken back', async () => {
      const { owner, ana, id, payment } = await paidMonth('CARD');
      await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      await earn(inDays(15));
      await decide('FAILED');
      await earn(inDays(15));
      expect([await sharesOf(owner), await balances(ana), await bookProblems(platform)]).toEqual([
        [EARNED, 0],
        [0],
        [],
      ]);
    });

    it('leaves another debt of the member as it is, and gives back nothing that did not pay the debt of this dispute', async () => {
      const { owner, ana, id, payment } = await paidMonth('CARD');
      await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      await earn(inDays(15));
      const other = await pay(ana, 'CARD', 3_000);
      await empty(ana);
      const decideOther = await dispute(other, 3_000);
      await decideOther('SUCCEEDED');
      await decide('FAILED');
      await earn(inDays(15));
      expect([await sharesOf(owner), await balances(ana), await debtOf(ana)]).toEqual([[EARNED, 0], [0], 3_000]);
      await decideOther('FAILED');
      expect([await balances(owner, ana), await debtOf(ana)]).toEqual([[EARNED, 0], 0]);
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('keeps the earnings on hold for an owner who was banned for fraud in the meantime', async () => {
      const { owner, payment } = await paidMonth('PIX');
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      await earn(inDays(40));
      const users = platform.db.updateTable('users').where('id', '=', owner.id);
      await users.set({ earnings_held_until: inDays(180) }).execute();
      await decide('FAILED');
      await earn(inDays(179));
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      await earn(inDays(181));
      expect(await sharesOf(owner)).toEqual([EARNED, 0]);
    });

    it('pays the owner also if the member was erased and the rest of the debt was booked as a loss', async () => {
      const lost = await balanceOf(platform.db, losses);
      const { owner, ana, payment, end } = await paidMonth('PIX');
      await earn(inDays(10));
      const [released = 0] = sharesAt(inDays(10), end);
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      const users = platform.db.updateTable('users').where('id', '=', ana.id);
      await users.set({ deletes_at: new Date(0) }).execute();
      await platform.erasure.work();
      await earn(inDays(11));
      await bookLosses(platform.db);
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[released, 0], 0]);
      await decide('FAILED');
      await earn(inDays(11));
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[EARNED, 0], 0]);
      expect([await balanceOf(platform.db, losses), await bookProblems(platform)]).toEqual([lost, []]);
    });
  });

  it('while one of two disputes about a month is open, the lost one takes nothing back', async () => {
    const { owner, ana, id } = await world(0);
    const [lost, open] = [await pay(ana, 'CARD', 1_000), await pay(ana, 'PIX', 990)];
    await buy(ana, id);
    const decideFirst = await dispute(lost, 1_000);
    const decideSecond = await dispute(open, 990);
    await decideFirst('SUCCEEDED');
    await earn(inDays(15));
    expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, EARNED], PRICE_CENTAVOS]);
    await decideSecond('FAILED');
    await earn(inDays(15));
    expect([await balances(owner), await debtOf(ana)]).toEqual([[EARNED - earningsOf(1_000)], 0]);
    expect(await statusOf(ana, id)).toBe('EXPIRED');
  });

  it('earnings that were released before a dispute stay with the owner, and the member owes them', async () => {
    const { owner, ana, payment, end } = await paidMonth('PIX');
    await earn(inDays(10));
    const [released = 0, pending = 0] = sharesAt(inDays(10), end);
    expect(await sharesOf(owner)).toEqual([released, pending]);
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    await earn(inDays(11));
    expect(await sharesOf(owner)).toEqual([released, 0]);
    const fee = Math.floor(((PRICE_CENTAVOS - EARNED) * pending) / EARNED);
    expect(await debtOf(ana)).toBe(PRICE_CENTAVOS - pending - fee);
  });

  it('a member whose wallet paid the returned money keeps the month, and its earnings are released', async () => {
    const { owner, ana, id } = await world(0);
    const payment = await pay(ana, 'CARD', 2 * PRICE_CENTAVOS);
    await buy(ana, id);
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    const now = inDays(15);
    await earn(now);
    expect(await sharesOf(owner)).toEqual(sharesAt(now, await paidUntil(ana, id)));
    expect([await statusOf(ana, id), await balances(ana)]).toEqual(['ACTIVE', [0]]);
  });

  it('a member who pays the debt before the end of the hold keeps the month, and its earnings are released', async () => {
    const { owner, ana, id, payment, end } = await paidMonth('CARD');
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    await pay(ana, 'PIX');
    const now = inDays(15);
    await earn(now);
    expect(await sharesOf(owner)).toEqual(sharesAt(now, end));
    expect([await debtOf(ana), await statusOf(ana, id)]).toEqual([0, 'ACTIVE']);
  });

  it('if the debt of a return was paid, a later debt of another payment takes no earnings, and the member keeps the month', async () => {
    const { owner, ana, id, payment, end } = await paidMonth('PIX');
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    await pay(ana, 'PIX');
    const other = await pay(ana, 'CARD', 3_000);
    await empty(ana);
    const decideOther = await dispute(other, 3_000);
    await decideOther('SUCCEEDED');
    const now = inDays(3);
    await earn(now);
    expect(await sharesOf(owner)).toEqual(sharesAt(now, end));
    expect([await debtOf(ana), await statusOf(ana, id)]).toEqual([3_000, 'ACTIVE']);
  });

  it.each([
    ['older', ['other', 'month']],
    ['newer', ['month', 'other']],
  ] as const)(
    'if a part of the payment goes back, the earnings pay this part once, and only the refund of the member pays a debt that is %s',
    async (_name, order) => {
      const { owner, ana, id } = await world(0);
      const other = await pay(ana, 'CARD', 5_000, 60);
      await empty(ana);
      const month = await pay(ana, 'PIX');
      await buy(ana, id);
      const { fromOwner, back } = refundAt(inDays(3), await paidUntil(ana, id), 100);
      for (const each of order) {
        const decide = each === 'month' ? await dispute(month, 100) : await dispute(other, 5_000);
        await decide('SUCCEEDED');
      }
      for (const day of [3, 4]) await earn(inDays(day));
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([
        [EARNED - earningsOf(100) - fromOwner, 0],
        5_000 - back,
      ]);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it('if a part of the payment goes back, the membership ends, and the member gets the rest of the unused days', async () => {
    const fees = await balanceOf(platform.db, vipFees);
    const { owner, ana, id, payment, end } = await paidMonth('PIX');
    const decide = await dispute(payment, 100);
    await decide('SUCCEEDED');
    const now = inDays(3);
    await earn(now);
    const { fromOwner, back } = refundAt(now, end, 100);
    const used = EARNED - earningsOf(100) - fromOwner;
    expect([await sharesOf(owner), await balances(ana), await debtOf(ana)]).toEqual([[used, 0], [back], 0]);
    expect((await balanceOf(platform.db, vipFees)) - fees).toBe(PRICE_CENTAVOS - 100 - used - back);
    expect(await statusOf(ana, id)).toBe('EXPIRED');
    expect(await notices(ana, 'WALLET_CREDITED')).toContain(`${formatBRL(back)} da assinatura de Mesa VIP`);
    await decide('FAILED');
    await earn(inDays(40));
    expect([await sharesOf(owner), await balances(ana)]).toEqual([[used, 0], [back + 100]]);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it.each([[[1_700, 290]], [[290, 1_700]], [[1_989, 1]], [[1, 1_989]]])(
    'if returns of %j centavos take a whole month back, the month pays all of them, and both can be won later',
    async (parts) => {
      const fees = await balanceOf(platform.db, vipFees);
      const { owner, ana, payment } = await paidMonth('PIX');
      const decide: ((status: 'SUCCEEDED' | 'FAILED') => Promise<void>)[] = [];
      for (const part of parts) decide.push(await dispute(payment, part));
      for (const each of decide) await each('SUCCEEDED');
      await earn(inDays(3));
      expect([await sharesOf(owner), await debtOf(ana), await balances(ana)]).toEqual([[0, 0], 0, [0]]);
      expect(await balanceOf(platform.db, vipFees), 'the platform keeps no fee').toBe(fees);
      for (const each of decide) await each('FAILED');
      await earn(inDays(40));
      const [[earned = 0], [refunded = 0]] = [await sharesOf(owner), await balances(ana)];
      expect(earned + refunded + (await balanceOf(platform.db, vipFees)) - fees).toBe(PRICE_CENTAVOS);
      expect([await debtOf(ana), await bookProblems(platform)]).toEqual([0, []]);
    },
  );

  it.each([400, 800])(
    'after a return of %i centavos, the member gets the price of the unused days less this return',
    async (part) => {
      const { owner, ana, payment, end } = await paidMonth('PIX');
      const now = inDays(3);
      const whole = refundAt(now, end, 0);
      await (
        await dispute(payment, part)
      )('SUCCEEDED');
      await earn(now);
      const [refunded = 0] = await balances(ana);
      expect(Math.abs(refunded - (whole.back - part))).toBeLessThanOrEqual(1);
      const [used = 0] = await sharesOf(owner);
      expect(Math.abs(used - (EARNED - whole.fromOwner))).toBeLessThanOrEqual(1);
    },
  );

  it('a second return after the membership has ended takes the refund of the member, and the owner keeps the used days', async () => {
    const { owner, ana, id } = await world(0);
    const [first, second] = [await pay(ana, 'PIX', 1_000), await pay(ana, 'PIX', 990)];
    await buy(ana, id);
    const { fromOwner, back } = refundAt(inDays(3), await paidUntil(ana, id), 100);
    await (
      await dispute(first, 100)
    )('SUCCEEDED');
    await earn(inDays(3));
    const decide = await dispute(second, 990);
    await decide('SUCCEEDED');
    await earn(inDays(4));
    const used = EARNED - earningsOf(100) - fromOwner;
    expect([await sharesOf(owner), await balances(ana), await debtOf(ana)]).toEqual([[used, 0], [back - 990], 0]);
    await decide('FAILED');
    await earn(inDays(40));
    expect([await sharesOf(owner), await balances(ana)]).toEqual([[used, 0], [back]]);
  });

  it('if the payment of an early renewal goes back, the member gets the unused days of the current month', async () => {
    const { owner, ana, id } = await world(0);
    await pay(ana, 'CARD', PRICE_CENTAVOS, 60);
    await buy(ana, id);
    const { fromOwner, back } = refundAt(inDays(3), await paidUntil(ana, id), 0);
    const renewal = await pay(ana, 'PIX');
    await payAhead(ana, owner, id);
    await (
      await dispute(renewal)
    )('SUCCEEDED');
    await earn(inDays(3));
    expect([await sharesOf(owner), await balances(ana)]).toEqual([[EARNED - fromOwner, 0], [back]]);
    expect([await debtOf(ana), await statusOf(ana, id), await bookProblems(platform)]).toEqual([0, 'EXPIRED', []]);
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])(
    'if the %s of two lost disputes is won, the owner gets the used days in proportion to what it took',
    async (_name, won) => {
      const { owner, ana, id } = await world(0);
      const paid = [await pay(ana, 'PIX', 995), await pay(ana, 'PIX', 995)];
      await buy(ana, id);
      const [used = 0] = sharesAt(inDays(15), await paidUntil(ana, id));
      const decide = [await dispute(paid[0] ?? '', 995), await dispute(paid[1] ?? '', 995)];
      for (const each of decide) await each('SUCCEEDED');
      await earn(inDays(15));
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
      await decide[won]?.('FAILED');
      await earn(inDays(15));
      const [restored = 0] = await sharesOf(owner);
      // Each return takes a half of the earnings and a half of the fee.
      expect(Math.abs(restored - used / 2)).toBeLessThanOrEqual(2);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it('earnings that a won dispute gives back beside pending ones are released at the next look', async () => {
    const { owner, ana, payment, end } = await paidMonth('PIX');
    const decide = await dispute(payment, 1_000);
    await decide('SUCCEEDED');
    await earn(inDays(15));
    const [used = 0, unused = 0] = sharesAt(inDays(15), end);
    await decide('FAILED');
    await earn(inDays(16));
    expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[used, 0], 0]);
    expect(unused).toBeGreaterThan(0);
  });

  it('if the debt of a return was paid, a later debt without a return takes no earnings, and the member keeps the month', async () => {
    const { owner, ana, id, payment, end } = await paidMonth('PIX');
    await (
      await dispute(payment)
    )('SUCCEEDED');
    const entries = [
      { account: receivable(ana.id), centavos: -1_538 },
      { account: vipFees, centavos: 1_538 },
    ];
    await platform.db
      .transaction()
      .execute((tx) => record(tx, { key: `test:${ana.id}`, kind: 'REFUND', memberId: ana.id, entries }));
    await pay(ana, 'CARD', PRICE_CENTAVOS, 60);
    await earn(inDays(3));
    expect(await sharesOf(owner)).toEqual(sharesAt(inDays(3), end));
    expect([await debtOf(ana), await statusOf(ana, id)]).toEqual([1_538, 'ACTIVE']);
  });

  it('if two payments of a month go back, the earnings pay the debts of both', async () => {
    const { owner, ana, id } = await world(0);
    const returned = [await pay(ana, 'CARD', 1_000), await pay(ana, 'PIX', 990)] as const;
    await buy(ana, id);
    for (const each of returned) {
      const decide = await dispute(each, each === returned[0] ? 1_000 : 990);
      await decide('SUCCEEDED');
    }
    await earn(inDays(15));
    expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
    expect(await notices(owner, 'WALLET_DEBITED')).toEqual([
      `${formatBRL(EARNED)} de Mesa VIP, que saíram dos seus ganhos`,
    ]);
  });

  it('if the payment of the current month went back after an early renewal, putting the member out refunds the next month alone', async () => {
    const { owner, ana, id } = await world(0);
    const payment = await pay(ana, 'PIX');
    await buy(ana, id);
    await pay(ana, 'CARD', PRICE_CENTAVOS, 60);
    await payAhead(ana, owner, id);
    await (
      await dispute(payment)
    )('SUCCEEDED');
    await earn(inDays(3));
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    expect((await sharesOf(ana))[0]).toBe(PRICE_CENTAVOS);
    expect([await sharesOf(owner), await debtOf(owner)]).toEqual([[0, 0], 0]);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if one of two lost disputes is won after all, the other takes its debt from the earnings that came back', async () => {
    const { owner, ana, id } = await world(0);
    const payment = await pay(ana, 'PIX');
    await buy(ana, id);
    await earn(inDays(10));
    await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
    const [first, second] = [await dispute(payment, 1_000), await dispute(payment, 990)];
    await first('SUCCEEDED');
    await second('SUCCEEDED');
    await earn(inDays(11));
    expect(await debtOf(ana)).toBeGreaterThan(0);
    await first('FAILED');
    await earn(inDays(12));
    expect(await debtOf(ana)).toBe(0);
    const [, pending = 0] = await sharesOf(owner);
    await earn(inDays(60));
    expect((await sharesOf(owner))[1], String(pending)).toBe(0);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('a member who is put out during the hold is refunded, and the earnings of the days that have begun stay on hold', async () => {
    const { owner, ana, id } = await paidMonth('CARD');
    const path = `/api/comunidades/${id}/members/${ana.id}`;
    expect((await platform.call('DELETE', path, { as: owner })).status).toBe(200);
    const [released, pending = 0] = await sharesOf(owner);
    expect([released, pending > 0, pending < EARNED]).toEqual([0, true, true]);
    const [back = 0] = await balances(ana);
    expect(back).toBeGreaterThan(1_900);
    await earn(inDays(13));
    expect(await sharesOf(owner)).toEqual([0, pending]);
    await earn(inDays(15));
    expect([await sharesOf(owner), await balances(ana)]).toEqual([[pending, 0], [back]]);
  });

  it('if a member leaves during the hold, the earnings stay on hold, and a lost dispute takes them back', async () => {
    const { owner, ana, id, payment } = await paidMonth('CARD');
    const left = await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
    expect(left.status).toBeLessThan(300);
    const decide = await dispute(payment);
    await earn(inDays(15));
    expect(await sharesOf(owner)).toEqual([0, EARNED]);
    await decide('SUCCEEDED');
    await earn(inDays(15));
    expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
    const rows = platform.db.selectFrom('community_members').select('status').where('user_id', '=', ana.id);
    expect(await rows.execute(), 'a member who has left stays outside').toEqual([]);
  });

  it('if the member becomes the owner during the hold, a lost dispute takes the earnings back from the former owner', async () => {
    const { owner, ana, id, payment } = await paidMonth('CARD');
    await handOver(platform, id, owner, ana);
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    await earn(inDays(15));
    expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
    expect(await community(ana, id)).toMatchObject({ desRules: 'r', membership: { status: 'ACTIVE' } });
  });

  it('if the owner is suspended during the hold, the earnings are released at its end', async () => {
    const { owner, end } = await paidMonth('CARD');
    const users = platform.db.updateTable('users').where('id', '=', owner.id);
    await users.set({ locked_until: inDays(30) }).execute();
    await earn(inDays(13));
    expect(await sharesOf(owner)).toEqual([0, EARNED]);
    await earn(inDays(15));
    expect(await sharesOf(owner)).toEqual(sharesAt(inDays(15), end));
  });

  describe('an owner who is banned or erased', () => {
    const { reportedCase, decide, restore } = desk(platform);

    /** Lets a moderator ban a member. Returns a function by which the moderator undoes the ban. */
    async function ban(member: Member, desReason: 'FRAUD' | 'SPAM') {
      const [reporter, judge] = [await platform.member(), await platform.member({ role: 'MODERATOR' })];
      const caseId = await reportedCase(reporter, 'PROFILE', member.id);
      expect((await decide(judge, [caseId], 'BAN', { desReason })).status).toBeLessThan(300);
      return async () => expect((await restore(judge, caseId)).status).toBeLessThan(300);
    }

    async function erase({ id }: Member) {
      await platform.db
        .updateTable('users')
        .set({ deletes_at: new Date(0) })
        .where('id', '=', id)
        .execute();
      await platform.erasure.work();
    }

    it('if the owner is banned for spam, the earnings are released at the end of the hold', async () => {
      const { owner, end } = await paidMonth('CARD');
      await ban(owner, 'SPAM');
      await earn(inDays(13));
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      await earn(inDays(15));
      expect(await sharesOf(owner)).toEqual(sharesAt(inDays(15), end));
    });

    it('if the owner is banned for fraud, nothing is released for 180 days, and then everything', async () => {
      const { owner } = await paidMonth('CARD');
      await ban(owner, 'FRAUD');
      for (const day of [15, 60, 179.9]) await earn(inDays(day));
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      await Promise.all([earn(inDays(180.1)), earn(inDays(180.1))]);
      expect(await sharesOf(owner)).toEqual([EARNED, 0]);
    });

    it('if a ban for fraud is undone, the next run releases the earnings', async () => {
      const { owner, end } = await paidMonth('PIX');
      const undo = await ban(owner, 'FRAUD');
      await earn(inDays(10));
      expect(await sharesOf(owner)).toEqual([0, EARNED]);
      await undo();
      await earn(inDays(10));
      expect(await sharesOf(owner)).toEqual(sharesAt(inDays(10), end));
    });

    it('after a ban for fraud, a dispute that is lost months later takes the earnings back', async () => {
      const { owner, ana, payment } = await paidMonth('CARD');
      await ban(owner, 'FRAUD');
      await earn(inDays(90));
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      await earn(inDays(120));
      expect([await sharesOf(owner), await debtOf(ana)]).toEqual([[0, 0], 0]);
    });

    it('an owner who is banned for fraud and deletes the account has the earnings on hold all the same', async () => {
      const { owner, ana } = await paidMonth('CARD');
      await ban(owner, 'FRAUD');
      await erase(owner);
      const [released, pending = 0] = await sharesOf(owner);
      const [back = 0] = await balances(ana);
      expect([released, pending > 0, back > 1_900], 'the community is closed').toEqual([0, true, true]);
      await earn(inDays(179.9));
      expect(await sharesOf(owner)).toEqual([0, pending]);
      await earn(inDays(180.1));
      expect(await sharesOf(owner)).toEqual([pending, 0]);
    });

    it('if the owner is erased, the members are refunded, and the rest stays on hold for the erased account', async () => {
      const { owner, ana, payment } = await paidMonth('CARD');
      await erase(owner);
      const [released, pending = 0] = await sharesOf(owner);
      const [back = 0] = await balances(ana);
      expect([released, pending > 0, pending + back < PRICE_CENTAVOS]).toEqual([0, true, true]);
      await earn(inDays(13));
      expect(await sharesOf(owner)).toEqual([0, pending]);
      const decide = await dispute(payment);
      await earn(inDays(15));
      expect(await sharesOf(owner)).toEqual([0, pending]);
      await decide('FAILED');
      await earn(inDays(15));
      expect([await sharesOf(owner), await balances(ana)]).toEqual([[pending, 0], [back]]);
      const told = platform.db.selectFrom('notifications').select('kind').where('recipient_id', '=', owner.id);
      expect(await told.execute(), 'an erased member gets no notification').toEqual([]);
    });

    it('if the owner is erased during the hold, a lost dispute takes the earnings back', async () => {
      const { owner, ana, payment } = await paidMonth('PIX');
      await erase(owner);
      const [, pending = 0] = await sharesOf(owner);
      const [back = 0] = await balances(ana);
      const decide = await dispute(payment);
      await decide('SUCCEEDED');
      expect(await debtOf(ana)).toBe(PRICE_CENTAVOS - back);
      await earn(inDays(15));
      expect(await sharesOf(owner)).toEqual([0, 0]);
      expect(await debtOf(ana), 'the fee pays its part').toBeLessThan(PRICE_CENTAVOS - back - pending + 1);
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('the earnings on hold of an erased owner pay the debt of that owner before it is booked as a loss', async () => {
      const lost = await balanceOf(platform.db, losses);
      const { owner } = await paidMonth('CARD');
      const own = await pay(owner, 'CARD', 500);
      const entries = [
        { account: wallet(owner.id), centavos: -500 },
        { account: vipFees, centavos: 500 },
      ];
      await platform.db
        .transaction()
        .execute((tx) => record(tx, { key: `test:${owner.id}`, kind: 'VIP', memberId: owner.id, entries }));
      const decide = await dispute(own, 500);
      await decide('SUCCEEDED');
      const users = platform.db.updateTable('users').where('id', '=', owner.id);
      await users.set({ deletes_at: FOR_GOOD }).execute();
      await bookLosses(platform.db);
      expect([await debtOf(owner), await sharesOf(owner)]).toEqual([500, [0, EARNED]]);
      await earn(inDays(40));
      await bookLosses(platform.db);
      expect([await debtOf(owner), await sharesOf(owner)]).toEqual([0, [EARNED - 500, 0]]);
      expect(await balanceOf(platform.db, losses)).toBe(lost);
    });
  });

  it('the debt of an erased member is booked as a loss only after the earnings on hold have paid it', async () => {
    const lost = await balanceOf(platform.db, losses);
    const { owner, ana, payment } = await paidMonth('CARD');
    const decide = await dispute(payment);
    await decide('SUCCEEDED');
    const users = platform.db.updateTable('users').where('id', '=', ana.id);
    await users.set({ deletes_at: new Date(0) }).execute();
    await platform.erasure.work();
    await bookLosses(platform.db);
    expect([await debtOf(ana), await sharesOf(owner)]).toEqual([PRICE_CENTAVOS, [0, EARNED]]);
    await earn(inDays(15));
    await bookLosses(platform.db);
    expect([await debtOf(ana), await sharesOf(owner)]).toEqual([0, [0, 0]]);
    expect(await balanceOf(platform.db, losses)).toBe(lost);
  });

  describe('the books', () => {
    const setHeldBy = (earner: Member, held_by: string[]) =>
      platform.db.updateTable('vip_earnings').set({ held_by }).where('earner_id', '=', earner.id).execute();

    it("the ledger check reports earnings that are held by another member's payment", async () => {
      const [one, other] = [await paidMonth('CARD'), await paidMonth('CARD')];
      const query = platform.db.selectFrom('vip_earnings').select(['month_key', 'held_by']);
      const own = await query.where('earner_id', '=', one.owner.id).executeTakeFirstOrThrow();
      const foreign = await query.where('earner_id', '=', other.owner.id).executeTakeFirstOrThrow();
      await setHeldBy(one.owner, foreign.held_by);
      expect(await bookProblems(platform)).toEqual([
        `VIP month ${own.month_key} is held by a payment that its member did not make`,
      ]);
      await setHeldBy(one.owner, own.held_by);
    });

    it('the database refuses earnings that are due before the end of their hold', async () => {
      const { owner } = await paidMonth('CARD');
      const rows = platform.db.updateTable('vip_earnings').where('earner_id', '=', owner.id);
      await expect(rows.set({ due_at: inDays(1) }).execute()).rejects.toThrow('vip_earnings_hold_check');
    });
  });
});
