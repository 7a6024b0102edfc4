import { z } from 'zod';
import { ageMethods } from '../age/age.table.ts';
import { adStates, highlightTypes } from '../ads/ads.table.ts';
import { appealStatuses, caseStatuses, decisionKinds, origins, targetKinds } from '../cases/cases.table.ts';
import { requestStates } from '../conversations/conversations.table.ts';
import { communityKinds, communityRoles, genderCategories, profileTypes } from '../db/schema.ts';
import { reasons } from '../policy/reasons.ts';
import { notificationKinds, switchableKinds } from '../events/kinds.ts';
import { reportOutcomes } from '../moderation/protocols.store.ts';
import { exportStates } from '../privacy/privacy.table.ts';
import { paymentStates } from '../wallet/history.store.ts';
import {
  intentPurposes,
  intentStatuses,
  movementKinds,
  paymentMethods,
  returnStatuses,
} from '../wallet/wallet.table.ts';

/**
 * The zod schemas of the REST API's responses. Each schema is strict: a test fails if a response has a field that the
 * schema does not list.
 */

const guid = z.guid();
const instant = z.iso.datetime();
const day = z.iso.date();
const count = z.int().min(0);
const centavos = z.int();
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const cursor = z.string().optional();
const total = z.strictObject({ total: count });

function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  return schema.meta({ id });
}

export const refusal = named(
  'Refusal',
  z.strictObject({
    error: z.string().meta({ description: 'Portuguese, fit to be shown.' }),
    code: z.string().regex(/^[A-Z][A-Z_]+$/),
    field: z.string().optional(),
    errors: z.array(z.string()).optional().meta({ description: 'Of the calls of ads: all that is wrong.' }),
    isInsufficientBalance: z.literal(true).optional(),
    status: z.enum(['failed', 'pending']).optional(),
    desafio: z.string().optional().meta({ description: 'For the second step of a sign-in.' }),
    acesso: z
      .string()
      .optional()
      .meta({ description: 'Of a suspended member: opens a few calls in place of a session.' }),
    datUntil: maybe(instant).optional(),
    datDeletes: instant.optional(),
  }),
);

const paging = named(
  'Paging',
  z.strictObject({
    cursorSize: count,
    cursorBefore: maybe(z.string()),
    cursorAfter: maybe(z.string()),
    hasMore: z.boolean(),
  }),
);

export function pageAnswer(name: string, item: z.ZodType) {
  return z.strictObject({ [name]: z.array(item), paging });
}

/**
 * Returns the response schema of a call from SPEC.md. Such a call reports a refusal with HTTP status 200 and
 * `status: false` in the body.
 */
export function withStatus(shape: z.ZodRawShape) {
  return z.union([
    z.strictObject({ status: z.literal(true), ...shape }),
    z.strictObject({ status: z.literal(false), message: z.string(), code: z.string(), field: z.string().optional() }),
  ]);
}

export const file = named(
  'File',
  z.strictObject({
    idFile: guid,
    type: z.enum(['image', 'video']),
    width: count,
    height: count,
    alt: z.string(),
    thumbhash: maybe(z.string()),
    sources: z.array(z.strictObject({ url: z.string(), width: count })),
    url: maybe(z.string()),
    posterUrl: maybe(z.string()),
    duration: maybe(z.number()),
    mimeType: z.string(),
  }),
);

export const signedIn = named(
  'SignedIn',
  z.strictObject({
    token: z.string(),
    perfil: z.enum(profileTypes),
    usuarioId: guid,
    userName: z.string(),
    apelido: z.string(),
    image: maybe(z.string()),
    preferencia: z.string(),
  }),
);

export const security = named(
  'Seguranca',
  z.strictObject({
    idUser: guid,
    email: z.string(),
    emailConfirmado: z.boolean(),
    duasEtapas: z.boolean(),
    codigosRestantes: count,
    passkeys: z.array(
      z.strictObject({ idPasskey: z.string(), nome: z.string(), datCreated: instant, datLastUsed: maybe(instant) }),
    ),
  }),
);
export const securityWithCodes = security.extend({ codigos: z.array(z.string()) }).meta({ id: 'SegurancaComCodigos' });
export const emailAnswer = z.strictObject({ email: z.string() });
export const passkeyOptions = z.strictObject({ opcoes: z.looseObject({}) });
export const sessions = z.strictObject({
  sessoes: z.array(
    z.strictObject({
      idSession: guid,
      device: z.string(),
      place: z.string(),
      current: z.boolean(),
      datCreated: instant,
      datLastSeen: instant,
    }),
  ),
});
export const ended = z.strictObject({ ended: count });
export const ticket = z.strictObject({ bilhete: z.string(), datExpires: instant });

