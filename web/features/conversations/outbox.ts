import { useMemo, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { getSession } from '../../storage/session.ts';
import { createStored } from '../../storage/createStored.ts';
import { dropPicture, keepPicture } from './pictures.ts';

/**
 * A message that the server has not stored yet. `clientId` is its idempotency key, so that retries and other tabs do
 * not send the message twice.
 */
export type OutgoingMessage = {
  clientId: string;
  conversationId: string;
  senderId: string;
  text: string;
  imageId: string | null;
  /**
   * True if this browser stores the picture, because the picture could not be uploaded while the member was writing the
   * message.
   */
  hasPicture?: boolean;
  writtenAt: string;
  state: 'waiting' | 'failed';
  /** The server's message if the server refused; null if the server could not be reached. */
  reason: string | null;
};

type NewMessage = Pick<OutgoingMessage, 'conversationId' | 'text' | 'imageId'>;

const stored = createStored('chat-outbox', isEntries, { area: 'local', per: 'author' });

/** The queue of unsent messages, in the order in which they were written. All tabs of the member share the queue. */
export const messageOutbox = {
  /**
   * Adds a message to the queue. Stores the message's picture first: otherwise the message could be sent without the
   * picture.
   */
  async add(message: NewMessage, picture: Blob | null = null) {
    const senderId = getSession()?.user.userId;
    if (senderId === undefined) throw new Error('Nobody is signed in.');
    const clientId = uuid();
    const writtenAt = new Date().toISOString();
    if (picture) await keepPicture(clientId, picture);
    const entry = { ...message, clientId, senderId, writtenAt, state: 'waiting' as const, reason: null };
    write([...all(), picture ? { ...entry, hasPicture: true } : entry]);
  },
  /** Records the id of the uploaded picture, so that a retry does not upload the picture again. */
  setImage(clientId: string, imageId: string) {
    write(all().map((entry) => (entry.clientId === clientId ? { ...entry, imageId } : entry)));
  },
  next: () => all().find(({ state }) => state === 'waiting'),
  remove(clientId: string) {
    if (all().some((entry) => entry.clientId === clientId && entry.hasPicture)) void dropPicture(clientId);
    write(all().filter((entry) => entry.clientId !== clientId));
  },
  /**
   * Marks a message as failed. If the server could not be reached, marks the later messages of the conversation as
   * failed too: otherwise they would arrive before this message.
   */
  fail({ conversationId, clientId }: OutgoingMessage, reason: string | null) {
    let after = false;
    write(
      all().map((entry) => {
        if (entry.clientId === clientId) {
          after = true;
          return { ...entry, state: 'failed' as const, reason };
        }
        const waits = after && reason === null && entry.conversationId === conversationId;
        return waits ? { ...entry, state: 'failed' as const } : entry;
      }),
    );
  },
  /**
   * Puts failed messages back in the queue. With a conversation's id: all failed messages of that conversation. Without
   * an id: all messages that could not reach the server.
   */
  requeue(conversationId?: string) {
    write(
      all().map((entry) => {
        const wanted = conversationId === undefined ? entry.reason === null : entry.conversationId === conversationId;
        return wanted ? { ...entry, state: 'waiting' as const, reason: null } : entry;
      }),
    );
  },
};

export function useOutgoing(conversationId: string) {
  const entries = useSyncExternalStore(stored.subscribe, all);
  return useMemo(() => entries.filter((entry) => entry.conversationId === conversationId), [entries, conversationId]);
}

function all(): readonly OutgoingMessage[] {
  return stored.read() ?? none;
}

const none: readonly OutgoingMessage[] = [];

function write(entries: readonly OutgoingMessage[]) {
  stored.write(entries.length > 0 ? [...entries] : null);
}

function isEntries(value: unknown): value is OutgoingMessage[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): value is OutgoingMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    typeof value.clientId === 'string' &&
    'conversationId' in value &&
    typeof value.conversationId === 'string' &&
    'senderId' in value &&
    typeof value.senderId === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'writtenAt' in value &&
    typeof value.writtenAt === 'string' &&
    'imageId' in value &&
    'state' in value &&
    'reason' in value
  );
}
