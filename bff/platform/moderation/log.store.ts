import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { cursorsOf, type PageRequest } from '../pagination.ts';
import type { TargetKind } from './moderation.table.ts';

export const logCursors = cursorsOf('moderation-log');

export interface LogEntry {
  actorId: string | null;
  action: string;
  caseId?: string;
  targetKind?: TargetKind;
  targetId?: string;
  /** Whom it is about. */
  subjectId?: string | null;
  detail?: Record<string, unknown>;
}

/** Writes down what was done, in the transaction that does it. */
export async function writeLog(trx: Transaction<DB>, entry: LogEntry) {
  await trx
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

/** Newest first, one more than asked for. */
export async function listLog(db: Kysely<DB>, page: PageRequest) {
  const beyond = page.cursor === null ? sql`true` : sql`id < ${page.cursor.id}`;
  const { rows } = await sql<LogRow>`
    with page as (select * from moderation_log where ${beyond} order by id desc limit ${page.size + 1})
    select page.*, actor.name as actor_name, subject.name as subject_name
    from page left join users actor on actor.id = page.actor_id left join users subject on subject.id = page.subject_id
    order by page.id desc`.execute(db);
  return rows;
}

/** Everything of one São Paulo month, oldest first. @param month YYYY-MM */
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
