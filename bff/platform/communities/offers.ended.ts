import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notify, type Notice } from '../events/notify.ts';
import { takeBackOffer } from '../events/take-back.ts';
import { membershipChanged } from './membership-ended.ts';

/** One that was taken away. */
export interface EndedOffer {
  community_id: string;
  from_id: string;
  to_id: string;
}

/**
 * A member is out, for a while or for good, or is about to go: what they offered, and what they were offered, is over.
 */
export function endOffersOf(db: Kysely<DB>, userId: string) {
  return endOffers(db, sql`${userId} in (from_id, to_id)`);
}

/** Two members are invisible to each other now. */
export function endOffersBetween(db: Kysely<DB>, one: string, other: string) {
  return endOffers(db, sql`from_id in (${one}, ${other}) and to_id in (${one}, ${other})`);
}

/** A community is closed; or one member is in it no longer. */
export function endOfferIn(db: Kysely<DB>, communityId: string, userId?: string) {
  const theirs = userId === undefined ? sql`true` : sql`${userId} in (from_id, to_id)`;
  return endOffers(db, sql`community_id = ${communityId} and ${theirs}`);
}

/** There was no answer in time, of which the owner who made the offer is told. */
export async function endExpiredOffers(db: Kysely<DB>) {
  await transact(db, async (tx) => {
    const ended = await endOffers(tx, sql`expires_at < now()`);
    offersEnded(tx, ended);
    notify(tx, ...ended.map(unanswered));
  });
}

/** That they were made is no longer told, and open pages of both show that they are over. */
export function offersEnded(tx: Tx, ended: EndedOffer[]) {
  for (const { community_id: communityId, from_id, to_id } of ended) {
    takeBackOffer(tx, communityId, [to_id]);
    for (const member of [from_id, to_id]) membershipChanged(tx, communityId, member);
  }
}

/**
 * One that another transaction holds is being ended by it, and is not waited for: it may want what the caller holds.
 */
async function endOffers(db: Kysely<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<EndedOffer>`
    delete from community_offers where community_id in (
      select community_id from community_offers where ${which} for update skip locked)
    returning community_id, from_id, to_id`.execute(db);
  return rows;
}

function unanswered({ community_id: communityId, from_id: recipientId, to_id: actorId }: EndedOffer): Notice {
  return { kind: 'COMMUNITY_OFFER', recipientId, actorId, communityId, detail: 'vencida' };
}
