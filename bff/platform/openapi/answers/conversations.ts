import { z } from 'zod';
import { guid, instant, count, maybe, cursor, namedSchema, pageAnswer, file } from './shared.ts';
import { requestStates } from '../../conversations/conversations.table.ts';
import { notificationKinds, switchableKinds } from '../../events/kinds.ts';

export const message = namedSchema(
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
export const conversation = namedSchema(
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

export const notification = namedSchema(
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