export const profileType = named(
  'TipoPerfil',
  z.strictObject({
    idUser: guid,
    perfil: z.enum(profileTypes),
    comunidadesPagas: z.array(z.strictObject({ idCommunity: guid, desName: z.string(), assinantes: count })),
    comunidadesCuidadas: count,
    renovacoes: count,
  }),
);

export const ownInfo = z.strictObject({
  idUser: guid,
  userImage: maybe(z.string()),
  userName: z.string(),
  perfil: z.enum(profileTypes),
  adultUntil: maybe(instant).optional(),
});

export const user = named(
  'Usuario',
  z.strictObject({
    idUser: guid,
    userName: z.string(),
    apelido: z.string(),
    userImage: maybe(z.string()),
    coverImage: maybe(z.string()),
    bio: maybe(z.string()),
    verified: z.boolean(),
    perfil: z.enum(profileTypes),
    isPrivate: z.boolean(),
    followers: count,
    following: count,
    followState: z.enum(['NONE', 'REQUESTED', 'FOLLOWING']),
    followsViewer: z.boolean(),
    muted: z.boolean(),
    own: z.boolean(),
    preferencia: z.string().optional(),
    genero: maybe(z.enum(genderCategories)).optional(),
    nascimento: maybe(day).optional(),
    cursor,
  }),
);

export const age = z.strictObject({
  required: z.boolean(),
  desState: z.enum(['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED']),
  desMethod: maybe(z.enum(ageMethods)),
  datExpires: maybe(instant),
  podeRecorrer: z.boolean(),
});
export const providerPage = z.strictObject({ url: z.string() });
export const received = z.strictObject({ received: z.literal(true) });

export const privacy = named(
  'Privacidade',
  z.strictObject({
    balance: centavos,
    formattedBalance: z.string(),
    inAds: centavos,
    formattedInAds: z.string(),
    datDeletes: maybe(instant),
    export: maybe(
      z.strictObject({
        idExport: guid,
        desState: z.enum(exportStates),
        done: count,
        total: count,
        bytes: maybe(count),
        datExpires: maybe(instant),
      }),
    ),
  }),
);
export const deletes = z.strictObject({ datDeletes: maybe(instant) });

const reactionSummary = z.strictObject({ reacted: z.boolean(), total: count, revision: count });
export const reactions = z.strictObject({ reactions: reactionSummary });
const counted = z.strictObject({ total: count, revision: count });

export const post = named(
  'Post',
  z.strictObject({
    idPost: guid,
    desStatus: z.enum(['PUBLICADO', 'EM_ANALISE']),
    idUser: guid,
    idCommunity: maybe(guid),
    desCommunityName: maybe(z.string()),
    desContent: z.string(),
    datCreated: instant,
    postFile: maybe(z.string()),
    files: z.array(file),
    reactions: reactionSummary,
    comments: counted,
    views: total,
    owner: z.boolean(),
    cursor,
  }),
);
export const postPage = pageAnswer('posts', post);
export const countedViews = z.strictObject({ counted: count });

export const comment = named(
  'Comment',
  z.strictObject({
    idComment: guid,
    idPost: guid,
    idUser: guid,
    user: z.strictObject({ userImage: maybe(z.string()), userName: z.string() }),
    idCommentParent: maybe(guid),
    desContent: z.string(),
    hide: z.boolean(),
    removed: z.literal(true).optional(),
    datCreated: instant,
    reactions: reactionSummary,
    replies: counted,
    cursor,
  }),
);
/**
 * The response with a post's comments: an array, as SPEC.md defines it, or a page object if the query string asks for a
 * page.
 */
export const comments = z.union([z.array(comment), pageAnswer('comments', comment)]);
const photo = maybe(z.strictObject({ path: z.string() }));
export const legacyComments = z.array(
  z.strictObject({
    id: guid,
    hide: z.boolean(),
    createdAt: instant,
    text: z.string(),
    photo,
    user: z.strictObject({ id: guid, name: z.string(), photo }),
  }),
);
export const removedComment = z.strictObject({
  comment: maybe(comment),
  gone: z.array(guid),
  idCommentParent: maybe(guid),
});

