import { sql, type Kysely } from 'kysely';
import type { Database } from './client.ts';
import { BeingRestored, SharedSession, USE_LOCK } from './session-setup.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import type { DB } from './schema.ts';

/**
 * Runs `work` while its connection is the only connection to the database. Other processes cannot connect. A process of
 * an older release, which does not check the lock, can connect but waits before it migrates. PGlite needs no lock here,
 * because only one process can open its folder.
 * @throws {Error} while another connection is open
 * @throws {SharedSession} behind a connection pooler that shares sessions
 */
export async function withExclusiveAccess<Result>(
  { db, kind }: Database,
  work: (connection: Kysely<DB>) => Promise<Result>,
) {
  return await db.connection().execute(async (connection) => {
    if (kind === 'pglite') return await work(connection);
    try {
      await lockOthersOut(connection);
      await requireOwnSession(db);
      return await work(connection);
    } finally {
      // If the statement that releases the locks fails, PostgreSQL releases them when the connection closes.
      await sql`select pg_advisory_unlock(${USE_LOCK}), pg_advisory_unlock(${MIGRATION_LOCK})`
        .execute(connection)
        .catch(() => undefined);
    }
  });
}

/**
 * Takes the locks that keep other processes out, and fails if another client is connected. A session of unknown type
 * counts as a client, because PostgreSQL hides the type of another role's session. Sessions without a role do not
 * count: they are PostgreSQL's own processes.
 */
async function lockOthersOut(connection: Kysely<DB>) {
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_lock(${USE_LOCK}) and pg_try_advisory_lock(${MIGRATION_LOCK}) and not exists (
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend') as "isAlone"`.execute(
    connection,
  );
  if (!rows[0]?.isAlone) throw new Error('The database has other connections. Stop the product first.');
}

/**
 * Opens a second connection, which the database must refuse because of the locks. If it is accepted, a connection
 * pooler shares sessions between connections, and another client could get the session that holds the locks.
 */
async function requireOwnSession(db: Kysely<DB>) {
  const isLetIn = await db
    .connection()
    .execute(() => Promise.resolve(true))
    .catch((error: unknown) => {
      if (error instanceof BeingRestored) return false;
      throw error;
    });
  if (isLetIn) throw new SharedSession();
}
