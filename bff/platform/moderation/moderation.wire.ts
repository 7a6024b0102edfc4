import { cutText } from '../../../schema/graphemes.ts';
import { wireTypes } from '../ads/ads.wire.ts';
import type { Media } from '../media/media.ts';
import { fileToWire } from '../media/media.wire.ts';
import { formatBRL } from '../../../schema/brl.ts';
import type { AdEvidence } from '../cases/evidence-record.ts';
import { EXCERPT_LENGTH, type AppealRow, type NoticeRow } from './appeals.store.ts';
import type { ListedCase } from '../cases/cases.store.ts';
import type { CaseDecision, CaseReport, PastDecision } from './case-history.store.ts';
import type { Figures } from './figures.store.ts';
import { reasons } from '../policy/reasons.ts';

/**
 * Builds the object "Case" of the platform's API (API.md). Only moderators can use the URLs of the case's files. The
 * URLs work even after the content itself is gone.
 */
export function caseToWire(row: ListedCase, media: Media, viewer: string, cursor?: string) {
  const { evidence } = row;
  return {
    idCase: row.id,
    desTarget: row.target_kind,
    idTarget: row.target_id,
    desOrigin: row.origin,
    desReason: row.reason,
    desStatus: row.status,
    reports: { total: row.report_count },
    datCreated: row.created_at.toISOString(),
    datDue: row.due_at.toISOString(),
    datDecided: row.decided_at?.toISOString() ?? null,
    desDecision: row.last_decision,
    author:
      row.author_id === null
        ? null
        : {
            idUser: row.author_id,
            userName: row.author_name ?? '',
            apelido: row.author_nickname ?? '',
            lockedUntil: row.author_locked_until?.toISOString() ?? null,
          },
    claimedBy:
      row.claimed_by === null
        ? null
        : { idUser: row.claimed_by, userName: row.claimed_name ?? '', own: row.claimed_by === viewer },
    deleted: row.deleted,
    listed: row.listed,
    same: row.same,
    evidence: {
      title: evidence.title,
      desContent: evidence.text,
      files: evidence.files.map((file) => fileToWire(file, media.evidenceUrlOf)),
      pictures: evidence.pictures.map(media.evidenceUrlOf),
      before: evidence.before.map(({ authorId, text, at }) => ({
        byAuthor: authorId === row.author_id,
        desContent: text,
        datCreated: new Date(at).toISOString(),
      })),
      idPost: evidence.postId,
      idCommunity: evidence.communityId,
      datCreated: evidence.createdAt,
      ad: evidence.ad ? adToWire(evidence.ad) : null,
    },
    cursor,
  };
}

function adToWire({ kind, highlight, targets, startDay, endDay, totalCentavos }: AdEvidence) {
  return {
    type: wireTypes[kind],
    desHighlightType: highlight,
    desTargetType: targets,
    startDate: startDay,
    endDate: endDay,
    formattedTotalValueBRL: formatBRL(totalCentavos),
  };
}

export function reportToWire(row: CaseReport) {
  return {
    idReport: row.id,
    userName: row.reporter_name,
    anonymous: row.protocol !== null,
    protocol: row.protocol,
    contact: row.contact,
    desReason: row.reason,
    desText: row.text,
    datCreated: row.created_at.toISOString(),
  };
}

export function decisionToWire(row: CaseDecision) {
  return {
    idDecision: row.id,
    desDecision: row.kind,
    desReason: row.reason,
    desText: row.text,
    datUntil: row.until?.toISOString() ?? null,
    userName: row.moderator_name,
    datCreated: row.created_at.toISOString(),
    desAppeal: row.appeal_status,
    desAppealText: row.appeal_text,
    desAppealAnswer: row.appeal_answer,
  };
}

export function pastDecisionToWire(row: PastDecision) {
  return {
    idDecision: row.id,
    idCase: row.case_id,
    desTarget: row.target_kind,
    desOrigin: row.origin,
    desDecision: row.kind,
    desReason: row.reason,
    datCreated: row.created_at.toISOString(),
    undone: row.undone,
    desAppeal: row.appeal_status,
  };
}

export function appealToWire(row: AppealRow, viewer: string, cursor?: string) {
  return {
    idAppeal: row.id,
    idCase: row.case_id,
    desText: row.text,
    datCreated: row.created_at.toISOString(),
    datDue: row.due_at.toISOString(),
    desTarget: row.target_kind,
    desDecision: row.decision_kind,
    desDecisionText: row.decision_text,
    desReason: row.reason,
    userName: row.author_name,
    desModerator: row.moderator_name,
    /**
     * True if this moderator may answer the appeal. False for the moderator who made the decision, because another
     * moderator has to answer.
     */
    mayAnswer: row.moderator_id !== viewer,
    cursor,
  };
}

/**
 * Builds the object "Aviso" (notice) of the platform's API (API.md): a decision as it is shown to the member concerned.
 */
export function noticeToWire(row: NoticeRow, cursor?: string) {
  return {
    idDecision: row.id,
    desDecision: row.kind,
    desReason: row.reason,
    desText: row.text,
    desTarget: row.target_kind,
    idTarget: row.target_id,
    desOrigin: row.origin,
    desExcerpt: row.excerpt === null ? null : cutText(row.excerpt, EXCERPT_LENGTH),
    datUntil: row.kind === 'SUSPEND' ? (row.until?.toISOString() ?? null) : null,
    datCreated: row.created_at.toISOString(),
    undone: row.undone,
    desAppeal: row.appeal_status,
    desAppealText: row.appeal_text,
    desAppealAnswer: row.appeal_answer,
    cursor,
  };
}

export function figuresToWire(month: string, row: Figures) {
  return {
    month,
    reports: row.reports,
    decided: row.decided,
    inTime: row.in_time,
    dismissed: row.dismissed,
    takenDown: row.taken_down,
    warned: row.warned,
    suspended: row.suspended,
    banned: row.banned,
    restored: row.restored,
    appeals: row.appeals,
    appealsGranted: row.appeals_granted,
    medianMinutes: row.median_minutes,
    approved: row.approved,
    refused: row.refused,
    stopped: row.stopped,
    byReason: reasons.flatMap((reason) => row.by_reason.filter((each) => each.reason === reason)),
  };
}
