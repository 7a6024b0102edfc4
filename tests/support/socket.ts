import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';

const message = z.object({ id: z.string().optional(), type: z.string(), payload: z.unknown().optional() });
const livePayload = z.object({ live: z.string() });
export type SocketMessage = z.infer<typeof message>;

const liveId = ({ payload }: SocketMessage) => livePayload.safeParse(payload).data?.live;

/**
 * Opens a client of the graphql-transport-ws protocol. It can send any message and records every message that it
 * receives.
 */
export async function openSocket(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const heard: SocketMessage[] = [];
  const raw: string[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  socket.on('message', (data: Buffer) => {
    raw.push(data.toString());
    heard.push(message.parse(JSON.parse(data.toString())));
    for (const wake of waiting) wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  onTestFinished(() => socket.terminate());

  function send(data: object | string) {
    socket.send(typeof data === 'string' ? data : JSON.stringify(data));
  }

  /** Waits for the first message that `fits` accepts and that no earlier call has returned, and returns it. */
  async function take(fits: (message: SocketMessage) => boolean) {
    for (;;) {
      const at = heard.findIndex(fits);
      const [found] = at === -1 ? [] : heard.splice(at, 1);
      if (found) return found;
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      });
    }
  }

  return {
    send,
    take,
    closed,
    close: () => socket.close(),
    raw,
    /** Sends `connection_init` and waits for `connection_ack`. */
    async init(payload?: object) {
      send({ type: 'connection_init', payload });
      await take(({ type }) => type === 'connection_ack');
    },
    subscribe(id: string, query: string, variables: object = {}) {
      send({ id, type: 'subscribe', payload: { query, variables } });
    },
    /** Resolves when the subscription is active. Rejects with the gateway's error if the subscription is refused. */
    async live(id: string) {
      const { type, payload } = await take(
        (told) => (told.type === 'ping' && liveId(told) === id) || (told.type === 'error' && told.id === id),
      );
      if (type === 'error') throw new Error(`${id} is not live: ${JSON.stringify(payload)}`);
    },
    answerTo: (id: string) => take((heardMessage) => heardMessage.id === id),
    /** Resolves after the server has processed all messages that the client sent before. */
    async ping() {
      send({ type: 'ping' });
      await take(({ type }) => type === 'pong');
    },
  };
}
