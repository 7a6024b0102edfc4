import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import { eachInBatches } from '../ledger/batches.ts';
import { applyProviderIntent } from './intents.ts';
import { noteEndedMandate } from './mandates.ts';
import { requireProvider, type Payments } from './payments.ts';

/**
 * Tells the provider of the mandates that have ended here.
 * @param stopping aborts the run after the current mandate. The next run ends the remaining ones
 */
export async function finishMandates(payments: Payments, stopping?: AbortSignal) {
  const { db, logger } = payments;
  await eachInBatches(
    async (after, limit) => {
      const { rows } = await sql<{ id: string; provider_id: string }>`
        select intent_id as id, provider_id from payment_mandates
        where status = 'ENDING' and intent_id > ${after}::uuid order by intent_id limit ${limit}`.execute(db);
      return rows;
    },
    async ({ id, provider_id: providerId }) => {
      await endAtProvider(payments, providerId).catch((error: unknown) =>
        logger.error({ err: error, intent: id }, 'ending a mandate failed and will be retried'),
      );
    },
    stopping,
  );
}

/**
 * Ends a mandate, and then cancels its debits that wait. The provider may refuse to cancel a debit that the bank has
 * been told of, unless the end of the mandate has ended the debit. A debit that the bank makes all the same stays in
 * the wallet.
 */
async function endAtProvider(payments: Payments, mandate: string) {
  const provider = requireProvider(payments);
  await provider.endMandate(mandate);
  const waiting = await payments.db
    .selectFrom('payment_intents')
    .select('provider_id')
    .where('card_provider_id', '=', mandate)
    .where('status', '=', 'OPEN')
    .where('provider_id', 'is not', null)
    .execute();
  for (const { provider_id: id } of waiting) {
    const canceled = id === null ? undefined : await provider.cancelIntent(id);
    if (canceled) await applyProviderIntent(payments, canceled);
  }
  await transact(payments.db, (tx) => noteEndedMandate(tx, mandate));
}
