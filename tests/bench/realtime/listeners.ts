import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { now } from './event.ts';

/** Simulates many clients that receive events, in a separate process. */

export const order = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    url: z.string(),
    protocol: z.string().optional(),
    /**
     * The messages that each socket sends after it has opened, in this order. Before each of them, the socket waits for
     * one message of the server.
     */
    says: z.array(z.string()),
    count: z.number(),
  }),
  /** Waits until each socket has received `events` events since the previous order. */
  z.object({ type: z.literal('hear'), events: z.number() }),
  z.object({ type: z.literal('close') }),
]);
export type ListenersOrder = z.infer<typeof order>;

export const heard = z.object({ deliveries: z.number(), delays: z.array(z.number()) });

const AT_ONCE = 100;
const sockets: WebSocket[] = [];
let delays: number[] = [];

async function obey(asked: ListenersOrder) {
  if (asked.type === 'open') {
    for (let left = asked.count; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => open(asked)));
    return {};
  }
  if (asked.type === 'close') {
    for (const socket of sockets.splice(0)) socket.terminate();
    return {};
  }
  const wanted = asked.events * sockets.length;
  for (const until = Date.now() + TEST_TIMEOUT_MS; delays.length < wanted && Date.now() < until;) await delay(5);
  const answer = { deliveries: delays.length, delays };
  delays = [];
  return answer;
}

function open({ url, protocol, says }: Extract<ListenersOrder, { type: 'open' }>) {
  return new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, protocol, { perMessageDeflate: false });
    const left = [...says];
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`A listener was closed: ${code} ${reason.toString()}`)));
    socket.on('open', () => {
      if (protocol !== undefined) say();
    });
    socket.on('message', (data: Buffer) => {
      const at = data.indexOf('at=');
      if (at >= 0) delays.push(now() - Number(data.toString('latin1', at + 3, data.indexOf(';', at))));
      else if (data.length === 1) socket.send('3');
      else say();
    });
    sockets.push(socket);

    function say() {
      const words = left.shift();
      if (words !== undefined) socket.send(words);
      if (left.length === 0) resolve();
    }
  });
}

process.on('message', (message) => void obey(order.parse(message)).then((answer) => process.send?.(answer)));
