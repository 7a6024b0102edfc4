import { get, type IncomingMessage } from 'node:http';
import { createClient } from 'graphql-sse';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RESUMED } from '../../bff/bus/bus.ts';
import type { RateLimits } from '../../bff/rate-limits/limiter.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { openEvents } from '../support/events.ts';
import { openSocket } from '../support/socket.ts';
import { elapseAfter } from '../support/elapse-after.ts';
import { wireComment, wireConversation, wireMessage, wirePost, wireUsers } from '../support/wire.ts';

const reactions = 'subscription { reactionsChanged(postId: "post-1") { total } }';
const comments = 'subscription { commentAdded(postId: "post-1") { id text } }';
const event = (total: number) => ({ type: 'reactions', idPost: 'post-1', idComment: null, total });
const metricsToken = 'token-for-metrics';
const routes = {
  'GET /api/post/post-1': () => ({ body: wirePost(1) }),
  'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: stop.signal,
  });
  return { response, stop: () => stop.abort() };
}

/** Reads a response stream until `fits` returns true for the text read so far. @returns the text */
async function textOf({ body }: Response, fits: (text: string) => boolean) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (fits(text)) return text;
  }
  return text;
}

async function metricsOf(url: string) {
  return await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
}

describe('subscriptions as event streams', () => {
  it("graphql-sse's client receives the events of a member's subscription in order", async () => {
    const { url, bus, upstream } = await startGateway(routes);
    const client = createClient({ url: `${url}/graphql`, headers: asMember, retryAttempts: 0 });
    onTestFinished(() => client.dispose());
    const results = client.iterate({ query: reactions });
    const first = results.next();
    await expect.poll(() => upstream.seen.some((call) => call.url === '/api/post/post-1')).toBe(true);
    const told = setInterval(() => bus.publish('post:post-1', event(1)), 20);
    expect(await first).toEqual({ done: false, value: { data: { reactionsChanged: { total: 1 } } } });
    clearInterval(told);
    bus.publish('post:post-1', event(2));
    let last = '';
    while (!last.includes('"total":2')) last = JSON.stringify(await results.next());
    expect(upstream.seen.find((call) => call.url === '/api/post/post-1')?.headers).toMatchObject(asMember);
  });

  it('a GET request, as an EventSource sends it, is answered with a stream of SSE comments and "next" events', async () => {
    const { url, bus } = await startGateway(routes);
    const variables = JSON.stringify({ id: 'post-1' });
    const query = 'subscription ($id: ID!) { reactionsChanged(postId: $id) { total } }';
    const search = new URLSearchParams({ query, variables }).toString();
    const response = await fetch(`${url}/graphql?${search}`, { headers: { accept: 'text/event-stream' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    bus.publish('post:post-1', event(3));
    const text = await textOf(response, (sent) => sent.includes('next'));
    expect(text).toBe(': live\n\nevent: next\ndata: {"data":{"reactionsChanged":{"total":3}}}\n\n');
  });

  it('an invalid subscription gets its error in a "next" event, followed by a "complete" event', async () => {
    const { url } = await startGateway(routes);
    const { response } = await post(url, { query: 'subscription { nothing }' });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      /^event: next\ndata: \{"errors":\[.*GRAPHQL_VALIDATION_FAILED.*\]\}\n\nevent: complete\ndata:\n\n$/,
    );
  });

  it('a query is answered with JSON if the client prefers JSON to an event stream', async () => {
    const { ask } = await startGateway();
    const accept = 'application/graphql-response+json, application/json, text/event-stream, multipart/mixed';
    const { data, headers } = await ask('{ __typename }', {}, { accept });
    expect([data, headers.get('content-type')]).toEqual([
      { __typename: 'Query' },
      expect.stringContaining('application/graphql-response+json'),
    ]);
  });

  it('an event is executed a single time when a socket and an event stream subscribe with the same document', async () => {
    const { url, bus, upstream } = await startGateway(routes);
    const query = 'subscription { commentAdded(postId: "post-1") { author { name } } }';
    const clients = [await openSocket(url), await openEvents(url)];
    for (const client of clients) {
      await client.init();
      client.subscribe('1', query);
      await client.live('1');
    }
    upstream.seen.splice(0);
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
    const payloads = [(await clients[0]?.answerTo('1'))?.payload, (await clients[1]?.answerTo('1'))?.payload];
    expect(payloads[0]).toEqual(payloads[1]);
    expect(upstream.takeCalls()).toEqual(['GET /api/user-v2/profiles?ids=user-1']);
  });

  it('an open event stream sends an SSE comment every 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await startGateway(routes);
    const { response } = await post(url, { query: reactions });
    vi.advanceTimersByTime(19_000);
    vi.advanceTimersByTime(21_000);
    const text = await textOf(response, (sent) => sent.split('\n\n:').length > 2);
    expect(text).toBe(': live\n\n:\n\n:\n\n');
  });
});

describe('admission of event streams', () => {
  const body = { query: reactions };
  it.each([
    ['from another origin', body, { origin: 'https://elsewhere.example' }, 403, 'FORBIDDEN'],
    ['from another site without an Origin header', body, { 'sec-fetch-site': 'cross-site' }, 403, 'FORBIDDEN'],
    ['with the content type of a form', body, { 'content-type': 'text/plain' }, 415, 'BAD_REQUEST'],
    ['with a body over 64 KiB', { query: `#${'x'.repeat(65_536)}\n${reactions}` }, {}, 413, 'BAD_REQUEST'],
    ['with a body that is no JSON', '{', {}, 400, 'BAD_REQUEST'],
    ['with a list as its body', [body], {}, 400, 'BAD_REQUEST'],
    ['with an ended session', body, { authorization: 'Bearer dead' }, 401, 'UNAUTHENTICATED'],
  ])(
    'a subscription request %s is refused before its post is loaded from the platform',
    async (_what, sent, headers, status, code) => {
      const { url, upstream } = await startGateway({
        ...routes,
        'GET /api/user-v2/profile-info': () => ({ status: 401 }),
      });
      const { response } = await post(url, sent, headers);
      expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ extensions: { code } }] }]);
      expect(upstream.seen.filter((call) => call.url.startsWith('/api/post/'))).toEqual([]);
    },
  );

  it('a page of an origin in the CORS list may open and read a stream', async () => {
    const origin = 'https://app.example';
    const { url } = await startGateway(routes, { corsOrigins: [origin] });
    const { response } = await post(url, { query: reactions }, { origin });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
  });

  it('a request for a stream over the rate limit gets 429 and Retry-After before its body is read', async () => {
    const rateLimits: RateLimits = {
      take: (family) => Promise.resolve(family === 'socket' ? 40 : undefined),
      close: () => undefined,
    };
    const { url, upstream } = await startGateway(routes, { rateLimits });
    const { response } = await post(url, '{');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
    expect(upstream.seen).toEqual([]);
  });

  it('sockets and streams of visitors count towards one limit, and a closed stream no longer counts', async () => {
    const { url } = await startGateway(routes, { visitorSockets: { all: 2, address: 2 } });
    await (await openSocket(url)).init();
    const first = await post(url, { query: reactions });
    expect(first.response.status).toBe(200);
    expect((await post(url, { query: reactions })).response.status).toBe(429);
    const another = await openSocket(url);
    another.send({ type: 'connection_init' });
    expect(await another.closed).toBe(1013);
    expect((await post(url, { query: reactions }, asMember)).response.status).toBe(200);
    first.stop();
    await expect.poll(async () => (await post(url, { query: reactions })).response.status).toBe(200);
  });

  it('after 30 sockets and streams of a member, the next stream is refused with 429', async () => {
    const { url } = await startGateway(routes);
    for (let number = 0; number < 15; number += 1) {
      await (await openSocket(url)).init(asMember);
      expect((await post(url, { query: reactions }, asMember)).response.status).toBe(200);
    }
    const { response } = await post(url, { query: reactions }, asMember);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  });
});

