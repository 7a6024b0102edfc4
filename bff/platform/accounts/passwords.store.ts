import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import type { Session } from '../auth/session.ts';

/**
 * Holds an account for a change of its password, or of all that a link in a mail undoes: one change after the other.
 * The row of its reset code is held first, as by the use of the code, so that none waits for another for ever.
 */
export async function holdAccount(tx: Transaction<DB>, userId: string) {
  await sql`select 1 from password_resets where user_id = ${userId} for update`.execute(tx);
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
}

/** Sets a new password and ends every session of the account but `kept`. @returns how many ended */
export async function changePassword(db: Kysely<DB>, userId: string, passwordHash: string, kept?: string) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  const ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  const { numDeletedRows } = await (kept === undefined ? ended : ended.where('id', '<>', kept)).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The same, by one of the account's sessions, which goes on. What another person may have begun is over: a change of
 * address, a code that resets the password.
 * @returns how many other sessions ended; null where this one did meanwhile: its end stands
 */
export async function replacePassword(db: Kysely<DB>, { id, userId }: Session, passwordHash: string) {
  return await transact(db, async (tx) => {
    // Only then is it known whether the session still stands.
    await holdAccount(tx, userId);
    const still = await tx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
    if (!still) return null;
    await tx.deleteFrom('email_codes').where('user_id', '=', userId).where('purpose', '=', 'CHANGE').execute();
    await tx
      .updateTable('password_resets')
      .set({ code_hash: null, code_sealed: null })
      .where('user_id', '=', userId)
      .execute();
    publishAccess(tx, 'session', userId);
    return await changePassword(tx, userId, passwordHash, id);
  });
}
