import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

const BATCH_SIZE = 1_000;

/**
 * The tables with rows that expire. `moment` is the time of expiry, spelled as in the definition of the table's index,
 * because PostgreSQL uses the index only then. `kept` is the time for which an expired row is still kept.
 */
export const ends = [
  { table: 'sessions', moment: 'expires_at', kept: '0' },
  { table: 'auth_challenges', moment: 'expires_at', kept: '0' },
  { table: 'mail_links', moment: 'expires_at', kept: '0' },
  { table: 'known_devices', moment: 'last_used_at', kept: '1 year' },
  // The Brazilian law 12.965/2014 (art. 15) requires these records for six months.
  { table: 'access_records', moment: 'at', kept: '6 months' },
  // The longest period over which a rate limit counts tries (auth/guesses.ts, age/age.routes.ts).
  {
    table: 'sign_in_tries',
    moment: "COALESCE(tries[cardinality(tries)], '-infinity'::timestamp with time zone)",
    kept: '1 day',
  },
  { table: 'password_resets', moment: 'window_started_at', kept: '1 day' },
  { table: 'idempotency', moment: 'created_at', kept: '2 days' },
] as const;

/**
 * Deletes the expired rows of a table in batches. After a long stop of the platform there are many, and a single
 * statement would hold its locks for long. Leaves rows that another transaction has locked to the next run.
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
