import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { transact } from '../../../bff/platform/db/transact.ts';
import { refuse } from '../../../bff/platform/ads/ad-states.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import {
  adHold,
  balanceOf,
  lockBalances,
  InsufficientBalance,
  provider,
  receivable,
  record,
  vipFees,
  wallet,
  type Movement,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { balance, publishProfile, topUp } from '../../support/ads.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

describePlatform('debts of members', (platform) => {
  const owed = async (id: string) => Math.abs(await balanceOf(platform.db, receivable(id)));
  const write = (movement: Movement) => platform.db.transaction().execute((tx) => record(tx, movement));

  beforeAll(async () => {
    // Fills the account that holds the platform's VIP fees. The tests take the money for their members from this
    // account.
    const entries = [
      { account: provider, centavos: -20_000 },
      { account: vipFees, centavos: 20_000 },
    ];
    await write({ key: 'test:fees', kind: 'VIP', memberId: uuidv7(), entries });
  });

  /**
   * Records that a card payment of `centavos` was disputed. The wallet returns the money that it still contains; the
   * rest becomes the member's debt.
   */
  async function owe(memberId: string, centavos: number) {
    await platform.db.transaction().execute(async (tx) => {
      const [balance = 0] = await lockBalances(tx, [wallet(memberId), receivable(memberId), provider]);
      const taken = Math.min(balance, centavos);
      const entries = [
        { account: wallet(memberId), centavos: -taken },
        { account: receivable(memberId), centavos: taken - centavos },
        { account: provider, centavos },
      ].filter((entry) => entry.centavos !== 0);
      await record(tx, { key: `test:${uuidv7()}`, kind: 'DISPUTE', memberId, entries });
    });
  }

  it.each([
    ['TOP_UP', provider],
    ['VIP_EARNING', vipFees],
    ['REFUND', vipFees],
    ['DISPUTE', provider],
  ] as const)(
    "money that comes into the wallet as %s pays the member's debt first, and recording it twice changes nothing",
    async (kind, from) => {
      const memberId = uuidv7();
      await owe(memberId, 3_000);
      for (const [centavos, left, debt] of [
        [1_000, 0, 2_000],
        [5_000, 3_000, 0],
      ] as const) {
        const entries = [
          { account: from, centavos: -centavos },
          { account: wallet(memberId), centavos },
        ];
        const movement = { key: `test:${uuidv7()}`, kind, memberId, entries };
        await write(movement);
        await write(movement);
        expect([await balanceOf(platform.db, wallet(memberId)), await owed(memberId)]).toEqual([left, debt]);
      }
    },
  );

  it('the refund of a refused ad pays the debt of its owner first', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 1_000);
    const adId = fieldOf((await publishProfile(platform, ana)).body, 'idAnuncio');
    await platform.db.updateTable('ads').set({ state: 'EM_ANALISE' }).where('id', '=', adId).execute();
    expect(await balanceOf(platform.db, adHold(adId))).toBe(1_000);
    await owe(ana.id, 1_500);
    await transact(platform.db, (tx) => refuse(tx, adId, 'fora das regras'));
    expect([await balance(platform, ana), await owed(ana.id)]).toEqual([0, 500]);
  });

  it('200 concurrent payments and disputes settle debts without a deadlock and leave the ledger correct', async () => {
    const random = seeded('debts');
    const members: [string, ...string[]] = [uuidv7(), uuidv7(), uuidv7()];
    const pay = (from: string, to: string, price: number) =>
      write({
        key: `vip:${uuidv7()}`,
        kind: 'VIP',
        memberId: from,
        entries: [
          { account: wallet(from), centavos: -price },
          { account: wallet(to), centavos: price - 10, kind: 'VIP_EARNING' },
          { account: vipFees, centavos: 10 },
        ],
      });
    for (const member of members) await topUp(platform, { id: member, token: '', email: '', name: '' }, 20_000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => {
        const [from, to = ''] = random.shuffle(members);
        return random.next() < 0.3 ? owe(to, random.whole(100, 9_000)) : pay(from ?? '', to, random.whole(100, 9_000));
      }),
    );
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures.filter((reason) => !(reason instanceof InsufficientBalance))).toEqual([]);
    for (const member of members) {
      expect(Math.min(await balanceOf(platform.db, wallet(member)), await owed(member))).toBe(0);
    }
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });
});
