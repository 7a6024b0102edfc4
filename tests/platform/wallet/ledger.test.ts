import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { formatBRL } from '../../../schema/brl.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import {
  adHold,
  adsRevenue,
  balanceOf,
  InsufficientBalance,
  provider,
  record,
  vipFees,
  wallet,
  type Movement,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { describeOnEachDatabase, type TestPlatform } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

function write(platform: TestPlatform, movement: Movement) {
  return platform.db.transaction().execute((tx) => record(tx, movement));
}

function topUp(memberId: string, centavos: number, key = `test:${uuidv7()}`): Movement {
  const entries = [
    { account: wallet(memberId), centavos },
    { account: provider, centavos: -centavos },
  ];
  return { key, kind: 'TOP_UP', memberId, entries };
}

function holdForAd(memberId: string, adId: string, centavos: number): Movement {
  const entries = [
    { account: wallet(memberId), centavos: -centavos },
    { account: adHold(adId), centavos },
  ];
  return { key: `ad:${adId}`, kind: 'AD', memberId, adId, entries };
}

describeOnEachDatabase('the ledger', (platform) => {
  it("a top-up raises the wallet balance; paying for an ad moves its price from the wallet to the ad's account", async () => {
    const [member, ad] = [uuidv7(), uuidv7()];
    expect(await balanceOf(platform.db, wallet(member))).toBe(0);
    await write(platform, topUp(member, 5_000));
    await write(platform, holdForAd(member, ad, 1_500));

    expect(await balanceOf(platform.db, wallet(member))).toBe(3_500);
    expect(await balanceOf(platform.db, adHold(ad))).toBe(1_500);
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('record() writes one movement per movement key, and returns isRepeat for a repeated key', async () => {
    const member = uuidv7();
    const movement = topUp(member, 700);
    const first = await write(platform, movement);
    expect(first.isRepeat).toBe(false);
    expect(await write(platform, movement)).toEqual({ id: first.id, isRepeat: true, paidDebts: new Map() });
    expect(await balanceOf(platform.db, wallet(member))).toBe(700);
  });

  it('after the clock was set back, a movement that is made now still comes after the earlier ones', async () => {
    const member = uuidv7();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const first = await write(platform, topUp(member, 700));
    vi.useRealTimers();
    const second = await write(platform, { ...topUp(member, 800), at: new Date() });
    expect(second.id > first.id).toBe(true);
  });

  it('record() throws if the movement key was already used for a different movement', async () => {
    const [member, other] = [uuidv7(), uuidv7()];
    const { key } = topUp(member, 700);
    await write(platform, topUp(member, 700, key));
    for (const wrong of [
      topUp(member, 701, key),
      topUp(other, 700, key),
      { ...topUp(member, 700, key), kind: 'REFUND' as const },
    ]) {
      await expect(write(platform, wrong)).rejects.toThrow(/used for another movement/);
    }
    expect(await balanceOf(platform.db, wallet(member))).toBe(700);
    expect(await balanceOf(platform.db, wallet(other))).toBe(0);
  });

  it('of 20 concurrent movements with the same movement key, one is written', async () => {
    const member = uuidv7();
    const movement = topUp(member, 900);
    const written = await Promise.all(Array.from({ length: 20 }, () => write(platform, movement)));
    expect(written.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await balanceOf(platform.db, wallet(member))).toBe(900);
  });

  it('record() refuses to take more than the wallet contains; its transaction can then record a smaller amount', async () => {
    const member = uuidv7();
    await write(platform, topUp(member, 1_000));
    const went = await platform.db.transaction().execute(async (tx) => {
      const refused = await record(tx, holdForAd(member, uuidv7(), 1_001)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(InsufficientBalance);
      expect(refused).toMatchObject({
        status: 402,
        balance: 1_000,
        missing: 1,
        details: { isInsufficientBalance: true },
      });
      return await record(tx, holdForAd(member, uuidv7(), 1_000));
    });
    expect(went.isRepeat).toBe(false);
    expect(await balanceOf(platform.db, wallet(member))).toBe(0);
  });

  it('record() refuses to take more from the account of an ad than it contains', async () => {
    const [member, ad] = [uuidv7(), uuidv7()];
    await write(platform, topUp(member, 5_000));
    await write(platform, holdForAd(member, ad, 1_500));
    const earn = (centavos: number): Movement => ({
      key: `test:${uuidv7()}`,
      kind: 'AD',
      memberId: member,
      adId: ad,
      entries: [
        { account: adHold(ad), centavos: -centavos },
        { account: adsRevenue, centavos },
      ],
    });
    await expect(write(platform, earn(1_501))).rejects.toMatchObject({ status: 402, balance: 1_500, missing: 1 });
    await write(platform, earn(1_500));
    expect(await balanceOf(platform.db, adHold(ad))).toBe(0);
  });

  it('repeating the movement that emptied a wallet returns isRepeat instead of an insufficient balance', async () => {
    const member = uuidv7();
    await write(platform, topUp(member, 1_000));
    const movement = holdForAd(member, uuidv7(), 1_000);
    await write(platform, movement);
    expect(await write(platform, movement)).toMatchObject({ isRepeat: true });
  });

  it('if a wallet has money for one movement, one of 200 concurrent movements is written and 199 are refused', async () => {
    const member = uuidv7();
    await write(platform, topUp(member, 1_500));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => write(platform, holdForAd(member, uuidv7(), 1_500))),
    );
    const refused = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(199);
    expect(refused.every((reason) => reason instanceof InsufficientBalance)).toBe(true);
    expect(await balanceOf(platform.db, wallet(member))).toBe(0);
  });

  it('300 concurrent movements between the same accounts in random order do not deadlock', async () => {
    const random = seeded('ledger');
    const members: [string, ...string[]] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await Promise.all(members.map((member) => write(platform, topUp(member, 100_000))));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, () => {
        const [from, to] = random.shuffle([...members, uuidv7()]);
        const price = random.whole(100, 9_000);
        const entries = random.shuffle([
          { account: wallet(from ?? ''), centavos: -price },
          { account: wallet(to ?? ''), centavos: price - 10, kind: 'VIP_EARNING' as const },
          { account: vipFees, centavos: 10 },
        ]);
        return write(platform, { key: `vip:${uuidv7()}`, kind: 'VIP', memberId: from ?? '', entries });
      }),
    );
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures.filter((reason) => !(reason instanceof InsufficientBalance))).toEqual([]);
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('record() throws for entries that are empty, unbalanced, fractional or on a single account', async () => {
    const member = uuidv7();
    const account = wallet(member);
    for (const entries of [
      [],
      [{ account, centavos: 5 }],
      [
        { account, centavos: 5 },
        { account: provider, centavos: -4 },
      ],
      [
        { account, centavos: 0.5 },
        { account: provider, centavos: -0.5 },
      ],
      [
        { account, centavos: 5 },
        { account, centavos: -5 },
      ],
    ]) {
      const movement: Movement = { key: uuidv7(), kind: 'TOP_UP', memberId: member, entries };
      await expect(write(platform, movement)).rejects.toThrow('sum to zero');
    }
  });

  it('raw SQL cannot change or delete rows of the ledger, or add an unbalanced movement', async () => {
    const member = uuidv7();
    const { id } = await write(platform, topUp(member, 4_000));
    const account = await platform.db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner_id', '=', member)
      .executeTakeFirstOrThrow();
    const entry = sql`insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
      values (${uuidv7()}, ${id}, ${account.id}, 'TOP_UP', 1)`;
    const header = sql`insert into ledger_transactions (id, key, kind, member_id)
      values (${uuidv7()}, ${uuidv7()}, 'TOP_UP', ${member})`;
    const tries = [
      sql`update ledger_entries set centavos = 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`update ledger_transactions set member_id = ${uuidv7()}`,
      sql`delete from ledger_transactions`,
      sql`truncate ledger_transactions cascade`,
      sql`update ledger_accounts set balance = balance + 1 where id = ${account.id}`,
      sql`delete from ledger_accounts where id = ${account.id}`,
      sql`insert into ledger_accounts (kind, owner_id, balance) values ('WALLET', ${uuidv7()}, 5)`,
      entry,
      header,
    ];
    for (const attempt of tries) await expect(attempt.execute(platform.db)).rejects.toThrow();
    expect(await balanceOf(platform.db, wallet(member))).toBe(4_000);
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('the database refuses a negative wallet balance even if the SQL does not go through record()', async () => {
    const member = uuidv7();
    await write(platform, topUp(member, 100));
    const taking = platform.db.transaction().execute(async (tx) => {
      const transaction = uuidv7();
      await sql`insert into ledger_transactions (id, key, kind, member_id)
        values (${transaction}, ${transaction}, 'AD', ${member})`.execute(tx);
      await sql`insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
        select gen_random_uuid(), ${transaction}, id, 'AD', case kind when 'WALLET' then -101 else 101 end
        from ledger_accounts where owner_id = ${member} or kind = 'ADS_REVENUE'`.execute(tx);
    });
    await expect(taking).rejects.toThrow(/check/);
    expect(await balanceOf(platform.db, wallet(member))).toBe(100);
  });

  it('checkLedger() reports balances and entries that were changed by SQL', async () => {
    const member = uuidv7();
    const { id } = await write(platform, topUp(member, 4_000));
    const lie = platform.db.transaction().execute(async (tx) => {
      await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(tx);
      await sql`alter table ledger_entries disable trigger all`.execute(tx);
      await sql`update ledger_accounts set balance = balance + 1 where owner_id = ${member}`.execute(tx);
      await sql`update ledger_entries set centavos = centavos + 2 where transaction_id = ${id} and centavos > 0`.execute(
        tx,
      );
      const { problems } = await checkLedger(tx);
      expect(problems).toEqual([
        `transaction ${id} does not sum to zero`,
        `WALLET of ${member} has a balance that is not the sum of its entries`,
        'all balances together are 1 centavos instead of none',
      ]);
      throw new Error('taken back');
    });
    await expect(lie).rejects.toThrow('taken back');
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });
});

it.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [500_000, 'R$ 5.000,00'],
  [-1_250, '-R$ 12,50'],
])('formatBRL(%d) returns %s', (centavos, text) => {
  expect(formatBRL(centavos)).toBe(text);
});
