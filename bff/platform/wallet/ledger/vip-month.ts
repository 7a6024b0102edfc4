import { sql } from 'kysely';

/**
 * Returns the ledger key of a VIP month (one month of a subscription to a VIP community). The key consists of the
 * subscription and the number of the month, so that each month is paid a single time.
 */
export function vipMonthKey(subscriptionId: string, month: number) {
  return `vip:${subscriptionId}:${month}`;
}

/**
 * The SQL condition that the month of the debit `i` is the next month of the subscription `s`, or a later one. A
 * subscription whose count has restarted has another id (`countOf`), so it does not wait for the debit.
 */
export const awaitsDebit = sql<boolean>`(
  s.id = coalesce(i.renews_subscription, s.id) and s.months < i.renews_month)`;

/**
 * Returns the SQL for the ledger key of a subscription's last paid month.
 * @param subscription the alias of `vip_subscriptions` in the query
 */
export function paidMonthKey(subscription: string) {
  return sql`'vip:' || ${sql.ref(`${subscription}.id`)} || ':' || ${sql.ref(`${subscription}.months`)}`;
}

/**
 * Returns the SQL for the ledger key of the month before that one, which has not ended if the last month was paid
 * early.
 */
export function monthBeforeKey(subscription: string) {
  return sql`'vip:' || ${sql.ref(`${subscription}.id`)} || ':' || (${sql.ref(`${subscription}.months`)} - 1)`;
}
