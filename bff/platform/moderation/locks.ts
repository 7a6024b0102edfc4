import { sql } from 'kysely';
import { endAdsOf } from '../ads/ad-states.ts';
import { fraudHold, standing } from '../auth/locks.ts';
import { endOffersOf, type EndedOffer } from '../communities/offers.ended.ts';
import type { Tx } from '../db/transact.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';

/**
 * Computes a member's suspension, and the hold of their earnings after a ban for fraud, from all decisions in force,
 * whatever their order, and stores both. Call it after
 * writing or undoing a decision. Locks the user's row first, so that a concurrent sign-in is refused; inserts of rows
 * that only reference the user do not wait. Ends the sessions and ads of a suspended member.
 * @returns the community offers that ended too; pass them to `offersEnded`
 */
export async function applyLocks(tx: Tx, userId: string): Promise<EndedOffer[]> {
  await lockVisibility(tx, [userId]);
  const { rows } = await sql<{ is_out: boolean }>`
    update users u set (locked_until, locked_by) = (${standing} limit 1), earnings_held_until = (${fraudHold})
    where u.id = ${userId}
    returning u.locked_until is not null as is_out`.execute(tx);
  if (!rows[0]?.is_out) return [];
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await endAdsOf(tx, userId);
  return await endOffersOf(tx, userId);
}
