import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** The end of a ban, which is never. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

/** Selects the decisions that suspend the member `u` at this moment, the longest first. */
export const standing = sql`
  select d.until, d.id from moderation_decisions d
  where d.author_id = u.id and d.kind in ('SUSPEND', 'BAN') and d.undone_by is null and d.until > now()
  order by d.until desc, d.id desc`;

/** @returns the ids of the decisions that suspend the member at this moment, the longest first */
export async function locksOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select d.id from users u, lateral (${standing}) d where u.id = ${userId} order by d.until desc, d.id desc`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
