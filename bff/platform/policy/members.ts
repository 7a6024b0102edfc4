import { sql, type RawBuilder } from 'kysely';

/** A member's id, null for a visitor, or a column that holds an id. */
export type Someone = string | null | RawBuilder<unknown>;

/**
 * Whether one of the two has blocked the other, as an SQL condition: neither may see anything of the other. Of a member
 * who is out of sight others see nothing, and the member nothing of others; one's own is never hidden from oneself.
 */
export function isBlockedBetween(a: Someone, b: Someone): RawBuilder<boolean> {
  return sql<boolean>`(${idOf(a)} is distinct from ${idOf(b)}
    and (${hasBlocked(a, b)} or ${hasBlocked(b, a)} or ${isLocked(a)} or ${isLocked(b)}))`;
}

/**
 * Whether a member is out of everybody's sight, as an SQL condition: shut out by moderation, found to be under age, or
 * about to be deleted. The first half is the condition of the small index. With `offset 0` each member is looked for in
 * it: without, PostgreSQL reads all who are out once it expects to ask about a few hundred.
 */
export function isLocked(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users x where x.id = ${idOf(member)} and ${isOut} offset 0)`;
}

const isOut = sql`(x.locked_until is not null or x.age_refused or x.deletes_at is not null)
  and (x.locked_until > now() or x.age_refused or x.deletes_at is not null)`;

/** Those between whom and the viewer there is a block, as a query of ids. */
export function blockedWith(viewer: string | null) {
  return sql<{ id: string }>`select x.blocked_id as id from blocks x where x.blocker_id = ${viewer}::uuid
    union select x.blocker_id from blocks x where x.blocked_id = ${viewer}::uuid`;
}

/** Whether the first has blocked the second, as an SQL condition. */
export function hasBlocked(blocker: Someone, blocked: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from blocks x where x.blocker_id = ${idOf(blocker)} and x.blocked_id = ${idOf(blocked)}
  )`;
}

/** Whether the first has muted the second, as an SQL condition. */
export function hasMuted(muter: Someone, muted: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from mutes x where x.muter_id = ${idOf(muter)} and x.muted_id = ${idOf(muted)}
  )`;
}

/**
 * Whether the first follows the second, and was approved where that is needed, as an SQL condition. Without `offset 0`
 * PostgreSQL reads all followers of a celebrity to tell of a page of members which of them follow.
 */
export function isFollowing(follower: Someone, followed: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from follows x
    where x.follower_id = ${idOf(follower)} and x.followed_id = ${idOf(followed)} and x.status = 'FOLLOWING' offset 0
  )`;
}

/** Whether a member lets only approved followers see what they publish, as an SQL condition. */
export function isPrivate(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`(select x.is_private from users x where x.id = ${idOf(member)})`;
}

/**
 * Whether a file is the cover of a profile that the viewer sees, as an SQL condition. A private profile's is for
 * members; an avatar goes with the name, which everybody sees.
 */
export function isCoverOfShown(viewer: string | null, mediaId: RawBuilder<unknown>, owner: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select 1 from users o where o.id = ${owner} and starts_with(o.cover_key, ${mediaId}::text)
      and (o.id = ${viewer}::uuid or (not ${isBlockedBetween(viewer, sql`o.id`)}
        and (${viewer}::uuid is not null or not o.is_private))))`;
}

export function idOf(someone: Someone) {
  return someone === null || typeof someone === 'string' ? sql`${someone}::uuid` : someone;
}
