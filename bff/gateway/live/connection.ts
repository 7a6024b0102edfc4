import { setTimeout as delay } from 'node:timers/promises';

/**
 * Bytes that may wait for a reader. A slower reader is disconnected, and queries again when it reconnects.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Puts the answers of one operation into the form that a connection sends. */
export interface Framing {
  /** Frames with the same key give the same bytes for the same answer, so one buffer serves all their listeners. */
  key: string;
  /**
   * @param answer JSON text
   * @param place the answer's cursor, from which a client that reconnects can go on
   */
  of(answer: string, place?: string): Buffer;
}

/**
 * Names why the server closes a connection: the session has ended, there are too many connections, the access could not
 * be checked, or the process restarts. After all but the first, the client reconnects.
 */
export type CloseReason = 'unauthorized' | 'full' | 'try-again' | 'restart';

/** A client's connection: a WebSocket, or an event stream with a single operation. */
export interface LiveConnection {
  frameOf(id: string): Framing;
  isOpen(): boolean;
  /** Sends a text; disconnects a reader that is too slow for it. */
  send(data: string | Buffer): void;
  /** Returns the number of bytes that wait for the reader. */
  buffered(): number;
  /** Tells the client that the operation is live. The client has to query for anything that happened before. */
  sayLive(id: string): void;
  /** Makes the client query for events that it may have missed. */
  sayResumed(): void;
  close(reason: CloseReason): void;
  /** Disconnects at once. */
  terminate(): void;
}

/** Returns whether the reader has left too many bytes unread to be sent more. */
export function isTooSlow(buffered: number) {
  return buffered > MAX_BUFFERED_BYTES;
}

/** Resolves when the reader has received most of the data sent, or is gone. */
export async function drained(connection: LiveConnection) {
  while (connection.isOpen() && connection.buffered() > MAX_BUFFERED_BYTES / 4) await delay(20);
}
