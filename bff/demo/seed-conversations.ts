import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { buildConversations } from './conversations.ts';

type DemoConversation = ReturnType<typeof buildConversations>[number];

export async function insertConversations(tx: Transaction<DB>, conversations: readonly DemoConversation[]) {
  for (const conversation of conversations) {
    const { id, asker, asked, messages } = conversation;
    const [first = asker, second = asked] = [asker, asked].sort();
    await tx
      .insertInto('conversations')
      .values({ id, first_id: first, second_id: second, last_seq: messages.length })
      .execute();
    await tx
      .insertInto('conversation_members')
      .values([memberOf(conversation, asker), memberOf(conversation, asked)])
      .execute();
    await tx
      .insertInto('messages')
      .values(
        messages.map(({ id: messageId, seq, at, by, clientId, text }) => ({
          id: messageId,
          conversation_id: id,
          seq,
          sender_id: by,
          client_id: clientId,
          text,
          created_at: new Date(at),
        })),
      )
      .execute();
  }
}

/**
 * Builds the row that stores one member's state in a conversation. The author of the last message has read all
 * messages. The other member has not read the last `unread` messages.
 */
function memberOf({ id, asker, asked, messages, unread, request }: DemoConversation, userId: string) {
  const last = messages.at(-1);
  const read = last?.by === userId ? messages.length : messages.length - unread;
  const isAsked = request && userId === asked;
  return {
    conversation_id: id,
    user_id: userId,
    peer_id: userId === asker ? asked : asker,
    request: isAsked ? ('PENDING' as const) : ('NONE' as const),
    last_read_seq: read,
    delivered_seq: isAsked ? 0 : messages.length,
    unread_count: messages.filter(({ seq, by }) => seq > read && by !== userId).length,
    activity_id: last?.id ?? null,
  };
}
