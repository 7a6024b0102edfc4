import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { activeMembership } from '../policy/posts.ts';
import { notFound } from '../errors.ts';

/**
 * Adds a new post to the post count of a community. Call it before creating the post.
 * @param count the number to add; 0 for a post that waits for a moderator
 * @throws {ApiError} 404 if the author is not a member now
 */
export async function countPost(tx: Kysely<DB>, authorId: string, communityId: string, count: 0 | 1) {
  // Lock the community before reading the author's membership, because the author may be removed concurrently.
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
 * Locks the communities to which posts belong. Call it before locking the posts and their moderation cases. Moderation
 * decisions use the same lock order (moderation/decisions.store.ts).
 */
export async function lockCommunitiesOf(tx: Kysely<DB>, postIds: readonly string[]) {
  await sql`
    select 1 from communities where id in (select community_id from posts where id = any(${postIds}::uuid[]))
    order by id for no key update`.execute(tx);
}

/** Subtracts a deleted post from the post count of its community, in the transaction that deletes the post. */
export async function uncountPost(tx: Kysely<DB>, communityId: string) {
  await tx
    .updateTable('communities')
    .set({ post_count: sql<number>`post_count - 1` })
    .where('id', '=', communityId)
    .execute();
}
