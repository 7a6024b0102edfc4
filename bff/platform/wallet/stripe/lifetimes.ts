import { sql } from 'kysely';

/**
 * The time during which the code of a Pix can be paid. If it were longer, members would pay a code after forgetting its
 * purpose.
 */
export const PIX_LIFETIME_SECONDS = 1_800;

/** The time in days between the notice of a debit by Pix Automático and the debit, which the Central Bank requires. */
export const DEBIT_NOTICE_DAYS = 3;

/**
 * SQL for the time at which the payer's bank makes the debit `i` by Pix Automático. If the bank refuses, it tries again
 * on the following days.
 */
export const debitAt = sql<Date>`(i.created_at + make_interval(days => ${sql.lit(DEBIT_NOTICE_DAYS)}))`;

/**
 * SQL for the time at which the reconciler cancels a payment of `payment_intents` that is still unpaid. An hour is
 * enough to fill in a card and to answer its bank. The charge of a saved card has a day, because its member may be
 * asleep. The provider itself expires a Pix; it has a day so that the cancellation never comes before the provider's
 * answer. A debit by Pix Automático is made three days after its notice, and repeated for seven days.
 */
export const expiresAt = sql<Date>`(created_at + case
  when method = 'PIX' and renews_community is not null then interval '12 days'
  when method = 'CARD' and renews_community is null then interval '1 hour' else interval '1 day' end)`;
