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

/** The maximum number of accounts with the same e-mail address: one confirmed account and one unconfirmed account. */
const MAX_ACCOUNTS = 2;

type Account = User & { is_known: boolean };
/** Accounts for which one try was counted, and a function that subtracts the try again. */
interface Trial {
  accounts: Account[];
  giveBack: () => Promise<void>;
}

/**
 * Finds the account that has both the e-mail address and the password. Compares the password first with the accounts
 * that were used on the device, then with the other accounts; in each of these two groups, the confirmed account comes
 * first. Each group has its own buckets (counters of failures), so that a full bucket reveals nothing about the other
 * group. If the password belongs to an account of the second group, the try still counts as a failure for the first
 * group.
 * @returns undefined for a wrong password
 * @throws {ApiError} 429 when the limits currently allow no try for any of the accounts
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
 * If the stored hash was made from an older form of the password (passwords.ts), replaces the hash by a hash of the
 * normalized password.
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
 * Returns the accounts of an e-mail address that were never used on this device as one group, whose password tries are
 * limited together. For an address without an account, returns an empty group, so that its tries are limited too.
 */
function strangersAt(accounts: Account[]) {
  const strange = accounts.filter((account) => !account.is_known);
  return strange.length > 0 || accounts.length === 0 ? [strange] : [];
}

/**
 * Counts a try for each group of accounts. Leaves out a group with a full bucket (its limit is reached).
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

/**
 * Compares the password with a fixed number of hashes, so that a known e-mail address takes no longer than an unknown
 * address.
 */
async function whoseIs(accounts: Account[], password: string) {
  const hashes = Array.from({ length: MAX_ACCOUNTS }, (_, at) => accounts[at]?.password_hash);
  const answers = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return accounts.find((_, at) => answers[at]);
}
