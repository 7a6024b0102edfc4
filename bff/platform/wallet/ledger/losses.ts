import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { FOR_GOOD } from '../../auth/locks.ts';
import { lockBalances, losses, receivable, record, wallet } from './ledger.ts';

/**
 * Books the debts of erased members as losses, because these members cannot pay any more. Skips a member with a pending
 * refund or dispute, because that money may still return, and a member whose debt VIP earnings will pay: the earnings
 * of a month that the member bought (`takeBackEarnings`), or the member's own earnings that are not released yet.
 * @throws {AggregateError} with all failures, after the other members' debts are booked
 */
export async function bookLosses(db: Kysely<DB>) {
  const { rows } = await sql<{ id: string }>`
    select a.owner_id as id from ledger_accounts a join users u on u.id = a.owner_id
    where a.kind = 'RECEIVABLE' and a.balance < 0 and u.deletes_at = ${FOR_GOOD.toISOString()}::timestamptz
      and not exists (select from payment_refunds r where r.member_id = a.owner_id and r.status = 'PENDING')
      and not exists (
        select from payment_refunds r join vip_earnings e on e.held_by @> array[r.intent_id]
        where r.member_id = a.owner_id and r.status = 'SUCCEEDED' and r.owed_centavos > 0)
      and not exists (
        select from ledger_accounts p where p.owner_id = a.owner_id and p.kind = 'VIP_PENDING' and p.balance > 0)
    order by a.owner_id`.execute(db);
  const failures: unknown[] = [];
  for (const { id } of rows) {
    await transact(db, (tx) => bookLoss(tx, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'booking losses failed and will be retried');
}

async function bookLoss(tx: Transaction<DB>, memberId: string) {
  const [, owing = 0] = await lockBalances(tx, [wallet(memberId), receivable(memberId), losses]);
  if (owing === 0) return;
  await record(tx, {
    key: `loss:${memberId}:${uuidv7()}`,
    kind: 'LOSS',
    memberId,
    entries: [
      { account: receivable(memberId), centavos: -owing },
      { account: losses, centavos: owing },
    ],
  });
}

/**
 * Reverses a booked loss, up to the amount of money that returns now. The reversed amount becomes a debt again, which
 * the caller pays from the returned money. The caller must have locked the member's wallet, the member's `RECEIVABLE`
 * account and the losses account.
 * @param refundId the refund or dispute that failed, so that its money returns
 * @param most the maximum to reverse, in centavos
 * @returns the centavos that became a debt again
 */
export async function takeBackLoss(tx: Transaction<DB>, memberId: string, refundId: string, most: number) {
  const { rows } = await sql<{ lost: number }>`
    select coalesce(sum(e.centavos), 0)::bigint as lost from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    where a.owner_id = ${memberId} and a.kind = 'RECEIVABLE' and e.kind = 'LOSS'`.execute(tx);
  const found = Math.min(rows[0]?.lost ?? 0, most);
  if (found <= 0) return 0;
  await record(tx, {
    key: `loss-found:${refundId}`,
    kind: 'LOSS',
    memberId,
    entries: [
      { account: receivable(memberId), centavos: -found },
      { account: losses, centavos: found },
    ],
  });
  return found;
}
