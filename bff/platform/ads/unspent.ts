import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { OPEN_STATES } from './ads.table.ts';
import { finish } from './ad-states.ts';
import { backOf } from './period.ts';

/** Returns the refund in centavos that the member would get for ending all of their ads now. */
export async function unspentIn(db: Kysely<DB>, ownerId: string, now = new Date()) {
  const ads = await goingOn(db, ownerId);
  return ads.reduce((sum, ad) => sum + backOf(ad, now), 0);
}

/**
 * Ends all ads of a member, each in its own transaction, so that a retry after a failure only has to end the remaining
 * ads.
 */
export async function endAll(db: Kysely<DB>, ownerId: string) {
  for (const { id } of await goingOn(db, ownerId)) await transact(db, (tx) => finish(tx, ownerId, id));
}

function goingOn(db: Kysely<DB>, ownerId: string) {
  return db
    .selectFrom('ads')
    .select(['id', 'state', 'start_day', 'end_day', 'day_centavos', 'total_centavos'])
    .where('owner_id', '=', ownerId)
    .where('state', 'in', OPEN_STATES)
    .orderBy('id')
    .execute();
}
