import { sql, type RawBuilder } from 'kysely';

/** A member's id, null for a visitor, or a column that holds an id. */
export type Someone = string | null | RawBuilder<unknown>;

/**
 * SQL condition: neither of the two may see anything of the other, because one has blocked the other or is locked
 * (`isLocked`). Never true of a member and themselves.
 */
export function isBlockedBetween(a: Someone, b: Someone): RawBuilder<boolean> {
  return sql<boolean>`(${idOf(a)} is distinct from ${idOf(b)}
    and (${hasBlocked(a, b)} or ${hasBlocked(b, a)} or ${isLocked(a)} or ${isLocked(b)}))`;
}

/**
 * SQL condition: the member is hidden from all others, being suspended by moderation, found to be under age, or about
 * to be deleted. Its first half is the predicate of the small partial index. `offset 0` makes PostgreSQL look each
 * member up in that index; without it, PostgreSQL reads all locked members once it expects a few hundred look-ups.
 */
export function isLocked(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users x where x.id = ${idOf(member)} and ${isOut} offset 0)`;
}

const isOut = sql`(x.locked_until is not null or x.age_refused or x.deletes_at is not null)
  and (x.locked_until > now() or x.age_refused or x.deletes_at is not null)`;

/** Selects the ids of the members with a block between them and the viewer. */
export function blockedWith(viewer: string | null) {
  return sql<{ id: string }>`select x.blocked_id as id from blocks x where x.blocker_id = ${viewer}::uuid
    union select x.blocker_id from blocks x where x.blocked_id = ${viewer}::uuid`;
}

/** SQL condition: the first has blocked the second. */
export function hasBlocked(blocker: Someone, blocked: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from blocks x where x.blocker_id = ${idOf(blocker)} and x.blocked_id = ${idOf(blocked)}
  )`;
}

/** SQL condition: the first has muted the second. */
export function hasMuted(muter: Someone, muted: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from mutes x where x.muter_id = ${idOf(muter)} and x.muted_id = ${idOf(muted)}
  )`;
}

/**
 * SQL condition: the first follows the second, and was approved where that is needed. Without `offset 0`, PostgreSQL
 * reads all followers of a celebrity to check a page of members.
 */
export function isFollowing(follower: Someone, followed: Someone): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from follows x
    where x.follower_id = ${idOf(follower)} and x.followed_id = ${idOf(followed)} and x.status = 'FOLLOWING' offset 0
  )`;
}

/** SQL condition: only approved followers see the member's publications. */
export function isPrivate(member: Someone): RawBuilder<boolean> {
  return sql<boolean>`(select x.is_private from users x where x.id = ${idOf(member)})`;
}

/**
 * SQL condition: the file is the cover of a profile that the viewer sees. The cover of a private profile is for
 * members. Avatars are not checked here, because they go with the name, which is visible to all.
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
