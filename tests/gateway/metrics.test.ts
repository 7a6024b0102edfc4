import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isCollected } from '../support/garbage.ts';
import { openGateway, startGateway } from '../support/gateway.ts';
import { openSocket } from '../support/socket.ts';
import { wirePage, wirePost } from '../support/wire.ts';

const metricsToken = 'a-token-for-prometheus';
const routes = {
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1)]) }),
  'GET /api/post/1': () => ({ body: wirePost(1) }),
  'GET /api/post/2': () => ({ status: 404, body: {} }),
};

async function scrape(url: string) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(response.status).toBe(200);
  return response.text();
}

describe('GET /metrics', () => {
  it.each([
    ['404 without the token', { metricsToken }, {}, 404],
    ['404 with a wrong token', { metricsToken }, { authorization: 'Bearer another-token-of-somebody' }, 404],
    ['404 when no token is configured', {}, { authorization: 'Bearer undefined' }, 404],
    ['200 with the token', { metricsToken }, { authorization: `Bearer ${metricsToken}` }, 200],
  ])('GET /metrics answers %s', async (_who, options, headers, status) => {
    const { url } = await startGateway({}, options);
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(status);
  });

  it('metrics count GraphQL requests by root field and outcome, and platform calls by status', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    for (let time = 0; time < 3; time += 1) await ask('query Feed { feed(first: 1) { edges { node { id } } } }');
    await ask('{ notifications(first: 1) { edges { node { id } } } }');
    await ask('{ post(id: "2") { id } }');

    const text = await scrape(url);
    expect(text).toContain('brasa_graphql_duration_seconds_count{field="feed",outcome="ok"} 3');
    expect(text).toContain('brasa_graphql_duration_seconds_count{field="notifications",outcome="UNAUTHENTICATED"} 1');
    expect(text).toContain('brasa_upstream_duration_seconds_count{method="GET",status="200"} 3');
    expect(text).toContain('brasa_upstream_duration_seconds_count{method="GET",status="404"} 1');
  });

  it('metrics use no operation name, alias or unknown field of a client as a label', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    await ask('query MadeUpByAStranger { aliasOfAStranger: feed(first: 1) { edges { node { id } } } }');
    await ask('query AnotherOne { noSuchField }');

    const text = await scrape(url);
    expect(text).not.toMatch(/MadeUp|aliasOf|AnotherOne|noSuchField/);
    expect(text).toContain('brasa_graphql_duration_seconds_count{field="none",outcome="REFUSED"} 1');
  });

  it('metrics contain every gateway metric that bff/dashboard.json uses', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    await ask('query Feed { feed(first: 1) { edges { node { id } } } }');
    const text = await scrape(url);
    const names = [
      ...(await readFile('bff/dashboard.json', 'utf8')).matchAll(
        /brasa_(?!platform|database|ledger|payment|provider|queue|mail)\w+/g,
      ),
    ];
    expect(names.length).toBeGreaterThan(4);
    for (const [name] of names) if (name !== 'brasa_') expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  });

  it('metrics count rate-limited calls for each kind of call (rate limit family)', async () => {
    const rateLimits = {
      take: (family: string) => Promise.resolve(family === 'graphql' ? 40 : undefined),
      close: () => undefined,
    };
    const { url, ask } = await startGateway(routes, { metricsToken, rateLimits });
    for (let time = 0; time < 2; time += 1) await ask('{ feed(first: 1) { edges { node { id } } } }');
    const text = await scrape(url);
    expect(text).toContain('brasa_rate_limited_total{family="graphql"} 2');
    expect(text).toContain('brasa_rate_limited_total{family="media"} 0');
  });

  it('metrics report connected and queued connections to the platform', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    await ask('{ post(id: "1") { id } }');
    const text = await scrape(url);
    expect(Number(/^brasa_upstream_connections\{state="connected"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).toContain('brasa_upstream_connections{state="queued"} 0');
  });

  it('metrics report open subscriptions, open sockets and the lag of the bus', async () => {
    const { url } = await startGateway(routes, { metricsToken });
    const socket = await openSocket(url);
    await socket.init();
    socket.send({
      id: 'c',
      type: 'subscribe',
      payload: { query: 'subscription { commentAdded(postId: "1") { id } }' },
    });
    await expect.poll(() => scrape(url)).toContain('brasa_subscriptions 1');

    const text = await scrape(url);
    expect(text).toContain('brasa_sockets 1');
    expect(Number(/^brasa_bus_lag_seconds (\S+)$/m.exec(text)?.[1])).toBeLessThan(1);
  });

  it('after a gateway has closed, the process keeps neither its metrics nor the gateway in memory', async () => {
    const closed = async () => {
      const gateway = await openGateway();
      await gateway.close();
      return new WeakRef(gateway.bus);
    };
    expect(await isCollected(await closed())).toBe(true);
  });
});
