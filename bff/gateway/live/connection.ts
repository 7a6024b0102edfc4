import { setTimeout as delay } from 'node:timers/promises';

/**
 * If more bytes than this are waiting to be sent to a client, the client is too slow and is disconnected. It then
 * reconnects and queries for the data that it missed.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Converts the answers of one subscription to the bytes that a connection sends. */
export interface Framing {
  /**
   * Two framings with the same key convert an answer to the same bytes, so all their listeners can share one buffer.
   */
  key: string;
  /**
   * @param answer the answer as JSON text
   * @param place the cursor of the answer, from which a client can resume after it reconnects
   */
  of(answer: string, place?: string): Buffer;
}

/**
 * The reason for which the server closes a connection: the session has ended (`unauthorized`), the client has too many
 * connections (`full`), the access could not be checked (`try-again`), or the process restarts. The client reconnects
 * for all reasons except `unauthorized`.
 */
export type CloseReason = 'unauthorized' | 'full' | 'try-again' | 'restart';

/**
 * A client's connection: a WebSocket with any number of subscriptions, or an event stream with a single subscription.
 */
export interface LiveConnection {
  frameOf(id: string): Framing;
  isOpen(): boolean;
  /**
   * Sends a text as a message, or the bytes of an answer that `frameOf` has framed. Disconnects the client instead if
   * too many bytes are waiting to be sent.
   */
  send(data: string | Buffer): void;
  /** Returns the number of bytes that are waiting to be sent to the client. */
  buffered(): number;
  /**
   * Tells the client that the subscription is running. The client has to query for changes that happened before this
   * message.
   */
  sayLive(id: string): void;
  /** Tells the client that it may have missed events and has to query again. */
  sayResumed(): void;
  close(reason: CloseReason): void;
  /** Disconnects immediately, without a close message. */
  terminate(): void;
}

/** Returns whether so many bytes are waiting to be sent that the client counts as too slow. */
export function isTooSlow(buffered: number) {
  return buffered > MAX_BUFFERED_BYTES;
}

/** Resolves when most of the waiting bytes have been sent to the client, or when the client has disconnected. */
export async function drained(connection: LiveConnection) {
  while (connection.isOpen() && connection.buffered() > MAX_BUFFERED_BYTES / 4) await delay(20);
}
