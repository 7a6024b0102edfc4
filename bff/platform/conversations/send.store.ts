import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { isDuplicate } from '../db/failures.ts';
import { adoptImages } from '../media/adopt.ts';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { ApiError, invalidInput, notAllowed } from '../errors.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { requireConversation } from './conversations.store.ts';
import type { RequestState } from './conversations.table.ts';
import { messageColumns, type MessageRow } from './messages.store.ts';

/** The maximum number of messages that a member may send before the recipient answers their message request. */
const MAX_MESSAGES_BEFORE_ANSWER = 5;

export interface NewMessage {
  conversationId: string;
  senderId: string;
  /**
   * The client's idempotency key for this message: sending a message with the same key again does not store a second
   * message.
   */
  clientId: string;
  text: string;
  mediaId: string | null;
}

export interface SentMessage {
  message: MessageRow;
  isRepeat: boolean;
  peerId: string;
}

/** Called in the transaction that stores the first message of a conversation, if that message is a message request. */
type OnRequest = (tx: Tx, peerId: string) => void;

interface StoredRow {
  seq: number;
  created_at: Date;
  peer_id: string;
  peer_request: RequestState;
}

/**
 * Stores a message, a single time per sender and client id. For a message without a picture in an open conversation,
 * one statement without a transaction is enough.
 * @throws {ApiError} 404 for an unknown conversation, 403 while the other member has not accepted the message request,
 * 400 when the sender may not use the picture
 */
export async function sendMessage(db: Kysely<DB>, message: NewMessage, onRequest: OnRequest): Promise<SentMessage> {
  const id = uuidv7();
  try {
    const usual = message.mediaId === null ? await store(db, id, message, 'begun') : undefined;
    const stored = usual ?? (await storeWithMore(db, id, message, onRequest));
    if (stored) return await sentOf(db, id, message, stored);
  } catch (error) {
    // Ignore a duplicate here: another tab may send the same message concurrently.
    if (!isDuplicate(error)) throw error;
  }
  return await firstSending(db, message);
}

async function storeWithMore(db: Kysely<DB>, id: string, message: NewMessage, onRequest: OnRequest) {
  return await transact(db, async (tx) => {
    // Lock the conversation, so that concurrent messages wait. Each transaction then sees the previous message and the
    // current state of the message request.
    await sql`select 1 from conversations where id = ${message.conversationId} for no key update`.execute(tx);
    const stored = await store(tx, id, message, 'any');
    if (!stored) return undefined;
    if (message.mediaId !== null) await takePicture(tx, message.mediaId, message.senderId);
    const isRequest = stored.seq === 1 && stored.peer_request === 'PENDING';
    if (isRequest) onRequest(tx, stored.peer_id);
    return stored;
  });
}

/**
 * Assigns the sequence number, inserts the message and updates both members' counters in one statement, under the
 * conversation's row lock. Only the first message writes the state of the message request. A later message could
 * overwrite an answer, because the state was read before the lock was taken.
 */
async function store(db: Kysely<DB>, id: string, message: NewMessage, which: 'begun' | 'any') {
  const { conversationId, senderId, clientId, text, mediaId } = message;
  const mayWait =
    which === 'begun' ? sql`false` : sql`peer.request = 'PENDING' and c.last_seq < ${MAX_MESSAGES_BEFORE_ANSWER}`;
  const { rows } = await sql<StoredRow>`
    with place as (
      update conversations c set last_seq = c.last_seq + 1
      from conversation_members me, conversation_members peer
      where c.id = ${conversationId} and ${which === 'begun' ? sql`c.last_seq > 0` : sql`true`}
        and me.conversation_id = c.id and me.user_id = ${senderId}
        and peer.conversation_id = c.id and peer.user_id = me.peer_id
        and (peer.request in ('NONE', 'ACCEPTED') or ${mayWait})
        and not ${isBlockedBetween(sql.ref('me.user_id'), sql.ref('me.peer_id'))}
        and not exists (select 1 from messages sent where sent.sender_id = ${senderId} and sent.client_id = ${clientId})
      returning c.id, c.last_seq as seq, me.peer_id,
        case when c.last_seq = 1 and me.request = 'NONE' and not exists (
          select 1 from follows f
          where f.follower_id = me.peer_id and f.followed_id = me.user_id and f.status = 'FOLLOWING'
        ) then 'PENDING' else peer.request end as peer_request
    ),
    stored as (
      insert into messages (conversation_id, seq, id, sender_id, client_id, text, media_id)
      select id, seq, ${id}::uuid, ${senderId}::uuid, ${clientId}::uuid, ${text}, ${mediaId}::uuid from place
      returning seq, created_at
    ),
    counted as (
      update conversation_members m set
        activity_id = ${id}::uuid,
        unread_count = m.unread_count + case when m.user_id = place.peer_id then 1 else 0 end,
        request = case
          when m.user_id = place.peer_id and place.seq = 1 then place.peer_request
          when m.user_id <> place.peer_id and m.request in ('PENDING', 'REFUSED') then 'ACCEPTED'
          else m.request end
      from place where m.conversation_id = place.id
    )
    select stored.seq, stored.created_at, place.peer_id, place.peer_request from stored, place`.execute(db);
  return rows[0];
}

async function takePicture(tx: Kysely<DB>, mediaId: string, ownerId: string) {
  const [taken] = await adoptImages(tx, ownerId, 'message', [mediaId]);
  if (!taken) throw invalidInput('idFile', 'A imagem não está mais disponível. Envie-a novamente.');
}

async function sentOf(db: Kysely<DB>, id: string, message: NewMessage, stored: StoredRow): Promise<SentMessage> {
  const { conversationId, senderId, clientId, text, mediaId } = message;
  const { seq, created_at, peer_id } = stored;
  const plain = {
    id,
    conversation_id: conversationId,
    seq,
    sender_id: senderId,
    client_id: clientId,
    text,
    created_at,
  };
  const whole = mediaId === null ? undefined : await findMessage(db, message);
  return {
    message: whole ?? { ...plain, file: null },
    isRepeat: false,
    peerId: peer_id,
  };
}

async function findMessage(db: Kysely<DB>, { senderId, clientId }: NewMessage) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages x where x.sender_id = ${senderId} and x.client_id = ${clientId}`.execute(db);
  return rows[0];
}

/**
 * Returns the message that was stored earlier for the same client id. If there is no such message, throws the reason
 * why the new message was not stored.
 */
async function firstSending(db: Kysely<DB>, message: NewMessage): Promise<SentMessage> {
  const conversation = await requireConversation(db, message.senderId, message.conversationId);
  const first = await findMessage(db, message);
  if (!first) throw notAllowed('Você poderá enviar mais mensagens quando a pessoa aceitar a conversa.');
  if (first.conversation_id !== message.conversationId) {
    throw new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'Esta mensagem já foi enviada em outra conversa.');
  }
  return { message: first, isRepeat: true, peerId: conversation.peer_id };
}
