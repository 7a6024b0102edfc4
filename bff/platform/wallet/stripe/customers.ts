import type { Payments } from './payments.ts';

/**
 * Deletes the customer (the member's record at the provider) with its cards, and our references to both. The provider
 * keeps the payments, because the law requires it.
 * @throws {ApiError} 503 while the provider is unavailable; nothing is deleted then
 */
export async function forgetCustomer({ db, provider, logger }: Payments, memberId: string) {
  await db.deleteFrom('payment_cards_due').where('member_id', '=', memberId).execute();
  const known = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (known) {
    if (provider) await provider.deleteCustomer(known.provider_id);
    else logger.warn('an erased member stays a customer of a payment provider that is no longer configured');
    await db.deleteFrom('payment_customers').where('member_id', '=', memberId).execute();
  }
  await db.deleteFrom('payment_mandates').where('member_id', '=', memberId).execute();
  // Deletes the customer first, because cards are stored only for members with a customer.
  await db.deleteFrom('payment_cards').where('member_id', '=', memberId).execute();
}
