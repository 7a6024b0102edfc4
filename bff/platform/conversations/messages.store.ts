import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidInput, notFound } from '../errors.ts';
import { fileById, fileToWire, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import type { RequestState } from './conversations.table.ts';
import { isSeenIn } from '../policy/conversations.ts';

const MAX_SIZE = 50;
const MAX_SEQ = 2_147_483_647;

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  text: string;
  /** The time of the message. It is an ISO string when the row was built as JSON in SQL, otherwise a Date. */
  created_at: Date | string;
  file: MediaRecord | null;
}

/** The columns that `messageToWire` needs, for a query in which `messages` has the alias `x`. */
export const messageColumns: RawBuilder<MessageRow> = sql`x.id, x.conversation_id, x.seq, x.sender_id, x.client_id,
  x.text, x.created_at, ${fileById(sql.ref('x.media_id'))} as file`;

export interface HistoryPage {
  size: number;
  direction: 'before' | 'after';
  seq: number;
}

/**
 * Parses the position of a page of messages from the query. Cursors are sequence numbers of messages. A query without a
 * cursor means the newest page.
 * @throws {ApiError} 400
 */
export function readHistoryPage(query: Record<string, unknown>): HistoryPage {
  const { cursorSize = '30', cursorBefore, cursorAfter } = query;
  if (cursorBefore !== undefined && cursorAfter !== undefined) {
    throw invalidInput('cursorBefore', 'Use cursorBefore ou cursorAfter, não os dois.');
  }
  const size = wholeNumber(cursorSize, 'cursorSize');
  if (size < 1 || size > MAX_SIZE) throw invalidInput('cursorSize', `Peça de 1 a ${MAX_SIZE} mensagens por vez.`);
  if (cursorAfter !== undefined) return { size, direction: 'after', seq: wholeNumber(cursorAfter, 'cursorAfter') };
  const seq = cursorBefore === undefined ? MAX_SEQ : wholeNumber(cursorBefore, 'cursorBefore');
  return { size, direction: 'before', seq };
}

function wholeNumber(value: unknown, field: string) {
  const read = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(read <= MAX_SEQ)) throw invalidInput(field, 'O cursor não é desta lista.');
  return read;
}

/**
 * Returns a page of the messages that a member may see. In every page the oldest message comes first, even if the
 * client reads backwards.
 */
export async function history(db: Kysely<DB>, viewer: string, conversationId: string, page: HistoryPage) {
  const { size, direction, seq } = page;
  const isAfter = direction === 'after';
  const { rows } = await sql<MessageRow>`
    with page as (
      select x.conversation_id, x.seq
      from messages x
      where ${isSeenIn(conversationId, viewer)} and ${isAfter ? sql`x.seq > ${seq}` : sql`x.seq < ${seq}`}
      order by x.seq ${sql.raw(isAfter ? 'asc' : 'desc')} limit ${size + 1}
    )
    select ${messageColumns} from page join messages x on x.conversation_id = page.conversation_id and x.seq = page.seq
    order by x.seq ${sql.raw(isAfter ? 'asc' : 'desc')}`.execute(db);
  const messages = rows.slice(0, size);
  return { messages: isAfter ? messages : messages.reverse(), hasMore: rows.length > size };
}

/**
 * Hides a message for one member; the other member still sees it. Idempotent.
 * @throws {ApiError} 404
 */
export async function hideMessage(db: Kysely<DB>, viewer: string, conversationId: string, messageId: string) {
  const { rows } = await sql`
    update messages set hidden_for = case when ${viewer}::uuid = any (hidden_for) then hidden_for
      else array_append(hidden_for, ${viewer}::uuid) end
    where id = ${messageId} and conversation_id = ${conversationId} returning id`.execute(db);
  if (rows.length === 0) throw notFound('Mensagem não encontrada.');
}

/**
 * Converts a message to the API's "Mensagem" (API.md). The recipient of a message request gets no URLs of its pictures
 * before accepting the request.
 */
export function messageToWire(message: MessageRow, { viewer, mayLook, urlOf }: Reader) {
  const isMine = message.sender_id === viewer;
  const blurred = !mayLook && !isMine && message.file !== null;
  const file = message.file && fileToWire(message.file, (key) => urlOf(key, viewer));
  return {
    idMessage: message.id,
    idConversation: message.conversation_id,
    seq: message.seq,
    idUser: message.sender_id,
    idClient: isMine ? message.client_id : null,
    desContent: message.text,
    file: file && blurred ? { ...file, sources: [], alt: '' } : file,
    blurred,
    datCreated: new Date(message.created_at).toISOString(),
    cursor: String(message.seq),
  };
}

export interface Reader {
  viewer: string;
  /** False if the viewer has not accepted the message request. Pictures from the other member are then hidden. */
  mayLook: boolean;
  urlOf: UrlOf;
}

/**
 * Returns a member as a reader of messages, with the right to see pictures. `own` is the member's own row of the
 * conversation.
 */
export function readerOf(own: { user_id: string; request: RequestState }, urlOf: UrlOf): Reader {
  const mayLook = own.request === 'NONE' || own.request === 'ACCEPTED';
  return { viewer: own.user_id, mayLook, urlOf };
}
