import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrate } from '../../bff/platform/db/migrate.ts';
import type { DB } from '../../bff/platform/db/schema.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres.ts';

/** Returns an SQL expression for the fixed id of row number `n` of a kind. `n` is an SQL expression, too. */
export const idOf = (kind: number, n: string) =>
  `(lpad(to_hex(${n}::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${kind}), 12, '0'))::uuid`;

/** Returns true if there is a PostgreSQL on which query plans can be tested. */
export const hasPostgres = () => inject('postgresUrl') !== null;

/**
 * Creates and fills a PostgreSQL database for the current suite.
 * @returns functions that return the statements and query plans of a call
 */
export function populated(name: string, statements: readonly string[]) {
  const server = inject('postgresUrl') ?? '';
  const database = `test_${name}_${process.pid}`;
  const asked: CompiledQuery[] = [];
  // JIT compilation is off, as in the platform's own sessions (db/session-setup.ts).
  const pool = async () =>
    new pg.Pool({ connectionString: await createPostgresDatabase(server, database), options: '-c jit=off' });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) });

  beforeAll(async () => {
    await migrate(db);
    await db.connection().execute(async (one) => {
      for (const statement of [...statements, 'analyze']) await sql.raw(statement).execute(one);
    });
  });

  afterAll(async () => {
    await db.destroy();
    await dropPostgresDatabase(server, database);
  });

  const id = async (kind: number, n: number) => {
    const { rows } = await sql<{ id: string }>`select ${sql.raw(idOf(kind, String(n)))} as id`.execute(db);
    return rows[0]?.id ?? '';
  };

  const statementsOf = async (call: () => Promise<unknown>) => {
    asked.length = 0;
    await call();
    return [...asked];
  };

  /**
   * Returns the query plan of a statement. With the option `analyze` the database also executes the statement again.
   */
  const planOf = async (statement: CompiledQuery | undefined, options = '(analyze, buffers)') => {
    const explain = CompiledQuery.raw(`explain ${options} ${statement?.sql ?? ''}`, [...(statement?.parameters ?? [])]);
    const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>(explain);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  /**
   * Returns the generic plan of a statement. PostgreSQL may use this plan for a prepared statement from its sixth
   * execution on.
   */
  const genericPlanOf = async (statement: CompiledQuery) =>
    await db.connection().execute(async (one) => {
      const run = async (text: string) =>
        (await one.executeQuery<Record<'QUERY PLAN', string>>(CompiledQuery.raw(text))).rows;
      const values = statement.parameters.map((value) => (value === null ? 'null' : pg.escapeLiteral(textOf(value))));
      await run('set plan_cache_mode = force_generic_plan');
      await run(`prepare planned as ${statement.sql}`);
      try {
        const rows = await run(`explain (analyze, buffers) execute planned(${values.join(', ')})`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await run('deallocate planned');
        await run('reset plan_cache_mode');
      }
    });

  const plansOf = async (call: () => Promise<unknown>, options?: string) => {
    const plans = [];
    for (const statement of await statementsOf(call)) plans.push(await planOf(statement, options));
    return plans;
  };

  return { db, id, statementsOf, planOf, genericPlanOf, plansOf };
}

/** Returns a parameter in the text form of PostgreSQL. An array becomes `{…}` with the items of its JSON. */
function textOf(value: unknown) {
  if (Array.isArray(value)) return `{${JSON.stringify(value).slice(1, -1)}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the number of 8-KiB pages that a plan read. The topmost node's number includes all nodes below it. */
export function pagesOf(plan = '') {
  const [, hit = '0', , read = '0'] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
}
