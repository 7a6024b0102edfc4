import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { hasBlocked, isBlockedBetween, isFollowing, isLocked, isPrivate } from './members.ts';

/** The statuses of a membership that give access to a community's content. */
export const activeMembership = sql.raw(`('ACTIVE', 'CANCELS_AT_END', 'PAST_DUE')`);

/**
 * SQL condition: the viewer may see the post. Feeds, single posts, comments, reactions, views and media all use this
 * rule, and a request for a hidden post answers 404. In a community, members see each other's posts even if a profile
 * is private; a block hides posts everywhere. Posts of a VIP community that a member has paid for stay readable until
 * the paid period ends, even if the community's owner is suspended or banned.
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
 * SQL condition: the owner of a VIP community wrote the post there, and the viewer's paid period has not ended. Such a
 * post stays visible when its author is suspended, banned or about to be deleted. The post is hidden if the viewer and
 * the author have blocked one another, or if the author failed an age check.
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

/** SQL condition: the post does not wait for a moderator's review, or it is the viewer's own post. */
export function isReviewed(viewer: string | null, post: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${post}.in_review`)} or ${sql.ref(`${post}.author_id`)} = ${viewer}::uuid)`;
}

/** @throws {ApiError} 404 when the post does not exist or the viewer may not see it */
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

/**
 * Returns the key of the queue for reactions to the post: the id of the post's author, even if the viewer may not see
 * the post. If the post does not exist, the key is the post's own id.
 */
export async function authorKeyOf(db: Kysely<DB>, postId: string) {
  const post = await db.selectFrom('posts').select('author_id').where('id', '=', postId).executeTakeFirst();
  return post?.author_id ?? postId;
}

/**
 * Returns those of the given post ids whose post the viewer may see. A community's posts are visible to its members
 * only, so an author who left the community does not see their own posts there. `leftBehind` (feed.store.ts) lists such
 * posts, so that the author can delete them.
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
