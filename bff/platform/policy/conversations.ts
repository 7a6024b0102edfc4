import { sql, type RawBuilder } from 'kysely';
import { isBlockedBetween } from './members.ts';

/** SQL condition: the member sees the message, for a query of `conversation_members` as `me` and `messages` as `x`. */
export const isSeenByMe = sql<boolean>`x.conversation_id = me.conversation_id
  and ${isSeen(sql`me.user_id`, sql`me.cleared_seq`)}`;

/**
 * SQL condition: the viewer sees message `x` of this conversation. A scalar subquery reads the sequence number up to
 * which the viewer has cleared the conversation. With this subquery, PostgreSQL reads a page of messages from the
 * index, however long the conversation is, even in a generic plan.
 */
export function isSeenIn(conversationId: string, viewer: string) {
  return sql<boolean>`x.conversation_id = ${conversationId}
    and ${isSeen(
      sql`${viewer}::uuid`,
      sql`(select me.cleared_seq from conversation_members me
        where me.conversation_id = ${conversationId} and me.user_id = ${viewer})`,
    )}`;
}

function isSeen(member: RawBuilder<unknown>, clearedSeq: RawBuilder<unknown>) {
  return sql<boolean>`x.seq > ${clearedSeq} and x.taken_down is null and not (${member} = any (x.hidden_for))`;
}

/**
 * SQL condition: the viewer sees a message that contains this picture. Excludes messages that are hidden for the
 * viewer, messages of a message request that the viewer has not accepted, and messages of a conversation with a block
 * between its members.
 * @param viewer a member's id, or null for a visitor
 */
export function isPictureSeenBy(viewer: string | null, mediaId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from messages x
    join conversation_members me on me.user_id = ${viewer}::uuid and ${isSeenByMe}
    where x.media_id = ${mediaId} and (x.sender_id = me.user_id or me.request in ('NONE', 'ACCEPTED'))
      and not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}
  )`;
}
