import { join } from 'node:path';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { createPgliteDialect } from './pglite-dialect.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { DB } from './schema.ts';

export interface Database {
  db: Kysely<DB>;
  kind: 'pglite' | 'postgres';
  /** The pool's figures; PGlite has one connection and a queue of its own. */
  connections(): { total: number; idle: number; waiting: number } | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** postgres://…; absent: PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when an idle connection of the pool breaks. */
  onIdleError?: (error: Error) => void;
}

/**
 * Opens the database; both kinds speak the same SQL and give the same JavaScript values: `date` and `uuid` as text,
 * `bigint` as number, `timestamptz` as Date.
 * @throws {Error} when another process has the PGlite folder.
 */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? await openPglite(join(options.dataDir, 'pglite'))
    : openPostgres(options.databaseUrl, options.onIdleError);
}

async function openPglite(directory: string): Promise<Database> {
  const lock = await lockDirectory(directory);
  const client = await PGlite.create({
    dataDir: directory,
    parsers: { [pgliteTypes.DATE]: (value) => value, [pgliteTypes.INT8]: Number },
  }).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const db = new Kysely<DB>({ dialect: createPgliteDialect(client) });

  return {
    db,
    kind: 'pglite',
    connections: () => undefined,
    async close() {
      await db.destroy();
      await lock.release();
    },
  };
}

/**
 * Opens two connections at once: a pooler that shares sessions gives both the same one.
 * @throws {SharedSession} behind such a pooler
 */
export async function requireOwnSessions({ db, kind }: Database) {
  if (kind === 'pglite') return;
  await db.connection().execute(() => db.connection().execute(() => Promise.resolve()));
}

function openPostgres(connectionString: string, onIdleError: DatabaseOptions['onIdleError']): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener a lost connection would end the process; the next query finds out by itself.
  pool.on('error', (error) => onIdleError?.(error));
  const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });

  return {
    db,
    kind: 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
