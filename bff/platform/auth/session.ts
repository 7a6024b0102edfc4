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
/**
 * The minimum time between two updates of `last_seen_at`. Without this interval, every request would write to the
 * database.
 */
const SEEN_INTERVAL_MS = 5 * 60_000;
/**
 * The session id used for a request of a suspended member, because such a request has an access token instead of a
 * session.
 */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';
const sessions = new WeakMap<Request, Session>();
const tokenHashes = new WeakMap<Request, Buffer>();

export interface Session {
  id: string;
  userId: string;
  /** The time at which the member last proved their identity in this session. */
  authenticatedAt: Date;
}

/** Returns the id of the requesting member, or null for a visitor (a request without a session). */
export function viewerOf(request: Request): string | null {
  return sessions.get(request)?.userId ?? null;
}

/** Returns the id of the requesting member. @throws {ApiError} 401 for a visitor */
export function requireViewer(request: Request): string {
  return requireSession(request).userId;
}

/** Returns the session of the request. @throws {ApiError} 401 for a visitor */
export function requireSession(request: Request): Session {
  const session = sessions.get(request);
  if (session === undefined) throw unauthenticated();
  return session;
}

/**
 * Reads the session from the bearer token or from a download ticket. A request with an expired or unknown token gets
 * 401 on every route, so that the client learns that its session has ended.
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
    // A download ticket counts as a fresh identity proof, because the route that issued the ticket required such a
    // proof.
    const authenticatedAt = isByTicket ? new Date() : session.authenticated_at;
    sessions.set(request, { id, userId, authenticatedAt });
    if (tokenHash) tokenHashes.set(request, tokenHash);
    if (!isByTicket && Date.now() - session.last_seen_at.getTime() > SEEN_INTERVAL_MS)
      later(noteSeen(db, id, userId, addressTextOf(request)));
  }
}

/**
 * Returns the hash of the request's session token, or, for a request with a download ticket, of the session token that
 * requested the ticket. New download tickets are issued for this hash.
 * @throws {ApiError} 401 for a visitor
 */
export function requireTokenHash(request: Request) {
  const tokenHash = tokenHashes.get(request);
  if (tokenHash === undefined) throw unauthenticated();
  return tokenHash;
}

/**
 * Admits a suspended member by an access token instead of a session token. The member gets this token when their
 * sign-in is refused. It opens only a few routes (shut-out.ts), and counts as a fresh identity proof while it is valid.
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

/** Updates `last_seen_at`. If several requests are concurrent, only one of them writes. */
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
 * Opens a session for a member and writes the access record that the law requires.
 * @param passwordHash the account's password hash at the time of the identity proof
 * @param passkeyId the passkey that proved the identity, if any
 * @returns a new opaque token, of which the database stores only a hash. Returns null when the password was changed,
 * the passkey removed or the account suspended since the identity proof, because no session may survive such a change
 */
export async function openSession(
  db: Kysely<DB>,
  userId: string,
  passwordHash: string,
  { address, userAgent, network, timeZone, deviceHash }: SignInOrigin = nowhere,
  passkeyId?: string,
) {
  // Lock the account's row and the passkey's row, so that a concurrent removal of the passkey either commits before
  // this statement or waits for it.
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
 * Ends the session to which the request's token belongs. For a suspended member's access token, invalidates that token.
 * Does nothing if the token is no longer valid.
 * @returns the id of the session's member; undefined if no session was ended
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
