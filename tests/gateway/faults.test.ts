import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { presentError } from '../../bff/gateway/errors.ts';
import { asMember, deadPort, startGateway } from '../support/gateway.ts';

const fieldFailure = z.object({ err: z.object({ detail: z.string() }) });
const feed = '{ feed { edges { node { id } } } }';
const codes = (answer: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  answer.errors?.map(({ extensions }) => extensions['code']);

describe('platform faults', () => {
  it('if the platform is down, a query fails with UPSTREAM_UNAVAILABLE', async () => {
    const { ask } = await startGateway({}, { platformUrl: `http://127.0.0.1:${await deadPort()}` });
    expect(codes(await ask(feed))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('if the platform does not answer in time, a query fails with UPSTREAM_UNAVAILABLE', async () => {
    const { ask, upstream } = await startGateway({}, { upstreamTimeout: 200 });
    upstream.onRaw('GET /api/feed-v2', () => undefined);
    expect(codes(await ask(feed))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('if the platform closes the connection, a query fails with UPSTREAM_UNAVAILABLE', async () => {
    const { ask, upstream } = await startGateway();
    upstream.onRaw('GET /api/feed-v2', (req) => req.socket.destroy());
    expect(codes(await ask(feed))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('if a keep-alive connection closes, the gateway retries a query one time, but never a mutation', async () => {
    const { ask, upstream } = await startGateway();
    const tries: string[] = [];
    const hangUp = (what: string) =>
      upstream.onRaw(what, (req) => {
        tries.push(what);
        req.socket.destroy();
      });
    hangUp('GET /api/feed-v2');
    hangUp('POST /api/post/p1/reaction');
    await ask(feed);
    const change = 'mutation { setReaction(input: { postId: "p1", reacted: true }) { __typename } }';
    expect(codes(await ask(change, {}, asMember))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(tries).toEqual(['GET /api/feed-v2', 'GET /api/feed-v2', 'POST /api/post/p1/reaction']);
  });

  it.each([
    ['something other than JSON', { body: '<html>secret-detail</html>' }],
    ['JSON of an unexpected shape', { body: { posts: 'secret-detail' } }],
    ['an empty body', {}],
    ['status 500', { status: 500, body: { error: 'secret-detail at db.ts:12', code: 'INTERNAL' } }],
    ['a redirect', { status: 302, headers: { location: 'http://elsewhere.example/' } }],
    ['status 503', { status: 503, body: { error: 'secret-detail', code: 'UNAVAILABLE' } }],
  ])(
    'if the platform answers with %s, a query fails with UPSTREAM_UNAVAILABLE and shows no text of the answer',
    async (_what, answer) => {
      const { ask } = await startGateway({ 'GET /api/feed-v2': () => answer });
      const answered = await ask(feed);
      expect(codes(answered)).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(JSON.stringify(answered)).not.toMatch(/secret-detail|\.ts:|stack/);
    },
  );

  it.each([
    [
      'of an unexpected shape',
      { body: { posts: 'secret-detail' } },
      'GET /api/feed-v2: not what was expected: posts Invalid input: expected array, received string',
    ],
    ['with status 500', { status: 500, body: { error: 'secret-detail' } }, 'GET /api/feed-v2: status 500'],
  ])('a platform answer %s is logged with its cause and without its text', async (_what, answer, detail) => {
    const { ask, log } = await startGateway({ 'GET /api/feed-v2': () => answer });
    await ask(feed);
    const failures = log.map((text) => fieldFailure.safeParse(JSON.parse(text)).data?.err.detail).filter(Boolean);
    expect(failures).toEqual([expect.stringContaining(detail)]);
    expect(log.join('')).not.toContain('secret-detail');
  });

  it('an unreachable platform is logged with ECONNREFUSED', async () => {
    const { ask, log } = await startGateway({}, { platformUrl: `http://127.0.0.1:${await deadPort()}` });
    await ask(feed);
    expect(log.join('')).toContain('"detail":"GET /api/feed-v2: ECONNREFUSED"');
  });

  it.each([
    [400, 'INVALID_INPUT', 'BAD_USER_INPUT'],
    [403, 'NOT_ALLOWED', 'FORBIDDEN'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED', 'RATE_LIMITED'],
  ])('a platform answer of %i %s to a query becomes the error %s', async (status, code, fault) => {
    const { ask } = await startGateway({ 'GET /api/feed-v2': () => ({ status, body: { error: 'Não.', code } }) });
    expect(codes(await ask(feed))).toEqual([fault]);
  });

  it('the platform receives request id and client address, and the client gets the request id back', async () => {
    const { ask, upstream, log } = await startGateway();
    const { headers } = await ask(feed, {}, { 'x-request-id': 'my-request-0001' });
    expect(headers.get('x-request-id')).toBe('my-request-0001');
    expect(upstream.seen[0]?.headers).toMatchObject({
      'x-request-id': 'my-request-0001',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(log.join('')).toContain('"requestId":"my-request-0001"');
  });

  it('a request id that could forge a log line is replaced by a UUID', async () => {
    const { ask, upstream } = await startGateway();
    await ask(feed, {}, { 'x-request-id': '{"level":60} forged' });
    expect(upstream.seen[0]?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('createPost refusals', () => {
  const create = `mutation { createPost(input: { idempotencyKey: "7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11", text: "Oi" }) {
    ... on Refusal { code message } } }`;

  it.each([
    ['a list of messages', ['Primeiro erro', 'Segundo'], 'Primeiro erro'],
    ['a JSON string with a list', '["Primeiro erro","Segundo"]', 'Primeiro erro'],
    ['a JSON string with a text', '"Só um"', 'Só um'],
    ['a text that is no JSON', 'Texto cru', 'Texto cru'],
  ])(
    'if the error of the platform is %s, createPost returns its first message, as SPEC.md, section 8, asks',
    async (_what, error, message) => {
      const { ask } = await startGateway({
        'POST /api/post': () => ({ status: 400, body: { error, code: 'EMPTY_POST' } }),
      });
      expect((await ask(create, {}, asMember)).data).toEqual({ createPost: { code: 'EMPTY_POST', message } });
    },
  );

  it('createPost refuses a text with half a surrogate pair without a platform call', async () => {
    const { ask, upstream } = await startGateway();
    const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { ... on Refusal { code field } } }';
    const input = { idempotencyKey: '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11', text: 'a\ud800b' };
    expect((await ask(query, { input }, asMember)).data).toEqual({
      createPost: { code: 'INVALID_INPUT', field: 'text' },
    });
    expect(upstream.seen).toEqual([]);
  });
});

describe('ids in platform paths', () => {
  it.each(['../token', 'a/b', 'a?b=1', '\u0000', '\ud800', 'x'.repeat(500), ''])(
    'a query for the id %j returns null without a platform call',
    async (id) => {
      const { ask, upstream } = await startGateway();
      const answer = await ask('query ($id: ID!) { post(id: $id) { id } profile(id: $id) { id } }', { id });
      expect(answer.data).toEqual({ post: null, profile: null });
      expect(upstream.seen).toEqual([]);
    },
  );

  it('an unknown id results in null in a query and in NOT_FOUND in a mutation', async () => {
    const { ask } = await startGateway();
    expect((await ask('{ post(id: "x") { id } }')).data).toEqual({ post: null });
    for (const mutation of [
      'deletePost(input: { id: "x" }) { __typename }',
      'hideComment(input: { id: "x" }) { __typename }',
      'discardMedia(input: { id: "x" })',
      'setReaction(input: { postId: "x", reacted: true }) { __typename }',
      'setReaction(input: { postId: "x", commentId: "y", reacted: false }) { __typename }',
    ]) {
      expect(codes(await ask(`mutation { ${mutation} }`, {}, asMember)), mutation).toEqual(['NOT_FOUND']);
    }
  });
});

it('presentError() hides the message of an internal error and reports the error to the log', () => {
  const told: unknown[] = [];
  const cause = new Error('secret-detail at db.ts:12');
  const error = new GraphQLError(cause.message, { path: ['feed'], originalError: cause });
  const presented = presentError(error, (reported) => told.push(reported));
  expect(presented).toMatchObject({ path: ['feed'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  expect(JSON.stringify(presented)).not.toContain('secret');
  expect(told).toEqual([cause]);
});
