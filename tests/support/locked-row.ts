import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestPlatform } from './platform.ts';

const LOCKER = 'holds a row';

/**
 * Locks a row on a PostgreSQL platform through a separate connection. Another transaction that wants to change the row
 * waits; after the release it continues with the values that it has read before. The mode is the lock that PostgreSQL
 * takes for:
 * - `no key update`: an update of the row;
 * - `share`: a reader that relies on the row;
 * - `key share`: a new row that references the row.
 * @returns a function that releases the lock
 */
export async function lockRow(
  platform: TestPlatform,
  table: string,
  where: Record<string, string>,
  strength: 'update' | 'no key update' | 'share' | 'key share' = 'update',
) {
  const client = new pg.Client({ connectionString: platform.databaseUrl, application_name: LOCKER });
  await client.connect();
  await client.query('begin');
  const named = Object.keys(where).map((column, index) => `${column} = $${index + 1}`);
  const values = Object.values(where);
  const locked = await client.query(`select 1 from ${table} where ${named.join(' and ')} for ${strength}`, values);
  expect(locked.rowCount).toBe(1);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Returns the result of `work`, or 'waits' as soon as `work` waits for a row lock. */
export async function withoutWaiting<Result>(platform: TestPlatform, work: Promise<Result>) {
  const behind = sql`
    select 1 from pg_stat_activity a join pg_stat_activity h on h.pid = any(pg_blocking_pids(a.pid))
    where a.datname = current_database() and h.application_name = ${LOCKER}`;
  const over = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, delay(10, false)]))) {
    if ((await behind.execute(platform.db)).rows.length > 0) return 'waits';
  }
  return await work;
}

/** @returns the result of `work`, or 'waits' if `work` waits for a lock: more than `others` statements are waiting */
export async function unlessWaiting<Result>(platform: TestPlatform, work: Promise<Result>, others: number) {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const over = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([over, delay(10, false)]))) {
    if ((await waiting.execute(platform.db)).rows.length > others) return 'waits';
  }
  return await work;
}

/** Waits until `statements` statements of a PostgreSQL platform are waiting for a lock. */
export async function untilWaiting(platform: TestPlatform, statements = 1) {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async () => (await waiting.execute(platform.db)).rows.length;
  await expect.poll(count, { interval: 10 }).toBe(statements);
}

/** Waits until a PostgreSQL platform runs no statement. Then the work that continues after a response is done, too. */
export async function untilIdle(platform: TestPlatform) {
  const busy = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  const count = async () => (await busy.execute(platform.db)).rows.length;
  await expect.poll(count, { interval: 10 }).toBe(0);
}
