import { sql } from 'kysely';

/** Returns the ledger key of a VIP month, made of the subscription and the month's number, so that it is paid once. */
export function vipMonthKey(subscriptionId: string, month: number) {
  return `vip:${subscriptionId}:${month}`;
}

/**
 * Returns the SQL for the ledger key of a subscription's last paid month.
 * @param subscription the alias of `vip_subscriptions`
 */
export function paidMonthKey(subscription: string) {
  return sql`'vip:' || ${sql.ref(`${subscription}.id`)} || ':' || ${sql.ref(`${subscription}.months`)}`;
}
