import { setTimeout as delay } from 'node:timers/promises';

/** The number of unsent bytes above which a slow client is disconnected. The client reconnects and queries again. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Converts the answers of one operation to the frames that a connection sends. */
export interface Framing {
  /** Two framings with the same key produce the same bytes for an answer, so all their listeners share one buffer. */
  key: string;
  /**
   * @param answer JSON text
   * @param place the answer's cursor, from which a client can resume after it reconnects
   */
  of(answer: string, place?: string): Buffer;
}

/**
 * The reason for which the server closes a connection: the session has ended, there are too many connections, the
 * access could not be checked, or the process restarts. The client reconnects unless the session has ended.
 */
export type CloseReason = 'unauthorized' | 'full' | 'try-again' | 'restart';

/** A client's connection: a WebSocket, or an event stream, which has a single operation. */
export interface LiveConnection {
  frameOf(id: string): Framing;
  isOpen(): boolean;
  /** Sends the data, or disconnects the client if too many bytes are still unsent. */
  send(data: string | Buffer): void;
  /** Returns the number of bytes that the client has not received yet. */
  buffered(): number;
  /** Tells the client that the operation is live. The client has to query for events from before this moment. */
  sayLive(id: string): void;
  /** Tells the client to query for events that it may have missed. */
  sayResumed(): void;
  close(reason: CloseReason): void;
  /** Disconnects immediately, without a goodbye. */
  terminate(): void;
}

/** Returns whether so many bytes are unsent that the client counts as too slow. */
export function isTooSlow(buffered: number) {
  return buffered > MAX_BUFFERED_BYTES;
}

/** Resolves when the client has received most of the data, or has disconnected. */
export async function drained(connection: LiveConnection) {
  while (connection.isOpen() && connection.buffered() > MAX_BUFFERED_BYTES / 4) await delay(20);
}
