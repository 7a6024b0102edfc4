import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { COMMUNITY_NAME, notify } from '../../events/notify.ts';
import { record, vipPending, wallet } from '../../wallet/ledger/ledger.ts';
import { holdOf, isFree } from './vip.hold.ts';

interface Earning {
  monthKey: string;
  /** The id of the subscriber. Their payments decide the hold. */
  payerId: string;
  earnerId: string;
  communityId: string;
  centavos: number;
  /** The start of the paid VIP month. `endsAt` is the end of that month. */
  startsAt: Date;
  endsAt: Date;
}

interface Pending {
  month_key: string;
  /** The part of the earning, in centavos, that is not released to the owner yet. */
  pending: number;
  /** The part of `pending` for days that have not begun. */
  not_begun: number;
}

/**
 * Records the owner's share of a VIP month, which was just paid into the account VIP_PENDING. The share is released to
 * the owner day by day, as the days of the month begin, but not before the end of its hold.
 */
export async function addPendingEarning(tx: Transaction<DB>, earning: Earning, now: Date) {
  const { monthKey, payerId, earnerId, communityId, centavos, startsAt, endsAt } = earning;
  await sql`
    insert into vip_earnings (month_key, earner_id, community_id, earned, days, ends_at, held_until, held_by, due_at)
    select ${monthKey}, ${earnerId}::uuid, ${communityId}::uuid, ${centavos}::bigint,
      greatest(round(extract(epoch from ${at(endsAt)} - ${at(startsAt)}) / 86400)::int, 1), ${at(endsAt)},
      hold.ends, hold.payments, ${midnightAfter(sql`greatest(${at(now)}, hold.ends)`)}
    from (${holdOf(payerId, now)}) hold
    on conflict (month_key) do nothing`.execute(tx);
}

/**
 * Adds earnings that were taken back to the pending earnings of a month. If the month has ended or nothing else of it
 * is pending, the next run releases them, unless they are on hold. Otherwise they are released with the rest.
 * @param heldBy the id of a payment. The earnings are on hold while it is disputed
 */
export async function addRestoredEarning(
  tx: Transaction<DB>,
  { monthKey, earnerId, communityId, centavos }: Omit<Earning, 'payerId' | 'startsAt' | 'endsAt'>,
  heldBy: string,
  now: Date,
) {
  await sql`
    insert into vip_earnings as e (month_key, earner_id, community_id, earned, days, ends_at, held_by, due_at)
    values (${monthKey}, ${earnerId}, ${communityId}, ${centavos}, 1, ${at(now)}, array[${heldBy}::uuid], ${at(now)})
    on conflict (month_key) do update set earned = e.earned + excluded.earned, due_at = least(e.due_at, excluded.due_at)`.execute(
    tx,
  );
}

/**
 * Releases earnings from VIP months for the days that have begun, in one ledger movement per earner, community and day.
 * Skips earnings on hold, and rows that another process has locked. If no process ran for some time, the next run
 * releases everything that became due.
 */
export async function releaseEarnings(db: Kysely<DB>, onError: (error: unknown) => void, now = new Date()) {
  const { rows } = await sql<{ earner: string; community: string }>`
    select distinct earner_id as earner, community_id as community from vip_earnings e
    where due_at <= ${at(now)} and ${isFree('e', now)} order by earner_id, community_id`.execute(db);
  for (const { earner, community } of rows) {
    await transact(db, (tx) => releaseOf(tx, earner, community, now)).catch(onError);
  }
}

async function releaseOf(tx: Tx, earnerId: string, communityId: string, now: Date) {
  const { rows } = await sql<Pending>`
    select month_key, ${pendingAt(now)} from vip_earnings e
    where earner_id = ${earnerId} and community_id = ${communityId} and due_at <= ${at(now)} and ${isFree('e', now)}
    order by month_key for update skip locked`.execute(tx);
  if (await release(tx, { earnerId, communityId }, rows, now)) {
    const detail = `assinaturas de ${COMMUNITY_NAME}`;
    notify(tx, { kind: 'WALLET_CREDITED', recipientId: earnerId, communityId, detail });
  }
}

/**
 * Releases the earnings of one VIP month for the days that have begun at `now`, unless they are on hold. The demo world
 * calls it with `now` in the past.
 */
