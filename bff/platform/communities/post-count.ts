import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { activeMembership } from '../policy/posts.ts';
import { notFound } from '../errors.ts';

/**
 * Counts a post about to be created, if its author is a member at this moment.
 * @param count 0 for a post that waits for a moderator
 * @throws {ApiError} 404
 */
export async function countPost(tx: Kysely<DB>, authorId: string, communityId: string, count: 0 | 1) {
  // Lock before reading the membership, because the author may be removed concurrently.
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

/**
 * Locks the posts' communities, before the posts and their cases, as a decision does (moderation/decisions.store.ts).
 */
export async function lockCommunitiesOf(tx: Kysely<DB>, postIds: readonly string[]) {
  await sql`
    select 1 from communities where id in (select community_id from posts where id = any(${postIds}::uuid[]))
    order by id for no key update`.execute(tx);
}

/** Subtracts a deleted post from the count, in the transaction that deletes it. */
export async function uncountPost(tx: Kysely<DB>, communityId: string) {
  await tx
    .updateTable('communities')
    .set({ post_count: sql<number>`post_count - 1` })
    .where('id', '=', communityId)
    .execute();
}
