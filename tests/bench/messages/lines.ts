import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { WebSocket } from 'ws';
import type { Order, Talk } from './talk.ts';

type Opening = Extract<Order, { type: 'open' }>;

/**
 * The connections of the two members of a talk (a simulated conversation). `send` resolves when the server has accepted
 * the message.
 */
export interface Line {
  send(text: string): Promise<void>;
  close(): void;
}

/** @param hear called with the text of every message that reaches the listener */
export type Connect = (opening: Opening, talk: Talk, hear: (text: string) => void) => Promise<Line>;

const PROTOCOL = 'graphql-transport-ws';
const CONNECTIONS = 64;
const pools = new Map<string, Pool>();

/** Connects as the web app does: mutations over HTTP, the subscription over a WebSocket. */
const brasa: Connect = async (opening, { conversationId, senderToken, listenerToken }, hear) => {
  const pool = pools.get(opening.url) ?? new Pool(opening.url, { connections: CONNECTIONS });
  pools.set(opening.url, pool);
  const socket = await openGraphql(opening.url, listenerToken, (message) => hear(message));
  socket.send(subscribing('1', opening.listen, { conversationId }));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${senderToken}` };

  return {
    async send(text) {
      const input = { conversationId, clientId: randomUUID(), text };
      const body = JSON.stringify({ query: opening.send, operationName: 'SendMessage', variables: { input } });
      const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
      const said = await answer.body.text();
      if (!said.includes('SendMessageSuccess')) throw new Error(said);
    },
    close() {
      socket.terminate();
      pools.delete(opening.url);
      void pool.destroy();
    },
  };
};

/** Connects with the protocol of socket.io 4: sends an event and waits for its acknowledgement. */
const socketio: Connect = async ({ url }, { conversationId }, hear) => {
  const waiting = new Map<string, () => void>();
  const path = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const enter = async (take: (message: string) => void) => {
    const socket = new WebSocket(path, { perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const message = data.toString();
        if (message === '2') socket.send('3');
        else if (message.startsWith('0')) socket.send('40');
        else if (message.startsWith('40')) resolve();
        else take(message);
      });
    });
    return socket;
  };
  const listener = await enter(hear);
  listener.send(`42["join","${conversationId}"]`);
  const sender = await enter((message) => {
    const [, id = ''] = /^43(\d+)/.exec(message) ?? [];
    waiting.get(id)?.();
    waiting.delete(id);
  });
  let sent = 0;

  return {
    send: (text) =>
      new Promise((resolve) => {
        const id = String(sent++);
        waiting.set(id, resolve);
        sender.send(`42${id}["send",${JSON.stringify({ conversationId, text })}]`);
      }),
    close() {
      for (const socket of [listener, sender]) socket.terminate();
    },
  };
};

/** Connects with graphql-ws: mutations and the subscription share the WebSocket. */
const stock: Connect = async (opening, { conversationId, senderToken, listenerToken }, hear) => {
  const waiting = new Map<string, () => void>();
  const listener = await openGraphql(opening.url, listenerToken, hear);
  listener.send(subscribing('1', opening.listen, { conversationId }));
  const sender = await openGraphql(opening.url, senderToken, (message) => {
    const [, id = ''] = /"id":"(\w+)","type":"complete"/.exec(message) ?? [];
    waiting.get(id)?.();
    waiting.delete(id);
  });
  let sent = 0;

  return {
    send: (text) =>
      new Promise((resolve) => {
        const id = `m${sent++}`;
        waiting.set(id, resolve);
        sender.send(subscribing(id, opening.send, { input: { conversationId, clientId: randomUUID(), text } }));
      }),
    close() {
      for (const socket of [listener, sender]) socket.terminate();
    },
  };
};

export const connectors: Record<Opening['server'], Connect> = {
  Brasa: brasa,
  'socket.io': socketio,
  'stock graphql-ws': stock,
};

async function openGraphql(url: string, token: string, take: (message: string) => void) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, PROTOCOL, { perMessageDeflate: false });
  const authorization = `Bearer ${token}`;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } })));
    socket.on('message', (data: Buffer) => {
      const message = data.toString();
      if (message.includes('"connection_ack"')) resolve();
      else if (message.includes('"type":"ping"')) socket.send('{"type":"pong"}');
      else take(message);
    });
  });
  return socket;
}

function subscribing(id: string, query: string, variables: object) {
  return JSON.stringify({ id, type: 'subscribe', payload: { query, variables } });
}
