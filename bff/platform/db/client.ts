import { join } from 'node:path';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { createPgliteDialect } from './pglite-dialect.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { DB } from './schema.ts';

/**
 * The cache of database pages in PGlite. PostgreSQL's default of 128 MB stays resident in the platform's process, which
 * is too much for a small world: the pages are also in the cache of the operating system.
 */
const SHARED_BUFFERS = '32 MB';

export interface Database {
  db: Kysely<DB>;
  kind: 'pglite' | 'postgres';
  /** Returns the numbers of connections in the pool; undefined for PGlite, which has a single connection. */
  connections(): { total: number; idle: number; waiting: number } | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A postgres:// URL. If it is absent, the embedded database PGlite is opened in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when a pooled connection fails while no query uses it. */
  onIdleError?: (error: Error) => void;
}

/**
 * Opens PostgreSQL or PGlite (PostgreSQL inside the Node process). Both take the same SQL and return the same
 * JavaScript values: `date` and `uuid` as text, `bigint` as number, `timestamptz` as Date.
 * @throws {Error} when another process has opened the PGlite folder
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
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
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
 * Opens two connections concurrently to check that no connection pooler gives both the same database session.
 * @throws {SharedSession} behind a pooler that shares sessions
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
  // Without this listener, a lost idle connection would end the process. With it, the next query just opens a new
  // connection.
  pool.on('error', (error) => onIdleError?.(error));
  const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });

  return {
    db,
    kind: 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
