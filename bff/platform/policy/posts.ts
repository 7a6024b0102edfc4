import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { hasBlocked, isBlockedBetween, isFollowing, isLocked, isPrivate } from './members.ts';

/** Memberships that see what is inside a community. */
export const activeMembership = sql.raw(`('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE')`);

/**
 * The one rule of who sees a post, as an SQL condition. Posts in feeds, by id, their comments, reactions, views and
 * media all go through it; what it hides is 404 for each who asks. Inside a community its members see each other,
 * private or not; a block holds everywhere. What a VIP member has paid for stays readable until its end although its
 * owner is out.
 * @param viewer a member's id, or null for a visitor
 * @param post the alias of `posts` in the query
 */
export function isVisible(viewer: string | null, post: string): RawBuilder<boolean> {
  const p = sql.ref(post);
  const author = sql.ref(`${post}.author_id`);
  return sql<boolean>`(${p}.deleted_at is null and ${isReviewed(viewer, post)}
    and (${author} = ${viewer}::uuid or not ${isBlockedBetween(viewer, author)} or ${isPaidFor(viewer, post)})
    and case when ${p}.community_id is null
      then ${author} = ${viewer}::uuid or not ${isPrivate(author)} or ${isFollowing(viewer, author)}
      else exists (
        select 1 from community_members v
        where v.community_id = ${p}.community_id and v.user_id = ${viewer}::uuid and v.status in ${activeMembership}
      ) end)`;
}

/**
 * Whether a post is by the owner of a VIP community in days that the viewer has paid for, as an SQL condition: then a
 * suspension or ban of the owner, or the owner's leaving, does not hide it. A block does, and so does a refused age.
 */
export function isPaidFor(viewer: string | null, post: string): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`false`;
  const author = sql.ref(`${post}.author_id`);
  return sql<boolean>`(${sql.ref(`${post}.community_id`)} is not null and exists (
    select 1 from vip_subscriptions s join communities c on c.id = s.community_id and c.owner_id = ${author}
    join users o on o.id = c.owner_id and not o.age_refused
    where s.community_id = ${sql.ref(`${post}.community_id`)} and s.user_id = ${viewer}::uuid and s.paid_until > now()
      and not ${hasBlocked(viewer, author)} and not ${hasBlocked(author, viewer)} and not ${isLocked(viewer)} offset 0))`;
}

/** Whether a post waits for no moderator, or is the viewer's own, as an SQL condition. */
export function isReviewed(viewer: string | null, post: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${post}.in_review`)} or ${sql.ref(`${post}.author_id`)} = ${viewer}::uuid)`;
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

/** @returns the id of a post's author, also of a post that is not to be seen; the post's own id where there is none */
export async function authorKeyOf(db: Kysely<DB>, postId: string) {
  const post = await db.selectFrom('posts').select('author_id').where('id', '=', postId).executeTakeFirst();
  return post?.author_id ?? postId;
}

/**
 * Those of these posts that the viewer may see. A post of a community is for its members alone, its author among them:
 * what an author left behind is listed apart (feed.store.ts), to be deleted.
 */
export async function visibleOf(db: Kysely<DB>, viewer: string | null, postIds: string[]) {
  const posts = await db
    .selectFrom('posts as p')
    .select('p.id')
    .where(sql<boolean>`p.id = any(${postIds}::uuid[])`)
    .where(isVisible(viewer, 'p'))
    .execute();
  return posts.map(({ id }) => id);
}
