import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { headerOf } from './archive.ts';

const ROWS = 1_000;
const compress = promisify(gzip);

/**
 * Writes the rows of all tables, as of one moment, to a file. On PostgreSQL, other queries do not wait for it. PGlite
 * has a single connection, so other queries wait until this function has finished; to keep this time short, the
 * function only reads the tables.
 * @returns row counts by table, the names of the migrations, the keys of all media files to which the rows refer, and
 * the keys of files that the store may lack
 */
export async function takeSnapshot(db: Kysely<DB>, snapshot: number, file: FileHandle) {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const rows: Record<string, number> = {};
      for (const table of await tablesOf(tx)) {
        if (table === 'migrations') continue;
        rows[table] = 0;
        await sql`declare dump no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
          tx,
        );
        for (;;) {
          const page = await sql<{ line: string }>`fetch ${sql.lit(ROWS)} from dump`.execute(tx);
          if (page.rows.length === 0) break;
          const packed = await compress(page.rows.map(({ line }) => line).join('\n'));
          await file.appendFile(headerOf({ table, snapshot, rows: page.rows.length, bytes: packed.length }));
          await file.appendFile(packed);
          rows[table] += page.rows.length;
        }
        await sql`close dump`.execute(tx);
      }
      const migrations = await tx.selectFrom('migrations').select('name').orderBy('name').execute();
      return {
        rows,
        migrations: migrations.map(({ name }) => name),
        keys: new Set(await mediaKeys(tx)),
        unstored: new Set(await unstoredKeys(tx)),
      };
    });
}

export async function tablesOf(db: Kysely<DB>) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the keys of all media files to which a row refers. */
export async function mediaKeys(db: Kysely<DB>) {
  const { rows } = await sql<{ key: string }>`
    select v->>'key' as key from media, jsonb_array_elements(variants) v
    union select poster_key from media where poster_key is not null
    union select avatar_key from users where avatar_key is not null
    union select cover_key from users where cover_key is not null`.execute(db);
  return rows.map(({ key }) => key);
}

/** Returns the keys of media files that are being uploaded or deleted. */
async function unstoredKeys(db: Kysely<DB>) {
  const { rows } = await sql<{ key: string }>`
    select v->>'key' as key from media, jsonb_array_elements(variants) v where not stored
    union select poster_key from media where poster_key is not null and not stored`.execute(db);
  return rows.map(({ key }) => key);
}
