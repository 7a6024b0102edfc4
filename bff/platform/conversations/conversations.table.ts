import type { ColumnType, Generated } from 'kysely';

export const requestStates = ['NONE', 'PENDING', 'ACCEPTED', 'REFUSED'] as const;
export type RequestState = (typeof requestStates)[number];

/** Tables of db/migrations/006-conversations.ts. */
export interface ConversationsTable {
  id: string;
  /** The ids of the two members, the lower id first, so that each pair of members has only one conversation. */
  first_id: string;
  second_id: string;
  last_seq: Generated<number>;
  created_at: Generated<Date>;
}

export interface ConversationMembersTable {
  conversation_id: string;
  user_id: string;
  peer_id: string;
  /** The state of the message request that the other member sent to this member. */
  request: Generated<RequestState>;
  last_read_seq: Generated<number>;
  delivered_seq: Generated<number>;
  /** Messages with this sequence number or a lower number are deleted for this member. */
  cleared_seq: Generated<number>;
  unread_count: Generated<number>;
  is_muted: Generated<boolean>;
  activity_id: string | null;
}

export interface MessagesTable {
  conversation_id: string;
  seq: number;
  id: string;
  sender_id: string;
  client_id: string;
  text: Generated<string>;
  media_id: string | null;
  hidden_for: Generated<string[]>;
  /** The id of the moderation decision that removed the message for both members. */
  taken_down: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../db/schema.ts' {
  interface DB {
    conversations: ConversationsTable;
    conversation_members: ConversationMembersTable;
    messages: MessagesTable;
  }
}
