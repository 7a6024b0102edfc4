import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { deleteOver, ends } from '../db/delete-over.ts';
import type { DB } from '../db/schema.ts';
import { eachOf } from '../db/one-by-one.ts';
import { transact } from '../db/transact.ts';
import { claimNickname, findNickname, looksLike, nicknamed } from './security/nicknames.ts';
import { openSession } from '../auth/session.ts';
import type { SignInOrigin } from '../auth/device.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { readRegistration } from './sign-in/registration.ts';

export function findById(db: Kysely<DB>, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the account with an e-mail address. If two accounts have the address, returns the confirmed account. */
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
 * Finds the account with a nickname. Ignores case and invisible characters. Does not find a nickname that merely looks
 * like it.
 */
export async function findByNickname(db: Kysely<DB>, nickname: string) {
  const wanted = comparable(nickname);
  const alike = await db.selectFrom('users').selectAll().where(looksLike(nickname)).execute();
  return alike.find((user) => comparable(user.nickname) === wanted);
}

function comparable(nickname: string) {
  return nickname
    .normalize('NFC')
    .replace(/\p{DI}/gu, '')
    .toLowerCase();
}

/**
 * Creates an account and opens its first session in one transaction. A member who chose no nickname gets their first
 * name as nickname, followed by a number if that name is taken.
 * @returns the account and the session's token; null if an unconfirmed account already has the e-mail address, also for
 * the second of two concurrent sign-ups. null does not reveal a member, because anyone can enter any address. If a
 * confirmed account has the address, the result is not null; only a mail to the address reports that account
 * @throws {ApiError} 400 when another member has the nickname, also for the second of two concurrent sign-ups
 */
export async function createAccount(
  db: Kysely<DB>,
  account: ReturnType<typeof readRegistration>,
  origin: SignInOrigin,
) {
  const passwordHash = await hashPassword(account.password);
  const id = uuidv7();
  return await transact(db, async (tx) => {
    // Check the e-mail address before the nickname. Otherwise a sign-up that is sent twice would fail with "nickname
    // taken", because its first request has taken the nickname.
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
 * Deletes all sessions, codes, records of sign-in tries, access records and idempotency keys that have expired or can
 * no longer be used.
 * @throws {AggregateError} with the errors of the failed deletions, after all other deletions are done
 */
export async function forgetExpired(db: Kysely<DB>) {
  await eachOf(ends.map((each) => () => deleteOver(db, each)));
}
