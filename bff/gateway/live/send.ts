import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a reader; one who is further behind is hung up on, and asks again when it is back. */
const SLOWEST = 1024 * 1024;

/** Writes a text message. */
export function send(socket: WebSocket, data: string | Buffer) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > SLOWEST) socket.terminate();
  else socket.send(data, { binary: false });
}

/** Resolves when the reader has taken in most of what was sent, or is gone. */
export async function drained(socket: WebSocket) {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > SLOWEST / 4) await delay(20);
}
