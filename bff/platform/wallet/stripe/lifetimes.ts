import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/**
 * The time during which the code of a Pix can be paid. If it were longer, members would pay a code after forgetting its
 * purpose.
 */
export const PIX_LIFETIME_SECONDS = 1_800;

/** The time in days between the notice of a debit by Pix Automático and the debit, which the Central Bank requires. */
const DEBIT_NOTICE_DAYS = 3;

/**
 * Returns the time at which the payer's bank makes a debit of which it is told now. If the bank refuses, it tries again
 * on the following days.
 */
export function debitAfter(told: Date) {
  return new Date(told.getTime() + DEBIT_NOTICE_DAYS * DAY_MS);
}

/**
 * SQL for the time at which the reconciler cancels a payment of `payment_intents` that is still unpaid. An hour is
 * enough to fill in a card and to answer its bank, and for the call that opens any payment at the provider. The charge
 * of a saved card has a day, because its member may be asleep. The provider itself expires a Pix; it has a day so that
 * the cancellation never comes before the provider's answer. A debit by Pix Automático is made three days after its
 * notice, and repeated for seven days.
 */
export const expiresAt = sql<Date>`(created_at + case
  when method = 'PIX' and renews_community is not null then interval '12 days'
  when renews_community is null and (method = 'CARD' or provider_id is null) then interval '1 hour' else interval '1 day' end)`;
