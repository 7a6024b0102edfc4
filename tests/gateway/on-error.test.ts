import { buildSchema, execute, isNonNullType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nullableSchema } from '../../bff/gateway/execution/on-error.ts';
import { readSdl } from '../../schema/sdl.ts';
import { withoutErrorNulls } from '../../schema/semantic-non-null.ts';
import { transports } from '../support/events.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wireComment, wirePage, wirePost, wireUsers } from '../support/wire.ts';

const page = `{
  feed(first: 2) { edges { node { id author { name } comments(first: 2) { edges { cursor } } } } }
  unreadNotificationCount { total }
  unreadMessages { messages }
  wallet { balanceCentavos }
}`;
const routes = {
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
  'GET /api/comment/post-1': () => ({ body: [] }),
  'GET /api/comment/post-2': () => ({ body: [] }),
  'GET /api/notificacoes/total': () => ({ body: { sequence: 3, unread: 2 } }),
  'GET /api/conversas/nao-lidas': () => ({ body: { messages: 1, requests: 0 } }),
  'GET /api/wallet/balance': () => ({ body: { balance: 1, balanceCentavos: 100, formattedBalance: 'R$ 1,00' } }),
};
const answerWire = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])).optional(), message: z.string() }))
    .default([]),
});

/**
 * Sends the request body three times: graphql-js executes the first request, the compiled operation answers the last
 * one.
 */
async function postThrice(url: string, body: object) {
  const answers = [];
  for (let time = 1; time <= 3; time += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asMember },
      body: JSON.stringify(body),
    });
    answers.push({ status: response.status, ...answerWire.parse(await response.json()) });
  }
  const [first, second, third] = answers;
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  if (!first) throw new Error('no answer');
  return first;
}

/** Returns the path of each null inside a value. */
function nullsOf(value: unknown, place: string[] = []): string[] {
  if (value === null) return [place.join('.')];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => nullsOf(each, [...place, name]));
}

