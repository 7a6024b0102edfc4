import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { openCase } from './cases.store.ts';
import { findReported, type ReportedObject } from './evidence.ts';
import { requireReportable } from './reportable.ts';
import { writeLog } from './log.store.ts';
import type { TargetKind } from './moderation.table.ts';
import { dueAt, type Reason } from './reasons.ts';

const REPORTS_PER_HOUR = 60;

export interface NewReport {
  reporterId: string;
  targetKind: TargetKind;
  targetId: string;
  reason: Reason;
  /** Undefined: what was said before stays. */
  text: string | undefined;
}

/**
 * Files a report of what a member may see, once per member and object: again only says it better.
 * @throws {ApiError} 404 for what is not there or not to be seen, 403 for what is one's own, 429
 */
export async function report(db: Kysely<DB>, filed: NewReport) {
  const { reporterId, targetKind, targetId, reason, text } = filed;
  return await db.transaction().execute(async (trx) => {
    // One of a member's reports at a time: the second of a double click finds the first.
    await sql`select id from users where id = ${reporterId} for no key update`.execute(trx);
    const before = await trx
      .selectFrom('moderation_reports')
      .select(['id', 'case_id', 'created_at'])
      .where('reporter_id', '=', reporterId)
      .where('target_kind', '=', targetKind)
      .where('target_id', '=', targetId)
      .executeTakeFirst();
    if (before) {
      await trx
        .updateTable('moderation_reports')
        .set({ reason, ...(text === undefined ? {} : { text }) })
        .where('id', '=', before.id)
        .execute();
      if (before.case_id !== null) await heedReason(trx, before.case_id, reason, before.created_at);
      return { id: before.id, createdAt: before.created_at };
    }
    await refuseFlood(trx, reporterId);

    const at = new Date();
    await requireReportable(trx, reporterId, targetKind, targetId);
    const object = await findReported(trx, targetKind, targetId);
    if (!object) throw notFound();
    if (object.authorId === reporterId) throw notAllowed('Não dá para denunciar o que é seu.');
    const id = uuidv7();
    const caseId = await openCase(trx, { targetKind, targetId, reason, origin: 'REPORT', object, at });
    await insertReport(trx, { id, caseId, reporterId, targetKind, targetId, reason, text: text ?? '', at });
    return { id, createdAt: at };
  });
}

/** A graver reason given afterwards hurries a case that is still open; one that is being decided is waited for. */
async function heedReason(trx: Transaction<DB>, caseId: string, reason: Reason, at: Date) {
  const open = await trx
    .selectFrom('moderation_cases')
    .select(['target_kind', 'target_id', 'evidence', 'author_id', 'media_ids', 'content_key'])
    .where('id', '=', caseId)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  const { author_id: authorId, evidence, media_ids: mediaIds, content_key: contentKey } = open;
  const object = { authorId, evidence, mediaIds, contentKey };
  await openCase(trx, {
    targetKind: open.target_kind,
    targetId: open.target_id,
    reason,
    origin: 'REPORT',
    object,
    at,
  });
}

async function refuseFlood(trx: Transaction<DB>, reporterId: string) {
  const { rows } = await sql<{ recent: number }>`
    select count(*)::int as recent from moderation_reports
    where reporter_id = ${reporterId} and created_at > now() - interval '1 hour'`.execute(trx);
  if ((rows[0]?.recent ?? 0) >= REPORTS_PER_HOUR) {
    throw new ApiError(429, 'RATE_LIMITED', 'Muitas denúncias em pouco tempo. Aguarde um pouco e tente novamente.');
  }
}

interface StoredReport {
  id: string;
  caseId: string;
  reporterId: string | null;
  targetKind: TargetKind;
  targetId: string;
  reason: Reason;
  text: string;
  at: Date;
}

export async function insertReport(trx: Transaction<DB>, report: StoredReport) {
  const { caseId, reporterId, targetKind, targetId, reason } = report;
  await trx
    .insertInto('moderation_reports')
    .values({
      id: report.id,
      case_id: caseId,
      reporter_id: reporterId,
      target_kind: targetKind,
      target_id: targetId,
      reason,
      text: report.text,
      created_at: report.at,
    })
    .execute();
  await sql`update moderation_cases set report_count = report_count + 1 where id = ${caseId}`.execute(trx);
  await writeLog(trx, { actorId: null, action: 'REPORTED', caseId, targetKind, targetId, detail: { reason } });
}

