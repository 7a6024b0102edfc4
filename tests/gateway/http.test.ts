import { describe, expect, it } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { wirePage } from '../support/wire.ts';

const json = { 'content-type': 'application/json' };
const typename = JSON.stringify({ query: '{ __typename }' });

async function send(url: string, init: RequestInit, search = '') {
  const response = await fetch(`${url}/graphql${search}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a request is refused, and the next one works, when', () => {
  it.each<[string, RequestInit, number]>([
    ['its body is no JSON', { method: 'POST', headers: json, body: '{"query":' }, 400],
    ['its body is empty', { method: 'POST', headers: json, body: '' }, 400],
    ['its body is a list', { method: 'POST', headers: json, body: `[${typename},${typename}]` }, 400],
    ['its body is no object', { method: 'POST', headers: json, body: '"{ __typename }"' }, 400],
    ['it has no query', { method: 'POST', headers: json, body: '{"variables":{}}' }, 400],
    ['its query is no text', { method: 'POST', headers: json, body: '{"query":{"kind":"Document"}}' }, 400],
    [
      'its variables are text',
      { method: 'POST', headers: json, body: '{"query":"{ __typename }","variables":"{}"}' },
      400,
    ],
    ['it is of another type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: typename }, 415],
    ['it is a form', { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) }, 415],
    ['it is a PUT', { method: 'PUT', headers: json, body: typename }, 405],
    [
      'it carries a megabyte',
      {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(1_000_000) } }),
      },
      413,
    ],
  ])('%s', async (_what, init, status) => {
    const { url, ask } = await startGateway();
    const answer = await send(url, init);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/"errors":\[\{"message":"[^"]+/);
    expect(answer.text).not.toMatch(/stack|node_modules|INTERNAL/);
    expect((await ask('{ __typename }')).status).toBe(200);
  });

  it('a GET asks for a mutation', async () => {
    const { url, upstream } = await startGateway();
    const headers = { 'apollo-require-preflight': 'true' };
    const query = encodeURIComponent('mutation { logOut }');
    expect((await send(url, { headers }, `?query=${query}`)).status).toBe(405);
    expect(upstream.seen).toEqual([]);
  });

  it('a GET comes as any link or picture could send it', async () => {
    const { url } = await startGateway();
    const search = `?query=${encodeURIComponent('{ __typename }')}`;
    expect((await send(url, {}, search)).status).toBe(400);
    expect((await send(url, { headers: { 'apollo-require-preflight': 'true' } }, search)).status).toBe(200);
  });

  it('it asks for a subscription', async () => {
    const { ask } = await startGateway();
    const { status, errors } = await ask('subscription { commentAdded(postId: "x") { id } }');
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/socket/);
  });
});

describe('pages of other origins', () => {
  it('may ask when their origin is listed, and only then', async () => {
    const { url } = await startGateway({}, { corsOrigins: ['https://app.example'] });
    const ask = (origin: string) =>
      send(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const listed = await ask('https://app.example');
    expect(listed.status).toBe(204);
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an answer', () => {
  it('is nobody else’s: never stored, never sniffed', async () => {
    const { ask } = await startGateway();
    const { headers } = await ask('{ __typename }');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('under way is given before the gateway stops', async () => {
    const { ask, gateway, upstream } = await startGateway();
    let arrived: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (arrived = resolve));
    upstream.on('GET /api/feed-v2', async () => {
      arrived();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { body: wirePage([]) };
    });
    const answer = ask('{ feed { edges { cursor } } }');
    await asked;
    const closed = gateway.close();
    expect((await answer).data).toEqual({ feed: { edges: [] } });
    await closed;
  });
});
