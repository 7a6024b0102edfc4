import { sql, type DeleteQueryBuilder, type DeleteResult, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { publishAccess } from '../../events/access.ts';
import { deviceWords, placeWords } from '../../auth/device.ts';

/** Per account. A further session ends the one unused for longest. */
const MAX_SESSIONS = 50;

/** Returns the live sessions of an account, the current one first, then the last used; at most MAX_SESSIONS. */
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

/** @returns how many ended */
export async function endSession(db: Kysely<DB>, userId: string, sessionId: string) {
  return await endSessions(db, userId, (query) => query.where('id', '=', sessionId));
}

/** @returns how many ended */
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

/** Ends the sessions of an account beyond MAX_SESSIONS, those unused for longest. */
export async function endOldestSessions(db: Kysely<DB>, userId: string) {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} order by last_seen_at desc offset ${MAX_SESSIONS}
    )`.execute(db);
}
