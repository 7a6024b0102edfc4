import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { DB } from '../db/schema.ts';
import { mimeTypeOfKey, type MediaStore } from '../media/store.ts';
import { openArchive, type Archive } from './archive.ts';
import { loadRows } from './load.ts';
import { mediaKeys } from './snapshot.ts';

interface Restore {
  database: Database;
  store: MediaStore;
  /** The backup. */
  path: string;
  /** For files on their way; on the file system of a folder store. */
  workDirectory: string;
  /** What is there goes. */
  overwrite: boolean;
}

/**
 * Puts a backup in the place of what the settings name: files first, then rows, so that nothing is ever spoken of that
 * is not there. A backup of an older version is brought to this one's schema.
 * @throws {Error} when there is data and nobody said that it may go, when the product runs, when a newer version made it
 */
export async function restore({ database, store, path, workDirectory, overwrite }: Restore) {
  const archive = await openArchive(path);
  try {
    const { db } = database;
    const known = migrations.filter(({ name }) => archive.summary.migrations.includes(name));
    if (known.length < archive.summary.migrations.length) throw new Error('A newer Brasa made this backup.');
    if (database.kind === 'postgres') await refuseRunning(db);
    const before = await keysThere(db);
    if (before !== null && !overwrite) {
      throw new Error('There is data already. Give --overwrite if all of it may be replaced by the backup.');
    }

    await putFiles(archive, store, workDirectory);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, known);
    await loadRows(db, archive);
    await migrate(db);
    await forgetOthers(archive, store, before ?? []);
    return archive.summary;
  } finally {
    await archive.close();
  }
}

async function refuseRunning(db: Kysely<DB>) {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  if (rows.length > 0) throw new Error('Somebody is connected to the database. Stop the product first.');
}

/** Null where there is nobody yet. */
async function keysThere(db: Kysely<DB>) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(db);
  if (!rows[0]?.there) return null;
  const members = await db.selectFrom('users').select('id').limit(1).execute();
  // A schema from before there were files has none.
  return members.length === 0 ? null : await mediaKeys(db).catch(() => []);
}

async function putFiles(archive: Archive, store: MediaStore, workDirectory: string) {
  const folder = await mkdtemp(join(workDirectory, 'restore-'));
  try {
    for (const piece of archive.pieces) {
      if (!('media' in piece)) continue;
      const path = join(folder, piece.media);
      await writeFile(path, archive.stream(piece), { mode: 0o600 });
      await store.put(piece.media, path, mimeTypeOfKey(piece.media));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files that nothing speaks of any more. */
async function forgetOthers(archive: Archive, store: MediaStore, before: string[]) {
  const kept = new Set(archive.pieces.flatMap((piece) => ('media' in piece ? [piece.media] : [])));
  for (const key of before) if (!kept.has(key)) await store.delete(key);
}
