import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { requireProvider, type Payments } from './payments.ts';
import { UnknownCustomer } from './provider.ts';

/** Returns the member's saved card, or undefined. */
export async function savedCardOf(db: Kysely<DB>, memberId: string) {
  return await db.selectFrom('payment_cards').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/**
 * Reads the member's newest saved card from the provider after a payment that saved a card, and stores its brand and
 * last digits. Deletes the member's older cards at the provider. Stores nothing if the member has removed their card in
 * the meantime.
 * @throws {ApiError} 503 if the provider does not respond. The reconciler retries
 */
export async function syncSavedCard(payments: Payments, { id, memberId }: { id: string; memberId: string }) {
  const { db } = payments;
  const [newest, ...older] = await cardsOf(payments, memberId);
  for (const card of older) await requireProvider(payments).forgetCard(card.id);
  await transact(db, async (tx) => {
    const due = tx.selectFrom('payment_cards_due').select('created_at').where('intent_id', '=', id);
    // Marks older payments as done too. Otherwise a slow, older call of this function stores a card that was replaced.
    const done = await tx
      .deleteFrom('payment_cards_due')
      .where('member_id', '=', memberId)
      .where('created_at', '<=', due)
      .executeTakeFirst();
    if (done.numDeletedRows === 0n || !newest) return;
    // Locks the customer. Without this lock, a concurrent erasure of the member leaves the card behind.
    const customer = tx.selectFrom('payment_customers').select('member_id').where('member_id', '=', memberId);
    if (!(await customer.forKeyShare().executeTakeFirst())) return;
    const { id: provider_id, brand, last4, expMonth: exp_month, expYear: exp_year } = newest;
    const card = { provider_id, brand, last4, exp_month, exp_year, refused_at: null };
    await tx
      .insertInto('payment_cards')
      .values({ member_id: memberId, ...card })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...card, created_at: new Date() }))
      .execute();
  });
}

/**
 * Removes the member's saved card from the database, and all cards of the member at the provider.
 * @throws {ApiError} 503 while the provider is unavailable. The member then still sees the card and can retry
 */
export async function removeSavedCard(payments: Payments, memberId: string) {
  const { db } = payments;
  // Without this, a concurrent `syncSavedCard` that has already read the cards stores the removed card.
  await db.deleteFrom('payment_cards_due').where('member_id', '=', memberId).execute();
  const known = await savedCardOf(db, memberId);
  const kept = await cardsOf(payments, memberId);
  const ids = new Set([...(known ? [known.provider_id] : []), ...kept.map((card) => card.id)]);
  for (const id of ids) await requireProvider(payments).forgetCard(id);
  if (known) await dropCard(db, known.provider_id);
}

/** Deletes the database row of a card that the provider no longer has. */
export async function dropCard(db: Kysely<DB>, providerId: string) {
  await db.deleteFrom('payment_cards').where('provider_id', '=', providerId).execute();
}

async function cardsOf(payments: Payments, memberId: string) {
  const known = await payments.db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!known) return [];
  try {
    return await requireProvider(payments).savedCards(known.provider_id);
  } catch (error) {
    if (error instanceof UnknownCustomer) return [];
    throw error;
  }
}
