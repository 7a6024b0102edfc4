import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

const MINUTES = { SECOND_STEP: 5, PASSKEY: 5, PASSKEY_REGISTER: 5, LOCK: 60 } as const;
const MAX_TRIES = 5;

type Purpose = keyof typeof MINUTES;
interface Owner {
  userId?: string;
  passwordHash?: string;
  /** That an account about to be deleted is to be kept. */
  keeps?: boolean;
}

/** Makes something to be answered within minutes. @returns what the client is given; its hash alone is kept */
export async function makeChallenge(
  db: Kysely<DB>,
  purpose: Purpose,
  { userId, passwordHash, keeps = false }: Owner = {},
) {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('auth_challenges')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId ?? null,
      password_hash: passwordHash ?? null,
      keeps,
      expires_at: sql<Date>`now() + ${MINUTES[purpose]}::int * interval '1 minute'`,
    })
    .execute();
  return token;
}

/** Uses a challenge up. @returns undefined for one that is not there, is over, or was used */
export async function takeChallenge(db: Kysely<DB>, purpose: Purpose, token: string) {
  return await db
    .deleteFrom('auth_challenges')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'password_hash', 'keeps'])
    .executeTakeFirst();
}

/** One of a few tries at a second step, counted before the answer is looked at. */
export async function tryChallenge(db: Kysely<DB>, token: string) {
  return await db
    .updateTable('auth_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'SECOND_STEP')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', MAX_TRIES)
    .returning('user_id')
    .executeTakeFirst();
}

export function hashOf(token: string) {
  return createHash('sha256').update(token).digest();
}
