import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { stopTesting } from './intents.ts';
import type { Payments } from './payments.ts';
import type { ProviderEvent } from './provider.ts';
import { hearReturns } from './refunds.ts';
import { IntentMismatch, settle } from './settle.ts';

/**
 * Does what the provider tells, whether it came to us or was asked for. An event is stored by its id in the transaction
 * of what it changes: what is stored is done, whatever else is worth hearing again.
 */
export async function takeEvent(payments: Payments, event: ProviderEvent) {
  try {
    // What went back is asked for, not read from the event: events overtake each other. Only then is it done.
    if (event.returned !== null) await hearReturns(payments, event.returned);
    await transact(payments.db, async (tx) => {
      if (!(await store(tx, event)) || !event.intent) return;
      const intent = await settle(tx, event.intent);
      if (!intent) return;
      await tx.updateTable('payment_events').set({ intent_id: intent.id }).where('id', '=', event.id).execute();
      tx.later(() => stopTesting(payments, intent));
    });
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    // Hearing it again would not make it right.
    payments.logger.error({ err: error, event: event.id }, 'a payment is not what was asked for; nothing is credited');
    await store(payments.db, event);
  }
}

/** @returns whether it is new */
async function store(db: Kysely<DB>, { id, type, createdAt }: ProviderEvent) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ id, type, intent_id: null, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