export async function releaseMonth(tx: Transaction<DB>, monthKey: string, now: Date) {
  const { rows } = await sql<Pending & { earner: string; community: string }>`
    select month_key, ${pendingAt(now)}, earner_id as earner, community_id as community from vip_earnings e
    where month_key = ${monthKey} and ${isFree('e', now)} for update`.execute(tx);
  const [month] = rows;
  if (month) await release(tx, { earnerId: month.earner, communityId: month.community }, [month], now);
}

/**
 * For the given months, moves the pending earnings for days that have begun into the earner's wallet.
 * @returns whether there were such earnings
 */
async function release(
  tx: Transaction<DB>,
  { earnerId, communityId }: { earnerId: string; communityId: string },
  months: readonly Pending[],
  now: Date,
) {
  const keys = months.map(({ month_key: key }) => key);
  const centavos = months.reduce((sum, { pending, not_begun: rest }) => sum + Math.max(0, pending - rest), 0);
  await sql`
    update vip_earnings e set released = e.earned - least(e.earned - e.released, p.not_begun), due_at = ${midnightAfter(at(now))}
    from (select month_key as key, ${pendingAt(now)} from vip_earnings where month_key = any(${keys}::text[])) p
    where e.month_key = p.key`.execute(tx);
  await sql`delete from vip_earnings where month_key = any(${keys}::text[]) and released = earned`.execute(tx);
  if (centavos === 0) return false;
  await record(tx, {
    key: `vip-earned:${uuidv7()}`,
    kind: 'VIP_EARNING',
    at: now,
    memberId: earnerId,
    communityId,
    entries: [
      { account: vipPending(earnerId), centavos: -centavos },
      { account: wallet(earnerId), centavos },
    ],
  });
  return true;
}

/**
 * Locks the pending earnings of months, in the order of their keys. Call it before locking ledger accounts: all
 * transactions lock the rows of pending earnings first, to avoid deadlocks.
 * @returns the pending centavos by month key
 */
export async function lockPending(tx: Transaction<DB>, keys: readonly string[]) {
  const { rows } = await sql<{ key: string; pending: number }>`
    select month_key as key, earned - released as pending from vip_earnings
    where month_key = any(${[...keys]}::text[]) order by month_key for update`.execute(tx);
  return new Map(rows.map(({ key, pending }) => [key, pending]));
}

/**
 * Takes the refunded part of a month out of its pending earnings, and ends the month. The rest is for days that have
 * begun: it is released now, or when its hold ends.
 */
export async function endPending(tx: Transaction<DB>, monthKey: string, refunded: number, now: Date) {
  await takeFromPending(tx, monthKey, refunded);
  await sql`
    update vip_earnings set ends_at = least(ends_at, ${at(now)}) where month_key = ${monthKey}`.execute(tx);
  await releaseMonth(tx, monthKey, now);
}

/** Takes centavos out of the pending earnings of a month, which the caller has moved to another account. */
export async function takeFromPending(tx: Transaction<DB>, monthKey: string, centavos: number) {
  await sql`
    delete from vip_earnings where month_key = ${monthKey} and earned - released = ${centavos}::bigint`.execute(tx);
  await sql`update vip_earnings set earned = earned - ${centavos}::bigint where month_key = ${monthKey}`.execute(tx);
}

/** Builds the SQL that computes the pending centavos, and the part of the earnings for days that have not begun. */
function pendingAt(now: Date) {
  return sql`(earned - released) as pending, ${notBegunAt(now)} as not_begun`;
}

/**
 * Returns the SQL for the part of a month's earnings for days that have not begun. Counts days in the same way as
 * `returnRest`, so that a refund never takes more of the earner's share than is pending.
 */
export function notBegunAt(now: Date) {
  return sql<number>`floor(earned::numeric
    * least(greatest(floor(extract(epoch from ends_at - ${at(now)}) / 86400), 0), days) / days)::bigint`;
}

function midnightAfter(instant: RawBuilder<unknown>) {
  return sql`((date_trunc('day', ${instant} at time zone 'America/Sao_Paulo') + interval '1 day')
    at time zone 'America/Sao_Paulo')`;
}

function at(instant: Date) {
  return sql`${instant.toISOString()}::timestamptz`;
}
