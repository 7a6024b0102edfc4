import { sql } from 'kysely';
import { provider as account } from '../ledger/ledger.ts';
import { requireProvider, type Payments } from '../stripe/payments.ts';

/**
 * SQL condition on `payment_look_back`: the provider's balance has differed from the ledger's balance for at least a
 * minute. A shorter difference is normal while money moves.
 */
export const isLasting = sql<boolean>`(balance_difference <> 0 and differs_since <= compared_at - interval '1 minute')`;

/**
 * Compares the provider's balance with the ledger's balance, after all events are applied. Stores the result for
 * `/metrics` and `ledger:check`, and logs a lasting difference a single time.
 * @param before the provider's balance before its events were queried. If the balance has changed since, the ledger
 * cannot know the new movements yet, and nothing is compared
 * @throws {ApiError} 503 when the provider is unavailable
 */
export async function compareBalance(payments: Payments, before: number) {
  const { db, logger } = payments;
  const theirs = await requireProvider(payments).balance();
  if (theirs !== before) return;
  const { ours, leaving } = await inTheBooks(payments);
  const more = theirs - ours;
  const difference = more - Math.min(Math.max(more, 0), leaving);
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (select *, ${isLasting} as was_lasting from payment_look_back for no key update),
    compared as (
      update payment_look_back l set balance_difference = ${difference}::bigint, compared_at = now(),
        differs_since = case
          when ${difference}::bigint = 0 then null
          when before.balance_difference = ${difference}::bigint then before.differs_since
          else now() end
      from before
      returning l.*
    )
    select ${isLasting} and not (
      select was_lasting and balance_difference = ${difference}::bigint from before
    ) as "isNew" from compared`.execute(db);
  if (rows[0]?.isNew) logger.error({ theirs, ours, difference }, "the provider's balance differs from the ledger");
}

/**
 * Returns the balance that the provider should have according to the ledger, and the sum of pending refunds. The ledger
 * subtracts a refund as soon as it is requested; the provider subtracts it later.
 */
async function inTheBooks({ db }: Payments) {
  const { rows } = await sql<{ ours: number; leaving: number }>`
    select
      coalesce((
        select -balance from ledger_accounts where kind = ${account.kind} and owner_id = ${account.ownerId}
      ), 0)::bigint as ours,
      coalesce((
        select sum(centavos) from payment_refunds where status = 'PENDING' and kind = 'REFUND'
      ), 0)::bigint as leaving`.execute(db);
  return rows[0] ?? { ours: 0, leaving: 0 };
}
