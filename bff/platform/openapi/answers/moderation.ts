import { z } from 'zod';
import { adKindFields, guid, instant, count, maybe, cursor, total, namedSchema, pageAnswer, file } from './shared.ts';
import { appealStatuses, caseStatuses, decisionKinds, origins, targetKinds } from '../../cases/cases.table.ts';
import { reasons } from '../../policy/reasons.ts';
import { reportOutcomes } from '../../moderation/protocols.store.ts';

const anyTarget = [...targetKinds, 'OTHER'] as const;
export const filedReport = z.strictObject({ idReport: guid, datCreated: instant });
export const protocol = z.strictObject({
  protocol: z.string(),
  secret: z.string(),
  datCreated: instant,
  datDue: instant,
});
export const protocolStatus = z.strictObject({
  protocol: z.string(),
  desStatus: z.enum(['RECEIVED', 'IN_REVIEW', 'DECIDED']),
  desOutcome: maybe(z.enum(reportOutcomes)),
  desAnswer: maybe(z.string()),
  datCreated: instant,
  datDue: instant,
  datDecided: maybe(instant),
});
export const notice = namedSchema(
  'Aviso',
  z.strictObject({
    idDecision: guid,
    desDecision: z.enum(decisionKinds),
    desReason: z.enum(reasons),
    desText: z.string(),
    desTarget: z.enum(anyTarget),
    idTarget: maybe(guid),
    desOrigin: z.enum(origins),
    desExcerpt: maybe(z.string()),
    datUntil: maybe(instant),
    datCreated: instant,
    undone: z.boolean(),
    desAppeal: maybe(z.enum(appealStatuses)),
    desAppealText: maybe(z.string()),
    desAppealAnswer: maybe(z.string()),
    cursor,
  }),
);
export const notices = pageAnswer('avisos', notice);
export const locks = notice.extend({ avisos: z.array(notice) }).meta({ id: 'Bloqueio' });

const caseFields = {
  idCase: guid,
  desTarget: z.enum(anyTarget),
  idTarget: maybe(guid),
  desOrigin: z.enum(origins),
  desReason: z.enum(reasons),
  desStatus: z.enum(caseStatuses),
  reports: total,
  datCreated: instant,
  datDue: instant,
  datDecided: maybe(instant),
  desDecision: maybe(z.enum(decisionKinds)),
  author: maybe(
    z.strictObject({ idUser: guid, userName: z.string(), apelido: z.string(), lockedUntil: maybe(instant) }),
  ),
  claimedBy: maybe(z.strictObject({ idUser: guid, userName: z.string(), own: z.boolean() })),
  deleted: z.boolean(),
  listed: z.boolean(),
  same: z.array(guid),
  evidence: z.strictObject({
    title: maybe(z.string()),
    desContent: maybe(z.string()),
    files: z.array(file),
    pictures: z.array(z.string()),
    before: z.array(z.strictObject({ byAuthor: z.boolean(), desContent: z.string(), datCreated: instant })),
    idPost: maybe(guid),
    idCommunity: maybe(guid),
    datCreated: maybe(z.string()),
    ad: maybe(z.strictObject({ ...adKindFields, formattedTotalValueBRL: z.string() })),
  }),
  cursor,
};
const listedCase = namedSchema('ListedCase', z.strictObject(caseFields));
export const cases = pageAnswer('cases', listedCase);
export const wholeCase = namedSchema(
  'Case',
  z.strictObject({
    ...caseFields,
    reportList: z.array(
      z.strictObject({
        idReport: guid,
        userName: maybe(z.string()),
        anonymous: z.boolean(),
        protocol: maybe(z.string()),
        contact: maybe(z.string()),
        desReason: z.enum(reasons),
        desText: z.string(),
        datCreated: instant,
      }),
    ),
    decisions: z.array(
      z.strictObject({
        idDecision: guid,
        desDecision: z.enum(decisionKinds),
        desReason: z.enum(reasons),
        desText: z.string(),
        datUntil: maybe(instant),
        userName: maybe(z.string()),
        datCreated: instant,
        desAppeal: maybe(z.enum(appealStatuses)),
        desAppealText: maybe(z.string()),
        desAppealAnswer: maybe(z.string()),
      }),
    ),
    strikes: count,
    history: z.array(
      z.strictObject({
        idDecision: guid,
        idCase: guid,
        desTarget: z.enum(anyTarget),
        desOrigin: z.enum(origins),
        desDecision: z.enum(decisionKinds),
        desReason: z.enum(reasons),
        datCreated: instant,
        undone: z.boolean(),
        desAppeal: maybe(z.enum(appealStatuses)),
      }),
    ),
  }),
);
export const wholeCases = z.strictObject({ cases: z.array(wholeCase) });
export const appeals = pageAnswer(
  'appeals',
  z.strictObject({
    idAppeal: guid,
    idCase: guid,
    desText: z.string(),
    datCreated: instant,
    datDue: instant,
    desTarget: z.enum(anyTarget),
    desDecision: z.enum(decisionKinds),
    desDecisionText: z.string(),
    desReason: z.enum(reasons),
    userName: maybe(z.string()),
    desModerator: maybe(z.string()),
    mayAnswer: z.boolean(),
    cursor,
  }),
);
export const logEntries = pageAnswer(
  'entries',
  z.strictObject({
    idEntry: guid,
    datCreated: instant,
    desAction: z.string(),
    idActor: maybe(guid),
    desActor: maybe(z.string()),
    idCase: maybe(guid),
    desTarget: maybe(z.enum(anyTarget)),
    idTarget: maybe(guid),
    idSubject: maybe(guid),
    desSubject: maybe(z.string()),
    detail: z.string().meta({ description: 'JSON.' }),
    cursor,
  }),
);
export const download = z.strictObject({ name: z.string(), type: z.string(), content: z.string() });
export const figures = namedSchema(
  'Figures',
  z.strictObject({
    month: z.string(),
    reports: count,
    decided: count,
    inTime: count,
    dismissed: count,
    takenDown: count,
    warned: count,
    suspended: count,
    banned: count,
    restored: count,
    appeals: count,
    appealsGranted: count,
    medianMinutes: maybe(z.number()),
    approved: count,
    refused: count,
    stopped: count,
    byReason: z.array(z.strictObject({ reason: z.enum(reasons), reports: count, removed: count })),
  }),
);
