import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wirePage, wirePost, wireUsers } from '../support/wire.ts';

const query = 'query Feed($first: Int) { feed(first: $first) { edges { node { id author { name } } } } }';
const routes = {
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { status, headers: answered } = response;
  const kept = ['content-type', 'content-length', 'cache-control', 'x-content-type-options', 'vary'];
  return { status, headers: kept.map((name) => [name, answered.get(name)]), text: await response.text() };
}

function codesIn(text: string) {
  return text.match(/"code":"\w+"/g);
}

describe('repeated queries', () => {
  const accepts = ['', '*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9'];
  it.each(accepts)(
    'a repeated query is answered with the same bytes and headers (Accept header: %j)',
    async (accept) => {
      const { url } = await startGateway(routes);
      const ask = () => post(url, { query, variables: { first: 2 } }, { ...asMember, ...(accept && { accept }) });
      const first = await ask();

      expect(first.status).toBe(200);
      for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual(first);
    },
  );

  it.each([
    ['a page larger than allowed', { query, variables: { first: 51 } }],
    ['a variable of the wrong type', { query, variables: { first: 'dois' } }],
    ['variables that are not an object', { query, variables: [2] }],
    ['an operation name that is not in the document', { query, operationName: 'Other' }],
    ['an operation name that is not a string', { query, operationName: 7 }],
    ['extensions that are not an object', { query, extensions: 'x' }],
  ])('a request that repeats a cached query with %s is refused with 400', async (_what, body) => {
    const { url } = await startGateway(routes);
    const unseen = await post(url, body);
    await post(url, { query, variables: { first: 2 } });
    await post(url, { query, variables: { first: 2 } });

    expect(unseen.status).toBe(400);
    expect(unseen.text).not.toContain('INTERNAL_SERVER_ERROR');
    const again = await post(url, body);
    expect(again.status).toBe(400);
    expect(codesIn(again.text)).toEqual(codesIn(unseen.text));
  });

  it("after a query was cached for a member, a visitor's same query is executed without the member's token", async () => {
    const { url, upstream } = await startGateway(routes);
    await post(url, { query }, asMember);
    await post(url, { query }, asMember);
    upstream.seen.splice(0);
    await post(url, { query });

    expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('a request that repeats a cached query as text/plain is refused with 415', async () => {
    const { url } = await startGateway(routes);
    await post(url, { query });
    await post(url, { query });

    const { status } = await post(url, { query }, { 'content-type': 'text/plain' });
    expect(status).toBe(415);
  });

  it('a request that repeats a cached query with Accept: image/png is refused with 406', async () => {
    const { url } = await startGateway(routes);
    await post(url, { query });
    await post(url, { query });

    expect((await post(url, { query }, { accept: 'image/png' })).status).toBe(406);
    expect((await post(url, { query }, { accept: 'image/png' })).status).toBe(406);
  });
});
