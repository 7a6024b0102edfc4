import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isLockFailure } from './failures.ts';
import { migrations, type Migration } from './migrations/index.ts';
import { runOffline, runOnline } from './online.ts';
import type { DB } from './schema.ts';

/** The key of the advisory lock for migrations. The number is arbitrary, but the same in every release. */
export const MIGRATION_LOCK = 7_264_611;
/**
 * A migration that waits for a table lock makes all later queries of that table wait behind it. After this time the
 * migration stops waiting, so that these queries run, and then requests the lock again.
 */
const LOCK_PATIENCE = '3s';
const MAX_TRIES = 20;
/** pause in ms between two tries to get the migration lock */
const TURN_INTERVAL_MS = 100;

/**
 * Brings the database schema up to date: runs each missing migration in order, first its online steps, then its `sql`
 * in a transaction of its own. Processes that start at the same time wait for each other.
 * @returns the names of the migrations that ran in this call
 * @throws {Error} if a newer Brasa has migrated the database, because this release does not know the newer schema
 */
export async function migrate(db: Kysely<DB>, known: readonly Migration[] = migrations): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    // Waiting for another process or filling a new column may take longer than the usual statement timeout.
    const usual = await sql<{ timeout: string }>`
      select current_setting('statement_timeout') as timeout, set_config('statement_timeout', '0', false)`.execute(
      connection,
    );
    await takeTurn(connection);
    try {
      await makeTable(connection);
      const applied = await appliedIn(connection);
      refuseNewer(applied, known);
      const missing = known.filter(({ name }) => !applied.has(name));
      for (const migration of missing) await run(connection, migration);
      return missing.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
      await sql`select set_config('statement_timeout', ${usual.rows[0]?.timeout}, false)`.execute(connection);
    }
  });
}

/**
 * Tries to take the migration lock again and again. A single statement that waits for the lock could deadlock:
 * `create index concurrently` in the migrating process waits for all running statements, so each process would wait for
 * the other.
 */
async function takeTurn(connection: Kysely<DB>) {
  const take = sql<{ isTaken: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isTaken"`;
  while (!(await take.execute(connection)).rows[0]?.isTaken) await delay(TURN_INTERVAL_MS);
}

function refuseNewer(applied: ReadonlySet<string>, known: readonly Migration[]) {
  const names = new Set(known.map(({ name }) => name));
  const newer = [...applied].filter((name) => !names.has(name));
  if (newer.length === 0) return;
  throw new Error(
    `The database was migrated by a newer Brasa (${newer.sort().join(', ')}). Start that version, or restore an earlier backup.`,
  );
}

/** Runs the missing migrations within the caller's transaction. The database must have no other users. */
export async function migrateWithin(tx: Transaction<DB>, known: readonly Migration[] = migrations) {
  await makeTable(tx);
  const applied = await appliedIn(tx);
  refuseNewer(applied, known);
  for (const migration of known) {
    if (applied.has(migration.name)) continue;
    for (const step of migration.online ?? []) await runOffline(tx, step);
    await apply(tx, migration);
  }
}

/**
 * Checks whether the table exists instead of always creating it, so that a database role without the right to create
 * tables can start after another role has migrated.
 */
async function makeTable(db: Kysely<DB>) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`.execute(db);
  if (rows[0]?.there) return;
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
}

async function appliedIn(db: Kysely<DB>) {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

async function apply(tx: Transaction<DB>, migration: Migration) {
  for (const statement of statementsOf(migration)) await sql.raw(statement).execute(tx);
  await tx.insertInto('migrations').values({ name: migration.name }).execute();
}

async function run(connection: Kysely<DB>, migration: Migration) {
  for (const step of migration.online ?? []) await runOnline(connection, step);
  for (let tried = 1; ; tried += 1) {
    try {
      await connection.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(tx);
        await stopAutovacuum(tx, migration);
        await apply(tx, migration);
      });
      return;
    } catch (error) {
      if (!isLockFailure(error) || tried === MAX_TRIES) throw error;
    }
  }
}

/**
 * Locks each table that the migration names itself or by an index, in a mode that keeps out autovacuum but no reader or
 * writer. Without this lock, a statement that needs a table for itself would wait for a running autovacuum until
 * PostgreSQL cancels it (`deadlock_timeout`, one second), and all readers and writers would wait behind the statement.
 */
async function stopAutovacuum(tx: Transaction<DB>, { sql: text }: Migration) {
  const words = [...new Set(text.match(/\w+/g))];
  const { rows } = await sql<{ table: string }>`
    select distinct coalesce(i.indrelid, c.oid)::regclass::text as table
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relname = any(${words}) and c.relkind in ('r', 'i') and pg_table_is_visible(c.oid)
      and c.relnamespace <> 'pg_catalog'::regnamespace
    order by 1`.execute(tx);
  for (const { table } of rows) await sql.raw(`lock table ${table} in share update exclusive mode`).execute(tx);
}

/** Splits the SQL of a migration into statements. */
export function statementsOf({ sql: text }: Migration) {
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
}
