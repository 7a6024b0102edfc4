import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

const AT_ONCE = 50;

/** Creates the table of db/migrations/049-stray-files.ts, if an older version made the database. */
export async function makeStrayTable(db: Kysely<DB>) {
  await sql`create table if not exists stray_files (key text primary key)`.execute(db);
}

/**
 * Records stored files that have no row as strays. Call it before storing the files, or in the transaction that deletes
 * their rows.
 */
export async function noteStrays(db: Kysely<DB> | Transaction<DB>, keys: string[]) {
  if (keys.length === 0) return;
  await sql`insert into stray_files select unnest(${keys}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Deletes the files that a failed restore stored, or that lost their rows in a restore. If a restore is killed, the
 * next restore or start deletes its files. Each batch keeps its connection, so that no restore stores a file again
 * while this deletes it.
 * @returns the keys that the store failed to delete. They do not block the others, and the next call retries them
 */
export async function deleteStrays(db: Kysely<DB>, store: MediaStore) {
  const left: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after;
    after = await db.connection().execute((connection) => deleteSome(connection, store, last, left));
  }
  return left;
}

/** Deletes one batch of files. @returns the last key of a full batch; undefined if the batch was not full */
async function deleteSome(db: Kysely<DB>, store: MediaStore, after: string, left: string[]) {
  const strays = db.selectFrom('stray_files').select('key').where('key', '>', after);
  const rows = await strays.orderBy('key').limit(AT_ONCE).execute();
  const deleted: string[] = [];
  for (const { key } of rows) {
    const isDeleted = await store.delete(key).then(
      () => true,
      () => false,
    );
    (isDeleted ? deleted : left).push(key);
  }
  if (deleted.length > 0) await db.deleteFrom('stray_files').where('key', 'in', deleted).execute();
  return rows.length === AT_ONCE ? rows.at(-1)?.key : undefined;
}
