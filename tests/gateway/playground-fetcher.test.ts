import type { Fetcher, FetcherOpts, FetcherParams } from '@graphiql/toolkit';
import { parse, print } from 'graphql';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { z } from 'zod';
import { createFetcher } from '../../bff/gateway/playground/fetcher.ts';
import { readLive } from '../../bff/gateway/playground/live.ts';
import { readOpenTab } from '../../bff/gateway/playground/runs.ts';
import { withOwnDocument } from '../../bff/gateway/playground/own-document.ts';

/**
 * Runs an operation directly after its tab was opened, when GraphiQL still passes the parsed document of the previous
 * tab.
 * @returns the arguments with which the fetcher was called
 */
function sendAfter(previous: string, operation: FetcherParams) {
  const calls: { operation: FetcherParams; options: FetcherOpts | undefined }[] = [];
  const fetcher: Fetcher = (sent, options) => {
    calls.push({ operation: sent, options });
    return {};
  };
  void withOwnDocument(fetcher)(operation, { documentAST: parse(previous), headers: { a: 'b' } });
  return calls[0];
}

describe('an operation that is run right after its tab was opened', () => {
  it('is sent with its own document instead of the document of the previous tab', () => {
    const query = 'subscription Live { typing { isTyping } }';
    const sent = sendAfter('query Feed { feed { totalCount } }', { query, operationName: 'Live' });
    expect(parse(query)).toEqual(sent?.options?.documentAST);
    expect(sent?.options?.headers).toEqual({ a: 'b' });
    expect(sent?.operation.operationName).toBe('Live');
  });

  it('is sent without the operation name of the previous tab', () => {
    const query = 'subscription Live { typing { isTyping } }';
    const sent = sendAfter('query Feed { feed { totalCount } }', { query, operationName: 'Feed' });
    expect(sent?.operation).toEqual({ query, operationName: null });
  });

  it('is sent with the selected operation name if its document has several operations', () => {
    const query = 'query A { viewer { id } } query B { viewer { id } }';
    expect(sendAfter('query Feed { a }', { query, operationName: 'B' })?.operation.operationName).toBe('B');
  });

  it('is sent unchanged if its text is not valid GraphQL', () => {
    const previous = 'query Feed { feed { totalCount } }';
    const sent = sendAfter(previous, { query: 'query {', operationName: 'Feed' });
    expect(sent?.operation).toEqual({ query: 'query {', operationName: 'Feed' });
    expect(sent?.options?.documentAST && print(sent.options.documentAST)).toBe(print(parse(previous)));
  });
});

describe('an operation that is run with a Content-Type in the Headers pane', () => {
  it('is sent with the content type of its own body, and with the other headers of the pane', async () => {
    vi.stubGlobal('location', new URL('http://localhost'));
    onTestFinished(() => void vi.unstubAllGlobals());
    const sent: Headers[] = [];
    const fetcher = createFetcher('/graphql', (_url, init) => {
      sent.push(new Headers(init?.headers));
      return Promise.resolve(Response.json({ data: {} }));
    });
    const headers = { 'Content-Type': 'application/json', 'CONTENT-TYPE': 'text/plain', 'x-note': 'kept' };
    await fetcher({ query: '{ viewer { id } }' }, { headers });
    expect(sent.map((each) => [each.get('content-type'), each.get('x-note')])).toEqual([['application/json', 'kept']]);
  });
});

const message = z.object({ type: z.string(), id: z.string().optional() });
const QUERY = 'subscription { typing { isTyping } }';

/**
 * Starts a gateway that answers each subscription with one event.
 * @param connections says for each connection attempt, in order, what the gateway does after the event, or that it
 *   refuses the connection
 */
async function startGateway(connections: ('refuse' | 'cut' | 'drain' | 'signOut' | 'stay')[]) {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'graphql-transport-ws' });
  const server = createServer();
  let attempts = 0;
  server.on('upgrade', (request, socket, head) => {
    const connection = connections[attempts] ?? 'stay';
    attempts += 1;
    if (connection === 'refuse') {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data: Buffer) => {
        const { type, id } = message.parse(JSON.parse(data.toString()));
        if (type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }));
        if (type !== 'subscribe') return;
        client.send(JSON.stringify({ type: 'ping', payload: { live: id } }));
        client.send(JSON.stringify({ type: 'next', id, payload: { data: { attempt: attempts } } }));
        if (connection === 'cut') client.terminate();
        if (connection === 'drain') client.close(1012, 'Service restart');
        if (connection === 'signOut') client.close(4401, 'Unauthorized');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const client of sockets.clients) client.terminate();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, countAttempts: () => attempts };
}

/** Starts a subscription by the playground's fetcher. */
async function subscribe(origin: string) {
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('location', new URL(origin));
  onTestFinished(() => void vi.unstubAllGlobals());
  const events = await createFetcher('/graphql', fetch)({ query: QUERY }, { documentAST: parse(QUERY) });
  if (!(Symbol.asyncIterator in events)) throw new Error('The fetcher started no subscription.');
  const iterator = events[Symbol.asyncIterator]();
  onTestFinished(async () => void (await iterator.return?.()));
  return iterator;
}

describe('a subscription of the playground', () => {
  it('receives events again after its connection broke, was refused by a gateway that is down, or was closed by a gateway that restarts', async () => {
    const { origin } = await startGateway(['cut', 'refuse', 'drain', 'stay']);
    const events = await subscribe(origin);
    for (const attempt of [1, 3, 4]) expect(await events.next()).toEqual({ done: false, value: { data: { attempt } } });
  });

  it('fails at once with a message for the user if the gateway does not answer', async () => {
    const { origin, countAttempts } = await startGateway(['refuse']);
    await expect((await subscribe(origin)).next()).rejects.toThrow(/^The gateway does not answer\./);
    expect(countAttempts()).toBe(1);
  });

  it('does not reconnect after the gateway has ended its session', async () => {
    const { origin, countAttempts } = await startGateway(['signOut']);
    const events = await subscribe(origin);
    await events.next();
    await expect(events.next()).rejects.toThrow(/^The session has ended\./);
    expect(countAttempts()).toBe(1);
  });

  it('is reported as live from the word of the gateway until it is stopped', async () => {
    const { origin } = await startGateway([]);
    const events = await subscribe(origin);
    expect(readLive()).toEqual([]);
    await events.next();
    expect(readLive()).toEqual([{ tab: readOpenTab(), fields: ['typing'] }]);
    await events.return?.();
    await expect.poll(readLive).toEqual([]);
  });

  it('ends when it is stopped while it waits for its next attempt', async () => {
    const { origin, countAttempts } = await startGateway(['cut', 'stay']);
    const events = await subscribe(origin);
    await events.next();
    const next = events.next();
    await events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(countAttempts()).toBe(1);
  });
});
