import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { NIL } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { publishAccess } from '../../events/access.ts';
import type { SignInOrigin } from '../../auth/device.ts';
import type { Identity } from '../../auth/identity.ts';
import { noteDevice } from '../../auth/devices.store.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { changePassword } from '../security/passwords.store.ts';
import { latelyBefore, shutOutSince } from './recovery.store.ts';

/** The lifetime of a password reset code. The mail with the code states it. */
const MAIL = sql.raw(`interval '10 minutes'`);
/**
 * A request within this time after the reset code was made sends the same code again and extends its lifetime. A later
 * request makes a new code.
 */
const LONGEST = sql.raw(`interval '20 minutes'`);
/**
 * After this many reset mails to an account in an hour, a further request sends a mail only if the previous code has
 * expired. Without this rule, requests by a stranger could leave the member without a valid code.
 */
const MAX_MAILS_PER_HOUR = 10;

/** A reset code for the mail, and the hash of the code for the database. */
interface Code {
  code: string;
  codeHash: string;
}

/**
 * Makes a reset code and its hash. Callers make a code for unknown addresses too, so that the response takes the same
 * time for known and unknown addresses.
 */
export async function makeCode() {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Stores a new reset code, or extends the lifetime of the account's current code, so that requests by a stranger never
 * invalidate a code that was already mailed.
 * @param user the account, as found by its e-mail address
 * @returns the valid code and its expiry; null when too many mails were sent, or when the account's address has changed
 * meanwhile
 */
export async function storeCode(
  db: Kysely<DB>,
  box: Identity['box'],
  user: { id: string; email: string },
  fresh: Code,
): Promise<{ code: string; endsAt: Date } | null> {
  return await transact(db, async (tx) => {
    const kept = await keepCode(tx, box, user.id, fresh);
    if (kept === null) return null;
    // A concurrent change of the e-mail address either has committed already, or waits for this row lock and then
    // deletes this code.
    const { rows } =
      await sql`select email from users where id = ${user.id} and email = ${user.email} for share`.execute(tx);
    if (rows.length > 0) return kept;
    await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    return null;
  });
}

async function keepCode(tx: Transaction<DB>, box: Identity['box'], userId: string, { code, codeHash }: Code) {
  await sql`
    insert into password_resets (user_id, expires_at, requests) values (${userId}, now(), 0)
    on conflict (user_id) do nothing`.execute(tx);
  const isOver = sql<boolean>`window_started_at < now() - interval '1 hour'`;
  const kept = await tx
    .selectFrom('password_resets')
    .select(['code_hash', 'code_sealed', 'requests', isOver.as('is_window_over')])
    .select(sql<boolean>`expires_at > now() and code_made_at > now() - ${LONGEST}`.as('lasts'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const live = kept.lasts ? opened(box, kept) : null;
  if (live !== null && kept.requests >= MAX_MAILS_PER_HOUR && !kept.is_window_over) return null;

  const { rows } = await sql<{ expires_at: Date }>`
    update password_resets set
      code_hash = ${live === null ? codeHash : kept.code_hash},
      code_sealed = ${live === null ? sealed(box, code, codeHash) : kept.code_sealed},
      code_made_at = case when ${live === null} then now() else code_made_at end,
      expires_at = now() + ${MAIL},
      tries = 0,
      requests = case when ${isOver} then 1 else requests + 1 end,
      window_started_at = case when ${isOver} then now() else window_started_at end
    where user_id = ${userId} returning expires_at`.execute(tx);
  return rows[0] ? { code: live ?? code, endsAt: rows[0].expires_at } : null;
}

/**
 * Encrypts the reset code together with the code's hash. The function `opened` decrypts both. If the hash differs from
 * the one in the row, the row already has a newer code.
 */
function sealed(box: Identity['box'], code: string, codeHash: string) {
  return box.seal(Buffer.from(`${code} ${codeHash}`));
}

/**
 * Decrypts the reset code of the row.
 * @returns null when another release of the platform has replaced the code, or when the encryption secret has changed
 */
function opened(box: Identity['box'], row: { code_hash: string | null; code_sealed: Uint8Array | null }) {
  if (row.code_hash === null || row.code_sealed === null) return null;
  try {
    const [code, codeHash] = Buffer.from(box.open(row.code_sealed)).toString().split(' ');
    return code !== undefined && codeHash === row.code_hash ? code : null;
  } catch {
    return null;
  }
}

/**
 * If the reset code is right, changes the password, ends all sessions and removes recent second factors
 * (recovery.store.ts). Forgets all known devices except the requesting device, which stays known so that wrong guesses
 * by strangers do not lock it out. Of two concurrent calls with the right code, only one succeeds.
 * @param userId null for an unknown address: the call then takes the same time and always fails
 * @returns descriptions of the removed factors; null for a wrong code
 */
export async function redeemCode(
  db: Kysely<DB>,
  userId: string | null,
  { code, newPassword, deviceHash }: { code: string; newPassword: string; deviceHash: SignInOrigin['deviceHash'] },
) {
  const attempt = await db
    .selectFrom('password_resets')
    .select('code_hash')
    .where('user_id', '=', userId ?? NIL)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const isRight = await verifyPassword(attempt?.code_hash, code);
  if (!isRight || userId === null || attempt?.code_hash == null) return null;

  const passwordHash = await hashPassword(newPassword);
  return await transact(db, async (tx) => {
    const used = await tx
      .updateTable('password_resets')
      .set({ code_hash: null, code_sealed: null })
      .where('user_id', '=', userId)
      .where('code_hash', '=', attempt.code_hash)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await changePassword(tx, userId, passwordHash);
    const now = new Date();
    const removed = await shutOutSince(tx, userId, latelyBefore(now), now);
    await noteDevice(tx, userId, deviceHash);
    await sql`
      update users u set email_confirmed_at = now() where id = ${userId} and email_confirmed_at is null and not exists (
        select 1 from users o where o.email = u.email and o.email_confirmed_at is not null)`.execute(tx);
    publishAccess(tx, 'session', userId);
    return { removed };
  });
}
