import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { block } from '../profiles/blocks.store.ts';
import { lockMembers } from '../policy/visibility-lock.ts';
import { chatEvents } from './chat-events.ts';
import { requireConversation } from './conversations.store.ts';

/**
 * Moves a member's read position forward. Subtracts only the messages between the old and the new position from the
 * unread count, so that a message that arrives at the same time stays unread.
 * @returns the remaining unread count; undefined when nothing changed
 */
export async function markConversationRead(db: Kysely<DB>, viewer: string, conversationId: string, seq: number) {
  const { rows } = await sql<{ unread_count: number }>`
    update conversation_members me set
      last_read_seq = ${seq},
      delivered_seq = greatest(me.delivered_seq, ${seq}),
      unread_count = greatest(0, me.unread_count - (
        select count(*)::int from messages x
        where x.conversation_id = me.conversation_id and x.sender_id = me.peer_id
          and x.seq > greatest(me.last_read_seq, me.cleared_seq) and x.seq <= ${seq}
      ))
    where me.conversation_id = ${conversationId} and me.user_id = ${viewer} and me.last_read_seq < ${seq}
      and ${seq} <= (select c.last_seq from conversations c where c.id = me.conversation_id)
    returning me.unread_count`.execute(db);
  return rows[0]?.unread_count;
}

export interface Arrival {
  idConversation: string;
  seq: number;
}

/**
 * Moves a member's delivered position (the last message that reached the member's client) forward, in several
 * conversations with one statement.
 * @returns the changed conversations, each with the other member to notify
 */
export async function markDelivered(db: Kysely<DB>, viewer: string, arrivals: Arrival[]) {
  const wanted = JSON.stringify(arrivals.map(({ idConversation, seq }) => ({ id: idConversation, seq })));
  const { rows } = await sql<{ id: string; peer_id: string }>`
    update conversation_members me set delivered_seq = wanted.seq
    from (select id, max(seq) as seq from jsonb_to_recordset(${wanted}::text::jsonb) as item (id uuid, seq int) group by id) wanted
    join conversations c on c.id = wanted.id
    where me.conversation_id = wanted.id and me.user_id = ${viewer} and me.delivered_seq < wanted.seq
      and wanted.seq <= c.last_seq
    returning me.conversation_id as id, me.peer_id`.execute(db);
  return rows;
}

export async function setMuted(db: Kysely<DB>, viewer: string, conversationId: string, muted: boolean) {
  await db
    .updateTable('conversation_members')
    .set({ is_muted: muted })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', viewer)
    .execute();
}

/**
 * Deletes all existing messages of a conversation for one member; the other member keeps them. A later message makes
 * the conversation visible again.
 */
export async function clearConversation(db: Kysely<DB>, viewer: string, conversationId: string) {
  await transact(db, async (tx) => {
    const conversation = await tx
      .selectFrom('conversations')
      .select('last_seq')
      .where('id', '=', conversationId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('conversation_members')
      .set({
        cleared_seq: conversation.last_seq,
        last_read_seq: conversation.last_seq,
        unread_count: 0,
        activity_id: null,
      })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', viewer)
      .execute();
  });
}

export const requestAnswers = ['ACCEPT', 'REFUSE', 'REFUSE_AND_BLOCK'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/**
 * Answers a message request. A later answer replaces an earlier answer.
 * @returns the conversation after the answer, but before the optional block of the sender
 * @throws {ApiError} 404 when the viewer may not see the conversation, 403 when there is no request to the viewer
 */
export async function answerMessageRequest(
  db: Kysely<DB>,
  viewer: string,
  conversationId: string,
  answer: RequestAnswer,
) {
  const { peer_id: peerId } = await requireConversation(db, viewer, conversationId);
  return await transact(db, async (tx) => {
    await lockMembers(tx, [viewer, peerId]);
    await requireConversation(tx, viewer, conversationId);
    const request = answer === 'ACCEPT' ? 'ACCEPTED' : 'REFUSED';
    if (!(await setRequest(tx, viewer, conversationId, request))) throw notAllowed('Não há pedido para responder.');
    const conversation = await requireConversation(tx, viewer, conversationId);
    if (answer === 'REFUSE_AND_BLOCK') await block(tx, viewer, peerId);
    chatEvents(tx).conversationChanged(conversationId, answer === 'ACCEPT' ? [viewer, peerId] : [viewer]);
    return conversation;
  });
}

/**
 * Stores the answer to a message request under the conversation's row lock, so that a concurrent message is stored
 * entirely before or after it.
 * @returns false when there is no message request
 */
async function setRequest(tx: Tx, viewer: string, conversationId: string, answer: 'ACCEPTED' | 'REFUSED') {
  await sql`select 1 from conversations where id = ${conversationId} for no key update`.execute(tx);
  const { rows } = await sql`
    update conversation_members set request = ${answer},
      unread_count = case when ${answer} = 'REFUSED' then 0 else unread_count end,
      last_read_seq = case when ${answer} = 'REFUSED'
        then (select last_seq from conversations where id = conversation_id) else last_read_seq end
    where conversation_id = ${conversationId} and user_id = ${viewer} and request <> 'NONE' returning 1`.execute(tx);
  return rows.length > 0;
}

export interface ChatSettings {
  typing: boolean;
  readReceipts: boolean;
}

export async function chatSettings(db: Kysely<DB>, viewer: string): Promise<ChatSettings> {
  const { shares_typing, shares_receipts } = await db
    .selectFrom('users')
    .select(['shares_typing', 'shares_receipts'])
    .where('id', '=', viewer)
    .executeTakeFirstOrThrow();
  return { typing: shares_typing, readReceipts: shares_receipts };
}

export async function setChatSettings(db: Kysely<DB>, viewer: string, settings: Partial<ChatSettings>) {
  const { typing, readReceipts } = settings;
  await sql`
    update users set shares_typing = coalesce(${typing ?? null}::boolean, shares_typing),
      shares_receipts = coalesce(${readReceipts ?? null}::boolean, shares_receipts)
    where id = ${viewer}`.execute(db);
  return await chatSettings(db, viewer);
}
