import { z } from 'zod';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { NotificationKind, type NotificationPreference } from '../../generated/resolvers.ts';

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

/**
 * A notification with the field names of the schema. The gateway loads the profiles of the actors only if the operation
 * selects them.
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
    return connectionOf(known(notifications), paging, page, toNotification);
  }

  /** `GET /api/notificacoes/novas`: the notifications after a sequence, oldest first. */
  async since(sequence: string) {
    for (let after = sequence; ;) {
      const query = { after, cursorSize: '50' };
      const asked = this.upstream.ask('GET', '/api/notificacoes/novas', newsWire, { query });
      const { notifications, hasMore } = await orWithoutCall(asked, { notifications: [], hasMore: false });
      const told = known(notifications);
      const last = notifications.at(-1);
      // If all notifications on the page are of unknown kinds, loads the next page, which may contain known kinds.
      if (told.length > 0 || !hasMore || !last) return { notifications: told.map(toNotification), hasMore };
      after = String(last.sequence);
    }
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

function toNotification(row: z.infer<typeof notificationWire>) {
  return {
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
