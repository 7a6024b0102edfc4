import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

const BATCH_SIZE = 1_000;

/**
 * The tables with rows that expire. `moment` is the SQL for the time of expiry, written exactly as in the table's
 * index, because otherwise PostgreSQL would not use the index. `kept` is the time for which an expired row is still
 * kept.
 */
export const ends = [
  { table: 'sessions', moment: 'expires_at', kept: '0' },
  { table: 'auth_challenges', moment: 'expires_at', kept: '0' },
  { table: 'mail_links', moment: 'expires_at', kept: '0' },
  { table: 'known_devices', moment: 'last_used_at', kept: '1 year' },
  // Brazilian law 12.965/2014 (art. 15) requires a platform to keep access records for six months.
  { table: 'access_records', moment: 'at', kept: '6 months' },
  // One day is the longest period over which a rate limit counts failed tries (auth/guesses.ts, age/age.routes.ts).
  {
    table: 'sign_in_tries',
    moment: "COALESCE(tries[cardinality(tries)], '-infinity'::timestamp with time zone)",
    kept: '1 day',
  },
  { table: 'password_resets', moment: 'window_started_at', kept: '1 day' },
  { table: 'idempotency', moment: 'created_at', kept: '2 days' },
] as const;

/**
 * Deletes the expired rows of a table in batches. A single statement would hold its locks too long after an outage of
 * the platform, when many rows have expired. Skips rows that another transaction has locked; the next run deletes them.
 */
export async function deleteOver(db: Kysely<DB>, { table, moment, kept }: (typeof ends)[number]) {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE;) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.raw(moment)} < now() - ${sql.lit(kept)}::interval
        order by ${sql.raw(moment)} limit ${BATCH_SIZE} for update skip locked
      )) returning 1`.execute(db);
    deleted = rows.length;
  }
}
