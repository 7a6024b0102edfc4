import { sql, type RawBuilder } from 'kysely';
import { isBlockedBetween } from './members.ts';

/** Which messages a member sees, for a query in which `conversation_members` goes by `me` and `messages` by `x`. */
export const isSeenByMe = sql<boolean>`x.conversation_id = me.conversation_id
  and ${isSeen(sql`me.user_id`, sql`me.cleared_seq`)}`;

/**
 * The same within one conversation, whose messages go by `x`. Where the member's side begins is a single value here, so
 * that a page is read off the index, however long the conversation is and whatever plan the statement was prepared
 * with.
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
 * Whether a message with this picture is in the sight of a member, as an SQL condition: neither deleted for them, nor
 * of a request that they have not accepted, nor of a member with whom there is a block.
 * @param viewer null for a visitor
 */
export function isPictureSeenBy(viewer: string | null, mediaId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from messages x
    join conversation_members me on me.user_id = ${viewer}::uuid and ${isSeenByMe}
    where x.media_id = ${mediaId} and (x.sender_id = me.user_id or me.request in ('NONE', 'ACCEPTED'))
      and not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}
  )`;
}
