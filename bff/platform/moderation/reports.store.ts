import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { ApiError, notAllowed } from '../errors.ts';
import { lockOpenCase, joinOpenCase, openCase } from '../cases/cases.store.ts';
import { findReported, type ReportedObject } from '../cases/evidence.ts';
import { requireReportable } from './reportable.ts';
import { writeLog } from '../cases/log.store.ts';
import type { TargetKind } from '../cases/cases.table.ts';
import type { Reason } from '../policy/reasons.ts';

const REPORTS_PER_HOUR = 60;
/**
 * The maximum number of reports per member and case, so that one member cannot bury the reports of others. A report
 * with a reason that the member has not given yet is always accepted.
 */
const REPORTS_OF_ONE = 10;

export interface NewReport {
  reporterId: string;
  targetKind: TargetKind;
  targetId: string;
  reason: Reason;
  text: string | undefined;
}

/**
 * Files a report about an object that the member can see. The report joins the open case about the object. After that
 * case is decided, the next report opens a new case with a deadline of its own. An identical report is stored a single
 * time per case.
 * @throws {ApiError} 403 for the member's own object
 * @throws {ApiError} 404 for missing and hidden objects
 * @throws {ApiError} 429 after too many reports
 */
export async function report(db: Kysely<DB>, filed: NewReport) {
  const { reporterId, targetKind, targetId, reason, text = '' } = filed;
  return await transact(db, async (tx) => {
    // The lock makes a member's reports wait for each other, so that the second request of a double click finds the
    // first report.
    await sql`select id from users where id = ${reporterId} for no key update`.execute(tx);
    const last = await lastReport(tx, filed);
    const said = last && (await sameIn(tx, last.caseId, filed));
    if (last?.status === 'OPEN' && said) return { id: said.id, createdAt: said.created_at };
    await refuseFlood(tx, reporterId);

    const [id, at] = [uuidv7(), new Date()];
    const caseId = await caseFor(tx, filed, last, at);
    if (said && caseId === last.caseId) return { id: said.id, createdAt: said.created_at };
    await refuseRepetition(tx, caseId, filed);
    await insertReport(tx, { id, caseId, reporterId, targetKind, targetId, reason, text, at });
    return { id, createdAt: at };
  });
}

async function lastReport(tx: Transaction<DB>, { reporterId, targetKind, targetId }: NewReport) {
  return await tx
    .selectFrom('moderation_reports as r')
    .innerJoin('moderation_cases as k', 'k.id', 'r.case_id')
    .select(['k.status', 'k.id as caseId'])
    .where('r.reporter_id', '=', reporterId)
    .where('r.target_kind', '=', targetKind)
    .where('r.target_id', '=', targetId)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Finds the member's earlier report in this case with the same reason and text. If the new report has no text, an
 * earlier report with any text matches.
 */
async function sameIn(tx: Transaction<DB>, caseId: string, { reporterId, reason, text = '' }: NewReport) {
  const same = tx
    .selectFrom('moderation_reports')
    .select(['id', 'created_at'])
    .where('case_id', '=', caseId)
    .where('reporter_id', '=', reporterId)
    .where('reason', '=', reason);
  return await (text === '' ? same : same.where('text', '=', text)).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/**
 * Returns the id of the case that a report joins. Members may add to their earlier report even if they cannot see the
 * object now. Otherwise an author could escape further reports by blocking the reporter or by making the profile
 * private. If the case is decided and the object is gone, the report joins the last case as long as its evidence is
 * kept.
 */
async function caseFor(tx: Transaction<DB>, filed: NewReport, last: Awaited<ReturnType<typeof lastReport>>, at: Date) {
  const { reporterId, targetKind, targetId, reason } = filed;
  const filing = { targetKind, targetId, reason, origin: 'REPORT' as const, at };
  const open = await lockOpenCase(tx, targetKind, targetId);
  const joined = last && open && (await joinOpenCase(tx, filing));
  if (joined !== undefined) return joined;
  let object: ReportedObject | undefined;
  try {
    object = await requireReportable(tx, reporterId, targetKind, targetId);
  } catch (error) {
    if (!last || !(error instanceof ApiError) || !(await keepsEvidence(tx, last.caseId))) throw error;
    object = await findReported(tx, targetKind, targetId);
    if (!object) return last.caseId;
  }
  if (object.authorId === reporterId) throw notAllowed('Não dá para denunciar o que é seu.');
  return await openCase(tx, { ...filing, object });
}

/**
 * Returns true if the case's evidence is not erased. Locks the case until the report is written. Without this lock, a
 * concurrent erasure of the evidence would not erase the report's text.
 */
async function keepsEvidence(tx: Transaction<DB>, caseId: string) {
  const { evidence_erased_at: erasedAt } = await tx
    .selectFrom('moderation_cases')
    .select('evidence_erased_at')
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return erasedAt === null;
}

async function refuseRepetition(tx: Transaction<DB>, caseId: string, { reporterId, reason }: NewReport) {
  const { rows } = await sql<{ total: number; is_given: boolean | null }>`
    select count(*)::int as total, bool_or(reason = ${reason}) as is_given from moderation_reports
    where case_id = ${caseId} and reporter_id = ${reporterId}`.execute(tx);
  const [said] = rows;
  if (said?.is_given === true && said.total >= REPORTS_OF_ONE) {
    throw new ApiError(429, 'RATE_LIMITED', 'Já recebemos várias denúncias suas sobre isto. Aguarde a análise.');
  }
}

async function refuseFlood(tx: Transaction<DB>, reporterId: string) {
  const { rows } = await sql<{ recent: number }>`
    select count(*)::int as recent from moderation_reports
    where reporter_id = ${reporterId} and created_at > now() - interval '1 hour'`.execute(tx);
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

export async function insertReport(tx: Transaction<DB>, report: StoredReport) {
  const { caseId, reporterId, targetKind, targetId, reason } = report;
  await tx
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
  // Counts each reporting member a single time, however many reports the member has filed.
  await sql`
    update moderation_cases set report_count = report_count + 1 where id = ${caseId} and not exists (
      select 1 from moderation_reports r
      where r.case_id = ${caseId} and r.reporter_id = ${reporterId} and r.id <> ${report.id})`.execute(tx);
  await writeLog(tx, { actorId: null, action: 'REPORTED', caseId, targetKind, targetId, detail: { reason } });
}
