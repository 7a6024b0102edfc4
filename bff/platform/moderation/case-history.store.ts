import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { AppealStatus, DecisionKind, CaseOrigin, TargetKind } from '../cases/cases.table.ts';
import type { Reason } from '../policy/reasons.ts';

const MAX_REPORTS = 100;
const MAX_PAST_DECISIONS = 20;

export interface CaseReport {
  id: string;
  reporter_name: string | null;
  protocol: string | null;
  contact: string | null;
  reason: Reason;
  text: string;
  created_at: Date;
}

/**
 * Returns the reports of a case, oldest first. If there are more than MAX_REPORTS, the latest report of each reporter
 * is included before the other reports.
 */
export async function reportsOf(db: Kysely<DB>, caseId: string) {
  const { rows } = await sql<CaseReport>`
    with shown as (
      select * from moderation_reports where case_id = ${caseId}
      order by row_number() over (partition by coalesce(reporter_id, id) order by id desc), id limit ${MAX_REPORTS}
    )
    select r.id, u.name as reporter_name, o.protocol, o.contact, r.reason, r.text, r.created_at
    from shown r left join users u on u.id = r.reporter_id
    left join moderation_protocols o on o.report_id = r.id
    order by r.id`.execute(db);
  return rows;
}

export interface CaseDecision {
  id: string;
  kind: DecisionKind;
  reason: Reason;
  text: string;
  until: Date | null;
  moderator_name: string;
  created_at: Date;
  appeal_status: AppealStatus | null;
  appeal_text: string | null;
  appeal_answer: string | null;
}

/** Returns the decisions of a case, oldest first. */
export async function decisionsOf(db: Kysely<DB>, caseId: string) {
  const { rows } = await sql<CaseDecision>`
    select d.id, d.kind, d.reason, d.text, d.until, m.name as moderator_name, d.created_at,
      a.status as appeal_status, a.text as appeal_text, a.answer as appeal_answer
    from moderation_decisions d join users m on m.id = d.moderator_id
    left join moderation_appeals a on a.decision_id = d.id
    where d.case_id = ${caseId} order by d.id`.execute(db);
  return rows;
}

/**
 * Returns the number of decisions in force against a member. A moderator sees this number before deciding about the
 * member again.
 */
export async function strikesOf(db: Kysely<DB>, authorId: string | null) {
  if (authorId === null) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from moderation_decisions d
    where d.author_id = ${authorId} and d.kind not in ('DISMISS', 'RESTORE') and d.undone_by is null`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface PastDecision {
  id: string;
  case_id: string;
  target_kind: TargetKind;
  origin: CaseOrigin;
  kind: DecisionKind;
  reason: Reason;
  created_at: Date;
  undone: boolean;
  appeal_status: AppealStatus | null;
}

/**
 * Returns the decisions about a member in other cases, newest first. A reversed decision has `undone`; the decision
 * that reversed it is not listed.
 */
export async function historyOf(db: Kysely<DB>, authorId: string | null, exceptCaseId: string) {
  if (authorId === null) return [];
  const { rows } = await sql<PastDecision>`
    select d.id, d.case_id, k.target_kind, k.origin, d.kind, d.reason, d.created_at, d.undone_by is not null as undone,
      a.status as appeal_status
    from moderation_decisions d join moderation_cases k on k.id = d.case_id
    left join moderation_appeals a on a.decision_id = d.id
    where d.author_id = ${authorId} and d.case_id <> ${exceptCaseId} and d.kind <> 'RESTORE'
    order by d.id desc limit ${MAX_PAST_DECISIONS}`.execute(db);
  return rows;
}
