import { sql, type Kysely } from 'kysely';
import { migrations, type Migration } from './migrations/index.ts';
import type { DB } from './schema.ts';

/** Any number, the same in every Brasa: names the advisory lock that migrations run under. */
const MIGRATION_LOCK = 7_264_611;

/**
 * Brings the schema up to date: each migration once, in order, each in a transaction of its own. Processes that
 * start at the same time wait for each other.
 * @returns the names of the migrations that ran now.
 */
export async function migrate(db: Kysely<DB>): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const applied = new Set(
        (await connection.selectFrom('migrations').select('name').execute()).map(({ name }) => name),
      );
      const missing = migrations.filter(({ name }) => !applied.has(name));
      for (const migration of missing) {
        await connection.transaction().execute(async (trx) => {
          for (const statement of statementsOf(migration)) await sql.raw(statement).execute(trx);
          await trx.insertInto('migrations').values({ name: migration.name }).execute();
        });
      }
      return missing.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

function statementsOf({ sql: text }: Migration) {
  return text.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
}
