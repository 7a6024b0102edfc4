import { sql, type RawBuilder } from 'kysely';

/** The id of a member, null for a visitor, or SQL for a column that holds a member's id. */
export type Someone = string | null | RawBuilder<unknown>;

/**
 * SQL condition: neither of two members may see anything of the other, because one of them has blocked the other or is
 * locked (`isLocked`). Always false if both ids are the same.
 */
export function isBlockedBetween(a: Someone, b: Someone): RawBuilder<boolean> {
  return sql<boolean>`(${idOf(a)} is distinct from ${idOf(b)}
    and (${hasBlocked(a, b)} or ${hasBlocked(b, a)} or ${isLocked(a)} or ${isLocked(b)}))`;
}

/**
 * SQL condition: the member is hidden from all others, because moderation suspended the member, the member was found to
 * be under age, or the account has a pending deletion. The first half of `isOut` repeats the predicate of a small
 * partial index. `offset 0` makes PostgreSQL look each member up in that index. Without it, PostgreSQL reads all locked
 * members as soon as it expects a few hundred look-ups.
 */
export function isLocked(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users x where x.id = ${idOf(member)} and ${isOut} offset 0)`;
}

const isOut = sql`(x.locked_until is not null or x.age_refused or x.deletes_at is not null)
  and (x.locked_until > now() or x.age_refused or x.deletes_at is not null)`;

/** Selects the ids of all members that the viewer has blocked or that have blocked the viewer. */
export function blockedWith(viewer: string | null) {
  return sql<{ id: string }>`select x.blocked_id as id from blocks x where x.blocker_id = ${viewer}::uuid
    union select x.blocker_id from blocks x where x.blocked_id = ${viewer}::uuid`;
}

/** SQL condition: the first member has blocked the second member. */
export function hasBlocked(blocker: Someone, blocked: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from blocks x where x.blocker_id = ${idOf(blocker)} and x.blocked_id = ${idOf(blocked)}
  )`;
}

/** SQL condition: the first member has muted the second member. */
export function hasMuted(muter: Someone, muted: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from mutes x where x.muter_id = ${idOf(muter)} and x.muted_id = ${idOf(muted)}
  )`;
}

/**
 * SQL condition: the first member follows the second member. A follow request that waits for approval does not count.
 * Without `offset 0`, PostgreSQL would read all followers of a popular member to check the members of a single page.
 */
export function isFollowing(follower: Someone, followed: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from follows x
    where x.follower_id = ${idOf(follower)} and x.followed_id = ${idOf(followed)} and x.status = 'FOLLOWING' offset 0
  )`;
}

/** SQL condition: the member's profile is private, so only approved followers see the member's posts. */
export function isPrivate(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`(select x.is_private from users x where x.id = ${idOf(member)})`;
}

/**
 * SQL condition: the file is the cover picture of a profile that the viewer sees. Visitors do not see the cover of a
 * private profile. Avatars need no check, because they are as public as the member's name.
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
