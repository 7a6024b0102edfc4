import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Session } from '../session.ts';

/** Sets a new password and ends every session of the account but `kept`. @returns how many ended */
export async function changePassword(db: Kysely<DB>, userId: string, passwordHash: string, kept?: string) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  const ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  const { numDeletedRows } = await (kept === undefined ? ended : ended.where('id', '<>', kept)).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The same, by one of the account's sessions, which goes on. What somebody else may have begun is over: a change of
 * address, a code that resets the password.
 * @returns how many other sessions ended; null where this one did meanwhile: whoever ended it has the last word
 */
export async function replacePassword(db: Kysely<DB>, { id, userId }: Session, passwordHash: string) {
  return await db.transaction().execute(async (trx) => {
    // One after the other with whoever else changes it, by a code too, which holds its own row first; only then is it
    // known whether the session still stands.
    await sql`select 1 from password_resets where user_id = ${userId} for update`.execute(trx);
    await sql`select 1 from users where id = ${userId} for update`.execute(trx);
    const still = await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
    if (!still) return null;
    await trx.deleteFrom('email_codes').where('user_id', '=', userId).where('purpose', '=', 'CHANGE').execute();
    await trx.updateTable('password_resets').set({ code_hash: null }).where('user_id', '=', userId).execute();
    return await changePassword(trx, userId, passwordHash, id);
  });
}
