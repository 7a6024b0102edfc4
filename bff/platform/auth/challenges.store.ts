import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

const MINUTES = { SECOND_STEP: 5, PASSKEY: 5, PASSKEY_REGISTER: 5, LOCK: 60 } as const;
const MAX_TRIES = 5;

type Purpose = keyof typeof MINUTES;
interface Owner {
  userId?: string;
  passwordHash?: string;
  /** True if the member asks to keep an account that is about to be deleted. */
  keeps?: boolean;
}

/**
 * Creates a challenge (the server's state of an unfinished sign-in) that expires after MINUTES.
 * @returns the token for the client. The database stores only the hash of the token
 */
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

/** Uses up a challenge by deleting it. @returns undefined for an unknown, expired or used challenge */
export async function takeChallenge(db: Kysely<DB>, purpose: Purpose, token: string) {
  return await db
    .deleteFrom('auth_challenges')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'password_hash', 'keeps'])
    .executeTakeFirst();
}

/**
 * Counts a try at the second step of a sign-in. Call it before checking the code.
 * @returns undefined when the challenge is unknown, has expired or has no tries left
 */
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
