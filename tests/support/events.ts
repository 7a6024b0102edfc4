import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { openSocket, type SocketMessage } from './socket.ts';

const errors = z.object({ errors: z.array(z.unknown()) });
const request = z.object({ id: z.string(), type: z.string(), payload: z.record(z.string(), z.unknown()).optional() });
const credentials = z.object({ authorization: z.string().optional(), token: z.string().optional() });

/**
 * Opens a client that receives each subscription over a separate event stream (SSE). The client has the interface of
 * `openSocket`, so that a test can run over both transports. It records each SSE event as the message that a WebSocket
 * would have received.
 */
export async function openEvents(url: string, headers: Record<string, string> = {}) {
  const heard: SocketMessage[] = [];
  const raw: string[] = [];
  const waiting = new Set<() => void>();
  const streams = new Map<string, AbortController>();
  let authorization: Record<string, string> = {};
  let close: (reason: string) => void = () => undefined;
  const closed = new Promise<string>((resolve) => (close = resolve));
  onTestFinished(() => {
    for (const stream of streams.values()) stream.abort();
  });
  await Promise.resolve();

  function hear(message: SocketMessage) {
    raw.push(JSON.stringify(message));
    heard.push(message);
    for (const wake of waiting) wake();
  }

  async function follow(id: string, payload: object) {
    const stream = new AbortController();
    streams.set(id, stream);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...authorization, ...headers },
      body: JSON.stringify(payload),
      signal: stream.signal,
    });
    if (!response.ok) {
      const refused = errors.parse(await response.json());
      hear({ id, type: 'error', payload: refused.errors });
      close(String(response.status));
      return;
    }
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const message = messageOf(id, block);
        if (message) hear(message);
        if (message?.type === 'error' && JSON.stringify(message.payload).includes('UNAUTHENTICATED')) close('401');
        if (block.startsWith('event: complete')) return;
      }
    }
    close('broken');
  }

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

  const begin = (id: string, payload: object) => void follow(id, payload).catch(() => close('broken'));
  const isLive = (id: string) => (told: SocketMessage) =>
    told.type === 'ping' && JSON.stringify(told.payload) === JSON.stringify({ live: id });
  return {
    /** Accepts the `subscribe` and `complete` messages that a test would send over a WebSocket. */
    send(data: object) {
      const { id, type, payload = {} } = request.parse(data);
      if (type === 'subscribe') begin(id, payload);
      else streams.get(id)?.abort();
    },
    take,
    /**
     * Resolves when the gateway has refused or ended a stream: with the HTTP status if there is one (a refusal, or a
     * session that has ended), otherwise with 'broken'.
     */
    closed,
    close() {
      for (const stream of streams.values()) stream.abort();
    },
    raw,
    init(payload: object = {}) {
      const { authorization: given, token } = credentials.parse(payload);
      if (given !== undefined) authorization = { authorization: given };
      else if (token !== undefined) authorization = { authorization: `Bearer ${token}` };
      return Promise.resolve();
    },
    subscribe: (id: string, query: string, variables: object = {}) => begin(id, { query, variables }),
    async live(id: string) {
      const { type, payload } = await take((told) => isLive(id)(told) || (told.type === 'error' && told.id === id));
      if (type === 'error') throw new Error(`${id} is not live: ${JSON.stringify(payload)}`);
    },
    answerTo: (id: string) => take((heardMessage) => heardMessage.id === id),
    /**
     * Resolves after the gateway has answered another request. All events that the gateway sent before that answer have
     * then arrived.
     */
    async ping() {
      await fetch(`${url}/graphql?query={__typename}`, { headers: { 'apollo-require-preflight': 'true' } });
    },
  };
}

/** Returns the message in one block of an event stream, or undefined if the block is a heartbeat or `complete`. */
function messageOf(id: string, block: string): SocketMessage | undefined {
  if (block === ': live') return { type: 'ping', payload: { live: id } };
  const data = /^data: (.+)$/m.exec(block)?.[1];
  if (!/^event: next$/m.test(block) || data === undefined) return undefined;
  const payload: unknown = JSON.parse(data);
  const refused = errors.safeParse(payload).data;
  return refused && !data.startsWith('{"data":')
    ? { id, type: 'error', payload: refused.errors }
    : { id, type: 'next', payload };
}

/**
 * The transports for subscriptions. Each entry says how a test opens a client, and how the client notices that the
 * server has ended the connection.
 */
export const transports = [
  {
    transport: 'a WebSocket',
    connect: openSocket,
    closes: { unauthorized: 4401, tooMany: 1013, tryAgain: 1013, restart: 1012 },
  },
  {
    transport: 'an event stream',
    connect: openEvents,
    closes: { unauthorized: '401', tooMany: '429', tryAgain: 'broken', restart: 'broken' },
  },
];

export type Connect = (typeof transports)[number]['connect'];
