import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { lockBalances, receivable, record, vipFees, vipPending, wallet } from '../../wallet/ledger/ledger.ts';
import { vipMonthKey } from '../../wallet/ledger/vip-month.ts';
import { settleReturn } from '../../wallet/refunds/returns.store.ts';
import { putOut } from '../putting-out.ts';
import { lockBreakOff } from './vip.ending.ts';
import { isDisputed, isReturned, unsettledReturns } from './vip.hold.ts';
import { notBegunAt, takeFromPending } from './vip.pending.ts';
import { takenBackKey } from './vip.restored.ts';
import { debitsOf, type Debit } from './vip.returned.ts';
import { subscriptionOf } from './vip.store.ts';

interface Month {
  key: string;
  communityId: string;
  memberId: string;
}

interface Held {
  earnerId: string;
  pending: number;
  /** The part of `pending` for days that have not begun. */
  notBegun: number;
  /** The platform's fee for the pending part of the month, in centavos. */
  fee: number;
}

/**
 * Takes back the pending earnings of VIP months whose payment went back to its payer after it was spent, because a
 * dispute was lost or a Pix was returned. Does so when earnings of the month are due. The earnings and the platform's
 * fee pay the debt that the return of this payment has caused, as far as the member still owes it. They pay no other
 * debt of the member. A membership that this month pays ends, and the member gets the rest of the price for the days
 * that have not begun. If the member pays the debt in another way first, they keep the month. If the dispute is won
 * later, `restoreEarnings` gives back what the earnings paid for days that the member could use. Each run searches for
 * the remaining months, so that the next run completes an interrupted run.
 */
export async function takeBackEarnings(db: Kysely<DB>, onError: (error: unknown) => void, now = new Date()) {
  const { rows } = await sql<Month>`
    select e.month_key as key, e.community_id as "communityId", t.member_id as "memberId"
    from vip_earnings e join ledger_transactions t on t.key = e.month_key
    where e.due_at <= ${now.toISOString()}::timestamptz and ${isReturned('e')} and not ${isDisputed('e')}
    order by e.month_key`.execute(db);
  for (const month of rows) await transact(db, (tx) => takeBack(tx, month, now)).catch(onError);
}

async function takeBack(tx: Tx, month: Month, now: Date) {
  const { key, communityId, memberId } = month;
  await sql`select from communities where id = ${communityId} for no key update`.execute(tx);
  await lockPayments(tx, key);
  const isLast = await isLastMonth(tx, month);
  if (isLast) await lockBreakOff(tx, sql`s.community_id = ${communityId} and s.user_id = ${memberId}`);
  const held = await lockHeld(tx, key, now);
  if (!held) return;
  const { earnerId } = held;
  await lockBalances(tx, [wallet(memberId), vipPending(earnerId), receivable(memberId), vipFees]);
  const { rows: returns } = await sql<{ id: string; debt: number }>`
    select back.id, back.debt from vip_earnings e cross join lateral (${unsettledReturns('e')}) back
    where e.month_key = ${key} order by back.id`.execute(tx);
  if (returns.length === 0) return;
  const debits: Debit[] = [];
  const shares = sharesOf(returns, held);
  const total = shares.reduce((sum, { taken }) => sum + taken, 0);
  // The member cannot use the days that have not begun if the membership ends.
  const unused = isLast ? Math.min(total, held.notBegun) : 0;
  let done = 0;
  for (const { id, taken, fromFees } of shares) {
    // Each return takes its share of the unused days, so that the order of the returns does not matter if one is won.
    const ofUnused = Math.floor((unused * (done + taken)) / total) - Math.floor((unused * done) / total);
    const feeOfUnused = ofUnused && Math.floor((fromFees * ofUnused) / taken);
    await move(`${key}:unused:${id}:`, ofUnused, feeOfUnused);
    await move(takenBackKey(key, id), taken - ofUnused, fromFees - feeOfUnused);
    await settleReturn(tx, id, taken + fromFees);
    done += taken;
  }
  await takeFromPending(tx, key, total);
  if (isLast) await endMembership(tx, month, now);
  notify(tx, ...debitsOf(debits, null));

  async function move(keyPrefix: string, taken: number, fromFees: number) {
    if (taken + fromFees === 0) return;
    const { id: movementId } = await record(tx, {
      key: keyPrefix + uuidv7(),
      kind: 'REFUND',
      memberId,
      communityId,
      entries: [
        { account: wallet(memberId), centavos: taken + fromFees },
        { account: vipPending(earnerId), centavos: -taken },
        { account: vipFees, centavos: -fromFees },
      ].filter(({ centavos }) => centavos !== 0),
    });
    if (taken > 0) debits.push({ earner: earnerId, movementId, taken, owed: 0 });
  }
}

/**
 * Divides the debts of a month between its pending earnings and the platform's fee for them, in proportion to the two,
 * as far as they suffice. The fee's part is rounded down.
 */
function sharesOf(returns: readonly { id: string; debt: number }[], { pending, fee }: Held) {
  let [earnings, fees] = [pending, fee];
  return returns.map(({ id, debt }) => {
    const paid = Math.min(debt, earnings + fees);
    const fromFees = paid && Math.floor((paid * fees) / (earnings + fees));
    earnings -= paid - fromFees;
    fees -= fromFees;
    return { id, taken: paid - fromFees, fromFees };
  });
}

/**
 * Locks the payments of a month, so that their refunds and disputes do not change. Refunds lock the payment first too
 * (`lockPaid`).
 */
async function lockPayments(tx: Tx, key: string) {
  await sql`
    select from payment_intents where id in (select unnest(held_by) from vip_earnings where month_key = ${key})
    order by id for no key update`.execute(tx);
}

/** Locks the pending earnings of a month. Returns undefined if another process has taken them back. */
async function lockHeld(tx: Tx, key: string, now: Date) {
  const { rows } = await sql<Held>`
    select e.earner_id as "earnerId", e.earned - e.released as pending,
      ${notBegunAt(now)} as "notBegun",
      floor((-paid.centavos - share.centavos)::numeric * (e.earned - e.released) / share.centavos)::bigint as fee
    from vip_earnings e join ledger_transactions t on t.key = e.month_key
    join ledger_entries paid on paid.transaction_id = t.id and paid.kind = 'VIP' and paid.centavos < 0
    join ledger_entries share on share.transaction_id = t.id and share.kind = 'VIP_EARNING'
    where e.month_key = ${key} and ${isReturned('e')} and not ${isDisputed('e')}
    for update of e`.execute(tx);
  return rows[0];
}

/** Returns false if a month pays no membership, for example because the member has left or paid a later month. */
async function isLastMonth(tx: Tx, { key, communityId, memberId }: Month) {
  const subscription = await subscriptionOf(tx, communityId, memberId);
  return subscription !== undefined && vipMonthKey(subscription.id, subscription.months) === key;
}

/** Ends the membership that a month pays, and refunds what the debts have left of the days that have not begun. */
async function endMembership(tx: Tx, { key, communityId, memberId }: Month, now: Date) {
  await putOut(tx, [{ communityId, userId: memberId }], null, 'EXPIRED', now);
  const detail = 'terminou, porque o pagamento do mês voltou para quem pagou';
  notify(tx, { kind: 'VIP_RENEWAL', recipientId: memberId, communityId, event: `returned:${key}`, detail });
}
