import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { claimNickname, findNickname } from './nicknames.ts';
import { openSession } from '../auth/session.ts';
import type { Origin } from '../auth/device.ts';
import { forgetOldDevices } from '../auth/devices.store.ts';
import { hashPassword } from '../auth/passwords.ts';
import { forgetOldAccess } from '../auth/access-records.store.ts';
import { forgetOldTries } from '../auth/tries.store.ts';
import type { readRegistration } from './registration.ts';

export function findById(db: Kysely<DB>, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose address it is: of a claim and a confirmed account the latter. */
export function findByEmail(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy('email_confirmed_at', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/**
 * Makes an account and opens its first session: both or neither. A member without a nickname of their choice goes by
 * their first name, with a number where that is taken.
 * @returns the account and the session's token, or null when the address is claimed already; of two at once, one is
 * told so. Behind a claim anybody may be: that there is a confirmed account is told to its mailbox alone
 * @throws {ApiError} 400 for a nickname that is another member's; of two who choose it at once, one is told so
 */
export async function createAccount(db: Kysely<DB>, account: ReturnType<typeof readRegistration>, origin: Origin) {
  const passwordHash = await hashPassword(account.password);
  const id = uuidv7();
  return await transact(db, async (tx) => {
    // Told first, and not that their own nickname is taken.
    const known = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', account.email)
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirst();
    if (known) return null;
    if (account.nickname !== null) await claimNickname(tx, id, account.nickname);
    const firstName = account.name.split(/\s+/)[0] ?? account.name;
    const made = await tx
      .insertInto('users')
      .values({
        id,
        email: account.email,
        password_hash: passwordHash,
        name: account.name,
        nickname: account.nickname ?? (await findNickname(tx, id, firstName)),
        birth_date: account.birthDate,
        preferences: account.preferences,
        profile_type: account.profileType,
      })
      .onConflict((conflict) => conflict.column('email').where('email_confirmed_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made === undefined) return null;
    const token = await openSession(tx, id, passwordHash, origin);
    if (token === null) throw new Error('A new account has no session.');
    return { user: made, token };
  });
}

/** Forgets sessions and codes that can no longer be used, records of access and idempotency keys that are over. */
export async function forgetExpired(db: Kysely<DB>) {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('auth_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('mail_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await forgetOldDevices(db);
  await forgetOldTries(db);
  await forgetOldAccess(db);
  await db
    .deleteFrom('password_resets')
    .where('window_started_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
