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

/** Per account for strangers, per device, per session. */
const quick: Limit = { max: 10, seconds: QUARTER_SECONDS };
/** Per account: all strangers together, all its devices, all its sessions, however many there are. */
const daily: Limit = { max: 100, seconds: DAY_SECONDS };
/** Thousands of people share one address of a mobile network. Their typing errors in 15 minutes stay below this. */
const OF_ADDRESS = 300;

/**
 * All subnets of a network together, as much as fifty subnets, so that a few customers do not use it up for the others.
 */
const OF_NETWORK = 10_000;

/** Passwords, second-step codes and reset codes are counted separately. */
type Guessed = 'password' | 'code' | 'reset';

/**
 * Returns the buckets for a try from a device that the account has not been used on.
 * @param of the typed address, with or without an account, or an account's id
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
 * Returns the buckets for a try from a known device of the account. They are separate from the strangers' and the
 * address's buckets, so that neither strangers nor neighbours lock a member out at home.
 */
export function triesOfDevice(guessed: Guessed, userId: string, device: Uint8Array): Bucket[] {
  return [
    { kind: `device ${guessed}`, of: `${userId} ${Buffer.from(device).toString('hex')}`, limit: quick },
    { kind: `devices ${guessed}`, of: userId, limit: daily },
  ];
}

/**
 * Returns the buckets for a try at a reset code from an unknown device. Few per subnet, so that a stranger there does
 * not lock the member out elsewhere; 500 a day per account in total, of a million codes; and limits per subnet over all
 * accounts, because guessing at many accounts succeeds sooner than at one. Both kinds exist per network too: a stranger
 * may have all subnets of a /48, and must neither use up the 500 alone nor guess at all accounts from there.
 * @param email as typed, with or without an account
 */
export function resetsOfStrangers(request: Request, email: string): Bucket[] {
  const address = addressOf(request);
  const line = subnetOf(address);
  // The address of a private network does not identify its users.
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

/** Returns the buckets for a session's identity proof of any kind. */
export function triesOfSession({ id, userId }: Session): Bucket[] {
  return [
    { kind: 'session', of: id, limit: quick },
    { kind: 'sessions', of: userId, limit: daily },
  ];
}

/** Counts wrong codes after a right password: one is a slip, several are an attack. */
export function wrongSecondSteps(userId: string): Bucket {
  return { kind: 'wrong second steps', of: userId, limit: { max: 3, seconds: DAY_SECONDS } };
}

/** Forgets the wrong passwords of an account, after its member used a code from their mailbox. */
export async function forgetWrongPasswords(db: Kysely<DB>, { id, email }: User) {
  const devices = await devicesOf(db, id);
  await forgetFailures(db, [
    ...ofAll('strangers', 'password', email),
    ...devices.flatMap((device) => triesOfDevice('password', id, device)),
  ]);
}

/** Forgets the wrong codes of an account's second step. */
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
