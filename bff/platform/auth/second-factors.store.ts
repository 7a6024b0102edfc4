import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { stepOf, type SecretBox } from './totp.ts';

const RECOVERY_CODES = 10;
/** The characters of recovery codes: no 0, 1, I, L, O and U. A code of 16 of these 30 characters has 78 random bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/**
 * Stores the unconfirmed secret of a new authenticator app. Replaces an earlier unconfirmed secret.
 * @returns false when the member already has a confirmed secret
 */
export async function storeTotpDraft(db: Kysely<DB>, userId: string, sealed: Uint8Array) {
  const { rows } = await sql`
    insert into totp_secrets as t (user_id, secret) values (${userId}, ${Buffer.from(sealed)})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now()
    where t.confirmed_at is null
    returning user_id`.execute(db);
  return rows.length > 0;
}

/**
 * Returns true if a code of the authenticator app is right and its time step was not used before. Of two concurrent
 * calls with the same code, one succeeds.
 * @param draft if true, checks the code against the new, unconfirmed secret, and confirms that secret when the code is
 * right
 */
export async function takeTotp(db: Kysely<DB>, box: SecretBox, userId: string, code: string, draft = false) {
  const row = await db
    .selectFrom('totp_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', draft ? 'is' : 'is not', null)
    .executeTakeFirst();
  const step = row === undefined ? null : stepOf(box.open(row.secret), code);
  if (row === undefined || step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_step: step, ...(draft && { confirmed_at: sql<Date>`now()` }) })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('confirmed_at', draft ? 'is' : 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes the authenticator app. Removes the recovery codes too, because they only serve to replace a lost
 * authenticator app.
 */
export async function removeTotp(db: Kysely<DB>, userId: string) {
  await transact(db, async (tx) => {
    await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  });
}

/**
 * Removes the second factors that were added at `since` or later, because a thief may have added them and could lock
 * the owner out with them. Also removes an authenticator app that is not confirmed yet.
 * @returns descriptions of the removed factors that were in use
 */
export async function removeFactorsSince(tx: Transaction<DB>, userId: string, since: Date) {
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  const totp = await tx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where((of) => of.or([of('confirmed_at', 'is', null), of('confirmed_at', '>=', since)]))
    .returning('confirmed_at')
    .executeTakeFirst();
  const isTotpGone = totp?.confirmed_at != null;
  // Remove all recovery codes if the authenticator app is removed too. Otherwise remove only the recovery codes created
  // at `since` or later.
  const codes = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .$if(!isTotpGone, (query) => query.where('created_at', '>=', since))
    .returning('user_id')
    .executeTakeFirst();
  return [
    ...passkeys.map(({ name }) => `a chave de acesso "${name}"`),
    ...(isTotpGone ? ['a verificação em duas etapas'] : codes ? ['os códigos de recuperação'] : []),
  ];
}

/**
 * Replaces all recovery codes of a member by new codes. Call `requireFreshProof` before. @returns the new codes, which
 * cannot be read again
 */
export async function renewRecoveryCodes(tx: Transaction<DB>, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/**
 * Uses up a recovery code. Returns true if the code was right and unused. Of two concurrent calls with the same code,
 * one succeeds.
 */
export async function takeRecoveryCode(db: Kysely<DB>, userId: string, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recoveryCodesLeft(db: Kysely<DB>, userId: string) {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/**
 * Returns a random recovery code like 'ABCD-EFGH-JKMN-PQRS'. Skips random bytes of 240 (8 × 30) or more, so that each
 * of the 30 characters is equally likely.
 */
function makeCode() {
  let letters = '';
  while (letters.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < 240 && letters.length < CODE_LENGTH) letters += ALPHABET[byte % ALPHABET.length] ?? '';
    }
  }
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/**
 * Hashes a recovery code. Ignores case and dashes, because members may type both differently. A code with 78 random
 * bits needs no slow hash such as argon2.
 */
function hashOf(code: string) {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();
}
