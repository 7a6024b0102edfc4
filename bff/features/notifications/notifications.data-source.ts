import { z } from 'zod';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import {
  CommunityOfferState,
  NotificationKind,
  type NotificationPreference,
  type ResolversTypes,
} from '../../generated/resolvers.ts';

/** A notification (API.md, "Notification"). */
const notificationWire = z.object({
  idNotification: z.string(),
  desType: z.enum(NotificationKind),
  sequence: z.int(),
  users: z.object({ ids: z.array(z.string()), total: z.int() }),
  idTarget: z.string(),
  idPost: z.string().nullish(),
  idComment: z.string().nullish(),
  idCommentParent: z.string().nullish(),
  idCommunity: z.string().nullish(),
  desCommunity: z.string().nullish(),
  idConversation: z.string().nullish(),
  desExcerpt: z.string().nullish(),
  desDetail: z.string().nullish(),
  read: z.boolean(),
  datChanged: z.string(),
  cursor: z.string().optional(),
});
const stateWire = z.object({ sequence: z.int(), unread: z.int() });
/**
 * The kind of a notification. A newer platform may send a kind that this gateway does not know; the kind then becomes
 * null. The gateway skips such notifications, so that the others still arrive.
 */
const anyKind = z.enum(NotificationKind).nullable().catch(null);
const rowWire = notificationWire.extend({ desType: anyKind });
const pageWire = z.object({ notifications: z.array(rowWire), paging: pagingWire });
const newsWire = z.object({ notifications: z.array(rowWire), hasMore: z.boolean() });
const readWire = stateWire.extend({ notification: notificationWire });
const preferencesWire = z.object({
  preferences: z.array(z.object({ desType: anyKind, enabled: z.boolean() })),
});

/** The state of the offer in a notification about one. A notification about a new offer has no detail. */
const offerState = z.enum(CommunityOfferState).catch('OPEN');

type Row = z.infer<typeof notificationWire>;

/** The object type of the notifications of each kind, and the ids that such a notification always has. */
const types = {
  REACTION: { name: 'PostReactionNotification', ids: ['idPost'] },
  COMMENT: { name: 'PostCommentNotification', ids: ['idPost', 'idComment', 'idCommentParent'] },
  REPLY: { name: 'CommentReplyNotification', ids: ['idPost', 'idComment', 'idCommentParent'] },
  COMMENT_REACTION: { name: 'CommentReactionNotification', ids: ['idPost', 'idComment', 'idCommentParent'] },
  FOLLOW: { name: 'FollowNotification', ids: [] },
  FOLLOW_REQUEST: { name: 'FollowRequestNotification', ids: [] },
  COMMUNITY_REQUEST: { name: 'CommunityRequestNotification', ids: [] },
  COMMUNITY_ANSWER: { name: 'CommunityAnswerNotification', ids: [] },
  COMMUNITY_OFFER: { name: 'CommunityOfferNotification', ids: [] },
  VIP_RENEWAL: { name: 'VipRenewalNotification', ids: [] },
  MESSAGE_REQUEST: { name: 'MessageRequestNotification', ids: ['idConversation'] },
  AD_APPROVED: { name: 'AdApprovedNotification', ids: [] },
  AD_REFUSED: { name: 'AdRefusedNotification', ids: [] },
  AD_ENDED: { name: 'AdEndedNotification', ids: [] },
  WALLET_CREDITED: { name: 'WalletCreditedNotification', ids: [] },
  WALLET_DEBITED: { name: 'WalletDebitedNotification', ids: [] },
  PAYMENT_REFUNDED: { name: 'PaymentRefundedNotification', ids: [] },
  PAYMENT_DISPUTED: { name: 'PaymentDisputedNotification', ids: [] },
  MODERATION: { name: 'ModerationNotification', ids: [] },
  NEW_SIGN_IN: { name: 'NewSignInNotification', ids: [] },
} as const satisfies Record<NotificationKind, { name: keyof ResolversTypes; ids: readonly (keyof Row)[] }>;

type NotificationType = (typeof types)[NotificationKind]['name'] | 'VipEarningsNotification';

/**
 * A notification with the field names of the type `Notification` of earlier schemas, which had all references in a
 * single object type. The gateway loads the profiles of the actors only if the operation selects them.
 */
export type NotificationRecord = ReturnType<typeof toNotification>;
export type UnreadCountRecord = ReturnType<typeof toUnreadCount>;

