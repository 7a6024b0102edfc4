import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { FOR_GOOD } from '../../auth/locks.ts';
import { brazilianDay } from '../../calendar/sao-paulo.ts';

/** PRODUCT: days in which the member may cancel the deletion. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Cancels a pending deletion, by a sign-in that asks for it, until the day of the deletion.
 * @throws {ApiError} 400 ACCOUNT_LEAVING when the member has not asked to keep the account
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

/** Cancels a deletion before its day. @returns the account's address; undefined when there was no deletion to cancel */
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

/** Returns true when the account's pending deletion was requested at `since` or later. */
export async function leavesSince(db: Kysely<DB>, userId: string, since: Date) {
  const { deletes_at: deletesAt } = await db
    .selectFrom('users')
    .select('deletes_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deletesAt !== null && deletesAt.getTime() - GRACE_DAYS * DAY_MS >= since.getTime();
}