describe('the end of an event stream', () => {
  it('a client that disconnects during the access check of its subscription leaves no open subscription', async () => {
    const { url, bus, upstream } = await startGateway(routes, { metricsToken });
    let answer = () => {};
    upstream.on('GET /api/post/post-1', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: wirePost(1) };
    });
    const client = await openEvents(url);
    client.subscribe('1', 'subscription { commentAdded(postId: "post-1") { author { name } } }');
    await expect.poll(() => upstream.seen.length).toBe(1);
    client.close();
    await client.closed;
    answer();
    await expect.poll(() => metricsOf(url)).toContain('brasa_subscriptions 0');
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(1) });
    await client.ping();
    expect(upstream.seen).toHaveLength(1);
  });

  it('a client that stops reading its stream is disconnected, and delays no event for other clients', async () => {
    const { url, bus } = await startGateway(routes);
    const search = new URLSearchParams({ query: comments }).toString();
    const slow = get(`${url}/graphql?${search}`, { headers: { accept: 'text/event-stream' } });
    onTestFinished(() => void slow.destroy());
    const answer = await new Promise<IncomingMessage>((resolve) => slow.once('response', resolve));
    answer.pause();
    const closed = new Promise<void>((resolve) => answer.on('error', () => resolve()).on('close', () => resolve()));
    const good = await openEvents(url);
    good.subscribe('1', comments);
    await good.live('1');
    const text = 'x'.repeat(500_000);
    for (let number = 1; number <= 60; number += 1) {
      bus.publish('post:post-1', { type: 'comment', comment: wireComment(number, { desContent: text }) });
      expect((await good.answerTo('1')).payload).toMatchObject({ data: { commentAdded: { id: `comment-${number}` } } });
    }
    answer.resume();
    await closed;
    expect(answer.complete).toBe(false);
  });

  it('after a bus outage, a stream without a cursor ends within two seconds, and a stream with a cursor stays open', async () => {
    const { url, bus } = await startGateway({
      ...routes,
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1, { lastSeq: 0 }) }),
      'GET /api/conversas/conversation-1/mensagens': () => ({
        body: { mensagens: [], paging: { cursorBefore: null, cursorAfter: null, hasMore: false } },
      }),
    });
    const [without, withCursor] = [await openEvents(url), await openEvents(url)];
    await withCursor.init(asMember);
    without.subscribe('1', reactions);
    withCursor.subscribe('1', 'subscription { messageAdded(conversationId: "conversation-1", after: 0) { seq } }');
    await without.live('1');
    await withCursor.live('1');
    elapseAfter(() => bus.publish(RESUMED, {}), 2_000);
    expect(await without.closed).toBe('broken');
    const first = await Promise.race([withCursor.closed, withCursor.ping().then(() => 'open')]);
    expect(first).toBe('open');
  });

  it('when the gateway stops, it ends and logs each open stream without a "complete" event; metrics count open streams', async () => {
    const { url, gateway, log } = await startGateway(routes, { metricsToken });
    const { response } = await post(url, { query: reactions });
    const metrics = await metricsOf(url);
    expect(metrics).toContain('brasa_event_streams 1');
    expect(metrics).toContain('brasa_subscriptions 1');
    await gateway.close();
    expect(await response.text()).toBe(': live\n\n');
    await expect.poll(() => log.filter((line) => line.includes('"event stream"'))).toHaveLength(1);
  });
});

