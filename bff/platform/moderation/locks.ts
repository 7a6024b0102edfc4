import { sql } from 'kysely';
import { endAdsOf } from '../ads/life.ts';
import { standing } from '../auth/locks.ts';
import { endOffersOf, type EndedOffer } from '../communities/offers.ended.ts';
import type { Tx } from '../db/transact.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';

/**
 * Whether a member is out, and until when, is what the decisions that stand come to, in whatever order they came: call
 * it once one was written or undone. The row is locked first, so that a sign-in of the same moment finds itself
 * refused; not against those who only name it, as a like does that waits for the notices which come after this. The
 * ads of a member who is out end.
 * @returns the offers that ended with it, for `offersEnded`
 */
export async function applyLocks(tx: Tx, userId: string): Promise<EndedOffer[]> {
  await lockVisibility(tx, [userId]);
  const { rows } = await sql<{ is_out: boolean }>`
    update users u set (locked_until, locked_by) = (${standing} limit 1) where u.id = ${userId}
    returning u.locked_until is not null as is_out`.execute(tx);
  if (!rows[0]?.is_out) return [];
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await endAdsOf(tx, userId);
  return await endOffersOf(tx, userId);
}
