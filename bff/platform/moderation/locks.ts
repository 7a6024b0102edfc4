import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Undo } from './moderation.table.ts';

/** A ban ends after anybody who could ask for it. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');

/**
 * Shuts a member out until then: their sessions end and everything of theirs is hidden with them. The row is locked
 * first, so that a sign-in of the same moment finds itself refused.
 * @returns what to restore
 */
export async function lockAccount(
  trx: Transaction<DB>,
  userId: string,
  decisionId: string,
  until: Date,
): Promise<Undo> {
  const before = await trx
    .selectFrom('users')
    .select(['locked_until', 'locked_by'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.locked_until === null || before.locked_until < until) {
    await trx
      .updateTable('users')
      .set({ locked_until: until, locked_by: decisionId })
      .where('id', '=', userId)
      .execute();
  }
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return { lock: { until: before.locked_until?.toISOString() ?? null, by: before.locked_by } };
}

/** Lets a member back in, to where the decision found them; one that came after it stands. */
export async function unlockAccount(trx: Transaction<DB>, userId: string, decisionId: string, before: Undo['lock']) {
  await sql`
    update users set locked_until = ${before?.until ?? null}::timestamptz, locked_by = ${before?.by ?? null}::uuid
    where id = ${userId} and locked_by = ${decisionId}`.execute(trx);
}
