import { z } from 'zod';
import {
  ModerationAppealStatus,
  ModerationDecisionKind,
  ModerationOrigin,
  ReportReason,
  ReportTarget,
} from '../../generated/resolvers.ts';
import { readBRL, toMoney } from '../../gateway/brl.ts';
import { word } from '../../gateway/word.ts';
import { categories, highlight, highlights, adKind, kinds } from '../ads/ads.wire.ts';
import { fileWire, toMedia } from '../posts/posts.wire.ts';

export const target = word(Object.values(ReportTarget), ReportTarget.Other);
export const reason = word(Object.values(ReportReason), ReportReason.Other);
export const decision = z.enum(ModerationDecisionKind);
const origin = word(Object.values(ModerationOrigin), ModerationOrigin.Report);
const appealStatus = word(Object.values(ModerationAppealStatus), null).nullable();

/** A moderation case ("Case" in API.md, "Moderation"). */
export const caseWire = z.object({
  idCase: z.string(),
  desTarget: target,
  idTarget: z.string(),
  desOrigin: origin,
  desReason: reason,
  desStatus: z.enum(['OPEN', 'DECIDED']),
  reports: z.object({ total: z.int() }),
  datCreated: z.string(),
  datDue: z.string(),
  datDecided: z.string().nullable(),
  desDecision: word(Object.values(ModerationDecisionKind), null).nullable(),
  author: z
    .object({ idUser: z.string(), userName: z.string(), apelido: z.string(), lockedUntil: z.string().nullable() })
    .nullable(),
  claimedBy: z.object({ idUser: z.string(), userName: z.string(), own: z.boolean() }).nullable(),
  deleted: z.boolean(),
  listed: z.boolean(),
  same: z.array(z.string()),
  evidence: z.object({
    title: z.string().nullable(),
    desContent: z.string(),
    files: z.array(fileWire),
    pictures: z.array(z.string()),
    before: z.array(z.object({ byAuthor: z.boolean(), desContent: z.string(), datCreated: z.string() })),
    idPost: z.string().nullable(),
    datCreated: z.string().nullable(),
    ad: z
      .object({
        type: adKind,
        desHighlightType: highlight.nullable(),
        desTargetType: categories,
        startDate: z.string(),
        endDate: z.string(),
        formattedTotalValueBRL: z.string(),
      })
      .nullable()
      .default(null),
  }),
  cursor: z.string().optional(),
  strikes: z.int().default(0),
  history: z
    .array(
      z.object({
        idDecision: z.string(),
        idCase: z.string(),
        desTarget: target,
        desOrigin: origin,
        desDecision: decision,
        desReason: reason,
        datCreated: z.string(),
        undone: z.boolean(),
        desAppeal: appealStatus,
      }),
    )
    .default([]),
  reportList: z
    .array(
      z.object({
        idReport: z.string(),
        userName: z.string().nullable(),
        protocol: z.string().nullable(),
        contact: z.string().nullable(),
        desReason: reason,
        desText: z.string(),
        datCreated: z.string(),
      }),
    )
    .default([]),
  decisions: z
    .array(
      z.object({
        idDecision: z.string(),
        desDecision: decision,
        desReason: reason,
        desText: z.string(),
        datUntil: z.string().nullable(),
        userName: z.string(),
        datCreated: z.string(),
        desAppeal: appealStatus,
        desAppealText: z.string().nullable(),
        desAppealAnswer: z.string().nullable(),
      }),
    )
    .default([]),
});

export function toCase(row: z.infer<typeof caseWire>) {
  const { author, claimedBy, evidence } = row;
  return {
    id: row.idCase,
    target: row.desTarget,
    targetId: row.idTarget,
    reason: row.desReason,
    isReview: row.desOrigin === 'REVIEW',
    isHash: row.desOrigin === 'HASH',
    isOpen: row.desStatus === 'OPEN',
    reportCount: row.reports.total,
    createdAt: row.datCreated,
    dueAt: row.datDue,
    decidedAt: row.datDecided,
    decision: row.desDecision,
    author: author && {
      id: author.idUser,
      name: author.userName,
      nickname: author.apelido,
      lockedUntil: author.lockedUntil,
    },
    claimedBy: claimedBy && { id: claimedBy.idUser, name: claimedBy.userName, nickname: '', lockedUntil: null },
    isClaimedByViewer: claimedBy?.own ?? false,
    isDeleted: row.deleted,
    isListed: row.listed,
    sameCaseIds: row.same,
    evidence: {
      title: evidence.title,
      text: evidence.desContent,
      media: evidence.files.map(toMedia),
      pictureUrls: evidence.pictures,
      before: evidence.before.map(({ byAuthor, desContent, datCreated }) => ({
        byAuthor,
        text: desContent,
        createdAt: datCreated,
      })),
      postId: evidence.idPost,
      createdAt: evidence.datCreated,
      ad: evidence.ad && {
        kind: kinds[evidence.ad.type],
        highlight: evidence.ad.desHighlightType && highlights[evidence.ad.desHighlightType],
        targets: evidence.ad.desTargetType,
        startDate: evidence.ad.startDate,
        endDate: evidence.ad.endDate,
        total: toMoney(readBRL(evidence.ad.formattedTotalValueBRL)),
        formattedTotal: evidence.ad.formattedTotalValueBRL,
      },
    },
    reports: row.reportList.map((each) => ({
      id: each.idReport,
      reporterName: each.userName,
      protocol: each.protocol,
      contact: each.contact,
      reason: each.desReason,
      text: each.desText,
      createdAt: each.datCreated,
    })),
    decisions: row.decisions.map((each) => ({
      id: each.idDecision,
      kind: each.desDecision,
      reason: each.desReason,
      text: each.desText,
      until: each.datUntil,
      moderatorName: each.userName,
      createdAt: each.datCreated,
      appeal: each.desAppeal,
      appealText: each.desAppealText,
      appealAnswer: each.desAppealAnswer,
    })),
    strikes: row.strikes,
    authorHistory: row.history.map((past) => ({
      id: past.idDecision,
      caseId: past.idCase,
      target: past.desTarget,
      isReview: past.desOrigin === 'REVIEW',
      decision: past.desDecision,
      reason: past.desReason,
      createdAt: past.datCreated,
      isUndone: past.undone,
      appeal: past.desAppeal,
    })),
  };
}

/** A notice to a member about a decision ("Aviso" in API.md, "Moderation"). */
export const noticeWire = z.object({
  idDecision: z.string(),
  desDecision: decision,
  desReason: reason,
  desText: z.string(),
  desTarget: target,
  idTarget: z.string(),
  desOrigin: origin,
  desExcerpt: z.string().nullable(),
  datUntil: z.string().nullable(),
  datCreated: z.string(),
  undone: z.boolean(),
  desAppeal: appealStatus,
  desAppealText: z.string().nullable(),
  desAppealAnswer: z.string().nullable(),
  cursor: z.string().optional(),
});

export function toNotice(row: z.infer<typeof noticeWire>) {
  return {
    id: row.idDecision,
    decision: row.desDecision,
    reason: row.desReason,
    text: row.desText,
    target: row.desTarget,
    targetId: row.idTarget,
    isReview: row.desOrigin === 'REVIEW',
    excerpt: row.desExcerpt ?? '',
    until: row.datUntil,
    createdAt: row.datCreated,
    isUndone: row.undone,
    appeal: row.desAppeal,
    appealText: row.desAppealText,
    appealAnswer: row.desAppealAnswer,
  };
}
