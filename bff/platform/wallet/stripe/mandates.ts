import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { savedCardOf } from './saved-cards.ts';

interface NewMandate {
  /** The payment by which the member authorises the mandate. */
  intentId: string;
  memberId: string;
  communityId: string;
  maxCentavos: number;
}

/** Inserts a mandate of Pix Automático that its member has not authorised yet. */
export async function createMandate(tx: Transaction<DB>, { intentId, memberId, communityId, maxCentavos }: NewMandate) {
  await tx
    .insertInto('payment_mandates')
    .values({ intent_id: intentId, member_id: memberId, community_id: communityId, max_centavos: maxCentavos })
    .execute();
}

/** Returns the terms that the member authorises by paying the intent; undefined if the payment authorises nothing. */
export async function createdMandateOf(db: Kysely<DB>, intentId: string) {
  const row = await db
    .selectFrom('payment_mandates')
    .select('max_centavos')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row && { maxCentavos: row.max_centavos };
}

/** Returns the provider's id of the mandate that pays the member's VIP months of the community, or undefined. */
export async function approvedMandateOf(db: Kysely<DB>, memberId: string, communityId: string) {
  const row = await db
    .selectFrom('payment_mandates')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .where('community_id', '=', communityId)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst();
  return row?.provider_id ?? undefined;
}

/**
 * Records that a member has authorised a mandate. An older mandate of the same membership ends. If the payment buys
 * nothing, because it came late or with another amount, the new mandate ends instead. It ends too if the payer's bank
 * has ended it before the platform learnt of the payment.
 */
export async function approveMandate(
  tx: Tx,
  { intentId, providerId, buys }: { intentId: string; providerId: string; buys: boolean },
) {
  await lockMandate(tx, providerId);
  if (buys) {
    await sql`
      update payment_mandates older set status = 'ENDING' from payment_mandates m
      where m.intent_id = ${intentId} and m.status = 'CREATED' and older.status = 'APPROVED'
        and older.member_id = m.member_id and older.community_id = m.community_id`.execute(tx);
  }
  await tx
    .updateTable('payment_mandates')
    .set({ status: buys ? 'APPROVED' : 'ENDING', provider_id: providerId })
    .where('intent_id', '=', intentId)
    .where('status', '=', 'CREATED')
    .execute();
  const ended = tx.selectFrom('payment_events').select('id').where('ended_mandate', '=', providerId).limit(1);
  if (await ended.executeTakeFirst()) await noteEndedMandate(tx, providerId);
}

/**
 * Locks a mandate until the transaction ends, even if no row has its id yet. Without this lock, a payment and the end
 * of its mandate that two processes record at once would not see each other, and the mandate would stay approved.
 */
async function lockMandate(tx: Tx, providerId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${providerId}, ${LOCK_SEED}))`.execute(tx);
}

/** Keeps the locks of mandates apart from other advisory locks on hashed texts (`policy/visibility-lock.ts`). */
const LOCK_SEED = 3;

/** Ends the mandate that a payment has authorised, because the payment could not buy its month. */
export async function endMandateOf(tx: Transaction<DB>, intentId: string) {
  await tx
    .updateTable('payment_mandates')
    .set({ status: 'ENDING' })
    .where('intent_id', '=', intentId)
    .where('status', '=', 'APPROVED')
    .execute();
}

/**
 * Ends the mandate of a membership that is no longer renewed. Leaves a mandate alone while its first payment still has
 * to buy the membership.
 */
export async function endMandateWithMembership(tx: Transaction<DB>, memberId: string, communityId: string) {
  await sql`
    update payment_mandates d set status = 'ENDING'
    where d.member_id = ${memberId} and d.community_id = ${communityId} and d.status = 'APPROVED'
      and not exists (select from payment_orders o where o.intent_id = d.intent_id)`.execute(tx);
}

/** Ends a member's mandate. It pays nothing more, and `finishMandates` tells the provider. */
export async function endMandate(tx: Transaction<DB>, memberId: string, communityId: string) {
  const { numUpdatedRows } = await tx
    .updateTable('payment_mandates')
    .set({ status: 'ENDING' })
    .where('member_id', '=', memberId)
    .where('community_id', '=', communityId)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that the provider has ended a mandate. If the payer's bank ended it, the member is notified. */
export async function noteEndedMandate(tx: Tx, providerId: string) {
  await lockMandate(tx, providerId);
  const { rows } = await sql<Ended & { was: string }>`
    update payment_mandates m set status = 'ENDED', ended_at = now()
    from (select intent_id, status from payment_mandates where provider_id = ${providerId} for no key update) before
    where m.intent_id = before.intent_id and before.status <> 'ENDED'
    returning m.intent_id as "intentId", m.member_id as "recipientId", m.community_id as "communityId", before.status as was`.execute(
    tx,
  );
  for (const { was, ...mandate } of rows) {
    if (was === 'APPROVED') await tellEnded(tx, mandate, 'cancelado no seu banco');
  }
}

/**
 * Ends the mandate that a disputed Pix has authorised, or by which the Pix was debited, because the owner of the
 * account says that the payment was a fraud. The member is notified.
 */
export async function endDisputedMandate(tx: Tx, intentId: string) {
  const { rows } = await sql<Ended>`
    update payment_mandates m set status = 'ENDING' from payment_intents i
    where i.id = ${intentId} and i.method = 'PIX' and m.status = 'APPROVED'
      and (m.intent_id = i.id or m.provider_id = i.card_provider_id)
    returning m.intent_id as "intentId", m.member_id as "recipientId", m.community_id as "communityId"`.execute(tx);
  for (const mandate of rows) await tellEnded(tx, mandate, 'porque a devolução de um Pix foi pedida ao banco');
}

/**
 * Ends a mandate by which the provider makes no debit any more, and notifies its member. `finishMandates` tells the
 * provider, because the payer's bank may still have the mandate.
 */
export async function endRefusedMandate(tx: Tx, providerId: string) {
  const rows = await tx
    .updateTable('payment_mandates')
    .set({ status: 'ENDING' })
    .where('provider_id', '=', providerId)
    .where('status', '=', 'APPROVED')
    .returning(['intent_id as intentId', 'member_id as recipientId', 'community_id as communityId'])
    .execute();
  for (const mandate of rows) await tellEnded(tx, mandate, 'que o serviço de pagamento não aceitou');
}

interface Ended {
  intentId: string;
  recipientId: string;
  communityId: string;
}

/** Notifies a member whose mandate was ended elsewhere. The notification names the balance and a usable saved card. */
async function tellEnded(tx: Tx, { intentId, ...member }: Ended, why: string) {
  const card = await savedCardOf(tx, member.recipientId);
  const next = card && card.refused_at === null ? 'o saldo ou o cartão guardado' : 'o saldo';
  notify(tx, {
    kind: 'VIP_RENEWAL',
    ...member,
    event: `mandate:${intentId}`,
    detail: `não usa mais o Pix Automático, ${why}: a renovação passa a usar ${next}`,
  });
}
