import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestPlatform } from './platform.ts';

/**
 * Locks a row of a platform on PostgreSQL by a connection of its own: whoever wants to change it waits, and goes on
 * after the release with what was read before.
 * @returns releases it
 */
export async function holdRow(platform: TestPlatform, table: string, where: Record<string, string>) {
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  await client.connect();
  await client.query('begin');
  const named = Object.keys(where).map((column, index) => `${column} = $${index + 1}`);
  const values = Object.values(where);
  const held = await client.query(`select 1 from ${table} where ${named.join(' and ')} for update`, values);
  expect(held.rowCount).toBe(1);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Until so many statements of a platform on PostgreSQL wait for a row, or behind one that does. */
export async function untilWaiting(platform: TestPlatform, statements = 1) {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async () => (await waiting.execute(platform.db)).rows.length;
  await expect.poll(count, { interval: 10, timeout: 10_000 }).toBe(statements);
}
