import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { FOR_GOOD } from '../auth/locks.ts';
import { brazilianDay } from '../sao-paulo.ts';

/** PRODUCT: days to change one's mind. */
export const GRACE_DAYS = 7;
const DAY = 86_400_000; // ms

/**
 * Keeps an account that is about to be deleted, for a member who knows its password, until its day has come.
 * @throws {ApiError} 400 ACCOUNT_LEAVING for a member who has not said so
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
 * Ends a deletion whose day has not come.
 * @returns the account's address; undefined where there was none to end
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

/** Whether the deletion that an account stands before was begun at a moment or later. */
export async function leavesSince(db: Kysely<DB>, userId: string, since: Date) {
  const { deletes_at: deletesAt } = await db
    .selectFrom('users')
    .select('deletes_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deletesAt !== null && deletesAt.getTime() - GRACE_DAYS * DAY >= since.getTime();
}
