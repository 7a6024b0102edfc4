import type { Request } from 'express';
import type { Kysely } from 'kysely';
import { subnetOf, subnetsOf } from '../../rate-limits/subnets.ts';
import type { DB, User } from '../db/schema.ts';
import type { Session } from './session.ts';
import { addressOf, isPublicNetwork, networkOf } from './device.ts';
import { devicesOf } from './devices.store.ts';
import { forgetFailures, type Bucket, type Limit } from './tries.store.ts';

const QUARTER = 15 * 60; // seconds
const DAY = 24 * 60 * 60; // seconds

/** Of one account by strangers, of one device, of one session. */
const quick: Limit = { max: 10, seconds: QUARTER };
/** Of one account by all strangers together, by all its devices, by all its sessions: whatever their number. */
const daily: Limit = { max: 100, seconds: DAY };
/** Behind one address of a mobile network are thousands of people, who mistype: what they do in 15 minutes is below. */
const OF_ADDRESS = 300;

/** All the lines of a network together, as much as fifty of them: a few of its customers use it up for no other. */
const OF_NETWORK = 10_000;

/** What is guessed: a password is counted apart from the codes of a second step, and from those that set a new one. */
type Guessed = 'password' | 'code' | 'reset';

/**
 * Tries from where the account has not been used.
 * @param of the address typed, whether or not it has an account, or an account's id
 */
export function triesOfStrangers(request: Request, guessed: Guessed, of: string, ofAddress = OF_ADDRESS): Bucket[] {
  const subnets = subnetsOf(addressOf(request));
  return [
    ...ofAll('strangers', guessed, of),
    ...subnets.map(({ name, times }) => ({
      kind: 'address',
      of: name,
      limit: { max: ofAddress * times, seconds: QUARTER },
    })),
  ];
}

/**
 * Tries on a device that the account has been used on: apart from those of strangers, who so shut no member out at
 * home, and apart from the address, so that no neighbour does.
 */
export function triesOfDevice(guessed: Guessed, userId: string, device: Uint8Array): Bucket[] {
  return [
    { kind: `device ${guessed}`, of: `${userId} ${Buffer.from(device).toString('hex')}`, limit: quick },
    { kind: `devices ${guessed}`, of: userId, limit: daily },
  ];
}

/**
 * Tries at a code that sets a new password, from where the account has not been used: few from one address, so that a
 * stranger who guesses there ends no code for its member elsewhere; bounded over all addresses, 500 of a million a day;
 * and from one address over all accounts, since one of many is found sooner than one. Both once more of a network: one
 * stranger may have all the lines of a /48, and neither uses the 500 up alone nor guesses at all accounts from them.
 * @param email as it was typed, whether or not it has an account
 */
export function resetsOfStrangers(request: Request, email: string): Bucket[] {
  const address = addressOf(request);
  const line = subnetOf(address);
  // What is local says nothing of who shares it.
  const found = networkOf(address);
  const network = isPublicNetwork(found) ? found : line;
  const ofLine = `${email} ${line}`;
  return [
    { kind: 'resets by a line', of: line, limit: { max: 30, seconds: QUARTER } },
    { kind: 'resets by a line a day', of: line, limit: { max: 200, seconds: DAY } },
    { kind: 'resets by a network a day', of: network, limit: { max: OF_NETWORK, seconds: DAY } },
    { kind: 'resets of a line', of: ofLine, limit: { max: 5, seconds: 10 * 60 } },
    { kind: 'resets of a line a day', of: ofLine, limit: { max: 20, seconds: DAY } },
    { kind: 'resets of a network a day', of: `${email} ${network}`, limit: { max: 50, seconds: DAY } },
    { kind: 'resets a day', of: email, limit: { max: 500, seconds: DAY } },
  ];
}

/** Tries by a session to prove once more whose it is, by whatever. */
export function triesOfSession({ id, userId }: Session): Bucket[] {
  return [
    { kind: 'session', of: id, limit: quick },
    { kind: 'sessions', of: userId, limit: daily },
  ];
}

/** Wrong codes after a right password: one is a slip, several are an attack. */
export function wrongSecondSteps(userId: string): Bucket {
  return { kind: 'wrong second steps', of: userId, limit: { max: 3, seconds: DAY } };
}

/** Forgets the wrong passwords of an account: its member has come in by mail. */
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
