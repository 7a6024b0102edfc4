import { sql, type Kysely, type Transaction } from 'kysely';
import { isDuplicate } from '../../db/failures.ts';
import type { DB } from '../../db/schema.ts';
import type { EmailPurpose } from '../accounts.table.ts';
import { ApiError } from '../../errors.ts';
import { readCode } from '../../http/codes.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { tooManyTries } from '../../auth/tries.store.ts';

const CODE_MINUTES = 30;
const MAX_TRIES = 5;
const MAX_CODES_PER_HOUR = 10;
/** The minimum time between two mails with a code to the same account. */
const COOL_DOWN_SECONDS = 60;

/**
 * Stores a code that confirms an e-mail address. The code replaces the account's previous code for the same purpose.
 * @returns the expiry of the code
 * @throws {ApiError} 429 for a request that comes too soon after the previous request, or for too many requests
 */
export async function storeEmailCode(
  db: Kysely<DB>,
  { userId, purpose, email, codeHash }: { userId: string; purpose: EmailPurpose; email: string; codeHash: string },
) {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into email_codes as c (user_id, purpose, email, code_hash, expires_at)
    values (${userId}, ${purpose}, ${email}, ${codeHash}, now() + ${CODE_MINUTES} * interval '1 minute')
    on conflict (user_id, purpose) do update set
      email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, sent_at = now(),
      requests = case when c.window_started_at < now() - interval '1 hour' then 1 else c.requests + 1 end,
      window_started_at = case when c.window_started_at < now() - interval '1 hour' then now() else c.window_started_at end
    where c.sent_at < now() - ${COOL_DOWN_SECONDS} * interval '1 second'
      and (c.requests < ${MAX_CODES_PER_HOUR} or c.window_started_at < now() - interval '1 hour')
    returning expires_at`.execute(db);
  if (rows[0]) return rows[0].expires_at;
  throw tooManyTries(await waitForCode(db, userId, purpose), (wait) => `Você já pediu um código. Aguarde ${wait}.`);
}

/** Returns the seconds until the account may request another code. */
async function waitForCode(db: Kysely<DB>, userId: string, purpose: EmailPurpose) {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from greatest(
      sent_at + ${COOL_DOWN_SECONDS} * interval '1 second',
      case when requests < ${MAX_CODES_PER_HOUR} then sent_at else window_started_at + interval '1 hour' end
    ) - now()))::int as wait
    from email_codes where user_id = ${userId} and purpose = ${purpose}`.execute(db);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/**
 * Uses up a code that confirms an e-mail address. Returns the address to which the code was sent. Counts the try before
 * comparing the code, so that concurrent requests get no more tries than sequential requests. Of two concurrent calls
 * with the right code, only one succeeds.
 */
export async function takeEmailCode(db: Kysely<DB>, userId: string, purpose: EmailPurpose, code: string) {
  const attempt = await db
    .updateTable('email_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', 'is not', null)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'email'])
    .executeTakeFirst();
  if (!(await verifyPassword(attempt?.code_hash, readCode(code))) || !attempt) throw wrongCode();
  const used = await db
    .updateTable('email_codes')
    .set({ code_hash: null })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', attempt.code_hash)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw wrongCode();
  return attempt.email;
}

/**
 * Confirms the account's e-mail address.
 * @throws {ApiError} 400 if another account has confirmed the address, or if this account's address has changed
 * meanwhile
 */
export async function confirmEmail(db: Kysely<DB>, userId: string, email: string) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where(isFree(email, userId))
    .executeTakeFirst()
    .catch(refuseTaken);
  if (numUpdatedRows === 0n) throw wrongCode();
}

/**
 * Replaces the account's e-mail address by a new address that the member has confirmed.
 * @returns the previous address, the time of its confirmation (null if it was not confirmed), and the member's name
 */
export async function replaceEmail(tx: Transaction<DB>, userId: string, email: string) {
  const before = await tx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'name'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where(isFree(email, userId))
    .executeTakeFirst()
    .catch(refuseTaken);
  if (numUpdatedRows === 0n) throw wrongCode();
  return before;
}

/** Returns the SQL condition that no other account has confirmed the address. */
function isFree(email: string, userId: string) {
  return sql<boolean>`not exists (
    select 1 from users o where o.email = ${email} and o.id <> ${userId} and o.email_confirmed_at is not null)`;
}

/**
 * Converts a unique violation to the error for a wrong code. The violation means that another account has confirmed the
 * e-mail address concurrently. An earlier confirmation by another account gives the same error.
 */
function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? wrongCode() : error;
}

function wrongCode() {
  return new ApiError(400, 'INVALID_CODE', 'Código inválido ou vencido. Peça um novo código.', 'codigo');
}
