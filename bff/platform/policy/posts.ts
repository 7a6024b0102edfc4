import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { hasBlocked, isBlockedBetween, isFollowing, isLocked, isPrivate } from './members.ts';

/** Membership statuses with access to a community's content. */
export const activeMembership = sql.raw(`('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE')`);

/**
 * SQL condition, and the only rule, for seeing a post. Feeds, single posts, comments, reactions, views and media all
 * use it; a hidden post is 404 for every caller. Inside a community its members see each other, private or not; a block
 * applies everywhere. Posts that a VIP member has paid for stay readable until the paid time ends, even if the owner is
 * locked.
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
 * SQL condition: the post is by the owner of a VIP community, in days that the viewer has paid for. A suspension or ban
 * of the owner, or a pending deletion, then does not hide it. A block does, and so does a refused age.
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

/** SQL condition: the post does not wait for a moderator, or is the viewer's own. */
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

/** @returns the id of a post's author, even if the post is hidden; the post's own id if there is no such post */
export async function authorKeyOf(db: Kysely<DB>, postId: string) {
  const post = await db.selectFrom('posts').select('author_id').where('id', '=', postId).executeTakeFirst();
  return post?.author_id ?? postId;
}

/**
 * Returns the posts that the viewer may see. A community's posts are for its members only, their authors included; a
 * former member's own posts are listed separately, for deletion (feed.store.ts).
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
