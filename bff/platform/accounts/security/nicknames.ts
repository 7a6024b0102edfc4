import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { invalidInput } from '../../errors.ts';
import { keysOfNickname } from '../../names/skeleton.ts';

const MAX_TRIES = 20;
const BATCH_SIZE = 500;

/**
 * Returns the columns that store a nickname and its search keys. The columns are always written together, so that no
 * keys of an old nickname remain.
 */
export function nicknamed(nickname: string) {
  return { nickname, nickname_keys: keysOfNickname(nickname) };
}

/**
 * Reserves a nickname for one member until the transaction ends. If two members claim it concurrently, the second
 * transaction waits for the first and fails.
 * @throws {ApiError} 400 if the nickname is taken
 */
export async function claimNickname(tx: Transaction<DB>, memberId: string, nickname: string) {
  if (await isNicknameTaken(tx, memberId, nickname))
    throw invalidInput('apelido', 'Este apelido já é de outra pessoa.');
}

/** Returns a free nickname for a member without a chosen nickname: `wanted`, or `wanted` followed by a number. */
export async function findNickname(tx: Transaction<DB>, memberId: string, wanted: string) {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const nickname = tried === 0 ? wanted : `${wanted}${randomInt(10, 10 ** Math.min(9, 2 + tried))}`;
    if (!(await isNicknameTaken(tx, memberId, nickname))) return nickname;
  }
  throw new Error('There is no nickname left.');
}

/**
 * Returns whether another member has the nickname, or a nickname that looks like it (UTS 39, section 4). Ignores upper
 * and lower case. Locks the nickname and all nicknames that look like it until the transaction ends.
 */
export async function isNicknameTaken(tx: Transaction<DB>, memberId: string, nickname: string) {
  const keys = keysOfNickname(nickname);
  // The keys are locked in sorted order, so that two transactions that lock the same keys wait for each other instead
  // of deadlocking.
  await sql`select pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(key, 0) as lock from unnest(${keys}::text[]) key order by lock) locks`.execute(tx);
  const { rows } = await sql`select id from users
    where id <> ${memberId} and ${looksLike(nickname)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns the SQL condition that a member's nickname looks like this one, or differs from it in case only. */
export function looksLike(nickname: string) {
  // Compare the nicknames too: a nickname that an older release stored has no keys until `giveNicknameKeys` adds them.
  return sql<boolean>`(nickname_keys && ${keysOfNickname(nickname)}::text[] or lower(nickname) = lower(${nickname}))`;
}

/**
 * Adds the missing search keys to nicknames that an older release stored, in batches. Several platform processes may
 * run this function concurrently.
 */
export async function giveNicknameKeys(db: Kysely<DB>) {
  const giveSome = () =>
    db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('users')
        .select(['id', 'nickname'])
        .where('nickname_keys', 'is', null)
        .limit(BATCH_SIZE)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
      const given = rows.map(({ id, nickname }) => ({ id, keys: keysOfNickname(nickname) }));
      await sql`update users u set nickname_keys = array(select jsonb_array_elements_text(given.keys))
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, keys jsonb)
        where u.id = given.id`.execute(tx);
      return rows.length;
    });
  while ((await giveSome()) === BATCH_SIZE);
}
