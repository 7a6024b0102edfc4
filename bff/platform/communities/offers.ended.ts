import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notify, type Notice } from '../events/notify.ts';
import { takeBackOffer } from '../events/take-back.ts';
import { membershipChanged } from './membership-ended.ts';

/** An offer of ownership that has ended. Its row is deleted. */
export interface EndedOffer {
  community_id: string;
  from_id: string;
  to_id: string;
}

/**
 * Ends the offers of ownership from and to a member. Called when the member is suspended or banned, and before their
 * account is deleted.
 */
export function endOffersOf(db: Kysely<DB>, userId: string) {
  return endOffers(db, sql`${userId} in (from_id, to_id)`);
}

/** Ends the offers of ownership between two members who have become invisible to each other, for example by a block. */
export function endOffersBetween(db: Kysely<DB>, one: string, other: string) {
  return endOffers(db, sql`from_id in (${one}, ${other}) and to_id in (${one}, ${other})`);
}

/**
 * Ends the offer of ownership of a community. If `userId` is given, ends the offer only if this member made or received
 * it.
 */
export function endOfferIn(db: Kysely<DB>, communityId: string, userId?: string) {
  const theirs = userId === undefined ? sql`true` : sql`${userId} in (from_id, to_id)`;
  return endOffers(db, sql`community_id = ${communityId} and ${theirs}`);
}

/** Ends expired offers of ownership and notifies the owners who made them. */
export async function endExpiredOffers(db: Kysely<DB>) {
  await transact(db, async (tx) => {
    const ended = await endOffers(tx, sql`expires_at < now()`);
    offersEnded(tx, ended);
    notify(tx, ...ended.map(unanswered));
  });
}

/**
 * Removes the receivers' notifications of ended offers of ownership, and publishes the end to the open pages of both
 * members.
 */
export function offersEnded(tx: Tx, ended: EndedOffer[]) {
  for (const { community_id: communityId, from_id, to_id } of ended) {
    takeBackOffer(tx, communityId, [to_id]);
    for (const member of [from_id, to_id]) membershipChanged(tx, communityId, member);
  }
}

/**
 * Deletes offers of ownership. Skips an offer that another transaction has locked: that transaction ends the offer.
 * Waiting for that transaction could deadlock, because it may wait for a lock that the caller holds.
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
