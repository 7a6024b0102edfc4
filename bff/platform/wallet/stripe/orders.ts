import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { eachInBatches } from '../ledger/batches.ts';
import { tellUnspentCredit } from '../ledger/unspent-credits.ts';
import { purchaseRefusalOf } from '../purchase-refusals.ts';
import type { IntentPurpose, PurchaseRefusal } from '../wallet.table.ts';
import { appliedOf, type AppliedIntent } from './apply-intent.ts';
import type { Payments } from './payments.ts';
import type { Withdrawal } from './unwanted-payments.ts';

/** The fields of a paid payment that decide on its purchase. */
export type PaidIntent = Pick<
  AppliedIntent,
  'id' | 'priceCentavos' | 'adHash' | 'isLate' | 'isOtherAmount' | 'isReturned' | 'createdAt'
>;

/** The purchase of a paid payment. */
export interface Order {
  memberId: string;
  purpose: IntentPurpose;
  intent: PaidIntent;
  /** The fields of the request that opened the payment, as they were stored. */
  purchase: unknown;
}

/**
 * Returns the function `Payments.fulfil`.
 * @param buy makes a purchase, a single time per payment. It throws an `ApiError` below 500 if the purchase cannot be
 *   made any more, and the member is then told why; any other error makes the reconciler try again
 */
export function createFulfilment(db: Kysely<DB>, buy: (order: Order) => Promise<void>): Payments['fulfil'] {
  return async (intentId) => {
    const row = await db
      .selectFrom('payment_orders as o')
      .innerJoin('payment_intents as i', 'i.id', 'o.intent_id')
      .selectAll('i')
      .select('o.purchase')
      .where('o.intent_id', '=', intentId)
      .where('i.status', '=', 'SUCCEEDED')
      .executeTakeFirst();
    if (!row) return;
    const { purchase, member_id: memberId, purpose } = row;
    try {
      await buy({ memberId, purpose, intent: appliedOf(row, row.provider_id ?? ''), purchase });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      await transact(db, async (tx) => {
        if (await takeOrder(tx, intentId)) await refusePurchase(tx, intentId, purchaseRefusalOf(error));
      });
    }
    await db.deleteFrom('payment_orders').where('intent_id', '=', intentId).execute();
  };
}

/** Stores the reason why the purchase of a paid payment was not made, so that the page of the payment can tell it. */
export async function noteRefusal(tx: Transaction<DB>, intentId: string, reason: PurchaseRefusal) {
  await tx.updateTable('payment_intents').set({ failure_code: reason }).where('id', '=', intentId).execute();
}

/**
 * Stores that the server could not make the purchase of a paid payment, and tells the member why. Call this in the
 * transaction that takes the order.
 */
export async function refusePurchase(tx: Tx, intentId: string, reason: PurchaseRefusal) {
  await noteRefusal(tx, intentId, reason);
  await tellUnspentCredit(tx, intentId, reason);
}

/** SQL for the act that withdrew a purchase; null if it is wanted. An earlier release stored no act of its own. */
const withdrawnBy = sql<Withdrawal | null>`case when (purchase->>'isWithdrawn')::boolean
  then coalesce(purchase->>'withdrawnBy', 'LEFT') end`;

/**
 * Deletes the order of a payment in the transaction that makes the purchase.
 * @returns the order; undefined if the purchase was made before, or cannot be made any more
 */
export async function takeOrder(tx: Transaction<DB>, intentId: string) {
  return await tx
    .deleteFrom('payment_orders')
    .where('intent_id', '=', intentId)
    .returning(withdrawnBy.as('withdrawnBy'))
    .executeTakeFirst();
}

/**
 * Makes the purchases of paid payments that a crash or a failure interrupted, and deletes the orders of payments that
 * have ended without being paid.
 * @param stopping aborts the run after the current purchase. The next run makes the remaining ones
 */
export async function fulfilOrders(payments: Payments, stopping?: AbortSignal) {
  const { db, logger } = payments;
  await sql`
    delete from payment_orders o using payment_intents i where i.id = o.intent_id and i.status = 'CANCELED'`.execute(
    db,
  );
  await eachInBatches(
    async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select o.intent_id as id from payment_orders o join payment_intents i on i.id = o.intent_id
        where i.status = 'SUCCEEDED' and o.intent_id > ${after}::uuid order by o.intent_id limit ${limit}`.execute(db);
      return rows;
    },
    async ({ id }) => {
      await payments
        .fulfil(id)
        .catch((error: unknown) => logger.error({ err: error, intent: id }, 'a paid purchase failed'));
    },
    stopping,
  );
}
