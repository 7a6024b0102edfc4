import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import type { Origin } from '../auth/device.ts';
import { noteDevice } from '../auth/devices.store.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { changePassword } from './passwords.store.ts';
import { latelyBefore, shutOutSince } from './recovery.store.ts';

const CODE_MINUTES = 10;
const MAX_TRIES = 5;
/** Five tries at each of ten codes an hour: what a guesser gets out of six digits. */
const MAX_CODES_PER_HOUR = 10;

/** A new code and its hash; made for unknown addresses too, so that they take the same time. */
export async function makeCode() {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Makes the code the account's only live one.
 * @param user as they were known by their address
 * @returns false when the account has asked for too many, or has another address by now
 */
export async function storeCode(db: Kysely<DB>, user: { id: string; email: string }, codeHash: string) {
  return await transact(db, async (tx) => {
    if (!(await replaceCode(tx, user.id, codeHash))) return false;
    // A change of the address has either been made, or waits for this lock and then takes this code away.
    const { rows } =
      await sql`select email from users where id = ${user.id} and email = ${user.email} for share`.execute(tx);
    if (rows.length === 0) await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    return rows.length > 0;
  });
}

async function replaceCode(tx: Transaction<DB>, userId: string, codeHash: string) {
  const { rows } = await sql`
    insert into password_resets as r (user_id, code_hash, expires_at)
    values (${userId}, ${codeHash}, now() + ${CODE_MINUTES} * interval '1 minute')
    on conflict (user_id) do update set
      code_hash = excluded.code_hash,
      expires_at = excluded.expires_at,
      tries = 0,
      requests = case when r.window_started_at < now() - interval '1 hour' then 1 else r.requests + 1 end,
      window_started_at = case when r.window_started_at < now() - interval '1 hour' then now() else r.window_started_at end
    where r.requests < ${MAX_CODES_PER_HOUR} or r.window_started_at < now() - interval '1 hour'
    returning user_id`.execute(tx);
  return rows.length > 0;
}

/**
 * Changes the password if the code is right, and ends all else that is in the account: what was added to it lately goes
 * (recovery.store.ts), and no device is known any more but the one that asks, which strangers' guesses then shut out no
 * longer. The try is counted before the code is compared, so that many at once get
 * no more tries than one after another; of two right ones at once, one wins.
 * @param userId null for an unknown address: the same work, and never right
 * @returns what was taken away, in words; null for a wrong code
 */
export async function redeemCode(
  db: Kysely<DB>,
  userId: string | null,
  { code, newPassword, deviceHash }: { code: string; newPassword: string; deviceHash: Origin['deviceHash'] },
) {
  const attempt =
    userId === null
      ? undefined
      : await db
          .updateTable('password_resets')
          .set({ tries: sql<number>`tries + 1` })
          .where('user_id', '=', userId)
          .where('code_hash', 'is not', null)
          .where('tries', '<', MAX_TRIES)
          .where('expires_at', '>', sql<Date>`now()`)
          .returning('code_hash')
          .executeTakeFirst();
  const isRight = await verifyPassword(attempt?.code_hash, code);
  if (!isRight || userId === null || !attempt) return null;

  const passwordHash = await hashPassword(newPassword);
  return await transact(db, async (tx) => {
    const used = await tx
      .updateTable('password_resets')
      .set({ code_hash: null })
      .where('user_id', '=', userId)
      .where('code_hash', '=', attempt.code_hash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await changePassword(tx, userId, passwordHash);
    const now = new Date();
    const removed = await shutOutSince(tx, userId, latelyBefore(now), now);
    await noteDevice(tx, userId, deviceHash);
    await sql`
      update users u set email_confirmed_at = now() where id = ${userId} and email_confirmed_at is null and not exists (
        select 1 from users o where o.email = u.email and o.email_confirmed_at is not null)`.execute(tx);
    publishAccess(tx, 'session', userId);
    return { removed };
  });
}
