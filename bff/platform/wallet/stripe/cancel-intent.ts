import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { applyProviderIntent, currentIntent, type CurrentIntent } from './intents.ts';
import { requireProvider, type Payments } from './payments.ts';

/**
 * Cancels the open payments for the boost of a post, in the transaction that hides the post: they would buy nothing.
 * The reconciler cancels them at the provider in its next round. A payment that is made before is credited to the
 * wallet.
 * @param postId null for all posts of the member
 */
export async function cancelBoostPayments(tx: Transaction<DB>, memberId: string, postId: string | null) {
  await tx
    .updateTable('payment_intents')
    .set({ is_canceled_by_member: true, next_check_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('post_id', 'is not', null)
    .$if(postId !== null, (query) => query.where('post_id', '=', postId))
    .where('status', '=', 'OPEN')
    .execute();
}

/**
 * Cancels a member's own open payment, because the member pays the purchase in another way or not at all. A payment
 * that has ended, or that renews a VIP month, stays as it is. If the payment was paid in the meantime, it is credited
 * and its purchase is made.
 * @returns the payment after the call. It is still OPEN if the provider is processing a card and refuses to cancel
 * @throws {ApiError} 404 when the payment does not exist or belongs to another member
 */
export async function cancelIntent(
  payments: Payments,
  asked: { memberId: string; paymentIntentId: string },
): Promise<CurrentIntent> {
  // The mark is set before the call to the provider: after a crash between the two, the reconciler or the webhook
  // closes the payment, and the history must still leave it out.
  const { numUpdatedRows } = await payments.db
    .updateTable('payment_intents')
    .set({ is_canceled_by_member: true })
    .where('provider_id', '=', asked.paymentIntentId)
    .where('member_id', '=', asked.memberId)
    .where('status', '=', 'OPEN')
    .where('renews_community', 'is', null)
    .executeTakeFirst();
  const canceled =
    numUpdatedRows > 0n ? await requireProvider(payments).cancelIntent(asked.paymentIntentId) : undefined;
  if (canceled) await applyProviderIntent(payments, canceled);
  return await currentIntent(payments, asked);
}
