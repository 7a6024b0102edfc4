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

/** Validity of a code, as its mail states. */
const MAIL = sql.raw(`interval '10 minutes'`);
/** A code is resent and prolonged for this long; then a new code replaces it. */
const LONGEST = sql.raw(`interval '20 minutes'`);
/**
 * Beyond this limit, a code is mailed only if the previous one has ended, so that requests by a stranger never leave
 * the member without a code.
 */
const MAX_MAILS_PER_HOUR = 10;

/** A code for the mail, with the hash that the database stores. */
interface Code {
  code: string;
  codeHash: string;
}

/** Makes a code and its hash; for unknown addresses too, so that both take the same time. */
export async function makeCode() {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Makes the code the account's only live one, or prolongs the current one: a code already mailed stays valid, however
 * often a stranger requests another.
 * @param user as found by their address
 * @returns the live code and its expiry; null when it was sent too often, or when the account now has another address
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
    // A concurrent change of the address has either committed, or waits for this lock and then deletes this code.
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

/** Encrypts the code with its hash, which shows later whether it still is the row's code. */
function sealed(box: Identity['box'], code: string, codeHash: string) {
  return box.seal(Buffer.from(`${code} ${codeHash}`));
}

/** @returns null when another release of the platform has replaced the code, or when the secret has changed */
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
 * Changes the password if the code is right, ends all sessions and removes recent factors (recovery.store.ts). Forgets
 * all known devices except the requesting one, which guesses by strangers then no longer lock out. If two right codes
 * arrive at once, one wins.
 * @param userId null for an unknown address: takes the same time, and is never right
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
