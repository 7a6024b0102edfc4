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
 * Deletes what a restore has put beside rows that it then did not replace, or left over of rows that it did; one that was
 * killed leaves that to the next restore or start. A batch keeps its connection, so that no restore puts a file anew
 * that is just being deleted.
 */
export async function deleteStrays(db: Kysely<DB>, store: MediaStore) {
  while (await db.connection().execute((connection) => deleteSome(connection, store)));
}

async function deleteSome(db: Kysely<DB>, store: MediaStore) {
  const rows = await db.selectFrom('stray_files').select('key').limit(AT_ONCE).execute();
  const keys = rows.map(({ key }) => key);
  for (const key of keys) await store.delete(key);
  if (keys.length > 0) await db.deleteFrom('stray_files').where('key', 'in', keys).execute();
  return keys.length === AT_ONCE;
}
