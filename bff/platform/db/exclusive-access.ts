import { sql, type Kysely } from 'kysely';
import type { Database } from './client.ts';
import { BeingRestored, SharedSession, USE_LOCK } from './session-setup.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import type { DB } from './schema.ts';

/**
 * Runs work on the one connection that a database has meanwhile: other processes are refused, and those of versions
 * that do not ask wait before they migrate. PGlite's folder is one process's anyway.
 * @throws {Error} while another connection is open, and behind a pooler
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
      // Both locks end with the connection at the latest.
      await sql`select pg_advisory_unlock(${USE_LOCK}), pg_advisory_unlock(${MIGRATION_LOCK})`
        .execute(connection)
        .catch(() => undefined);
    }
  });
}

/**
 * Takes the locks that keep other processes out, and fails if a client is connected. PostgreSQL hides the type of
 * another role's session from a role that is not its member, so an unknown type counts as a client; sessions without a
 * role are PostgreSQL's own processes.
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

/** Behind a pooler that gives each transaction any session, the next client may be given the one that has the locks. */
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
