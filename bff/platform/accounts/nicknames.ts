import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';

const TRIES = 20;

/**
 * Keeps a nickname for one member until the transaction ends: of two who want the same one at once, one waits for the
 * other and is told that it is taken.
 * @throws {ApiError} 400
 */
export async function claimNickname(tx: Transaction<DB>, memberId: string, nickname: string) {
  if (await isNicknameTaken(tx, memberId, nickname))
    throw invalidInput('apelido', 'Este apelido já é de outra pessoa.');
}

/** A nickname for a member who has not chosen one: the one wanted, or one with a number behind it. */
export async function findNickname(tx: Transaction<DB>, memberId: string, wanted: string) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const nickname = tried === 0 ? wanted : `${wanted}${randomInt(10, 10 ** Math.min(9, 2 + tried))}`;
    if (!(await isNicknameTaken(tx, memberId, nickname))) return nickname;
  }
  throw new Error('There is no nickname left.');
}

/** Also keeps it from others until the transaction ends. */
export async function isNicknameTaken(tx: Transaction<DB>, memberId: string, nickname: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${nickname}), 0))`.execute(tx);
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(nickname)`, '=', sql`lower(${nickname})`)
    .where('id', '<>', memberId)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}
