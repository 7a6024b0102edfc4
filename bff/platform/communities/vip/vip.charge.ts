import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { lockBalances, receivable, record, vipFees, vipPending, wallet } from '../../wallet/ledger/ledger.ts';
import { vipMonthKey } from '../../wallet/ledger/vip-month.ts';
import { endPending, addPendingEarning, lockPending } from './vip.pending.ts';
import { takenBackOf } from './vip.restored.ts';

export interface VipCommunity {
  id: string;
  ownerId: string;
  priceCents: number;
}

/**
 * Returns the owner and price of a VIP community; undefined if the community is not VIP. Call it within
 * `changingMembers`, so that price and owner do not change after they are read.
 */
export async function vipCommunity(tx: Transaction<DB>, communityId: string): Promise<VipCommunity | undefined> {
  const row = await tx
    .selectFrom('communities')
    .select(['id', 'owner_id', 'price_cents'])
    .where('id', '=', communityId)
    .where('kind', '=', 'VIP')
    .executeTakeFirst();
  if (!row || row.price_cents === null) return undefined;
  return { id: row.id, ownerId: row.owner_id, priceCents: row.price_cents };
}

interface Month {
  community: VipCommunity;
  memberId: string;
  subscriptionId: string;
  /**
   * The number of the paid month, counted from the start of the subscription. The number is part of the idempotency
   * key, so that a month is paid a single time.
   */
  month: number;
  /** The start of the subscription. Its months are counted from this time. */
  startedAt: Date;
  ends: Date;
  centavos: number;
  feePercent: number;
  /** The payment by Pix that buys the month; absent if the wallet pays. Its money is spent before all other money. */
  intentId?: string | undefined;
  now: Date;
}

/**
 * Charges the member for a VIP month, and books the owner's share as pending: the price less the platform's fee, which
 * is rounded down. `releaseEarnings` later releases the share to the owner, as its days begin and when its hold ends.
 * @throws {InsufficientBalance} if the member's wallet has too little money; writes nothing then
 */
export async function chargeMonth(tx: Transaction<DB>, { community, memberId, subscriptionId, ...of }: Month) {
  const { month, centavos, feePercent, startedAt, ends, intentId, now: at } = of;
  const key = vipMonthKey(subscriptionId, month);
  const fee = Math.floor((centavos * feePercent) / 100);
  const entries = [
    { account: wallet(memberId), centavos: -centavos },
    { account: vipPending(community.ownerId), centavos: centavos - fee, kind: 'VIP_EARNING' as const },
    { account: vipFees, centavos: fee },
  ];
  await record(tx, {
    key,
    kind: 'VIP',
    at,
    memberId,
    communityId: community.id,
    intentId,
    entries: entries.filter((entry) => entry.centavos !== 0),
  });
  if (centavos === fee) return;
  const { rows } = await sql<{ startsAt: Date }>`select ${monthStart(startedAt, month)} as "startsAt"`.execute(tx);
  const earner = { earnerId: community.ownerId, communityId: community.id, centavos: centavos - fee };
  const earning = { ...earner, monthKey: key, payerId: memberId };
  await addPendingEarning(tx, { ...earning, startsAt: rows[0]?.startsAt ?? startedAt, endsAt: ends }, at);
}

interface Ended {
  communityId: string;
  memberId: string;
  subscription: { id: string; months: number; started_at: Date; paid_until: Date };
}

/** The refund for the rest of a paid VIP month. All amounts are in centavos. */
export interface Returned {
  centavos: number;
  movementId: string;
  /** The part of the refund that paid debts of the member. */
  paidDebt: number;
  /** The id of the owner who earned the month. */
  earner: string;
  /** The part of the refund that is taken from the owner who earned the month. */
  taken: number;
  /** The part of `taken` that this owner's wallet could not pay; it is recorded as a debt of the owner. */
  owed: number;
}

/**
 * Refunds a removed member for the whole days of the paid months that have not begun: of the last paid month and, if
 * this month was paid early, of the month before it. For these days, the platform returns its fee, and the owner who
 * earned the month returns pending earnings. Earnings that have paid a debt of the member, because the month's payment
 * went back, are not returned again. Earnings for days that have begun are released, unless they are on hold.
 * An earlier release paid the owner's share of a month straight into the owner's wallet; the refund of such a month is
 * taken from that wallet. If the wallet has too little, the owner owes the rest, and the member is still refunded in
 * full.
 * @returns the refund of each month, with its ledger movement and the owner who earned the month; the last month first
 */
export async function returnRest(tx: Transaction<DB>, ended: Ended, now: Date): Promise<Returned[]> {
  const { months, paid_until: paidUntil } = ended.subscription;
  const returned: Returned[] = [];
  let ends = paidUntil;
  for (let month = months; month > 0 && ends > now; month -= 1) {
    const paid = await findMonth(tx, ended, { month, ends }, now);
    if (!paid) break;
    const back = await returnMonth(tx, ended, paid, now);
    if (back) returned.push(back);
    ends = paid.starts;
  }
  return returned;
}

