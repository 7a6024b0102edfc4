import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import type { Announcement } from '../events/notify.ts';
import { profileNotFound } from './profiles.store.ts';

/**
 * Changes what is between two members, one change at a time: both rows are locked, in the order of their ids, so that
 * two who act on each other at once wait instead of deadlocking, and counters see every change.
 * @returns what to publish after the commit
 * @throws {ApiError} 404 when one of them is not there
 */
export function changeBetween(
  db: Kysely<DB>,
  one: string,
  other: string,
  change: (trx: Transaction<DB>) => Promise<Announcement[]>,
): Promise<Announcement[]> {
  return transact(db, async (trx) => {
    const { rows } = await sql`
      select id from users where id in (${one}, ${other}) order by id for no key update`.execute(trx);
    if (rows.length < 2) throw profileNotFound();
    return await change(trx);
  });
}

/** Counts a follow that began (1) or ended (-1). */
export async function countFollow(trx: Transaction<DB>, followerId: string, followedId: string, change: 1 | -1) {
  await sql`
    update users set
      follower_count = follower_count + case when id = ${followedId} then ${change}::int else 0 end,
      following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end
    where id in (${followerId}, ${followedId})`.execute(trx);
}

/** Ends a follow or takes a request back. @returns false when there was neither */
export async function endFollow(trx: Transaction<DB>, followerId: string, followedId: string) {
  const ended = await trx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .returning('status')
    .executeTakeFirst();
  if (ended?.status === 'FOLLOWING') await countFollow(trx, followerId, followedId, -1);
  return ended !== undefined;
}
