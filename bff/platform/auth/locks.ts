import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** The date that is stored as the end of a ban. It is far in the future, because a ban never ends. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

/** Selects the decisions that suspend or ban the member `u` now. The decision with the latest end comes first. */
export const standing = sql`
  select d.until, d.id from moderation_decisions d
  where d.author_id = u.id and d.kind in ('SUSPEND', 'BAN') and d.undone_by is null and d.until > now()
  order by d.until desc, d.id desc`;

/** PRODUCT.md: the days after a ban for fraud in which the member's earnings stay on hold. */
const FRAUD_HOLD_DAYS = 180;

/** Selects the end of the hold of the VIP earnings of the member `u` after a ban for fraud; otherwise null. */
export const fraudHold = sql`
  select max(d.created_at) + make_interval(days => ${sql.lit(FRAUD_HOLD_DAYS)}) from moderation_decisions d
  where d.author_id = u.id and d.kind = 'BAN' and d.reason = 'FRAUD' and d.undone_by is null`;

/**
 * Returns the ids of the decisions that suspend or ban the member now. The decision with the latest end comes first.
 */
export async function locksOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select d.id from users u, lateral (${standing}) d where u.id = ${userId} order by d.until desc, d.id desc`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
