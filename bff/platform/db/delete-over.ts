import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.ts';

const BATCH_SIZE = 1_000;

/**
 * Tables with rows that expire: the moment of expiry, written as in the definition of its index so that the index is
 * used, and the time for which the rows are kept after it.
 */
export const ends = [
  { table: 'sessions', moment: 'expires_at', kept: '0' },
  { table: 'auth_challenges', moment: 'expires_at', kept: '0' },
  { table: 'mail_links', moment: 'expires_at', kept: '0' },
  { table: 'known_devices', moment: 'last_used_at', kept: '1 year' },
  // Lei 12.965/2014, art. 15.
  { table: 'access_records', moment: 'at', kept: '6 months' },
  // The longest period of any limit (auth/guesses.ts, age/age.routes.ts).
  {
    table: 'sign_in_tries',
    moment: "COALESCE(tries[cardinality(tries)], '-infinity'::timestamp with time zone)",
    kept: '1 day',
  },
  { table: 'password_resets', moment: 'window_started_at', kept: '1 day' },
  { table: 'idempotency', moment: 'created_at', kept: '2 days' },
] as const;

/**
 * Deletes the expired rows of a table in batches, so that no lock is held for long after a long stop. Skips rows that
 * another transaction has locked, until the next run.
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
