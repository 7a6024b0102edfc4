import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/*
 * Visibility locks: advisory locks, held until the transaction ends, that keep the facts of policy/ true while a
 * transaction relies on them. A reader takes them in shared mode, the transaction that changes a fact takes them in
 * exclusive mode: no reaction or comment commits after a block, a ban or a deletion that hides it.
 *
 * PostgreSQL grants FOR SHARE on a row past the transactions that wait to change it, so a crowd that reacts kept an
 * author from editing their own profile. An advisory lock has a queue: a shared request waits behind an exclusive one
 * that came first. Each fact also has a key of its own (a member, a pair of members, a post), so a block waits for the
 * two it is about, and a follow or an edit waits for no crowd.
 *
 * Order in a transaction (db/LOCKS.md): communities, rows of users, keys of members and pairs, cases, keys of posts,
 * rows of posts, rows of comments, states of notices. A transaction that holds a shared key locks no row of users.
 */

/** Separates these keys from the other users of hashed advisory locks. */
const SEED = { member: 1, post: 2 };

/**
 * Shares the visibility of these members, and of each pair among them, until the transaction ends: a block, a lost
 * follow, a ban, a deletion or a profile that becomes private waits.
 */
export async function shareVisibility(tx: Transaction<DB>, ids: readonly string[]) {
  await share(tx, sql`${[...ids]}::uuid[]`);
}

/**
 * Calls `shareVisibility` for the viewer and the post's author; for a comment, also for its author and that of its
 * parent.
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
 * Keeps a post from being deleted until the transaction ends. Call it after sharing members, before locking the post's
 * row.
 */
export async function sharePost(tx: Transaction<DB>, postId: string) {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(sql`${postId}::uuid`, 'post')})`.execute(tx);
}

/**
 * Keeps a comment from being deleted until the transaction ends. Without this a reaction to a comment that is deleted
 * at the same moment violates the foreign key, and answers 500. The lock comes after the keys of posts, and before the
 * statement that reads the comment.
 */
export async function shareComment(tx: Transaction<DB>, commentId: string) {
  await sql`select 1 from comments where id = ${commentId} for key share`.execute(tx);
}

/**
 * Locks members' rows in the order of their ids. PostgreSQL serves the transactions that wait for a row first come,
 * first served.
 * @param ids their ids, or a select of them
 * @returns the ids of the members that exist
 */
export async function lockMembers(tx: Transaction<DB>, ids: readonly string[] | RawBuilder<unknown>) {
  const members = 'execute' in ids ? ids : sql`select unnest(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select id from users where id in (${members}) order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Locks members' rows, then their visibility, before they become locked, visible again or private. Waits for the
 * transactions that share it now, and blocks later ones.
 * @param ids their ids, or a select of them
 */
export async function lockVisibility(tx: Transaction<DB>, ids: readonly string[] | RawBuilder<unknown>) {
  const locked = sql`unnest(${await lockMembers(tx, ids)}::uuid[])`;
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct ${keyOf(sql`id`, 'member')} as key from ${locked} as id order by key) k`.execute(tx);
}

/** Locks the visibility between two members, after their rows, before a block or the end of a follow. */
export async function lockVisibilityBetween(tx: Transaction<DB>, one: string, other: string) {
  await sql`select pg_advisory_xact_lock(${pairKeyOf(sql`${one}::uuid`, sql`${other}::uuid`)})`.execute(tx);
}

/** Locks posts before they are deleted, and before their rows are locked. */
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