const membershipStatuses = ['PENDING', 'ACTIVE', 'CANCELS_AT_END', 'PAST_DUE', 'EXPIRED'] as const;
export const community = named(
  'Community',
  z.strictObject({
    idCommunity: guid,
    desKind: z.enum(communityKinds),
    desName: z.string(),
    desDescription: z.string(),
    picture: maybe(file),
    valPrice: maybe(centavos),
    members: total,
    posts: total,
    membership: maybe(
      z.strictObject({
        role: z.enum(communityRoles),
        status: z.enum(membershipStatuses),
        valPrice: maybe(centavos),
        datPaidUntil: maybe(instant),
        datGraceUntil: maybe(instant),
        isSold: maybe(z.boolean()),
      }),
    ),
    desRules: maybe(z.string()),
    idOwner: maybe(guid),
    datCreated: maybe(instant),
    requests: maybe(total),
    offer: maybe(
      z.strictObject({ idFrom: guid, idTo: guid, datOffered: instant, datExpires: instant, subscribers: total }),
    ),
    cursor,
  }),
);
export const communityPage = pageAnswer('communities', community);
const membership = named(
  'Membership',
  z.strictObject({
    idUser: guid,
    role: z.enum(communityRoles),
    status: z.enum(membershipStatuses),
    datJoined: instant,
    mayOwn: maybe(z.boolean()),
    cursor,
  }),
);
export const members = pageAnswer('members', membership);
export const invite = named(
  'Invite',
  z.strictObject({
    idInvite: guid,
    idUser: maybe(guid),
    uses: count,
    datCreated: instant,
    datExpires: maybe(instant),
    token: maybe(z.string()),
  }),
);
export const subscriptions = z.strictObject({
  assinaturas: z.array(
    z.strictObject({
      idCommunity: guid,
      desName: z.string(),
      status: z.enum(membershipStatuses),
      valPrice: centavos,
      datPaidUntil: instant,
      datGraceUntil: maybe(instant),
      paymentIntentToConfirm: maybe(z.string()),
    }),
  ),
});

export const message = named(
  'Mensagem',
  z.strictObject({
    idMessage: guid,
    idConversation: guid,
    seq: count,
    idUser: guid,
    idClient: maybe(guid),
    desContent: z.string(),
    file: maybe(file),
    blurred: z.boolean(),
    datCreated: instant,
    cursor: z.string(),
  }),
);
export const messages = pageAnswer('mensagens', message);
export const conversation = named(
  'Conversa',
  z.strictObject({
    idConversation: guid,
    idUser: guid,
    desRequest: z.enum(requestStates),
    awaitingAnswer: z.boolean(),
    lastSeq: count,
    lastReadSeq: count,
    unread: count,
    muted: z.boolean(),
    peerReadSeq: count,
    peerDeliveredSeq: count,
    lastMessage: maybe(message),
    cursor,
  }),
);
export const conversations = pageAnswer('conversas', conversation);
export const typingSettings = z.strictObject({ typing: z.boolean(), readReceipts: z.boolean() });

export const notification = named(
  'Notification',
  z.strictObject({
    idNotification: guid,
    desType: z.enum(notificationKinds),
    sequence: count,
    users: z.strictObject({ ids: z.array(guid), total: count }),
    idTarget: maybe(guid),
    idPost: maybe(guid),
    idComment: maybe(guid),
    idCommentParent: maybe(guid),
    idCommunity: maybe(guid),
    desCommunity: maybe(z.string()),
    idConversation: maybe(guid),
    desExcerpt: maybe(z.string()),
    desDetail: maybe(z.string()),
    read: z.boolean(),
    datChanged: instant,
    cursor,
  }),
);
export const notifications = pageAnswer('notifications', notification);
export const unreadState = z.strictObject({ sequence: count, unread: count });
export const preferences = z.strictObject({
  preferences: z.array(z.strictObject({ desType: z.enum(switchableKinds), enabled: z.boolean() })),
});

const payment = named(
  'Payment',
  z.strictObject({
    idPayment: guid,
    desKind: z.enum(movementKinds),
    desStatus: z.enum(paymentStates),
    desMethod: maybe(z.enum(paymentMethods)),
    centavos,
    formattedValue: z.string(),
    desDescription: maybe(z.string()),
    idCommunity: maybe(guid),
    datCreated: instant,
    cursor,
  }),
);
export const payments = pageAnswer('payments', payment);
export const onePayment = payment
  .extend({ valRefundable: maybe(centavos), datRefundableUntil: maybe(instant) })
  .meta({ id: 'OnePayment' });

