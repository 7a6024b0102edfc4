import { applyProviderIntent, currentIntent, type CurrentIntent } from './intents.ts';
import { requireProvider, type Payments } from './payments.ts';
import { unwanted } from './unwanted-payments.ts';

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
    .set(unwanted)
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