describe('the request parameter onError', () => {
  it.each(Object.keys(routes))(
    'with onError NULL, if the platform call %s fails, only the fields that need the call are null',
    async (call) => {
      const { url } = await startGateway({ ...routes, [call]: () => ({ status: 500, body: {} }) });
      const { status, data, errors } = await postThrice(url, { query: page, onError: 'NULL' });
      const places = errors.map(({ path = [] }) => path.join('.'));
      expect(status).toBe(200);
      expect(places).not.toEqual([]);
      expect(nullsOf(data).sort()).toEqual(places.sort());
      expect(Object.values(data ?? {}).filter((each) => each !== null).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('a query without errors gets the same answer with onError NULL as without onError', async () => {
    const { url } = await startGateway(routes);
    const { data, errors } = await postThrice(url, { query: page, onError: 'NULL' });
    expect({ data, errors }).toEqual({ data: (await postThrice(url, { query: page })).data, errors: [] });
  });

  it.each([undefined, null, 'PROPAGATE'])(
    'if onError is %s, a failed root field is null with an error at its path, and the other root fields are answered',
    async (onError) => {
      const { url } = await startGateway({ ...routes, 'GET /api/wallet/balance': () => ({ status: 500, body: {} }) });
      const { status, data, errors } = await postThrice(url, { query: page, onError });
      expect({ status, paths: errors.map(({ path }) => path) }).toEqual({ status: 200, paths: [['wallet']] });
      expect(nullsOf(data)).toEqual(['wallet']);
      expect(Object.keys(data ?? {})).toHaveLength(4);
    },
  );

  it.each([undefined, 'PROPAGATE'])(
    'if onError is %s, the null of a failed field inside a root field passes on to this root field only',
    async (onError) => {
      const { url } = await startGateway({ ...routes, 'GET /api/user-v2/profiles': () => ({ status: 500, body: {} }) });
      const { data } = await postThrice(url, { query: page, onError });
      expect(nullsOf(data)).toEqual(['feed']);
    },
  );

  it('every field of Query and Mutation is nullable, and no field is marked both non-null and @semanticNonNull', () => {
    const schema = buildSchema(readSdl());
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
    expect(readSdl()).not.toMatch(/! @semanticNonNull/);
  });

  it('the types of resolvers and of the app treat the fields with @semanticNonNull as non-null', () => {
    const fields = buildSchema(withoutErrorNulls(readSdl())).getQueryType()?.getFields();
    expect([fields?.['feed'], fields?.['viewer']].map((field) => String(field?.type))).toEqual([
      'PostConnection!',
      'Viewer',
    ]);
  });

  it('with onError HALT, the answer is one error and no data, even if the failed field is nullable', async () => {
    const failing = () => ({ status: 500, body: {} });
    const { url } = await startGateway({ 'GET /api/post/post-1': failing, 'GET /api/post/post-2': failing });
    const query = '{ first: post(id: "post-1") { id } second: post(id: "post-2") { id } }';
    const { status, data, errors } = await postThrice(url, { query, onError: 'HALT' });
    expect({ status, data, errors: errors.length }).toEqual({ status: 200, data: null, errors: 1 });
    expect((await postThrice(url, { query })).errors).toHaveLength(2);
  });

  it('an unknown onError value fails with BAD_USER_INPUT before any resolver runs, by POST and by GET', async () => {
    const { url, upstream } = await startGateway(routes);
    const { status, errors } = await postThrice(url, { query: page, onError: 'IGNORE' });
    expect({ status, message: errors[0]?.message }).toEqual({
      status: 400,
      message: 'onError is NULL, PROPAGATE or HALT.',
    });
    const got = await fetch(`${url}/graphql?query=${encodeURIComponent('{ isModerator }')}&onError=IGNORE`);
    expect(got.status).toBe(400);
    expect(upstream.seen).toEqual([]);
  });

  it('with onError NULL, each null in a non-null position is reported with its path, in fields and in lists', async () => {
    const schema = buildSchema('type Query { a: Int! b: [Int!]! c: [Int]! d: Int }');
    const rootValue = { a: null, b: [1, null, Promise.resolve(null)], c: [null], d: null };
    const document = parse('{ a b c d }');
    const { data, errors } = await execute({ schema: nullableSchema(schema), document, rootValue });
    expect(data).toEqual({ a: null, b: [1, null, null], c: [null], d: null });
    expect(errors?.map(({ message, path }) => [path?.join('.'), message])).toEqual([
      ['a', 'Cannot return null for non-nullable field Query.a.'],
      ['b.1', 'Cannot return null for non-nullable field Query.b.'],
      ['b.2', 'Cannot return null for non-nullable field Query.b.'],
    ]);
  });
});

describe.each(transports)('onError in a subscription over $transport', ({ connect }) => {
  const query = 'subscription { commentAdded(postId: "post-1") { id author { name } } }';
  const open = {
    'GET /api/post/post-1': () => ({ body: wirePost(1) }),
    'GET /api/user-v2/profiles': () => ({ status: 500, body: {} }),
  };

  it('decides about each event, separately for each listener of the same document', async () => {
    const { url, bus } = await startGateway(open);
    const client = await connect(url);
    await client.init();
    const asked = { none: undefined, propagate: 'PROPAGATE', null: 'NULL', halt: 'HALT' };
    for (const [id, onError] of Object.entries(asked)) {
      client.send({ id, type: 'subscribe', payload: { query, onError } });
      await client.live(id);
    }
    bus.publish('post:post-1', { type: 'comment', comment: wireComment(3) });
    const dataOf = async (id: string) => answerWire.parse((await client.answerTo(id)).payload).data;
    expect(await dataOf('null')).toEqual({ commentAdded: { id: 'comment-3', author: null } });
    for (const id of ['none', 'propagate', 'halt']) expect(await dataOf(id)).toBeNull();
  });

  it('an unknown value is refused with BAD_USER_INPUT', async () => {
    const { url } = await startGateway(open);
    const client = await connect(url);
    await client.init();
    client.send({ id: '1', type: 'subscribe', payload: { query, onError: 'IGNORE' } });
    await expect(client.live('1')).rejects.toThrow(/onError is NULL, PROPAGATE or HALT\..*BAD_USER_INPUT/);
  });
});
