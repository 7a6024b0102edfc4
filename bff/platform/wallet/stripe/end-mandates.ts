import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import { eachInBatches } from '../ledger/batches.ts';
import { applyProviderIntent } from './intents.ts';
import { noteEndedMandate } from './mandates.ts';
import { requireProvider, type Payments } from './payments.ts';

/**
 * Ends the mandates of memberships that are no longer renewed, whatever ended them, and tells the provider. Leaves a
 * mandate alone while its first payment still has to buy the membership.
 * @param stopping aborts the run after the current mandate. The next run ends the remaining ones
 */
export async function finishMandates(payments: Payments, stopping?: AbortSignal) {
  const { db, logger } = payments;
  await sql`
    update payment_mandates d set status = 'ENDING'
    where d.status = 'APPROVED' and not exists (select from payment_orders o where o.intent_id = d.intent_id)
      and not exists (
        select from vip_subscriptions s
        join community_members m on m.community_id = s.community_id and m.user_id = s.user_id
        where s.community_id = d.community_id and s.user_id = d.member_id and m.status <> 'CANCELS_AT_END'
      )`.execute(db);
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
 * Cancels the debits of a mandate that wait, and then the mandate. A debit that the bank makes in the meantime stays in
 * the wallet.
 */
async function endAtProvider(payments: Payments, mandate: string) {
  const provider = requireProvider(payments);
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
  await provider.endMandate(mandate);
  await transact(payments.db, (tx) => noteEndedMandate(tx, mandate));
}
