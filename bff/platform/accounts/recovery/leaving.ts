import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { FOR_GOOD } from '../../auth/locks.ts';
import { brazilianDay } from '../../calendar/sao-paulo.ts';

/** PRODUCT.md: the number of days in which a member may cancel the deletion of their account. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Cancels the pending deletion of an account if the member asked for that at sign-in (`keeps`). Does nothing if no
 * deletion is pending.
 * @throws {ApiError} 400 ACCOUNT_LEAVING if a deletion is pending and the member has not asked to keep the account
 */
export async function keepOrRefuse(
  db: Kysely<DB>,
  { id, deletes_at: deletesAt }: { id: string; deletes_at: Date | null },
  keeps: boolean,
) {
  if (deletesAt === null || deletesAt <= new Date()) return;
  if (!keeps) {
    const day = brazilianDay(deletesAt);
    throw new ApiError(400, 'ACCOUNT_LEAVING', `Esta conta será excluída em ${day}. Você ainda pode mantê-la.`);
  }
  await keepAccount(db, id);
}

/**
 * Cancels the pending deletion of an account.
 * @returns the account's e-mail address; undefined if there was no deletion to cancel
 */
export async function keepAccount(db: Kysely<DB>, userId: string) {
  return await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .where('deletes_at', '>', sql<Date>`now()`)
    .where('deletes_at', '<', FOR_GOOD)
    .returning('email')
    .executeTakeFirst();
}

/** Returns true when the account is about to be deleted and the deletion was requested at `since` or later. */
export async function leavesSince(db: Kysely<DB>, userId: string, since: Date) {
  const { deletes_at: deletesAt } = await db
    .selectFrom('users')
    .select('deletes_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deletesAt !== null && deletesAt.getTime() - GRACE_DAYS * DAY_MS >= since.getTime();
}
