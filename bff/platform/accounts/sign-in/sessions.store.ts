import { sql, type DeleteQueryBuilder, type DeleteResult, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { publishAccess } from '../../events/access.ts';
import { deviceWords, placeWords } from '../../auth/device.ts';

/**
 * The maximum number of sessions per account. If a new session exceeds this number, the session that was unused for the
 * longest time ends.
 */
const MAX_SESSIONS = 50;

/**
 * Returns at most MAX_SESSIONS live sessions of an account: the current session first, then the other sessions, the
 * most recently used first.
 */
export async function listSessions(db: Kysely<DB>, userId: string, currentId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'time_zone', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  const isHere = (row: { id: string }) => row.id === currentId;
  return [...rows.filter(isHere), ...rows.filter((row) => !isHere(row))].map((row) => ({
    idSession: row.id,
    device: deviceWords(row.user_agent),
    place: placeWords({ network: row.network, timeZone: row.time_zone }),
    current: isHere(row),
    datCreated: row.created_at.toISOString(),
    datLastSeen: row.last_seen_at.toISOString(),
  }));
}

/** Ends one session of an account. @returns the number of ended sessions */
export async function endSession(db: Kysely<DB>, userId: string, sessionId: string) {
  return await endSessions(db, userId, (query) => query.where('id', '=', sessionId));
}

/** Ends all sessions of an account except one session. @returns the number of ended sessions */
export async function endOtherSessions(db: Kysely<DB>, userId: string, keptId: string) {
  return await endSessions(db, userId, (query) => query.where('id', '<>', keptId));
}

type Deletion = DeleteQueryBuilder<DB, 'sessions', DeleteResult>;

async function endSessions(db: Kysely<DB>, userId: string, which: (query: Deletion) => Deletion) {
  return await transact(db, async (tx) => {
    const { numDeletedRows } = await which(tx.deleteFrom('sessions').where('user_id', '=', userId)).executeTakeFirst();
    if (numDeletedRows > 0) publishAccess(tx, 'session', userId);
    return Number(numDeletedRows);
  });
}

/** Ends the sessions that were unused for the longest time, so that the account keeps at most MAX_SESSIONS. */
export async function endOldestSessions(db: Kysely<DB>, userId: string) {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} order by last_seen_at desc offset ${MAX_SESSIONS}
    )`.execute(db);
}
