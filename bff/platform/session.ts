import { createHash, randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import { noteAccess } from './accounts/access-records.store.ts';
import { saidAddressOf, type Origin } from './accounts/device.ts';
import type { DB } from './db/schema.ts';
import { unauthenticated } from './errors.ts';

const SESSION_DAYS = 90;
/** How exact 'last seen' is: every request would be a write otherwise. */
const SEEN_EVERY = 5 * 60_000; // ms
const sessions = new WeakMap<Request, Session>();

/** The session of a request. */
export interface Session {
  id: string;
  userId: string;
  /** When its member last proved who they are. */
  authenticatedAt: Date;
}

/** The id of the member who asks, or null for a visitor. */
export function viewerOf(request: Request): string | null {
  return sessions.get(request)?.userId ?? null;
}

/** @throws {ApiError} 401 for a visitor. */
export function requireViewer(request: Request): string {
  return requireSession(request).userId;
}

/** @throws {ApiError} 401 for a visitor. */
export function requireSession(request: Request): Session {
  const session = sessions.get(request);
  if (session === undefined) throw unauthenticated();
  return session;
}

/** Reads the bearer token. One that is present but dead is 401 on every call: the client must know that it ended. */
export function authenticate(db: Kysely<DB>, later: (work: Promise<unknown>) => void): RequestHandler {
  return async (request, _response, next) => {
    const header = request.get('authorization');
    if (header !== undefined) {
      const token = tokenIn(header);
      const session =
        token === null
          ? undefined
          : await db
              .selectFrom('sessions')
              .select(['id', 'user_id', 'authenticated_at', 'last_seen_at'])
              .where('token_hash', '=', hashToken(token))
              .where('expires_at', '>', sql<Date>`now()`)
              .executeTakeFirst();
      if (!session) throw unauthenticated();
      const { id, user_id: userId, authenticated_at: authenticatedAt } = session;
      sessions.set(request, { id, userId, authenticatedAt });
      if (Date.now() - session.last_seen_at.getTime() > SEEN_EVERY)
        later(noteSeen(db, id, userId, saidAddressOf(request)));
    }
    next();
  };
}

/** Of many requests at once, one writes. */
async function noteSeen(db: Kysely<DB>, id: string, userId: string, address: string | undefined) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('last_seen_at', '<', sql<Date>`now() - ${SEEN_EVERY} * interval '1 millisecond'`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && address !== undefined) await noteAccess(db, userId, address);
}

const nowhere: Origin = { address: '', userAgent: '', network: '', timeZone: '', deviceHash: null };

/**
 * Opens a session for whoever proved to know the password behind a hash, and keeps the record of it that the law asks.
 * @returns a new opaque token, of which only the hash is kept; null when the password was changed or the account shut
 * out in the meantime, since a session must not outlive the change
 */
export async function openSession(
  db: Kysely<DB>,
  userId: string,
  passwordHash: string,
  { address, userAgent, network, timeZone, deviceHash }: Origin = nowhere,
) {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    with account as (select id from users where id = ${userId} and password_hash = ${passwordHash}
      and (locked_until is null or locked_until <= now()) and deletes_at is null for share),
    opened as (insert into sessions (token_hash, user_id, expires_at, user_agent, network, time_zone, device_hash)
      select ${hashToken(token)}, id, now() + ${SESSION_DAYS} * interval '1 day', ${userAgent}, ${network}, ${timeZone},
        ${deviceHash} from account returning user_id),
    noted as (insert into access_records (user_id, address) select user_id, ${address} from opened
      where ${address} <> '' on conflict do nothing)
    select user_id from opened`.execute(db);
  return rows.length > 0 ? token : null;
}

export async function sessionIdOf(db: Kysely<DB>, token: string) {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.id;
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