export class NotificationsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/notificacoes` */
  async list(page: PageArguments) {
    const query = pagingQuery(page);
    const asked = this.upstream.ask('GET', '/api/notificacoes', pageWire, { query });
    const { notifications, paging } = await orWithoutCall(asked, { notifications: [], paging: wholeList });
    return connectionOf(complete(notifications), paging, page, toNotification);
  }

  /** `GET /api/notificacoes/novas`: the notifications after a sequence, oldest first. */
  async since(sequence: string) {
    for (let after = sequence; ;) {
      const query = { after, cursorSize: '50' };
      const asked = this.upstream.ask('GET', '/api/notificacoes/novas', newsWire, { query });
      const { notifications, hasMore } = await orWithoutCall(asked, { notifications: [], hasMore: false });
      const told = complete(notifications);
      const last = notifications.at(-1);
      // If all notifications on the page are of unknown kinds, loads the next page, which may contain known kinds.
      if (told.length > 0 || !hasMore || !last) return { notifications: told.map(toNotification), hasMore };
      after = String(last.sequence);
    }
  }

  /** `GET /api/notificacoes/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toNotification(await this.upstream.ask('GET', `/api/notificacoes/${segment(id)}`, notificationWire));
  }

  /** `GET /api/notificacoes/total` */
  async unreadCount() {
    const asked = this.upstream.ask('GET', '/api/notificacoes/total', stateWire);
    return toUnreadCount(await orWithoutCall(asked, { sequence: 0, unread: 0 }));
  }

  /** `POST /api/notificacoes/{id}/lida` */
  async markRead(id: string) {
    const read = await this.upstream.ask('POST', `/api/notificacoes/${segment(id)}/lida`, readWire);
    return { notification: toNotification(read.notification), unreadCount: toUnreadCount(read) };
  }

  /** `POST /api/notificacoes/lidas` */
  async markAllRead(upTo: number) {
    const json = { sequence: upTo };
    const state = await this.upstream.ask('POST', '/api/notificacoes/lidas', stateWire, {
      json,
      fields: { sequence: 'upTo' },
    });
    return { unreadCount: toUnreadCount(state) };
  }

  /** `GET /api/notificacoes/preferencias` */
  async preferences() {
    const { preferences } = await this.upstream.ask('GET', '/api/notificacoes/preferencias', preferencesWire);
    return known(preferences).map(toPreference);
  }

  /** `PUT /api/notificacoes/preferencias` */
  async setPreferences(wanted: readonly NotificationPreference[]) {
    const json = { preferences: wanted.map(({ kind, enabled }) => ({ desType: kind, enabled })) };
    const { preferences } = await this.upstream.ask('PUT', '/api/notificacoes/preferencias', preferencesWire, { json });
    return { preferences: known(preferences).map(toPreference) };
  }
}

function known<Row extends { desType: NotificationKind | null }>(rows: readonly Row[]) {
  return rows.flatMap(({ desType, ...row }) => (desType === null ? [] : [{ ...row, desType }]));
}

/**
 * Returns the notifications of known kinds that have all ids of their kind. Without this, a single notification without
 * such an id would fail the whole page, because these ids are non-null in the schema.
 */
function complete(rows: readonly z.infer<typeof rowWire>[]) {
  return known(rows).filter((row) => types[row.desType].ids.every((id) => row[id] != null));
}

/** Earnings of a day in a community are credits without a payment. */
function typeOf({ desType, idCommunity }: Row): NotificationType {
  return desType === 'WALLET_CREDITED' && idCommunity != null ? 'VipEarningsNotification' : types[desType].name;
}

function toNotification(row: Row) {
  return {
    __typename: typeOf(row),
    id: row.idNotification,
    kind: row.desType,
    sequence: row.sequence,
    actorIds: row.users.ids,
    actorCount: row.users.total,
    targetId: row.idTarget,
    postId: row.idPost,
    commentId: row.idComment,
    threadId: row.idCommentParent,
    communityId: row.idCommunity,
    communityName: row.desCommunity,
    conversationId: row.idConversation,
    excerpt: row.desExcerpt,
    detail: row.desDetail,
    offerState: offerState.parse(row.desDetail),
    isRead: row.read,
    changedAt: row.datChanged,
  };
}

function toUnreadCount({ sequence, unread }: z.infer<typeof stateWire>) {
  return { id: 'viewer', total: unread, sequence };
}

function toPreference({ desType, enabled }: { desType: NotificationKind; enabled: boolean }) {
  return { kind: desType, enabled };
}