describe('Last-Event-ID', () => {
  async function start() {
    return await startGateway({
      ...routes,
      'GET /api/conversas/conversation-1': () => ({ body: wireConversation(1, { lastSeq: 4 }) }),
      'GET /api/conversas/conversation-1/mensagens': ({ url }) => {
        const after = Number(new URL(url, 'http://upstream').searchParams.get('cursorAfter'));
        const mensagens = [1, 2, 3, 4].filter((seq) => seq > after).map((seq) => wireMessage(seq));
        return { body: { mensagens, paging: { cursorBefore: null, cursorAfter: null, hasMore: false } } };
      },
    });
  }
  const query = 'subscription { messageAdded(conversationId: "conversation-1", after: 1) { seq } }';
  const idsIn = (text: string) => [...text.matchAll(/^id: (.*)\nevent: next$/gm)].map(([, id]) => id);

  it('in a subscription with a cursor, each event has its cursor as id, and Last-Event-ID resumes after this cursor', async () => {
    const { url } = await start();
    const first = await post(url, { query }, asMember);
    expect(idsIn(await textOf(first.response, (text) => text.includes('"seq":4')))).toEqual(['2', '3', '4']);
    first.stop();
    const again = await post(url, { query }, { ...asMember, 'last-event-id': '3' });
    expect(idsIn(await textOf(again.response, (text) => text.includes('"seq":4')))).toEqual(['4']);
  });

  it.each(['x', '3 of 17', '-1', '1'.repeat(16)])(
    'the gateway ignores a Last-Event-ID that is no cursor: "%s"',
    async (lastEventId) => {
      const { url } = await start();
      const { response } = await post(url, { query }, { ...asMember, 'last-event-id': lastEventId });
      expect(idsIn(await textOf(response, (text) => text.includes('"seq":4')))).toEqual(['2', '3', '4']);
    },
  );
});
