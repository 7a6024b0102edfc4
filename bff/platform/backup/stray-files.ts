import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

const AT_ONCE = 50;

/**
 * Creates the table of db/migrations/049-stray-files.ts if the database lacks it, because an older version made the
 * database.
 */
export async function makeStrayTable(db: Kysely<DB>) {
  await sql`create table if not exists stray_files (key text primary key)`.execute(db);
}

/**
 * Records media files as strays (files without a row), so that they are deleted later. Call it before storing the
 * files, or in the transaction that deletes their rows.
 */
export async function noteStrays(db: Kysely<DB> | Transaction<DB>, keys: string[]) {
  if (keys.length === 0) return;
  await sql`insert into stray_files select unnest(${keys}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Deletes the stray files: files that a failed restore stored, and files that lost their rows in a restore. If a
 * restore is killed, the next restore or the next start deletes its files. Each batch keeps its database connection, so
 * that no restore can store a file again while this function deletes it.
 * @returns the keys that the store failed to delete. These keys do not block the deletion of other files, and the next
 * call retries them
 */
export async function deleteStrays(db: Kysely<DB>, store: MediaStore) {
  const left: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after;
    after = await db.connection().execute((connection) => deleteSome(connection, store, last, left));
  }
  return left;
}

/** Deletes one batch of stray files. @returns the last key of a full batch; undefined if the batch was not full */
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
