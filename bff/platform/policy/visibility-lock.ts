import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/*
 * Visibility locks are advisory locks that are held until the transaction ends. They protect the facts that policy/
 * checks (blocks, follows, bans, deletions) from changes while a transaction relies on them. A transaction that relies
 * on a fact takes the fact's lock in shared mode; a transaction that changes the fact takes the lock in exclusive mode.
 * So no reaction or comment commits after a block, a ban or a deletion that hides its target.
 *
 * Row locks cannot replace visibility locks: PostgreSQL grants FOR SHARE on a row ahead of the transactions that wait
 * to change the row, so many concurrent reactions kept an author from editing their own profile. An advisory lock has a
 * queue: a shared request waits behind an earlier exclusive request. Each fact also has its own key (a member, a pair
 * of members, a post), so a block waits only for transactions about its two members, and a follow or a profile edit
 * never waits for reactions.
 *
 * A transaction takes its locks in this order (db/LOCKS.md): communities, rows of `users`, keys of members and pairs,
 * moderation cases, keys of posts, rows of `posts`, rows of `comments`, rows of `notification_states`. A transaction
 * that holds a shared key must not lock a row of `users` afterwards.
 */

/** The seeds for hashing the lock keys, which make these keys differ from the keys of other advisory locks. */
const SEED = { member: 1, post: 2 };

/**
 * Takes the visibility locks of these members, and of each pair among them, in shared mode until the transaction ends.
 * Until then, another transaction waits before it blocks, unfollows, bans or deletes one of them, or makes one of their
 * profiles private.
 */
export async function shareVisibility(tx: Transaction<DB>, ids: readonly string[]) {
  await share(tx, sql`${[...ids]}::uuid[]`);
}

/**
 * Calls `share` for the viewer and the post's author. If a comment is given, also for the comment's author and the
 * author of its parent comment.
 */
export async function shareVisibilityOfPost(
  tx: Transaction<DB>,
  viewer: string,
  postId: string,
  commentId: string | null,
) {
  const comment = sql`${commentId}::uuid`;
  await share(
    tx,
    sql`array(
      select ${viewer}::uuid union select author_id from posts where id = ${postId}
      union select author_id from comments
        where id = ${comment} or id = (select parent_id from comments where id = ${comment}))`,
  );
}

/**
 * Keeps a post from being deleted until the transaction ends. Call it after `shareVisibility` and before locking the
 * post's row.
 */
export async function sharePost(tx: Transaction<DB>, postId: string) {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(sql`${postId}::uuid`, 'post')})`.execute(tx);
}

/**
 * Keeps a comment from being deleted until the transaction ends. Without this lock, a reaction to a comment that is
 * concurrently deleted would violate the foreign key, and the response would be 500. Call it after `sharePost` and
 * before the statement that reads the comment.
 */
export async function shareComment(tx: Transaction<DB>, commentId: string) {
  await sql`select 1 from comments where id = ${commentId} for key share`.execute(tx);
}

/**
 * Locks members' rows in the order of their ids, so that concurrent calls do not deadlock. Transactions that wait for
 * the same row get the lock in the order of their arrival.
 * @param ids the members' ids, or a subquery that selects the ids
 * @returns the ids of the members that exist
 */
export async function lockMembers(tx: Transaction<DB>, ids: readonly string[] | RawBuilder<unknown>) {
  const members = 'execute' in ids ? ids : sql`select unnest(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select id from users where id in (${members}) order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Locks members' rows, then takes their visibility locks in exclusive mode. Call it before members are suspended,
 * become visible again or make their profiles private. Waits for the transactions that hold the locks in shared mode,
 * and makes later requests for the locks wait.
 * @param ids the members' ids, or a subquery that selects the ids
 */
export async function lockVisibility(tx: Transaction<DB>, ids: readonly string[] | RawBuilder<unknown>) {
  const locked = sql`unnest(${await lockMembers(tx, ids)}::uuid[])`;
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ${keyOf(sql`id`, 'member')} as key from ${locked} as id order by key) k`.execute(tx);
}

/**
 * Takes the visibility lock of a pair of members in exclusive mode. Call it after locking the rows of both members, and
 * before adding a block or ending a follow between them.
 */
export async function lockVisibilityBetween(tx: Transaction<DB>, one: string, other: string) {
  await sql`select pg_advisory_xact_lock(${pairKeyOf(sql`${one}::uuid`, sql`${other}::uuid`)})`.execute(tx);
}

/**
 * Takes the visibility locks of posts in exclusive mode. Call it before locking the posts' rows and deleting the posts.
 */
export async function lockPosts(tx: Transaction<DB>, ids: readonly string[]) {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ${keyOf(sql`id`, 'post')} as key from unnest(${[...ids]}::uuid[]) as id order by key) k`.execute(
    tx,
  );
}

async function share(tx: Transaction<DB>, ids: RawBuilder<unknown>) {
  await sql`
    with members as (select distinct id from unnest(${ids}) as id),
    keys as (
      select ${keyOf(sql`id`, 'member')} as key from members
      union select ${pairKeyOf(sql`a.id`, sql`b.id`)} from members a join members b on a.id < b.id
    )
    select pg_advisory_xact_lock_shared(key) from (select key from keys order by key) k`.execute(tx);
}

function keyOf(id: RawBuilder<unknown>, kind: keyof typeof SEED) {
  return sql`hashtextextended(${id}::text, ${SEED[kind]})`;
}

function pairKeyOf(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  return sql`hashtextextended(least(${one}, ${other})::text || greatest(${one}, ${other})::text, ${SEED.member})`;
}
