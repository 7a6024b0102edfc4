import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { IntentPurpose } from '../wallet.table.ts';

/** The columns of an open payment that is not wanted any more. The reconciler's next round cancels it. */
export const unwanted = { is_canceled_by_member: true, next_check_at: sql<Date>`now()` };

/**
 * Cancels the open payments for the boost of a post, in the transaction that hides the post: they would buy nothing.
 * The reconciler cancels them at the provider in its next round. A payment that is made before is credited to the
 * wallet.
 * @param postId null for all posts of the member
 */
export async function cancelBoostPayments(tx: Transaction<DB>, memberId: string, postId: string | null) {
  await tx
    .updateTable('payment_intents')
    .set(unwanted)
    .where('member_id', '=', memberId)
    .where('post_id', 'is not', null)
    .$if(postId !== null, (query) => query.where('post_id', '=', postId))
    .where('status', '=', 'OPEN')
    .execute();
}

interface Purchase {
  memberId: string;
  purpose: IntentPurpose;
  adHash: Uint8Array | null;
  postId: string | null;
}

/**
 * Cancels a member's open payments for the same boost or the same highlight, in the transaction that inserts a new
 * payment for it. Without this, a purchase begun again in another tab or on another device could be paid twice. Two
 * business ads with the same fields may have different pictures, which the hash leaves out, so both payments stay.
 * @returns the provider's ids of the canceled payments, so that the caller can cancel them at the provider at once
 */
export async function cancelReplacedPayments(
  tx: Transaction<DB>,
  { memberId, purpose, adHash, postId }: Purchase,
): Promise<string[]> {
  const isSame =
    purpose === 'POST_AD' && postId !== null
      ? sql<boolean>`post_id = ${postId}`
      : purpose === 'PROFILE_AD' && adHash !== null
        ? sql<boolean>`ad_hash = ${adHash}`
        : undefined;
  if (!isSame) return [];
  const rows = await tx
    .updateTable('payment_intents')
    .set(unwanted)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where(isSame)
    .where('status', '=', 'OPEN')
    .where('is_canceled_by_member', '=', false)
    .returning('provider_id')
    .execute();
  return rows.flatMap(({ provider_id: id }) => id ?? []);
}

/** The member's act by which a waiting Pix of a VIP month was withdrawn: leaving or cancelling, or turning FREE. */
export type Withdrawal = 'LEFT' | 'FREE';

/**
 * Withdraws the Pix codes by which a member waits to pay a VIP month, in the transaction in which the member leaves the
 * community, cancels the subscription or turns FREE. Cancels the open payments. A code that was paid before buys no
 * month (`withdrawnBy`, the first act): its money stays in the wallet, and its mandate ends.
 * @param communityId null for the months of all communities
 */
export async function withdrawMonths(
  tx: Transaction<DB>,
  memberId: string,
  communityId: string | null,
  by: Withdrawal,
) {
  const mandates = tx.selectFrom('payment_mandates').select('intent_id').where('member_id', '=', memberId);
  const ofMonths = communityId === null ? mandates : mandates.where('community_id', '=', communityId);
  await tx
    .updateTable('payment_intents')
    .set(unwanted)
    .where('id', 'in', ofMonths)
    .where('status', '=', 'OPEN')
    .execute();
  await tx
    .updateTable('payment_orders')
    .set({ purchase: sql`jsonb_build_object('isWithdrawn', true, 'withdrawnBy', ${by}::text) || purchase` })
    .where('intent_id', 'in', ofMonths)
    .execute();
}
