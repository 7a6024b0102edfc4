import { parse } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createAccepted } from '../../bff/gateway/execution/accepted.ts';
import { createExecutor } from '../../bff/gateway/execution/executor.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { createUpstreamPool, Upstream } from '../../bff/gateway/upstream/upstream.ts';
import { startUpstream, type Handler } from '../support/upstream.ts';
import { wirePage, wirePost, wireUsers } from '../support/wire.ts';

const AT_ONCE = 64;
const query = 'query Feed($first: Int) { feed(first: $first) { edges { node { id author { name } } } } }';
const mutation = 'mutation Views($input: RecordPostViewsInput!) { recordPostViews(input: $input) }';
const feed: Handler = () => ({ body: wirePage([wirePost(1), wirePost(2)]) });

/** Starts a scripted platform and the cache of accepted operations, which already contains the two operations. */
async function start(routes: Record<string, Handler> = {}) {
  const upstream = await startUpstream({
    'GET /api/feed-v2': feed,
    'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    'POST /api/post/views': () => ({ body: { counted: 1 } }),
    ...routes,
  });
  const { http, close } = createUpstreamPool(upstream.url);
  onTestFinished(async () => {
    await close();
    await upstream.close();
  });
  const accepted = createAccepted(createExecutor(createSchema(features), () => undefined));
  accepted.keepMediaType(undefined, 'application/json; charset=utf-8');
  for (const text of [query, mutation]) accepted.keep(text, { document: parse(text), operationName: undefined });

  const ask = async (body: { query: string; variables: object }, token?: string) => {
    const asker = { token, requestId: 'of-the-test', address: '203.0.113.7' };
    const context = features.createContext(new Upstream(http, asker), asker);
    return { ...(await accepted.answer(body, undefined, context)), log: context.log };
  };
  const callsOf = (path: string) => upstream.seen.filter(({ url }) => url.startsWith(path)).length;
  return { ask, callsOf, upstream };
}

function times<Value>(make: (index: number) => Value) {
  return Array.from({ length: AT_ONCE }, (_none, index) => make(index));
}

describe('equal queries at the same time', () => {
  it(`${AT_ONCE} equal queries of visitors make each upstream call once, and all get the same answer`, async () => {
    const { ask, upstream } = await start();
    const answers = await Promise.all(times(() => ask({ query, variables: { first: 2 } })));

    expect(upstream.seen).toHaveLength(2);
    expect(answers[0]?.text).toContain('"edges":[{');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ log }) => `${log.operation} ${log.field}`))).toEqual(new Set(['Feed feed']));
  });

  it('a visitor who asks after the answer gets a new one', async () => {
    const { ask, callsOf, upstream } = await start();
    await ask({ query, variables: { first: 2 } });
    upstream.on('GET /api/feed-v2', () => ({ body: wirePage([wirePost(3)]) }));
    const { text } = await ask({ query, variables: { first: 2 } });

    expect(callsOf('/api/feed-v2')).toBe(2);
    expect(text).toContain('post-3');
  });

  it('queries with other variables are executed separately', async () => {
    const { ask, callsOf } = await start();
    await Promise.all(times((index) => ask({ query, variables: { first: 1 + (index % 4) } })));

    expect(callsOf('/api/feed-v2')).toBe(4);
  });

  it('each query of a member is executed with the token of that member', async () => {
    const { ask, upstream } = await start();
    await Promise.all(times((index) => ask({ query, variables: { first: 2 } }, `token-${index}`)));

    const tokens = upstream.seen
      .filter(({ url }) => url.startsWith('/api/feed-v2'))
      .map(({ headers }) => headers.authorization);
    expect(tokens.sort()).toEqual(times((index) => `Bearer token-${index}`).sort());
  });

  it('each mutation of a visitor is executed', async () => {
    const { ask, callsOf } = await start();
    const variables = { input: { postIds: ['post-1'], anonymousId: 'anon-1' } };
    await Promise.all(times(() => ask({ query: mutation, variables })));

    expect(callsOf('/api/post/views')).toBe(AT_ONCE);
  });

  it('if the platform refuses the call of the first visitor, the others get answers of their own', async () => {
    let calls = 0;
    const { ask, callsOf } = await start({
      'GET /api/feed-v2': (request) => {
        calls += 1;
        return calls === 1
          ? { status: 429, headers: { 'retry-after': '7' }, body: { error: 'Calma.' } }
          : feed(request);
      },
    });
    const answers = await Promise.all(times(() => ask({ query, variables: { first: 2 } })));

    expect(callsOf('/api/feed-v2')).toBe(AT_ONCE);
    expect(answers.map(({ text }) => text?.includes('RATE_LIMITED'))).toEqual(times((index) => index === 0));
    expect(answers.map(({ log }) => log.retryAfter)).toEqual(times((index) => (index === 0 ? 7 : undefined)));
  });
});
