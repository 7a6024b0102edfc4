import { sql, type RawBuilder } from 'kysely';
import type { PaymentMethod } from '../../wallet/wallet.table.ts';

/**
 * PRODUCT.md: the days after a payment in which the earnings that it may have paid are on hold. A bank may take the
 * money of a stolen account back in this time, while it has not been spent.
 */
const HOLD_DAYS = { CARD: 14, PIX: 2 } as const satisfies Record<PaymentMethod, number>;

/**
 * Builds the SQL that selects the hold of a VIP month bought at `now`: its end `ends`, null without a hold, and the
 * payments `payments`. Money in a wallet belongs to no payment. So each payment of the member counts that has not been
 * returned and whose own hold has not ended, and the last end decides. The demo world buys months with `now` in the
 * past, so payments that were opened later are left out.
 */
export function holdOf(memberId: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`select max(ends) as ends, coalesce(array_agg(id), '{}') as payments from (
    select id, settled_at
      + make_interval(days => case method when 'PIX' then ${HOLD_DAYS.PIX}::int else ${HOLD_DAYS.CARD}::int end) as ends
    from payment_intents
    where member_id = ${memberId} and status = 'SUCCEEDED' and created_at <= ${at} and refunded_centavos < centavos
  ) paid where ends > ${at}`;
}

/** Returns the SQL condition that the hold of a row `earning` of `vip_earnings` has ended at `now`. */
export function isFree(earning: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<boolean>`(coalesce(${sql.ref(`${earning}.held_until`)} <= ${at}, true)
    and not ${isHeldForFraud(earning, at)} and not ${isDisputed(earning)} and not ${isReturned(earning)})`;
}

/** Returns the SQL condition that the earner was banned for fraud and that the hold after this ban has not ended. */
function isHeldForFraud(earning: string, at: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from users u where u.id = ${sql.ref(`${earning}.earner_id`)} and u.earnings_held_until > ${at})`;
}

/** Returns the SQL condition that a dispute of a month's payment, or a refund of spent money, is undecided. */
export function isDisputed(earning: string) {
  return sql<boolean>`exists (
    select from payment_refunds r where r.intent_id = any(${sql.ref(`${earning}.held_by`)})
      and r.status = 'PENDING' and (r.kind = 'DISPUTE' or r.owed_centavos > 0))`;
}

/**
 * Returns the SQL condition that a payment of a month went back to its payer after the money had been spent, and that
 * the member still owes some of it.
 */
export function isReturned(earning: string) {
  return sql<boolean>`exists (${unsettledReturns(earning)})`;
}

/**
 * Builds the SQL that selects the returns of a month's payments that the member has not settled: the `id` of the return
 * and the `debt` in centavos that it has left. Incoming money pays the member's oldest debt first, so the newest debts
 * are the ones that are still owed. A debt can also come from a month that the member has earned as the owner of a
 * community, and from a correction by an operator. What a won dispute makes a debt again is paid at once.
 */
export function unsettledReturns(earning: string) {
  return sql<{ id: string; debt: number }>`
    select r.id, least(r.owed_centavos, -account.balance - newer.centavos - other.centavos) as debt
    from payment_refunds r
    join ledger_accounts account on account.owner_id = r.member_id and account.kind = 'RECEIVABLE'
    cross join lateral (
      select coalesce(sum(n.owed_centavos), 0)::bigint as centavos from payment_refunds n
      where n.member_id = r.member_id and n.owed_centavos > 0 and n.status <> 'FAILED'
        and (n.created_at, n.id) > (r.created_at, r.id)
    ) newer
    cross join lateral (
      select coalesce(-sum(e.centavos), 0)::bigint as centavos
      from ledger_transactions booked
      join ledger_entries e on e.account_id = account.id and e.centavos < 0 and e.id > booked.id
      join ledger_transactions t on t.id = e.transaction_id
      where booked.key = 'refund:' || r.id
        and t.key not like 'refund:%' and t.key not like 'vip:%:restored:%' and t.key not like 'loss-found:%'
    ) other
    where r.intent_id = any(${sql.ref(`${earning}.held_by`)}) and r.status = 'SUCCEEDED' and r.owed_centavos > 0
      and -account.balance > newer.centavos + other.centavos`;
}
