import { sql, type Kysely } from 'kysely';
import type { DB } from '../../bff/platform/db/schema.ts';

/**
 * Makes the database reject updates of one row.
 * @returns a function that allows updates again
 */
export async function refuseChange(
  db: Kysely<DB>,
  table: 'posts' | 'moderation_cases' | 'sessions' | 'payment_refunds',
  change: 'delete' | 'update',
  id: string,
) {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'refused by the test'; end $$`.execute(db);
  await sql`
    create trigger refuse_change before ${sql.raw(change)} on ${sql.table(table)} for each row
    when (old.id = ${sql.lit(id)}) execute function refuse_change()`.execute(db);
  return async () => {
    await sql`drop trigger refuse_change on ${sql.table(table)}`.execute(db);
  };
}
