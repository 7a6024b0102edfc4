import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { lockBalances, receivable, record, vipFees, vipPending, wallet } from '../../wallet/ledger/ledger.ts';
import { vipMonthKey } from '../../wallet/ledger/vip-month.ts';
import { putOut } from '../putting-out.ts';
import { isDisputed, isReturned } from './vip.hold.ts';
import { takeFromPending } from './vip.pending.ts';
import { debitsOf } from './vip.returned.ts';
import { endSubscription, subscriptionOf } from './vip.store.ts';

interface Month {
  key: string;
  communityId: string;
  memberId: string;
}

interface Held {
  earnerId: string;
  pending: number;
  /** The platform's fee for the pending part of the month, in centavos. */
  fee: number;
}

/**
 * Takes back the pending earnings of VIP months whose payment went back to its payer after it was spent, because a
 * dispute was lost or a Pix was returned. Does so when earnings of the month are due. The earnings and the platform's
 * fee pay the debt that the return has caused, and a membership that this month pays ends. If the member pays the debt
 * in another way first, they keep the month. Each run searches for the remaining months, so that the next run completes
 * an interrupted run.
 */
export async function takeBackEarnings(db: Kysely<DB>, onError: (error: unknown) => void, now = new Date()) {
  const { rows } = await sql<Month>`
    select e.month_key as key, e.community_id as "communityId", t.member_id as "memberId"
    from vip_earnings e join ledger_transactions t on t.key = e.month_key
    where e.due_at <= ${now.toISOString()}::timestamptz and ${isReturned('e')} and not ${isDisputed('e')}
    order by e.month_key`.execute(db);
  for (const month of rows) await transact(db, (tx) => takeBack(tx, month)).catch(onError);
}

async function takeBack(tx: Tx, month: Month) {
  const { key, communityId, memberId } = month;
  await sql`select from communities where id = ${communityId} for no key update`.execute(tx);
  const held = await lockHeld(tx, key);
  if (!held) return;
  const { earnerId, pending, fee } = held;
  const [, , owing = 0] = await lockBalances(tx, [
    wallet(memberId),
    vipPending(earnerId),
    receivable(memberId),
    vipFees,
  ]);
  const taken = Math.min(-owing, pending);
  if (taken <= 0) return;
  const fromFees = Math.min(-owing - taken, fee);
  await endMembership(tx, month);
  const { id: movementId } = await record(tx, {
    key: `${key}:returned:${uuidv7()}`,
    kind: 'REFUND',
    memberId,
    communityId,
    entries: [
      { account: wallet(memberId), centavos: taken + fromFees },
      { account: vipPending(earnerId), centavos: -taken },
      { account: vipFees, centavos: -fromFees },
    ].filter(({ centavos }) => centavos !== 0),
  });
  await takeFromPending(tx, key, taken);
  notify(tx, ...debitsOf([{ earner: earnerId, movementId, taken, owed: 0 }], null));
}

/** Locks the pending earnings of a month. Returns undefined if another process has taken them back. */
async function lockHeld(tx: Tx, key: string) {
  const { rows } = await sql<Held>`
    select e.earner_id as "earnerId", e.earned - e.released as pending,
      floor((-paid.centavos - share.centavos)::numeric * (e.earned - e.released) / share.centavos)::bigint as fee
    from vip_earnings e join ledger_transactions t on t.key = e.month_key
    join ledger_entries paid on paid.transaction_id = t.id and paid.kind = 'VIP' and paid.centavos < 0
    join ledger_entries share on share.transaction_id = t.id and share.kind = 'VIP_EARNING'
    where e.month_key = ${key} and ${isReturned('e')} and not ${isDisputed('e')}
    for update of e`.execute(tx);
  return rows[0];
}

/** Ends the membership that a month pays, without a refund. */
async function endMembership(tx: Tx, { key, communityId, memberId }: Month) {
  const subscription = await subscriptionOf(tx, communityId, memberId);
  if (!subscription || vipMonthKey(subscription.id, subscription.months) !== key) return;
  await endSubscription(tx, communityId, memberId);
  await putOut(tx, [{ communityId, userId: memberId }], null, 'EXPIRED');
  const detail = 'terminou, porque o pagamento do mês voltou para quem pagou';
  notify(tx, { kind: 'VIP_RENEWAL', recipientId: memberId, communityId, event: `returned:${key}`, detail });
}
