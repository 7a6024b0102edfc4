import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startGateway } from '../support/gateway.ts';
import { wirePage } from '../support/wire.ts';

const json = { 'content-type': 'application/json' };
const typename = JSON.stringify({ query: '{ __typename }' });

async function send(url: string, init: RequestInit, search = '') {
  const response = await fetch(`${url}/graphql${search}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('malformed HTTP requests', () => {
  it.each<[string, RequestInit, number]>([
    ['its body is no JSON', { method: 'POST', headers: json, body: '{"query":' }, 400],
    ['its body is empty', { method: 'POST', headers: json, body: '' }, 400],
    ['its body is a list', { method: 'POST', headers: json, body: `[${typename},${typename}]` }, 400],
    [
      'its body is Latin-1 instead of UTF-8',
      {
        method: 'POST',
        headers: json,
        body: Buffer.from('{"query":"{ __typename }","variables":{"x":"é"}}', 'latin1'),
      },
      400,
    ],
    ['its body is no object', { method: 'POST', headers: json, body: '"{ __typename }"' }, 400],
    ['its body has no query', { method: 'POST', headers: json, body: '{"variables":{}}' }, 400],
    ['its query is no string', { method: 'POST', headers: json, body: '{"query":{"kind":"Document"}}' }, 400],
    [
      'its variables are a string',
      { method: 'POST', headers: json, body: '{"query":"{ __typename }","variables":"{}"}' },
      400,
    ],
    [
      'its content type is text/plain',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: typename },
      415,
    ],
    ['its body is a form', { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) }, 415],
    ['its method is PUT', { method: 'PUT', headers: json, body: typename }, 405],
    [
      'its body is a megabyte long',
      {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(1_000_000) } }),
      },
      413,
    ],
  ])('a request is refused if %s; the next request succeeds', async (_what, init, status) => {
    const { url, ask } = await startGateway();
    const answer = await send(url, init);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/"errors":\[\{"message":"[^"]+/);
    expect(answer.text).not.toMatch(/stack|node_modules|INTERNAL/);
    expect((await ask('{ __typename }')).status).toBe(200);
  });

  it('a mutation over GET gets 405 without a platform call', async () => {
    const { url, upstream } = await startGateway();
    const headers = { 'apollo-require-preflight': 'true' };
    const query = encodeURIComponent('mutation { logOut }');
    expect((await send(url, { headers }, `?query=${query}`)).status).toBe(405);
    expect(upstream.seen).toEqual([]);
  });

  it('a query that a client sends by GET without further headers is executed', async () => {
    const { url } = await startGateway();
    const search = `?query=${encodeURIComponent('{ __typename }')}`;
    expect((await send(url, {}, search)).status).toBe(200);
  });

  it('a POST request that another site can send without a CORS preflight gets 415', async () => {
    const { url } = await startGateway();
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"query":"{ __typename }"}' };
    expect((await send(url, init)).status).toBe(415);
  });

  it('a subscription over plain HTTP gets 400 with a message that refers to the socket', async () => {
    const { ask } = await startGateway();
    const { status, errors } = await ask('subscription { commentAdded(postId: "x") { id } }');
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/socket/);
  });
});

describe('encodings of request bodies', () => {
  const paths = ['/graphql', '/api/payment/webhook', '/api/idade/retorno', '/sandbox/v1/payment_intents', '/nothing'];
  const types = ['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'application/octet-stream'];
  const odd: Record<string, string>[] = [
    ...['gzip', 'br', 'deflate', 'zstd', 'x-unknown', 'gzip, identity'].flatMap((encoding) =>
      types.map((type) => ({ 'content-type': type, 'content-encoding': encoding })),
    ),
    ...['iso-8859-1', 'utf-16', 'UTF-7', '"latin1"', 'windows-1252'].flatMap((charset) =>
      types.map((type) => ({ 'content-type': `${type}; charset=${charset}` })),
    ),
  ];

  it.each(paths)('a compressed or non-UTF-8 body at %s gets 415 before a platform call', async (path) => {
    const { url, upstream, ask } = await startGateway();
    for (const headers of odd) {
      const { statusCode, body } = await request(url + path, { method: 'POST', headers, body: typename });
      expect([statusCode, await body.text()], JSON.stringify(headers)).toEqual([
        415,
        expect.stringMatching(/A body must be sent as it is, its text in UTF-8\./),
      ]);
    }
    expect(upstream.seen).toEqual([]);
    expect((await ask('{ __typename }')).status).toBe(200);
  });

  it('a body with the content encoding identity and the charset UTF-8 in any spelling is accepted', async () => {
    const { url } = await startGateway();
    for (const type of ['application/json', 'application/json;charset=UTF-8', 'application/json; charset="utf-8"']) {
      const headers = { 'content-type': type, 'content-encoding': 'Identity' };
      expect((await send(url, { method: 'POST', headers, body: typename })).status, type).toBe(200);
    }
  });
});

describe('requests of other origins', () => {
  const statusOf = (url: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
      socket.once('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.once('error', reject);
    });

  it('a WebSocket opens for origins in the CORS list, own origins and clients without an origin; other origins get 403', async () => {
    const { url } = await startGateway(
      {},
      {
        corsOrigins: ['https://app.example'],
        publicUrl: 'https://brasa.example/inicio',
      },
    );
    const { host } = new URL(url);
    const strangers = [
      'https://evil.example',
      'http://app.example',
      'https://app.example:8443',
      'https://app.example.evil.example',
      'https://brasa.example.evil.example',
      `http://${host}.evil.example`,
      'http://127.0.0.1:1',
      'null',
      'file://',
      'nonsense',
      `chrome-extension://${host}`,
    ];
    for (const origin of strangers) expect(await statusOf(url, { origin }), origin).toBe(403);
    for (const origin of ['https://app.example', 'https://brasa.example', `http://${host}`, `https://${host}`])
      expect(await statusOf(url, { origin }), origin).toBe(101);
    expect(await statusOf(url, {})).toBe(101);
  });

  it('the CORS preflight allows only origins in the CORS list', async () => {
    const { url } = await startGateway({}, { corsOrigins: ['https://app.example'] });
    const ask = (origin: string) =>
      send(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const listed = await ask('https://app.example');
    expect(listed.status).toBe(204);
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('GraphQL answers', () => {
  it('a GraphQL answer carries the headers no-store and nosniff', async () => {
    const { ask } = await startGateway();
    const { headers } = await ask('{ __typename }');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('closing the gateway waits for a running request', async () => {
    const { ask, gateway, upstream, url } = await startGateway();
    let arrived: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (arrived = resolve));
    let goOn: () => void = () => undefined;
    const isClosing = new Promise<void>((resolve) => (goOn = resolve));
    upstream.on('GET /api/feed-v2', async () => {
      arrived();
      await isClosing;
      return { body: wirePage([]) };
    });
    const answer = ask('{ feed { edges { cursor } } }');
    await asked;
    const closed = gateway.close();
    const isOpen = () => fetch(`${url}/healthz`).then(Boolean, () => false);
    await expect.poll(isOpen).toBe(false);
    goOn();
    expect((await answer).data).toEqual({ feed: { edges: [] } });
    await closed;
  });
});
