import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { applyProviderIntent, followUp } from './intents.ts';
import { noteEndedMandate } from './mandates.ts';
import { requireProvider, type Payments } from './payments.ts';
import type { ProviderEvent, ProviderIntent } from './provider.ts';
import { applyReturns } from '../refunds/refunds.ts';
import { IntentMismatch, applyIntent } from './apply-intent.ts';

/**
 * Handles an event of the provider, received by the webhook or from a query. Stores the event's id in the same
 * transaction as its effects. A stored event is therefore completely applied, and an event that is not stored can be
 * retried.
 */
export async function takeEvent(payments: Payments, event: ProviderEvent) {
  try {
    // Query the current refunds and disputes instead of reading them from the event, because events may arrive out of
    // order. The event's id is stored afterwards.
    if (event.returned !== null) await applyReturns(payments, event.returned);
    await transact(payments.db, async (tx) => {
      if (!(await store(tx, event))) return;
      if (event.endedMandate !== undefined) await noteEndedMandate(tx, event.endedMandate);
      if (!event.intent) return;
      const intent = await applyIntent(tx, event.intent, { isEvent: true });
      if (!intent) return;
      await tx.updateTable('payment_events').set({ intent_id: intent.id }).where('id', '=', event.id).execute();
      tx.later(() => followUp(payments, intent));
    });
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    payments.logger.error({ err: error, event: event.id }, 'a payment differs from its intent; the provider is asked');
    if (event.intent) await applyAsked(payments, event.intent);
    // Store the event as done although it failed, because a retry would fail again.
    await store(payments.db, event);
  }
}

/** Applies the state of a payment that the provider reports when asked, instead of the state in its event. */
async function applyAsked(payments: Payments, { id }: ProviderIntent) {
  const current = await requireProvider(payments).findIntent(id);
  try {
    if (current) await applyProviderIntent(payments, current);
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    payments.logger.error({ err: error, intent: id }, 'a payment differs from its intent; nothing is credited');
  }
}

/** @returns true when the event is new */
async function store(db: Kysely<DB>, { id, type, createdAt, endedMandate }: ProviderEvent) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ id, type, intent_id: null, ended_mandate: endedMandate ?? null, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
