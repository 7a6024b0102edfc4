import { sql } from 'kysely';

/** What a VIP month goes by in the books, so that it is paid once: its subscription and its number since the start. */
export function vipMonthKey(subscriptionId: string, month: number) {
  return `vip:${subscriptionId}:${month}`;
}

/**
 * The same of the month that a subscription has paid last, as SQL.
 * @param subscription the alias of `vip_subscriptions`
 */
export function paidMonthKey(subscription: string) {
  return sql`'vip:' || ${sql.ref(`${subscription}.id`)} || ':' || ${sql.ref(`${subscription}.months`)}`;
}
