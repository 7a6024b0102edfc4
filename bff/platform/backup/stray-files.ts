import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

const AT_ONCE = 50;

/** In a database of a version that has no such table yet, too: it is the one of db/migrations/049-stray-files.ts. */
export async function makeStrayTable(db: Kysely<DB>) {
  await sql`create table if not exists stray_files (key text primary key)`.execute(db);
}

/** Notes files that no row speaks of: call it before they are there, or with the rows that go. */
export async function noteStrays(db: Kysely<DB> | Transaction<DB>, keys: string[]) {
  if (keys.length === 0) return;
  await sql`insert into stray_files select unnest(${keys}::text[]) on conflict do nothing`.execute(db);
}

/**
 * Deletes what a restore has put beside rows that it then did not replace, or left over of rows that it did; one that
 * was killed leaves that to the next restore or start. A batch keeps its connection, so that no restore puts a file
 * anew that is just being deleted.
 * @returns the keys that the store did not delete: they hold up no other, and are tried again next time
 */
export async function deleteStrays(db: Kysely<DB>, store: MediaStore) {
  const left: string[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after;
    after = await db.connection().execute((connection) => deleteSome(connection, store, last, left));
  }
  return left;
}

/** @returns the last key of a batch that was full */
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