interface PaidMonth {
  key: string;
  starts: Date;
  owner: string;
  /** The price that the member paid, in centavos. */
  paid: number;
  /** The owner's share, in centavos. */
  earned: number;
  /** The number of whole days until the end of the month. */
  rest: number;
  days: number;
}

async function findMonth(
  tx: Transaction<DB>,
  { communityId, memberId, subscription: { id, started_at: startedAt } }: Ended,
  { month, ends }: { month: number; ends: Date },
  now: Date,
) {
  const end = sql`${ends.toISOString()}::timestamptz`;
  const { rows } = await sql<PaidMonth>`
    select t.key, ${monthStart(startedAt, month)} as starts, coalesce(oa.owner_id, c.owner_id) as owner,
      -p.centavos as paid, coalesce(o.centavos, 0) as earned,
      floor(extract(epoch from ${end} - ${now.toISOString()}::timestamptz) / 86400)::int as rest,
      round(extract(epoch from ${end} - ${monthStart(startedAt, month)}) / 86400)::int as days
    from communities c
    join ledger_transactions t on t.key = ${vipMonthKey(id, month)}
    join ledger_entries p on p.transaction_id = t.id and p.kind = 'VIP'
    join ledger_accounts pa on pa.id = p.account_id and pa.kind = 'WALLET' and pa.owner_id = ${memberId}
    left join ledger_entries o on o.transaction_id = t.id and o.kind = 'VIP_EARNING'
    left join ledger_accounts oa on oa.id = o.account_id
    where c.id = ${communityId}`.execute(tx);
  return rows[0];
}

async function returnMonth(
  tx: Transaction<DB>,
  { communityId, memberId }: Ended,
  month: PaidMonth,
  now: Date,
): Promise<Returned | null> {
  const { key } = month;
  const rest = Math.floor((month.paid * Math.min(month.rest, month.days)) / month.days);
  const share = Math.floor((month.earned * rest) / month.paid);
  const pending = (await lockPending(tx, [key])).get(key) ?? 0;
  // The member already has this part of the price: it paid a debt after the month's payment went back.
  const fromOwner = Math.max(share - (await takenBackOf(tx, memberId, key)), 0);
  const back = share === 0 ? rest : Math.floor((rest * fromOwner) / share);
  if (back <= 0) {
    await endPending(tx, key, 0, now);
    return null;
  }
  const [balance = 0] = await lockBalances(tx, [
    wallet(month.owner),
    wallet(memberId),
    vipPending(month.owner),
    ...(fromOwner > 0 ? [receivable(month.owner)] : []),
    vipFees,
  ]);
  const fromPending = Math.min(pending, fromOwner);
  const fromWallet = Math.min(balance, fromOwner - fromPending);
  const owed = fromOwner - fromPending - fromWallet;
  const entries = [
    { account: wallet(memberId), centavos: back },
    { account: vipPending(month.owner), centavos: -fromPending },
    { account: wallet(month.owner), centavos: -fromWallet },
    { account: receivable(month.owner), centavos: -owed },
    { account: vipFees, centavos: fromOwner - back },
  ];
  const { id: movementId, paidDebts } = await record(tx, {
    key: `${key}:rest`,
    kind: 'REFUND',
    at: now,
    memberId,
    communityId,
    entries: entries.filter(({ centavos }) => centavos !== 0),
  });
  await endPending(tx, key, fromPending, now);
  const debit = { earner: month.owner, taken: fromOwner, owed };
  return { centavos: back, movementId, paidDebt: paidDebts.get(memberId) ?? 0, ...debit };
}

function monthStart(startedAt: Date, months: number) {
  return sql`((${startedAt.toISOString()}::timestamptz at time zone 'America/Sao_Paulo' + make_interval(months => ${months - 1}::int))
    at time zone 'America/Sao_Paulo')`;
}

/**
 * Returns the number and the end of the next month to pay: the first month after the month `paid` that ends after
 * `now`. Months are calendar months in São Paulo, counted from the start of the subscription. Past months in which the
 * member was not charged and had no access are skipped.
 */
export async function monthAfter(tx: Transaction<DB>, startedAt: Date, paid: number, now: Date) {
  const { rows } = await sql<{ month: number; ends: Date }>`
    select month, ends from (
      select n as month, (${startedAt.toISOString()}::timestamptz at time zone 'America/Sao_Paulo' + make_interval(months => n))
        at time zone 'America/Sao_Paulo' as ends
      from generate_series(${paid + 1}::int, ${paid + 1_200}::int) n
    ) m where ends > ${now.toISOString()}::timestamptz order by month limit 1`.execute(tx);
  const [next] = rows;
  if (!next) throw new Error('No month of the subscription ends in the future.');
  return next;
}
