import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { publishAccess } from '../../events/access.ts';
import type { Session } from '../../auth/session.ts';

/**
 * Locks an account until the transaction ends. Password changes, and undoing a change by a mail link, use this lock so
 * that they run one after another. Locks the row of the reset code first, in the same order as redeeming a reset code,
 * because another order could deadlock.
 */
export async function lockAccount(tx: Transaction<DB>, userId: string) {
  await sql`select 1 from password_resets where user_id = ${userId} for update`.execute(tx);
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
}

/**
 * Sets a new password and ends every session of the account except the session `kept`. @returns the number of ended
 * sessions
 */
export async function changePassword(db: Kysely<DB>, userId: string, passwordHash: string, kept?: string) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  const ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  const { numDeletedRows } = await (kept === undefined ? ended : ended.where('id', '<>', kept)).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Sets a new password and ends all other sessions of the account. Also cancels a pending change of the e-mail address
 * and a pending reset code, because another person may have requested them.
 * @returns the number of ended sessions; null if the member's own session has ended meanwhile
 */
export async function replacePassword(db: Kysely<DB>, { id, userId }: Session, passwordHash: string) {
  return await transact(db, async (tx) => {
    // Check the session after taking the lock, because the session may have ended while this call waited for the lock.
    await lockAccount(tx, userId);
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
