import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/**
 * Keeps who of these members sees whom until the transaction ends: what blocks or shuts out one of them, or deletes
 * their account, changes their rows first, and waits. What is done between them is checked, stored, told and answered
 * as one.
 */
export async function holdMembers(tx: Transaction<DB>, ids: readonly string[]) {
  await hold(tx, sql`${[...ids]}::uuid[]`);
}

/** Holds a member, who wrote the post and, of a comment, who wrote it and the one that it answers. */
export async function holdAuthors(tx: Transaction<DB>, viewer: string, postId: string, commentId: string | null) {
  const comment = sql`${commentId}::uuid`;
  await hold(
    tx,
    sql`array(
      select ${viewer}::uuid union select author_id from posts where id = ${postId}
      union select author_id from comments
        where id = ${comment} or id = (select parent_id from comments where id = ${comment}))`,
  );
}

/** Keeps a post and its comments from being deleted until the transaction ends. */
export async function holdPost(tx: Transaction<DB>, postId: string) {
  await sql`select 1 from posts where id = ${postId} for share`.execute(tx);
}

async function hold(tx: Transaction<DB>, ids: RawBuilder<unknown>) {
  await sql`select 1 from users where id = any(${ids}) order by id for share`.execute(tx);
}
