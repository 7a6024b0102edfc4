import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The number of days in which a member may undo a security change of their account. */
export const UNDO_DAYS = 14;
/**
 * Lifetimes of the links in mails, in days. UNDO_EMAIL lasts at least as long as NOT_ME and UNDO_FACTOR, because a
 * click on one of these two also undoes a later change of the e-mail address. KEEP_ACCOUNT lasts longer than the grace
 * period of the deletion that its mail announces.
 */
const DAYS = { UNDO_EMAIL: UNDO_DAYS, NOT_ME: 7, UNDO_FACTOR: UNDO_DAYS, KEEP_ACCOUNT: 8 } as const;
const DAY_MS = 86_400_000;

interface Link {
  userId: string;
  purpose: keyof typeof DAYS;
  /** The address to which the mail is sent. */
  email: string;
  /** The expiry of the previous link, if this link replaces another link. */
  endsAt?: Date;
}

/**
 * Creates a link with a secret token, for a mail. The URL carries the token in its fragment (after `#`), which browsers
 * do not send to servers. The database stores only the token's hash.
 */
export async function makeMailLink(db: Kysely<DB>, { userId, purpose, email, endsAt: until }: Link) {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  const { expires_at: endsAt } = await db
    .insertInto('mail_links')
    .values({
      token_hash: hash,
      user_id: userId,
      purpose,
      email,
      // The interval is in hours, because a calendar day has 23 or 25 hours when daylight saving time starts or ends.
      expires_at: until ?? sql<Date>`now() + ${DAYS[purpose]}::int * interval '24 hours'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, hash: hash.toString('hex'), endsAt };
}

/** Uses up a mail link by deleting its row. @returns the link; undefined for an unknown, expired or used link */
export async function takeMailLink(db: Kysely<DB>, purpose: Link['purpose'], token: string) {
  return await db
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the id of the member to whom the link belongs; undefined for an unknown, expired or used link. */
export async function ownerOfMailLink(db: Kysely<DB>, purpose: Link['purpose'], token: string) {
  const link = await db
    .selectFrom('mail_links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.user_id;
}

/** Returns the oldest mail link of the account with the given purpose that was made at `since` or later. */
export async function firstLinkSince(db: Kysely<DB>, userId: string, purpose: Link['purpose'], since: Date) {
  return await db
    .selectFrom('mail_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>=', new Date(since.getTime() + DAYS[purpose] * DAY_MS))
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the time at which a mail link was made. */
export function madeAt({ purpose, expires_at: end }: { purpose: Link['purpose']; expires_at: Date }) {
  return new Date(end.getTime() - DAYS[purpose] * DAY_MS);
}

/**
 * Deletes the account's mail links that were made at `since` or later, because they may have been mailed to a thief's
 * address. For example, a thief who changed the address twice has received an undo link at the first new address. With
 * that link the thief could remove the owner's new second factors.
 */
export async function forgetLaterLinks(tx: Transaction<DB>, userId: string, since: Date) {
  for (const [purpose, days] of Object.entries(DAYS)) {
    await sql`
      delete from mail_links where user_id = ${userId} and purpose = ${purpose}
        and expires_at >= ${since.toISOString()}::timestamptz + ${days}::int * interval '24 hours'`.execute(tx);
  }
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest();
}
