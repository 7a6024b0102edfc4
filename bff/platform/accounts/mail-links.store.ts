import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/** How long an owner may take back what was changed in their account. */
export const UNDO_DAYS = 14;
/**
 * How long each may be used; the way back to an address for no less than any that may need it, and that to an account
 * for longer than any deletion of which its mail tells takes.
 */
const DAYS = { UNDO_EMAIL: UNDO_DAYS, NOT_ME: 7, UNDO_FACTOR: UNDO_DAYS, KEEP_ACCOUNT: 8 } as const;
const DAY = 86_400_000; // ms

interface Link {
  userId: string;
  purpose: keyof typeof DAYS;
  /** Where it is sent. */
  email: string;
  /** Until when it may be used, where it is in the place of another. */
  endsAt?: Date;
}

/** What a link in a mail carries, behind the `#` that no server sees, and until when. Its hash alone is kept. */
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
      // In hours: a day is shorter or longer where clocks are changed.
      expires_at: until ?? sql<Date>`now() + ${DAYS[purpose]}::int * interval '24 hours'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, hash: hash.toString('hex'), endsAt };
}

/** Uses a link up. @returns undefined for one that is not there, is over, or was used */
export async function takeMailLink(db: Kysely<DB>, purpose: Link['purpose'], token: string) {
  return await db
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** Whose link it is, while it may be used. */
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

/** The account's oldest link of a purpose that was made at a moment or later. */
export async function firstLinkSince(db: Kysely<DB>, userId: string, purpose: Link['purpose'], since: Date) {
  return await db
    .selectFrom('mail_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>=', new Date(since.getTime() + DAYS[purpose] * DAY))
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
}

/** When a link was made. */
export function madeAt({ purpose, expires_at: end }: { purpose: Link['purpose']; expires_at: Date }) {
  return new Date(end.getTime() - DAYS[purpose] * DAY);
}

/**
 * Forgets the links that were sent after a moment, to an address that may have been a thief's: one who changed it twice
 * has the way back to one of them, and could undo what the owner adds.
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
