import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a reader. A slower reader is disconnected, and queries again when it reconnects. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Writes a text message. */
export function send(socket: WebSocket, data: string | Buffer) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else socket.send(data, { binary: false });
}

/** Resolves when the reader has received most of the data sent, or is gone. */
export async function drained(socket: WebSocket) {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > MAX_BUFFERED_BYTES / 4) await delay(20);
}
