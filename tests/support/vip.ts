import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { noticeDetail } from '../../bff/platform/notifications/detail.ts';
import { chargeMonth, monthAfter } from '../../bff/platform/communities/vip/vip.charge.ts';
import { releaseEarnings } from '../../bff/platform/communities/vip/vip.pending.ts';
import { dueSubscriptions, renew } from '../../bff/platform/communities/vip/vip.renewal.ts';
import { takeBackEarnings } from '../../bff/platform/communities/vip/vip.taken-back.ts';
import { formatBRL } from '../../schema/brl.ts';
import { balanceOf, provider, record, vipFees, vipPending, wallet } from '../../bff/platform/wallet/ledger/ledger.ts';
import type { Member, TestPlatform } from './platform.ts';

export const DAY_MS = 86_400_000;
export const PRICE_CENTAVOS = 1_990;
export const terms = { feePercent: 20, isAgeRequired: false };

export const wire = z.object({
  members: z.object({ total: z.int() }),
  desRules: z.string().nullable(),
  membership: z
    .object({
      status: z.string(),
      valPrice: z.int().nullable(),
      datPaidUntil: z.string().nullable(),
      datGraceUntil: z.string().nullable(),
      isSold: z.boolean(),
    })
    .nullable(),
});

export async function topUp({ db }: TestPlatform, { id }: Member, centavos: number) {
  const entries = [
    { account: wallet(id), centavos },
    { account: provider, centavos: -centavos },
  ];
  await db
    .transaction()
    .execute((tx) => record(tx, { key: `test:${uuidv7()}`, kind: 'TOP_UP', memberId: id, entries }));
}

/** Returns functions for tests with a VIP community, its owner and a paying member. */
export function vipWorld(platform: TestPlatform) {
  return {
    world,
    ask,
    buy,
    community,
    statusOf,
    paidUntil,
    daysLeft,
    payAhead,
    empty,
    earn,
    balances,
    mine,
    notices,
    renewAll,
    credited: (member: Member) => notices(member, 'WALLET_CREDITED'),
    creditOf: (centavos: number) => `${formatBRL(centavos)} da assinatura de Mesa VIP`,
  };

  async function world(centavos: number) {
    const [owner, ana] = [
      await platform.member({ profile_type: 'PROFISSIONAL' }),
      await platform.member({ profile_type: 'PROFISSIONAL' }),
    ];
    if (centavos > 0) await topUp(platform, ana, centavos);
    const { body } = await platform.call('POST', '/api/comunidades', {
      as: owner,
      json: { desKind: 'VIP', desName: 'Mesa VIP', desRules: 'r', valPrice: PRICE_CENTAVOS },
    });
    return { owner, ana, id: z.object({ idCommunity: z.string() }).parse(body).idCommunity };
  }

  function ask(as: Member, id: string, valPrice = PRICE_CENTAVOS) {
    return platform.call('POST', `/api/comunidades/${id}/subscription`, { as, json: { valPrice } });
  }

  async function buy(as: Member, id: string) {
    const { status, body } = await ask(as, id);
    expect(status).toBe(200);
    return wire.parse(body);
  }

  async function community(as: Member, id: string) {
    return wire.parse((await platform.call('GET', `/api/comunidades/${id}`, { as })).body);
  }

  async function statusOf(as: Member, id: string) {
    return (await community(as, id)).membership?.status;
  }

  async function paidUntil(as: Member, id: string) {
    return new Date((await community(as, id)).membership?.datPaidUntil ?? NaN);
  }

  /** Pays the month after the current one, as an early debit by Pix Automático does. */
  async function payAhead({ id: memberId }: Member, owner: Member, id: string) {
    const subscriptions = platform.db.selectFrom('vip_subscriptions').selectAll().where('user_id', '=', memberId);
    const subscription = await subscriptions.where('community_id', '=', id).executeTakeFirstOrThrow();
    const { id: subscriptionId, started_at: startedAt, months, paid_until } = subscription;
    const community = { id, ownerId: owner.id, priceCents: PRICE_CENTAVOS };
    const price = { centavos: PRICE_CENTAVOS, feePercent: terms.feePercent };
    await platform.db.transaction().execute(async (tx) => {
      const { month, ends } = await monthAfter(tx, startedAt, months, paid_until);
      const period = { month, startedAt, ends, now: new Date() };
      await chargeMonth(tx, { community, memberId, subscriptionId, ...period, ...price });
      const paid = { months: month, paid_until: ends, due_at: ends };
      await tx.updateTable('vip_subscriptions').set(paid).where('id', '=', subscriptionId).execute();
    });
  }

  /** Returns the price, in centavos, of the whole days of the paid month that have not begun. */
  async function daysLeft(as: Member, id: string) {
    const end = await paidUntil(as, id);
    const days = Math.round((end.getTime() - Date.now()) / DAY_MS);
    return Math.floor((PRICE_CENTAVOS * Math.floor((end.getTime() - Date.now()) / DAY_MS)) / days);
  }

  /**
   * Credits to the wallets the earnings of all communities up to `now`, and first takes back those whose payments were
   * returned, as the scheduler does.
   */
  async function earn(now: Date) {
    const failures: unknown[] = [];
    await takeBackEarnings(platform.db, (error) => failures.push(error), now);
    await releaseEarnings(platform.db, (error) => failures.push(error), now);
    expect(failures).toEqual([]);
  }

  /** Sets a member's wallet and pending earnings to zero, as if the earnings had been released and spent. */
  async function empty({ id }: Member) {
    const pending = await balanceOf(platform.db, vipPending(id));
    if (pending > 0) {
      await platform.db.deleteFrom('vip_earnings').where('earner_id', '=', id).execute();
      const paid = [
        { account: vipPending(id), centavos: -pending },
        { account: wallet(id), centavos: pending },
      ];
      await platform.db
        .transaction()
        .execute((tx) => record(tx, { key: `test:${uuidv7()}`, kind: 'VIP_EARNING', memberId: id, entries: paid }));
    }
    const centavos = await balanceOf(platform.db, wallet(id));
    const entries = [
      { account: wallet(id), centavos: -centavos },
      { account: vipFees, centavos },
    ];
    await platform.db
      .transaction()
      .execute((tx) => record(tx, { key: `test:${uuidv7()}`, kind: 'VIP', memberId: id, entries }));
  }

  /** Returns the balances of the members' wallets plus their pending earnings. */
  async function balances(...of: Member[]) {
    const all = of.map(async ({ id }) => {
      return (await balanceOf(platform.db, wallet(id))) + (await balanceOf(platform.db, vipPending(id)));
    });
    return await Promise.all(all);
  }

  async function mine({ id }: Member, now: Date) {
    return (await dueSubscriptions(platform.db, now, 1_000)).filter(({ user_id }) => user_id === id);
  }

  async function notices({ id }: Member, of = 'VIP_RENEWAL') {
    const rows = await platform.db
      .selectFrom('notifications as n')
      .select(['kind', noticeDetail.as('detail')])
      .where('recipient_id', '=', id)
      .orderBy('n.seq')
      .execute();
    return rows.filter(({ kind }) => kind === of).map(({ detail }) => detail);
  }

  /**
   * Renews all subscriptions that are due at `now`. The subscriptions of other tests are due years earlier or later.
   */
  async function renewAll(now: Date, payments?: TestPlatform['payments']) {
    for (const due of await dueSubscriptions(platform.db, now, 1_000)) {
      await renew(platform.db, due, terms, now, payments).catch(() => undefined);
    }
  }
}
