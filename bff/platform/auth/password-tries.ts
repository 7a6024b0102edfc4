import type { Request } from 'express';
import { sql, type Kysely } from 'kysely';
import type { Platform } from '../context.ts';
import type { DB, User } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { isStorable } from '../http/input.ts';
import type { SignInOrigin } from './device.ts';
import { triesOfDevice, triesOfStrangers } from './guesses.ts';
import { renewedHash, verifyPassword } from './passwords.ts';
import { takeTry, type Bucket } from './tries.store.ts';

/** The maximum per e-mail address: one confirmed account and one unconfirmed account. */
const MAX_ACCOUNTS = 2;

type Account = User & { is_known: boolean };
/** Accounts for which one try was counted, and a function that gives the try back. */
interface Trial {
  accounts: Account[];
  giveBack: () => Promise<void>;
}

/**
 * Finds the account with an e-mail address and a password. Tries the accounts to which the device is known before the
 * others, and the confirmed account first in each group. Each group has its own buckets, so that a full bucket reveals
 * nothing about the other group. If the password belongs to a later account, the try still counts as a failure for the
 * accounts before it.
 * @returns undefined for a wrong password
 * @throws {ApiError} 429 when the limits allow no try at any of the accounts now
 */
export async function findByPassword(
  { db, identity }: Platform,
  request: Request,
  { address, password, deviceHash }: { address: string; password: string; deviceHash: SignInOrigin['deviceHash'] },
): Promise<User | undefined> {
  const isPossible = isStorable(address);
  const accounts = isPossible ? await accountsOf(db, address, deviceHash) : [];
  const trials = await takeTries(db, [
    ...accounts.flatMap((account) =>
      account.is_known && deviceHash
        ? [{ accounts: [account], of: triesOfDevice('password', account.id, deviceHash) }]
        : [],
    ),
    ...strangersAt(accounts).map((strange) => ({
      accounts: strange,
      of: triesOfStrangers(request, 'password', isPossible ? address : '', identity.maxFailuresOfAddress),
    })),
  ]);

  const tried = trials.flatMap((trial) => trial.accounts);
  const found = await whoseIs(tried, password);
  if (found === undefined) return undefined;
  const wrong = tried.slice(0, tried.indexOf(found));
  const right = trials.filter((trial) => !trial.accounts.some((account) => wrong.includes(account)));
  for (const { giveBack } of right) await giveBack();
  return await renewHash(db, found, password);
}

/**
 * If the stored hash was made from an older form of the password (passwords.ts), replaces it by a hash of the
 * normalized form.
 */
async function renewHash(db: Kysely<DB>, user: User, password: string): Promise<User> {
  const renewed = await renewedHash(user.password_hash, password);
  if (renewed === null) return user;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...user, password_hash: renewed } : user;
}

/**
 * Returns the accounts to which the device is unknown, as one group. An e-mail address without an account gets an empty
 * group, so that tries at such an address are limited too.
 */
function strangersAt(accounts: Account[]) {
  const strange = accounts.filter((account) => !account.is_known);
  return strange.length > 0 || accounts.length === 0 ? [strange] : [];
}

/**
 * Takes a try for each group of accounts. Leaves out a group with a full bucket.
 * @throws {ApiError} 429 when every group has a full bucket
 */
async function takeTries(db: Kysely<DB>, wanted: { accounts: Account[]; of: Bucket[] }[]) {
  const trials: Trial[] = [];
  let held: ApiError | undefined;
  for (const { accounts, of } of wanted) {
    try {
      trials.push({ accounts, giveBack: await takeTry(db, of) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      held ??= error;
    }
  }
  if (trials.length === 0 && held) throw held;
  return trials;
}

function accountsOf(db: Kysely<DB>, email: string, deviceHash: SignInOrigin['deviceHash']): Promise<Account[]> {
  return db
    .selectFrom('users as u')
    .selectAll('u')
    .select(
      sql<boolean>`exists (select 1 from known_devices d
        where d.user_id = u.id and d.device_hash = ${deviceHash}::bytea)`.as('is_known'),
    )
    .where('u.email', '=', email)
    .orderBy('u.email_confirmed_at', (order) => order.asc().nullsLast())
    .limit(MAX_ACCOUNTS)
    .execute();
}

/** Compares a fixed number of hashes, so that a known address takes no longer than an unknown one. */
async function whoseIs(accounts: Account[], password: string) {
  const hashes = Array.from({ length: MAX_ACCOUNTS }, (_, at) => accounts[at]?.password_hash);
  const answers = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return accounts.find((_, at) => answers[at]);
}