export interface AnonymousReport {
  reason: Reason;
  /** As given: an address of this site where it is one. */
  link: string;
  text: string;
  contact: string;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** What an address of this site shows, the innermost first. */
const places: readonly { kind: TargetKind; path: RegExp }[] = [
  { kind: 'COMMENT', path: new RegExp(`#comment-(${uuid})`, 'i') },
  { kind: 'POST', path: new RegExp(`/post/(${uuid})`, 'i') },
  { kind: 'PROFILE', path: new RegExp(`/timeline/(${uuid})`, 'i') },
  { kind: 'COMMUNITY', path: new RegExp(`/groups/(${uuid})`, 'i') },
];

/**
 * Files what somebody without an account asks for. What the address names is looked up; without it the words are the case.
 * @returns the protocol number, and the secret that opens its status, this once
 */
export async function reportAnonymously(db: Kysely<DB>, filed: AnonymousReport) {
  const { reason, link, text, contact } = filed;
  const secret = randomBytes(16).toString('base64url');
  const protocol = makeProtocol();
  const at = new Date();
  const id = uuidv7();
  await db.transaction().execute(async (trx) => {
    const { kind, targetId, object } = (await objectAt(trx, link)) ?? asWords(id, filed);
    const caseId = await openCase(trx, { targetKind: kind, targetId, reason, origin: 'REPORT', object, at });
    await insertReport(trx, { id, caseId, reporterId: null, targetKind: kind, targetId, reason, text, at });
    await trx
      .insertInto('moderation_protocols')
      .values({ protocol, secret_hash: hashOf(secret), report_id: id, contact })
      .execute();
  });
  return { protocol, secret, createdAt: at, dueAt: dueAt(reason, at) };
}

async function objectAt(trx: Transaction<DB>, link: string) {
  for (const { kind, path } of places) {
    const targetId = path.exec(link)?.[1]?.toLowerCase();
    const object = targetId === undefined ? undefined : await findReported(trx, kind, targetId);
    if (targetId !== undefined && object) return { kind, targetId, object };
  }
  return undefined;
}

function asWords(
  id: string,
  { link, text }: AnonymousReport,
): { kind: TargetKind; targetId: string; object: ReportedObject } {
  const evidence = {
    title: link,
    text,
    files: [],
    pictures: [],
    before: [],
    postId: null,
    communityId: null,
    conversationId: null,
    createdAt: null,
  };
  return { kind: 'OTHER', targetId: id, object: { authorId: null, evidence, mediaIds: [], contentKey: null } };
}

/** Without letters and digits that look alike: it is read aloud and written by hand. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function makeProtocol() {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `BR-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest();
}

/** @throws {ApiError} 404 for a protocol that does not exist and for a wrong secret, which look the same. */
export async function statusOfProtocol(db: Kysely<DB>, protocol: string, secret: string) {
  const { rows } = await sql<{
    secret_hash: Uint8Array;
    created_at: Date;
    due_at: Date;
    status: 'OPEN' | 'DECIDED';
    claimed: boolean;
    kind: string | null;
    decided_at: Date | null;
  }>`
    select o.secret_hash, r.created_at, k.due_at, k.status, k.claimed_by is not null as claimed, k.decided_at,
      (select d.kind from moderation_decisions d where d.case_id = k.id order by d.id desc limit 1) as kind
    from moderation_protocols o join moderation_reports r on r.id = o.report_id join moderation_cases k on k.id = r.case_id
    where o.protocol = ${protocol.trim().toUpperCase()}`.execute(db);
  const [row] = rows;
  const isRight = timingSafeEqual(row?.secret_hash ?? Buffer.alloc(32), hashOf(secret.trim()));
  if (!row || !isRight) throw notFound('Protocolo ou código não encontrado.');
  const isDecided = row.status === 'DECIDED';
  const isKept = row.kind === 'DISMISS' || row.kind === 'RESTORE' || row.kind === 'WARN';
  return {
    protocol: protocol.trim().toUpperCase(),
    datCreated: row.created_at.toISOString(),
    datDue: row.due_at.toISOString(),
    desStatus: isDecided ? 'DECIDED' : row.claimed ? 'IN_REVIEW' : 'RECEIVED',
    desOutcome: isDecided ? (isKept ? 'KEPT' : 'REMOVED') : null,
    datDecided: isDecided ? (row.decided_at?.toISOString() ?? null) : null,
  };
}
