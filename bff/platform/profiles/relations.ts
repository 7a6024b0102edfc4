import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { lockMembers } from '../policy/visibility-lock.ts';
import { profileNotFound } from './profiles.store.ts';

/**
 * Changes what is between two members, one change at a time, so that counters see every change.
 * @throws {ApiError} 404 when one of them is not there
 */
export function changeBetween(db: Kysely<DB>, one: string, other: string, change: (tx: Tx) => Promise<void>) {
  return transact(db, async (tx) => {
    if ((await lockMembers(tx, [one, other])).length < 2) throw profileNotFound();
    await change(tx);
    publishRelation(tx, one, other);
  });
}

/** A hint to what shows or streams what depends on the two (API.md, "Events"). */
export function publishRelation(tx: Tx, one: string, other: string) {
  tx.publish(`user:${one}`, { type: 'relation', idUser: other });
  tx.publish(`user:${other}`, { type: 'relation', idUser: one });
}

/** Counts a follow that began (1) or ended (-1). */
export async function countFollow(tx: Tx, followerId: string, followedId: string, change: 1 | -1) {
  await sql`
    update users set
      follower_count = follower_count + case when id = ${followedId} then ${change}::int else 0 end,
      following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end
    where id in (${followerId}, ${followedId})`.execute(tx);
}

/** Ends a follow or takes a request back. @returns false when there was neither */
export async function endFollow(tx: Tx, followerId: string, followedId: string) {
  const ended = await tx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .returning('status')
    .executeTakeFirst();
  if (ended?.status === 'FOLLOWING') await countFollow(tx, followerId, followedId, -1);
  return ended !== undefined;
}
