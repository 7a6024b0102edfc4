import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

const DAYS = 7;
const DAY = 86_400_000; // ms

interface Link {
  userId: string;
  purpose: 'UNDO_EMAIL' | 'NOT_ME';
  email?: string;
  sessionId?: string;
}

/** What a link in a mail carries, behind the `#` that no server sees. Its hash alone is kept. */
export async function makeMailLink(db: Kysely<DB>, { userId, purpose, email, sessionId }: Link) {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('mail_links')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      email: email ?? null,
      session_id: sessionId ?? null,
      // In hours: a day is shorter or longer where clocks are changed.
      expires_at: sql<Date>`now() + ${DAYS} * interval '24 hours'`,
    })
    .execute();
  return token;
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

/** When a link was made. */
export function madeAt({ expires_at: end }: { expires_at: Date }) {
  return new Date(end.getTime() - DAYS * DAY);
}

/**
 * Forgets the links to addresses that an account had after the one that it goes back to: a thief who changed it twice
 * has one of them.
 * @param since the end of the link that was used; all are good for the same time
 */
export async function forgetLaterUndoings(trx: Transaction<DB>, userId: string, since: Date) {
  await trx
    .deleteFrom('mail_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'UNDO_EMAIL')
    .where('expires_at', '>=', since)
    .execute();
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest();
}
