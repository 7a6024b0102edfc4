import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { sql, type Kysely } from 'kysely';
import { noteAccess } from './access-records.store.ts';
import { hashOf, takeChallenge } from './challenges.store.ts';
import { addressTextOf, type SignInOrigin } from './device.ts';
import { methodOf } from '../http/method.ts';
import { shutOutMember } from './shut-out.ts';
import type { DB } from '../db/schema.ts';
import type { DownloadTickets } from './download-tickets.ts';
import { unauthenticated } from '../errors.ts';

const SESSION_DAYS = 90;
/** Precision of 'last seen'. Without it, every request would write. */
const SEEN_INTERVAL_MS = 5 * 60_000;
/** Session id of a suspended member's request, which has no session. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';
const sessions = new WeakMap<Request, Session>();
const tokenHashes = new WeakMap<Request, Buffer>();

export interface Session {
  id: string;
  userId: string;
  /** Time of the member's last identity proof. */
  authenticatedAt: Date;
}

/** Returns the id of the requesting member, or null for a visitor. */
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

/**
 * Reads the bearer token, or the ticket of a download. A present but dead token gets 401 on every call, so that the
 * client learns that it has ended.
 */
export function authenticate(
  db: Kysely<DB>,
  later: (work: Promise<unknown>) => void,
  tickets: DownloadTickets,
): RequestHandler {
  return async (request, _response, next) => {
    const header = request.get('authorization');
    const ticket = request.query['bilhete'];
    if (header !== undefined) await signIn(request, hashOfToken(header), false);
    else if (ticket !== undefined && methodOf(request) === 'GET') {
      await signIn(request, typeof ticket === 'string' ? tickets.read(request.path, ticket) : null, true);
    }
    next();
  };

  async function signIn(request: Request, tokenHash: Buffer | null, isByTicket: boolean) {
    const session =
      tokenHash === null
        ? undefined
        : await db
            .selectFrom('sessions')
            .select(['id', 'user_id', 'authenticated_at', 'last_seen_at'])
            .where('token_hash', '=', tokenHash)
            .where('expires_at', '>', sql<Date>`now()`)
            .executeTakeFirst();
    if (!session) {
      await letThroughShutOut(db, request, tokenHash, later);
      return;
    }
    const { id, user_id: userId } = session;
    // The ticket's own route required the fresh proof already.
    const authenticatedAt = isByTicket ? new Date() : session.authenticated_at;
    sessions.set(request, { id, userId, authenticatedAt });
    if (tokenHash) tokenHashes.set(request, tokenHash);
    if (!isByTicket && Date.now() - session.last_seen_at.getTime() > SEEN_INTERVAL_MS)
      later(noteSeen(db, id, userId, addressTextOf(request)));
  }
}

/**
 * Returns the token hash of a request or of its ticket, for which a new ticket is issued.
 * @throws {ApiError} 401 for a visitor
 */
export function requireTokenHash(request: Request) {
  const tokenHash = tokenHashes.get(request);
  if (tokenHash === undefined) throw unauthenticated();
  return tokenHash;
}

/**
 * Admits a suspended member by an access token instead of a session. It opens a few routes and counts as an identity
 * proof while it is valid.
 */
async function letThroughShutOut(
  db: Kysely<DB>,
  request: Request,
  tokenHash: Buffer | null,
  later: (work: Promise<unknown>) => void,
) {
  const userId = tokenHash === null ? undefined : await shutOutMember(db, request, tokenHash);
  if (tokenHash === null || userId === undefined) throw unauthenticated();
  sessions.set(request, { id: NO_SESSION, userId, authenticatedAt: new Date() });
  tokenHashes.set(request, tokenHash);
  const address = addressTextOf(request);
  if (address !== undefined) later(noteAccess(db, userId, address));
}

/** Updates `last_seen_at`. If many requests arrive at once, one of them writes. */
async function noteSeen(db: Kysely<DB>, id: string, userId: string, address: string | undefined) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('last_seen_at', '<', sql<Date>`now() - ${SEEN_INTERVAL_MS} * interval '1 millisecond'`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && address !== undefined) await noteAccess(db, userId, address);
}

const nowhere: SignInOrigin = { address: '', userAgent: '', network: '', timeZone: '', deviceHash: null };

/**
 * Opens a session for a member who proved the password of this hash, and writes the access record that the law
 * requires.
 * @param passkeyId the passkey of the proof, which must still exist
 * @returns a new opaque token, stored only as a hash; null when the password or passkey was changed or the account
 * suspended in the meantime, since a session must not outlive the change
 */
export async function openSession(
  db: Kysely<DB>,
  userId: string,
  passwordHash: string,
  { address, userAgent, network, timeZone, deviceHash }: SignInOrigin = nowhere,
  passkeyId?: string,
) {
  // Lock the account first: removing passkeys locks it too, and is waited for.
  const [withPasskey, locked] =
    passkeyId === undefined
      ? [sql``, sql`u`]
      : [sql`join passkeys p on p.user_id = u.id and p.id = ${passkeyId}`, sql`u, p`];
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    with account as (select u.id from users u ${withPasskey}
      where u.id = ${userId} and u.password_hash = ${passwordHash}
      and (u.locked_until is null or u.locked_until <= now()) and u.deletes_at is null for share of ${locked}),
    opened as (insert into sessions (token_hash, user_id, expires_at, user_agent, network, time_zone, device_hash)
      select ${hashOf(token)}, id, now() + ${SESSION_DAYS} * interval '1 day', ${userAgent}, ${network}, ${timeZone},
        ${deviceHash} from account returning user_id),
    noted as (insert into access_records (user_id, address) select user_id, ${address} from opened
      where ${address} <> '' on conflict do nothing)
    select user_id from opened`.execute(db);
  return rows.length > 0 ? token : null;
}

/**
 * Ends the session of a request's token, or a suspended member's access; does nothing if it has ended.
 * @returns the session's member
 */
export async function closeSession(db: Kysely<DB>, request: Request) {
  const token = tokenIn(request.get('authorization') ?? '');
  if (token === null) return undefined;
  const closed = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .returning('user_id')
    .executeTakeFirst();
  if (!closed) await takeChallenge(db, 'LOCK', token);
  return closed?.user_id;
}

function tokenIn(header: string) {
  return /^Bearer ([\w-]{1,128})$/i.exec(header)?.[1] ?? null;
}

function hashOfToken(header: string) {
  const token = tokenIn(header);
  return token === null ? null : hashOf(token);
}
