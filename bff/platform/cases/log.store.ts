import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import type { TargetKind } from './cases.table.ts';

export const logCursors = cursorsOf('moderation-log');

export interface LogEntry {
  actorId: string | null;
  action: string;
  caseId?: string;
  targetKind?: TargetKind;
  targetId?: string;
  /** The id of the member that the log entry is about. */
  subjectId?: string | null;
  detail?: Record<string, unknown>;
}

/** Writes an entry to the moderation log. Call it in the transaction of the logged action. */
export async function writeLog(tx: Transaction<DB>, entry: LogEntry) {
  await tx
    .insertInto('moderation_log')
    .values({
      id: uuidv7(),
      actor_id: entry.actorId,
      action: entry.action,
      case_id: entry.caseId ?? null,
      target_kind: entry.targetKind ?? null,
      target_id: entry.targetId ?? null,
      subject_id: entry.subjectId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}

/** The time after a moderator has opened the messages of a case during which opening them again is not logged. */
const ONE_LOOK = '1 hour';

/**
 * Writes to the moderation log that a moderator reads private messages. Call it before the response shows them. Writes
 * one entry per case, but no entry if the moderator already opened the messages of that case within the last
 * `ONE_LOOK`.
 */
export async function noteMessagesSeen(
  db: Kysely<DB>,
  actorId: string,
  cases: readonly { id: string; target_kind: TargetKind; target_id: string; author_id: string | null }[],
) {
  const messages = cases.filter(({ target_kind: kind }) => kind === 'MESSAGE');
  if (messages.length === 0) return;
  const seen = await db
    .selectFrom('moderation_log')
    .select('case_id')
    .where(
      'case_id',
      'in',
      messages.map(({ id }) => id),
    )
    .where('actor_id', '=', actorId)
    .where('action', '=', 'MESSAGES_SEEN')
    .where('created_at', '>', sql<Date>`now() - ${ONE_LOOK}::interval`)
    .execute();
  const unseen = messages.filter(({ id }) => !seen.some(({ case_id: before }) => before === id));
  if (unseen.length === 0) return;
  await transact(db, async (tx) => {
    for (const { id, target_kind, target_id, author_id } of unseen) {
      const about = { caseId: id, targetKind: target_kind, targetId: target_id, subjectId: author_id };
      await writeLog(tx, { actorId, action: 'MESSAGES_SEEN', ...about });
    }
  });
}

/** Writes to the moderation log that a moderator downloaded a file. */
export async function noteExport(db: Kysely<DB>, actorId: string, action: string, detail: Record<string, unknown>) {
  await transact(db, (tx) => writeLog(tx, { actorId, action, detail }));
}

export interface LogRow {
  id: string;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  case_id: string | null;
  target_kind: TargetKind | null;
  target_id: string | null;
  subject_id: string | null;
  subject_name: string | null;
  detail: Record<string, unknown>;
  created_at: Date;
}

/**
 * Lists entries of the moderation log, newest first. Returns up to one row more than the page size. The extra row shows
 * that there is a next page.
 */
export async function listLog(db: Kysely<DB>, page: PageRequest) {
  const { rows } = await sql<LogRow>`
    with page as (select * from moderation_log where ${keysetCondition(page, 'id')} order by ${keysetOrder(page, 'id')} limit ${page.size + 1})
    select page.*, actor.name as actor_name, subject.name as subject_name
    from page left join users actor on actor.id = page.actor_id left join users subject on subject.id = page.subject_id
    order by ${keysetOrder(page, 'page.id')}`.execute(db);
  return rows;
}

/** Returns the entries of the moderation log of a calendar month in São Paulo, oldest first. @param month YYYY-MM */
export async function logOfMonth(db: Kysely<DB>, month: string) {
  const { rows } = await sql<LogRow>`
    select l.*, actor.name as actor_name, subject.name as subject_name
    from moderation_log l left join users actor on actor.id = l.actor_id left join users subject on subject.id = l.subject_id
    where l.created_at >= (${`${month}-01`}::timestamp at time zone 'America/Sao_Paulo')
      and l.created_at < ((${`${month}-01`}::timestamp + interval '1 month') at time zone 'America/Sao_Paulo')
    order by l.id`.execute(db);
  return rows;
}

/** API.md, "LogEntry". */
export function logToWire(row: LogRow, cursor?: string) {
  return {
    idEntry: row.id,
    datCreated: row.created_at.toISOString(),
    desAction: row.action,
    idActor: row.actor_id,
    desActor: row.actor_name,
    idCase: row.case_id,
    desTarget: row.target_kind,
    idTarget: row.target_id,
    idSubject: row.subject_id,
    desSubject: row.subject_name,
    detail: JSON.stringify(row.detail),
    cursor,
  };
}
