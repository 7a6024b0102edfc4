import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { invalidInput, notFound } from '../errors.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { shareVisibility } from '../policy/visibility-lock.ts';
import { isBlockedBetween } from '../policy/members.ts';
import type { RequestState } from './conversations.table.ts';
import { messageColumns, messageToWire, readerOf, type MessageRow } from './messages.store.ts';
import { isSeenByMe } from '../policy/conversations.ts';

export type Box = 'inbox' | 'requests';
export const boxCursors = { inbox: cursorsOf('conversations'), requests: cursorsOf('message-requests') };

/** SQL conditions, written exactly as in the partial indexes, so that PostgreSQL's planner uses these indexes. */
const inBox = {
  inbox: sql<boolean>`me.request in ('NONE', 'ACCEPTED')`,
  requests: sql<boolean>`me.request = 'PENDING'`,
};

/** A conversation as one of its two members sees it. */
export interface ConversationRow {
  id: string;
  user_id: string;
  peer_id: string;
  request: RequestState;
  peer_request: RequestState;
  last_seq: number;
  last_read_seq: number;
  unread_count: number;
  is_muted: boolean;
  activity_id: string | null;
  peer_read_seq: number;
  peer_delivered_seq: number;
  may_see_typing: boolean;
  last: MessageRow | null;
}

/**
 * Returns a page of conversations, latest activity first. Leaves out conversations in which one member has blocked the
 * other.
 */
export function conversationsOf(db: Kysely<DB>, viewer: string, box: Box, page: PageRequest) {
  return select(
    db,
    sql`select me.conversation_id, me.user_id from conversation_members me
      where me.user_id = ${viewer} and me.activity_id is not null and ${inBox[box]} and ${keysetCondition(page, 'me.activity_id')}
        and not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}
      order by ${keysetOrder(page, 'me.activity_id')} limit ${page.size + 1}`,
    keysetOrder(page, 'me.activity_id'),
  );
}

/**
 * Returns a conversation.
 * @throws {ApiError} 404 when the viewer does not take part in the conversation, or a block exists in either direction
 */
export async function requireConversation(db: Kysely<DB>, viewer: string, conversationId: string) {
  const [conversation] = await select(
    db,
    sql`select me.conversation_id, me.user_id from conversation_members me
      where me.conversation_id = ${conversationId} and me.user_id = ${viewer}
        and not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}`,
    sql`me.activity_id`,
  );
  if (!conversation) throw conversationNotFound();
  return conversation;
}

/** Selects conversations. The subquery `which` selects the conversations of one page before any table is joined. */
async function select(db: Kysely<DB>, which: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<ConversationRow>`
    with page as (${which})
    select c.id, me.user_id, me.peer_id, me.request, peer.request as peer_request, c.last_seq, me.last_read_seq,
      me.unread_count, me.is_muted, me.activity_id,
      case when answered.yes and mine.shares_receipts and theirs.shares_receipts
        then peer.last_read_seq else 0 end as peer_read_seq,
      case when answered.yes then peer.delivered_seq else 0 end as peer_delivered_seq,
      answered.yes and me.request in ('NONE', 'ACCEPTED') and mine.shares_typing and theirs.shares_typing
        as may_see_typing,
      (select to_jsonb(newest) from (
        select ${messageColumns} from messages x where ${isSeenByMe} order by x.seq desc limit 1
      ) newest) as last
    from page
    join conversations c on c.id = page.conversation_id
    join conversation_members me on me.conversation_id = page.conversation_id and me.user_id = page.user_id
    join conversation_members peer on peer.conversation_id = me.conversation_id and peer.user_id = me.peer_id
    join users mine on mine.id = me.user_id
    join users theirs on theirs.id = me.peer_id
    cross join lateral (select peer.request in ('NONE', 'ACCEPTED') as yes) answered
    order by ${order}`.execute(db);
  return rows;
}

function conversationNotFound() {
  return notFound('Conversa não encontrada.');
}

/**
 * Returns the conversation of two members, and creates it when needed. The lists of conversations do not show a
 * conversation before its first message.
 * @throws {ApiError} 400 if both members are the same, 404 when the member is unknown or a block exists in either
 * direction
 */
export async function openConversation(db: Kysely<DB>, viewer: string, peerId: string) {
  if (viewer === peerId) throw invalidInput('idUser', 'Escolha outra pessoa para conversar.');
  return await transact(db, async (tx) => {
    await shareVisibility(tx, [viewer, peerId]);
    const { rows: peers } = await sql`
      select 1 from users where id = ${peerId} and not ${isBlockedBetween(viewer, peerId)}`.execute(tx);
    if (peers.length === 0) throw notFound('Perfil não encontrado.');
    await sql`
      with made as (
        insert into conversations (id, first_id, second_id)
        values (${uuidv7()}, least(${viewer}::uuid, ${peerId}::uuid), greatest(${viewer}::uuid, ${peerId}::uuid))
        on conflict (first_id, second_id) do nothing returning id, first_id, second_id
      )
      insert into conversation_members (conversation_id, user_id, peer_id)
      select id, first_id, second_id from made union all select id, second_id, first_id from made`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select id from conversations
      where first_id = least(${viewer}::uuid, ${peerId}::uuid) and second_id = greatest(${viewer}::uuid, ${peerId}::uuid)`.execute(
      tx,
    );
    return await requireConversation(tx, viewer, rows[0]?.id ?? '');
  });
}

/**
 * Counts a member's unread messages in conversations that are not muted, and the pending message requests to the
 * member.
 */
export async function countUnread(db: Kysely<DB>, viewer: string) {
  const visible = sql`not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}`;
  const { rows } = await sql<{ messages: number; requests: number }>`
    select
      (select coalesce(sum(me.unread_count), 0)::int from conversation_members me
       where me.user_id = ${viewer} and me.unread_count > 0 and not me.is_muted and ${inBox.inbox} and ${visible}) as messages,
      (select count(*)::int from conversation_members me
       where me.user_id = ${viewer} and me.activity_id is not null and ${inBox.requests} and ${visible}) as requests`.execute(
    db,
  );
  return rows[0] ?? { messages: 0, requests: 0 };
}

/** Converts a conversation to the API's "Conversa" (API.md). */
export function conversationToWire(conversation: ConversationRow, urlOf: UrlOf, cursor?: string) {
  return {
    idConversation: conversation.id,
    idUser: conversation.peer_id,
    desRequest: conversation.request,
    awaitingAnswer: conversation.peer_request === 'PENDING' || conversation.peer_request === 'REFUSED',
    lastSeq: conversation.last_seq,
    lastReadSeq: conversation.last_read_seq,
    unread: conversation.unread_count,
    muted: conversation.is_muted,
    peerReadSeq: conversation.peer_read_seq,
    peerDeliveredSeq: conversation.peer_delivered_seq,
    lastMessage: conversation.last && messageToWire(conversation.last, readerOf(conversation, urlOf)),
    cursor,
  };
}
