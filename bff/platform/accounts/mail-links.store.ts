import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

const DAYS = 7;

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
      expires_at: sql<Date>`now() + ${DAYS} * interval '1 day'`,
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

function hashOf(token: string) {
  return createHash('sha256').update(token).digest();
}
