import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { NIL } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import type { Origin } from '../auth/device.ts';
import type { Identity } from '../auth/identity.ts';
import { noteDevice } from '../auth/devices.store.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { changePassword } from './passwords.store.ts';
import { latelyBefore, shutOutSince } from './recovery.store.ts';

/** What its mail says. */
const MAIL = sql.raw(`interval '10 minutes'`);
/** How long one code is sent again and prolonged; then another takes its place. */
const LONGEST = sql.raw(`interval '20 minutes'`);
/** Beyond them a code is sent where the one before has ended: a stranger who asks leaves no member without. */
const MAX_MAILS_PER_HOUR = 10;

/** A code, for its mail, and what is kept of it. */
interface Code {
  code: string;
  codeHash: string;
}

/** A new code and its hash; made for unknown addresses too, so that they take the same time. */
export async function makeCode() {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Makes the code the account's only live one, or prolongs the one it has: what is in a mail already goes on, however
 * often a stranger asks for another.
 * @param user as they were known by their address
 * @returns the live code, and until when it may be used; null when one was sent too often, or the account has another
 * address by now
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
    // A change of the address has either been made, or waits for this lock and then takes this code away.
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

/** With its hash, by which it is known whether it still is the code of the row. */
function sealed(box: Identity['box'], code: string, codeHash: string) {
  return box.seal(Buffer.from(`${code} ${codeHash}`));
}

/** @returns null where another version of the platform has put another in its place, or the secret has changed */
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
 * Changes the password if the code is right, and ends all else that is in the account: what was added to it lately goes
 * (recovery.store.ts), and no device is known any more but the one that asks, which strangers' guesses then shut out no
 * longer. Of two right ones at once, one wins.
 * @param userId null for an unknown address: the same work, and never right
 * @returns what was taken away, in words; null for a wrong code
 */
export async function redeemCode(
  db: Kysely<DB>,
  userId: string | null,
  { code, newPassword, deviceHash }: { code: string; newPassword: string; deviceHash: Origin['deviceHash'] },
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
