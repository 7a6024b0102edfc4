import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { deleteOver, ends } from '../db/delete-over.ts';
import type { DB } from '../db/schema.ts';
import { eachOf } from '../db/one-by-one.ts';
import { transact } from '../db/transact.ts';
import { claimNickname, findNickname, nicknamed } from './nicknames.ts';
import { openSession } from '../auth/session.ts';
import type { Origin } from '../auth/device.ts';
import { hashPassword } from '../auth/passwords.ts';
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
        ...nicknamed(account.nickname ?? (await findNickname(tx, id, firstName))),
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

/**
 * Forgets sessions and codes that can no longer be used, and tries, records of access and idempotency keys that are
 * over.
 * @throws {AggregateError} after all others, for those of which it could not
 */
export async function forgetExpired(db: Kysely<DB>) {
  await eachOf(ends.map((each) => () => deleteOver(db, each)));
}
