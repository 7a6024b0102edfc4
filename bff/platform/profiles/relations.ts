import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { lockMembers } from '../policy/visibility-lock.ts';
import { profileNotFound } from './profiles.store.ts';

/**
 * Changes the relation of two members. Locks the rows of both members, so that concurrent changes cannot corrupt the
 * counters.
 * @throws {ApiError} 404 when one of the members does not exist
 */
export function changeBetween(db: Kysely<DB>, one: string, other: string, change: (tx: Tx) => Promise<void>) {
  return transact(db, async (tx) => {
    if ((await lockMembers(tx, [one, other])).length < 2) throw profileNotFound();
    await change(tx);
    publishRelation(tx, one, other);
  });
}

/** Tells the open pages of both members to reload data that depends on the members' relation (API.md, "Events"). */
export function publishRelation(tx: Tx, one: string, other: string) {
  tx.publish(`user:${one}`, { type: 'relation', idUser: other });
  tx.publish(`user:${other}`, { type: 'relation', idUser: one });
}

/**
 * Updates the follow counters of both members.
 * @param change 1 for a new follow, -1 for an ended follow
 */
export async function countFollow(tx: Tx, followerId: string, followedId: string, change: 1 | -1) {
  await sql`
    update users set
      follower_count = follower_count + case when id = ${followedId} then ${change}::int else 0 end,
      following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end
    where id in (${followerId}, ${followedId})`.execute(tx);
}

/**
 * Deletes a follow or a follow request.
 * @returns false when there was neither a follow nor a request
 */
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
