import { z } from 'zod';
import { word } from '../../gateway/word.ts';
import { MessageRequestState } from '../../generated/resolvers.ts';
import { fileWire, toMedia, type ImageRecord } from '../posts/posts.wire.ts';

/** A message ("Mensagem" in API.md, "Conversations"). */
export const messageWire = z.object({
  idMessage: z.string(),
  idConversation: z.string(),
  seq: z.int(),
  idUser: z.string(),
  idClient: z.string().nullish(),
  desContent: z.string().nullish(),
  file: fileWire.nullish(),
  blurred: z.boolean().nullish(),
  datCreated: z.string(),
  cursor: z.string().optional(),
});

/** A conversation ("Conversa" in API.md, "Conversations"). */
export const conversationWire = z.object({
  idConversation: z.string(),
  idUser: z.string(),
  desRequest: word(Object.values(MessageRequestState), MessageRequestState.None),
  awaitingAnswer: z.boolean(),
  lastSeq: z.int(),
  lastReadSeq: z.int(),
  unread: z.int(),
  muted: z.boolean(),
  peerReadSeq: z.int(),
  peerDeliveredSeq: z.int(),
  lastMessage: messageWire.nullish(),
  cursor: z.string().optional(),
});

/** A message with the field names of the schema, so that graphql-js can read the fields without resolvers. */
export interface MessageRecord {
  id: string;
  conversationId: string;
  seq: number;
  senderId: string;
  clientId: string | null | undefined;
  text: string;
  image: ImageRecord | null;
  isBlurred: boolean;
  createdAt: string;
}

export interface ConversationRecord {
  id: string;
  memberId: string;
  request: z.infer<typeof conversationWire>['desRequest'];
  isAwaitingAnswer: boolean;
  lastMessage: MessageRecord | null;
  lastSeq: number;
  lastReadSeq: number;
  unreadCount: number;
  isMuted: boolean;
  memberReadSeq: number;
  memberDeliveredSeq: number;
}

export function toMessage(row: z.infer<typeof messageWire>): MessageRecord {
  const media = row.file && toMedia(row.file);
  return {
    id: row.idMessage,
    conversationId: row.idConversation,
    seq: row.seq,
    senderId: row.idUser,
    clientId: row.idClient,
    text: row.desContent ?? '',
    image: media?.__typename === 'Image' ? media : null,
    isBlurred: row.blurred ?? false,
    createdAt: row.datCreated,
  };
}

export function toConversation(row: z.infer<typeof conversationWire>): ConversationRecord {
  return {
    id: row.idConversation,
    memberId: row.idUser,
    request: row.desRequest,
    isAwaitingAnswer: row.awaitingAnswer,
    lastMessage: row.lastMessage ? toMessage(row.lastMessage) : null,
    lastSeq: row.lastSeq,
    lastReadSeq: row.lastReadSeq,
    unreadCount: row.unread,
    isMuted: row.muted,
    memberReadSeq: row.peerReadSeq,
    memberDeliveredSeq: row.peerDeliveredSeq,
  };
}
