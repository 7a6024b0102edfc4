import { createHash, randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import type { DB } from './db/schema.ts';
import { unauthenticated } from './errors.ts';

const SESSION_DAYS = 90;
const viewers = new WeakMap<Request, string>();

/** The id of the member who asks, or null for a visitor. */
export function viewerOf(request: Request): string | null {
  return viewers.get(request) ?? null;
}

/** @throws {ApiError} 401 for a visitor. */
export function requireViewer(request: Request): string {
  const viewer = viewers.get(request);
  if (viewer === undefined) throw unauthenticated();
  return viewer;
}

/** Reads the bearer token. One that is present but dead is 401 on every call: the client must know that it ended. */
export function authenticate(db: Kysely<DB>): RequestHandler {
  return async (request, _response, next) => {
    const header = request.get('authorization');
    if (header !== undefined) {
      const token = tokenIn(header);
      const session =
        token === null
          ? undefined
          : await db
              .selectFrom('sessions')
              .select('user_id')
              .where('token_hash', '=', hashToken(token))
              .where('expires_at', '>', sql<Date>`now()`)
              .executeTakeFirst();
      if (!session) throw unauthenticated();
      viewers.set(request, session.user_id);
    }
    next();
  };
}

/**
 * Opens a session for whoever proved to know the password behind a hash.
 * @returns a new opaque token, of which only the hash is kept; null when the password was changed or the account shut
 * out in the meantime, since a session must not outlive the change
 */
export async function openSession(db: Kysely<DB>, userId: string, passwordHash: string) {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    with account as (select id from users where id = ${userId} and password_hash = ${passwordHash}
      and (locked_until is null or locked_until <= now()) for share)
    insert into sessions (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + ${SESSION_DAYS} * interval '1 day' from account
    returning user_id`.execute(db);
  return rows.length > 0 ? token : null;
}

/**
 * Ends the session of a request's token; nothing happens when it had ended.
 * @returns whose it was
 */
export async function closeSession(db: Kysely<DB>, request: Request) {
  const token = tokenIn(request.get('authorization') ?? '');
  if (token === null) return undefined;
  const closed = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();
  return closed?.user_id;
}

function tokenIn(header: string) {
  return /^Bearer ([\w-]{1,128})$/i.exec(header)?.[1] ?? null;
}

function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}
