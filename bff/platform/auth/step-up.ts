import type { Request } from 'express';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError, unauthenticated } from '../errors.ts';
import { requireSession, type Session } from './session.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60 * MINUTE_MS;

/**
 * Time in ms for which an identity proof is valid. `moneyByPassword` is for payments of a member without a second
 * factor.
 */
const holds = { account: 15 * MINUTE_MS, money: 15 * MINUTE_MS, moneyByPassword: 30 * DAY };

/**
 * Requires a recent identity proof of the request's member.
 * @param purpose `account` is for a change of address, password or second factors, an export or a deletion: the proof
 * may be 15 minutes old. `money` is for payments: the proof may be 15 minutes old, or 30 days if the member has no
 * second factor
 * @returns the request's session
 * @throws {ApiError} 401 for a visitor; 403 STEP_UP_REQUIRED if the proof is too old: the client then asks the member
 * for a new one (`POST /api/confirmacao`) and repeats the call
 */
export async function requireStepUp(db: Kysely<DB>, request: Request, purpose: 'account' | 'money'): Promise<Session> {
  const session = requireSession(request);
  const age = Date.now() - session.authenticatedAt.getTime();
  if (age <= holds[purpose]) return session;
  if (purpose === 'money' && age <= holds.moneyByPassword && !(await hasSecondFactor(db, session.userId)))
    return session;
  throw new ApiError(403, 'STEP_UP_REQUIRED', 'Confirme que é você para continuar.');
}

/**
 * Locks the member's row until the transaction ends, so that concurrent changes of the member's sign-in methods run one
 * after another. Also requires that the session still exists.
 * @throws {ApiError} 401 when the session has ended meanwhile
 */
export async function requireFreshProof(tx: Transaction<DB>, { id, userId }: Session) {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql`select 1 from sessions where id = ${id} for share`.execute(tx);
  if (rows.length === 0) throw unauthenticated();
}

/** Returns true when the member has a second factor, so that their sign-in requires a second step. */
export async function hasSecondFactor(db: Kysely<DB>, userId: string) {
  const row = await db
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the session's member has just proved their identity. */
export async function noteProof(db: Kysely<DB>, { id }: Session) {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
