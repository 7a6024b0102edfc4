import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { stopTesting } from './intents.ts';
import type { Payments } from './payments.ts';
import type { ProviderEvent } from './provider.ts';
import { applyReturns } from '../refunds/refunds.ts';
import { IntentMismatch, applyIntent } from './apply-intent.ts';

/**
 * Handles an event of the provider, from the webhook or from a query. Stores the event's id in the transaction of its
 * effects, so that a stored event is done, and any other can be retried.
 */
export async function takeEvent(payments: Payments, event: ProviderEvent) {
  try {
    // Queries the refunds and disputes instead of reading the event, because events may arrive out of order. Then
    // stores it.
    if (event.returned !== null) await applyReturns(payments, event.returned);
    await transact(payments.db, async (tx) => {
      if (!(await store(tx, event)) || !event.intent) return;
      const intent = await applyIntent(tx, event.intent);
      if (!intent) return;
      await tx.updateTable('payment_events').set({ intent_id: intent.id }).where('id', '=', event.id).execute();
      tx.later(() => stopTesting(payments, intent));
    });
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    // A retry would fail again.
    payments.logger.error({ err: error, event: event.id }, 'a payment differs from its intent; nothing is credited');
    await store(payments.db, event);
  }
}

/** @returns true when the event is new */
async function store(db: Kysely<DB>, { id, type, createdAt }: ProviderEvent) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ id, type, intent_id: null, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
