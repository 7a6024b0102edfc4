import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';

/** Memberships that see what is inside a community. */
export const activeMembership = sql.raw(`('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE')`);

/**
 * The one rule of who sees a post, as an SQL condition. Posts in feeds, by id, their comments, reactions, views and
 * media all go through it; what it hides is 404 for whoever asks.
 * @param viewer a member's id, or null for a visitor
 * @param post the alias of `posts` in the query
 */
export function isVisible(viewer: string | null, post: string): RawBuilder<boolean> {
  const p = sql.ref(post);
  return sql<boolean>`(${p}.deleted_at is null and (${p}.community_id is null or exists (
    select 1 from community_members v
    where v.community_id = ${p}.community_id and v.user_id = ${viewer}::uuid and v.status in ${activeMembership}
  )))`;
}

/** @throws {ApiError} 404 when there is no such post or the viewer may not see it. */
export async function requireVisiblePost(db: Kysely<DB>, viewer: string | null, postId: string) {
  const post = await db
    .selectFrom('posts as p')
    .select(['p.id', 'p.author_id'])
    .where('p.id', '=', postId)
    .where(isVisible(viewer, 'p'))
    .executeTakeFirst();
  if (!post) throw notFound('Post não encontrado.');
  return post;
}
