import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { activeMembership } from '../policy/posts.ts';
import { notFound } from '../errors.ts';

/**
 * Counts a post that is about to be made, if its author is inside at this moment.
 * @param count 0 for one that waits for a moderator
 * @throws {ApiError} 404
 */
export async function countPost(tx: Kysely<DB>, authorId: string, communityId: string, count: 0 | 1) {
  // What is read after the lock is what counts: they may be put out in this moment.
  await sql`select 1 from communities where id = ${communityId} for no key update`.execute(tx);
  const counted = await tx
    .updateTable('communities as c')
    .set({ post_count: sql<number>`c.post_count + ${count}::int` })
    .where('c.id', '=', communityId)
    .where('c.closed_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from community_members m
        where m.community_id = c.id and m.user_id = ${authorId} and m.status in ${activeMembership})`,
    )
    .returning('c.id')
    .executeTakeFirst();
  if (!counted) throw notFound('Comunidade não encontrada.');
}

/** Before the posts, and the cases about them: in the order of a decision (moderation/decisions.store.ts). */
export async function lockCommunitiesOf(tx: Kysely<DB>, postIds: readonly string[]) {
  await sql`
    select 1 from communities where id in (select community_id from posts where id = any(${postIds}::uuid[]))
    order by id for no key update`.execute(tx);
}

/** Takes a deleted post out of the count, in the transaction that deletes it. */
export async function uncountPost(tx: Kysely<DB>, communityId: string) {
  await tx
    .updateTable('communities')
    .set({ post_count: sql<number>`post_count - 1` })
    .where('id', '=', communityId)
    .execute();
}