const balanceFields = {
  balance: z.number(),
  balanceCentavos: centavos,
  formattedBalance: z.string(),
  owedCentavos: count,
  pendingCentavos: centavos,
};
export const balance = named('Balance', z.strictObject(balanceFields));
export const refundResult = z.strictObject({
  status: z.enum(returnStatuses).exclude(['FAILED']),
  centavos,
  ...balanceFields,
});
export const addedBalance = z.strictObject({ status: z.literal('succeeded'), centavos, ...balanceFields });
export const cardIntent = z.strictObject({
  paymentIntentId: z.string(),
  clientSecret: z.string(),
  centavos,
  formattedValue: z.string(),
  pix: z.null().optional(),
});
export const intent = z.strictObject({
  paymentIntentId: z.string(),
  purpose: z.enum(intentPurposes),
  centavos,
  status: z.enum(intentStatuses),
  isPending: z.boolean(),
  failureCode: maybe(z.string()),
  clientSecret: maybe(z.string()),
});
export const pix = named(
  'Pix',
  z.strictObject({
    paymentIntentId: z.string(),
    centavos,
    formattedValue: z.string(),
    desStatus: z.enum(['WAITING', 'PAID', 'EXPIRED']),
    desPixCode: maybe(z.string()),
    datExpires: maybe(instant),
    isLate: z.boolean(),
    desTestUrl: maybe(z.string()),
  }),
);
export const savedCard = named(
  'Card',
  z.strictObject({
    card: maybe(
      z.strictObject({
        desBrand: z.string(),
        desLast4: z.string(),
        numExpMonth: z.int(),
        numExpYear: z.int(),
        isRefused: z.boolean(),
      }),
    ),
  }),
);
export const cardProvider = z.strictObject({
  scriptUrl: z.string(),
  publishableKey: z.string(),
  isTest: z.boolean(),
});

const adTypes = z.enum(['ad', 'highlight', 'post']);
const adKind = {
  type: adTypes,
  desHighlightType: maybe(z.enum(highlightTypes)),
  desTargetType: z.array(z.enum(genderCategories)),
  startDate: day,
  endDate: day,
};
export const ad = named(
  'Anuncio',
  z.strictObject({
    idAnuncio: guid,
    ...adKind,
    desStatus: z.enum(adStates),
    title: maybe(z.string()),
    redirectionLink: maybe(z.string()),
    idPost: maybe(guid),
    desContent: maybe(z.string()),
    attach: z.array(file),
    reach: count,
    views: count,
    clicks: count,
    reactions: count,
    follows: count,
    cost: centavos,
    formattedCostBRL: z.string(),
    returned: centavos,
    formattedReturnedBRL: z.string(),
    desReason: maybe(z.string()),
    idAviso: maybe(guid),
    datCreated: instant,
    datEnded: maybe(instant),
    daysFrom: maybe(day).meta({ description: 'Of an ad older than the figures per day: the first day with figures.' }),
    cursor,
  }),
);
export const adWithDays = ad
  .extend({
    days: z.array(
      z.strictObject({
        date: day,
        reach: count,
        views: count,
        clicks: count,
        reactions: count,
        follows: count,
        cost: centavos,
      }),
    ),
  })
  .meta({ id: 'AnuncioComDias' });
export const ads = pageAnswer('anuncios', ad);
export const adPrice = z.strictObject({
  totalValue: centavos,
  formattedTotalValueBRL: z.string(),
  formattedDayValueBRL: z.string(),
  days: count,
  reach: maybe(z.strictObject({ min: count, max: count })),
});
const delivered = named(
  'Entrega',
  z.strictObject({
    idAnuncio: guid,
    type: adTypes,
    idUser: guid,
    title: maybe(z.string()),
    post: maybe(post),
    host: maybe(z.string()),
    attach: z.array(file),
    clickUrl: maybe(z.string()),
    left: count,
    matched: z.array(z.enum(genderCategories)),
  }),
);
export const deliveredAds = z.strictObject({ anuncios: z.array(delivered) });

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
export const notice = named(
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
    ad: maybe(z.strictObject({ ...adKind, formattedTotalValueBRL: z.string() })),
  }),
  cursor,
};
const listedCase = named('ListedCase', z.strictObject(caseFields));
export const cases = pageAnswer('cases', listedCase);
export const wholeCase = named(
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
export const figures = named(
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
