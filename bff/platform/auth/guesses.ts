import type { Request } from 'express';
import type { Kysely } from 'kysely';
import { subnetOf, subnetsOf } from '../../rate-limits/subnets.ts';
import type { DB, User } from '../db/schema.ts';
import type { Session } from './session.ts';
import { addressOf, isPublicNetwork, networkOf } from './device.ts';
import { devicesOf } from './devices.store.ts';
import { forgetFailures, type Bucket, type Limit } from './tries.store.ts';

const QUARTER_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * The limit of wrong guesses in a short time: for all unknown devices of an account together, for each known device,
 * and for each session.
 */
const quick: Limit = { max: 10, seconds: QUARTER_SECONDS };
/**
 * The limit of wrong guesses per account and day. It applies separately to all unknown devices, to all known devices,
 * and to all sessions of the account.
 */
const daily: Limit = { max: 100, seconds: DAY_SECONDS };
/**
 * Limits wrong guesses per IP address. In a mobile network, thousands of people share one address; their typing errors
 * within 15 minutes stay below this number.
 */
const OF_ADDRESS = 300;

/**
 * Limits wrong reset codes per network and day, over all subnets of the network. The number is fifty times the limit of
 * one subnet, so that a few customers of an internet provider cannot use up the limit for its other customers.
 */
const OF_NETWORK = 10_000;

/** The kinds of guessed secrets: wrong passwords, second-step codes and reset codes are counted separately. */
type Guessed = 'password' | 'code' | 'reset';

/**
 * Returns the buckets (counters of failures) for a try from a device on which the account was not used before.
 * @param of the id of an account, or the e-mail address as typed, even if no account has the address
 */
export function triesOfStrangers(request: Request, guessed: Guessed, of: string, ofAddress = OF_ADDRESS): Bucket[] {
  const subnets = subnetsOf(addressOf(request));
  return [
    ...ofAll('strangers', guessed, of),
    ...subnets.map(({ name, times }) => ({
      kind: 'address',
      of: name,
      limit: { max: ofAddress * times, seconds: QUARTER_SECONDS },
    })),
  ];
}

/**
 * Returns the buckets (counters of failures) for a try from a known device of the account. These buckets are separate
 * from the buckets of unknown devices and of the IP address, so that neither strangers, nor people with the same IP
 * address, can lock a member out on the member's own device.
 */
export function triesOfDevice(guessed: Guessed, userId: string, device: Uint8Array): Bucket[] {
  return [
    { kind: `device ${guessed}`, of: `${userId} ${Buffer.from(device).toString('hex')}`, limit: quick },
    { kind: `devices ${guessed}`, of: userId, limit: daily },
  ];
}

/**
 * Returns the buckets (counters of failures) for a try at a password reset code from an unknown device. The limit per
 * account is 500 tries a day; there are a million possible codes. The limit per account and subnet is small, so that a
 * stranger in one subnet does not lock the member out elsewhere. The limit per subnet over all accounts exists because
 * guessing codes of many accounts succeeds sooner than guessing codes of one. Both subnet limits also exist per
 * network: a stranger with all subnets of a /48 must neither use up the 500 tries alone nor guess codes of all
 * accounts.
 * @param email the e-mail address as typed, even if no account has it
 */
export function resetsOfStrangers(request: Request, email: string): Bucket[] {
  const address = addressOf(request);
  const line = subnetOf(address);
  // Many homes use the same private addresses, so a private network has no limit per network, only the limit of its
  // subnet.
  const found = networkOf(address);
  const network = isPublicNetwork(found) ? found : line;
  const ofLine = `${email} ${line}`;
  return [
    { kind: 'resets by a line', of: line, limit: { max: 30, seconds: QUARTER_SECONDS } },
    { kind: 'resets by a line a day', of: line, limit: { max: 200, seconds: DAY_SECONDS } },
    { kind: 'resets by a network a day', of: network, limit: { max: OF_NETWORK, seconds: DAY_SECONDS } },
    { kind: 'resets of a line', of: ofLine, limit: { max: 5, seconds: 10 * 60 } },
    { kind: 'resets of a line a day', of: ofLine, limit: { max: 20, seconds: DAY_SECONDS } },
    { kind: 'resets of a network a day', of: `${email} ${network}`, limit: { max: 50, seconds: DAY_SECONDS } },
    { kind: 'resets a day', of: email, limit: { max: 500, seconds: DAY_SECONDS } },
  ];
}

/** Returns the buckets (counters of failures) for an identity proof in a session, by password, code or passkey. */
export function triesOfSession({ id, userId }: Session): Bucket[] {
  return [
    { kind: 'session', of: id, limit: quick },
    { kind: 'sessions', of: userId, limit: daily },
  ];
}

/**
 * Returns the bucket that counts wrong second-step codes after a right password. One wrong code is a slip; several
 * codes are probably an attack.
 */
export function wrongSecondSteps(userId: string): Bucket {
  return { kind: 'wrong second steps', of: userId, limit: { max: 3, seconds: DAY_SECONDS } };
}

/** Clears the count of wrong passwords of an account, for example after its member used a code from their mailbox. */
export async function forgetWrongPasswords(db: Kysely<DB>, { id, email }: User) {
  const devices = await devicesOf(db, id);
  await forgetFailures(db, [
    ...ofAll('strangers', 'password', email),
    ...devices.flatMap((device) => triesOfDevice('password', id, device)),
  ]);
}

/** Clears the count of wrong second-step codes of an account. */
export async function forgetWrongCodes(db: Kysely<DB>, { id }: User) {
  const devices = await devicesOf(db, id);
  await forgetFailures(db, [
    wrongSecondSteps(id),
    ...ofAll('strangers', 'code', id),
    ...devices.flatMap((device) => triesOfDevice('code', id, device)),
  ]);
}

function ofAll(who: 'strangers', guessed: Guessed, of: string): Bucket[] {
  return [
    { kind: `${who} ${guessed}`, of, limit: quick },
    { kind: `${who} ${guessed} a day`, of, limit: daily },
  ];
}
