import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createDocuments, createKept, documentStore } from '../../bff/gateway/execution/documents.ts';
import { limits } from '../../bff/gateway/execution/limits.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { transports } from '../support/events.ts';
import { openSocket } from '../support/socket.ts';
import { wirePage, wirePost, wireUsers } from '../support/wire.ts';

const deep = (levels: number) => 'author { posts { edges { node { '.repeat(levels) + 'id' + ' } } } }'.repeat(levels);
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ');

/**
 * Selections on a post that exceed a limit of GraphQL operations, each with the expected error message. The tests use
 * the selections in queries and in subscriptions.
 */
const tooMuch: [string, string, RegExp][] = [
  ['more than ten levels', deep(3), /levels deep/],
  ['more than twenty aliases', aliases(21), /aliases/],
  ['more than 1,500 tokens', 'id '.repeat(1_600), /tokens/],
  ['a page size of 51', 'author { posts(first: 51) { edges { cursor } } }', /between 1 and 50/],
  ['a page size of 0', 'author { posts(first: 0) { edges { cursor } } }', /between 1 and 50/],
  ['a page size of -1', 'author { posts(first: -1) { edges { cursor } } }', /between 1 and 50/],
  [
    'nested pages with a size of 50',
    'author { posts(first: 50) { edges { node { comments(first: 50) { edges { cursor } } } } } }',
    /costs \d+/,
  ],
];

describe('operation limits', () => {
  it.each(tooMuch)('a query over HTTP is refused because of %s', async (_what, fields, message) => {
    const { ask, upstream } = await startGateway();
    const { status, errors, data } = await ask(`{ post(id: "post-1") { ${fields} } }`);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
    expect(upstream.seen).toEqual([]);
  });

  describe.each(transports)('over $transport', ({ connect }) => {
    it.each(tooMuch)(
      'before the platform is called, a subscription is refused because of %s',
      async (_what, fields, message) => {
        const { url, upstream } = await startGateway();
        const socket = await connect(url);
        await socket.init();
        socket.subscribe('1', `subscription { commentAdded(postId: "post-1") { ${fields} } }`);
        const { type, payload } = await socket.answerTo('1');
        expect(type).toBe('error');
        expect(JSON.stringify(payload)).toMatch(message);
        expect(upstream.seen).toEqual([]);
        await socket.ping();
      },
    );
  });

  it('a page size outside 1 to 50, in a variable or in the default of a variable, is refused at the first and at each repeated request', async () => {
    const { ask } = await startGateway();
    const query = 'query ($n: Int = 60) { feed(first: $n) { edges { cursor } } }';
    for (const variables of [{ n: 51 }, { n: 0 }, {}, { n: 51 }]) {
      const { status, errors } = await ask(query, variables);
      expect([status, errors?.[0]?.message]).toEqual([
        400,
        '`first` or `last` must be between 1 and 50, and only one of them may be given.',
      ]);
    }
  });

  it('nested pages whose size is a variable named $toString are refused because of their cost', async () => {
    const { ask, upstream } = await startGateway();
    const pages = 'edges { node { comments(first: $toString) { edges { cursor } } } }';
    const { status, errors } = await ask(`query ($toString: Int = 50) { feed(first: $toString) { ${pages} } }`);
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/costs \d+/)]);
    expect(upstream.seen).toEqual([]);
  });

  it('exponentially nested fragments are refused within 5 s', async () => {
    const { ask } = await startGateway();
    const bomb = Array.from(
      { length: 25 },
      (_, index) => `fragment F${index} on Post { a: author { ...G${index} } b: author { ...G${index} } }
        fragment G${index} on Profile { posts { edges { node { ...F${index + 1} } } } }`,
    ).join('\n');
    const began = performance.now();
    const { status } = await ask(`{ post(id: "x") { ...F0 } } ${bomb} fragment F25 on Post { id }`);
    expect(status).toBe(400);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('a fragment that spreads itself is refused as invalid', async () => {
    const { ask } = await startGateway();
    const { status, errors } = await ask(
      '{ post(id: "x") { ...F } } fragment F on Post { author { posts { edges { node { ...F } } } } }',
    );
    expect(status).toBe(400);
    expect(errors?.every(({ extensions }) => extensions['code'] === 'GRAPHQL_VALIDATION_FAILED')).toBe(true);
  });
});

describe('fields allowed once per request', () => {
  it.each([
    ['logIn', 'logIn(input: { email: "a@b.c", password: "x" }) { __typename }'],
    ['startPasskey', 'startPasskey { __typename }'],
    ['requestPasswordReset', 'requestPasswordReset(input: { email: "a@b.c" }) { __typename }'],
    ['resetPassword', 'resetPassword(input: { email: "a@b.c", code: "1", newPassword: "x" }) { __typename }'],
    [
      'register',
      'register(input: { name: "a", birthDate: "1990-01-01", email: "a@b.c", password: "x" }) { __typename }',
    ],
  ])('a request that uses the field %s twice under different aliases is refused', async (_name, field) => {
    const { ask, upstream } = await startGateway();
    const twice = `mutation { a: ${field} ...More } fragment More on Mutation { b: ${field} }`;
    const { status, errors } = await ask(twice);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/once per request/);
    expect(upstream.seen).toEqual([]);
  });
});

describe('operations within the limits', () => {
  it('a feed page of the maximum size with every field of a post card is allowed', async () => {
    const { ask } = await startGateway({
      'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1)]) }),
      'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    });
    const card = `id text author { id name } media { id ... on Image { sources { url width } } ... on Video { url } }
      reactions { total reacted } commentCount`;
    expect((await ask(`{ feed(first: 50) { edges { cursor node { ${card} } } } }`, {}, asMember)).status).toBe(200);
  });

  it('introspection is allowed in development', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { ask } = await startGateway();
    expect((await ask(getIntrospectionQuery())).errors).toBeUndefined();
  });
});

describe('document caches', () => {
  const short = 'subscription { commentAdded(postId: "x") { id } }';
  const long = `${short} # ${'x'.repeat(limits.keptDocument)}`;

  it('the document cache of the socket keeps a short document, but no document above the size limit', () => {
    const documents = createDocuments(createSchema(features), true);
    const kept = (text: string) => {
      const [one, two] = [documents.read(text), documents.read(text)];
      return 'document' in one && 'document' in two && one.document === two.document;
    };
    expect([kept(short), kept(long)]).toEqual([true, false]);
  });

  it('the document cache evicts the least recently used documents above its total weight', () => {
    const kept = createKept<number>();
    const letters = limits.keptDocument;
    const most = Math.floor(limits.keptDocuments / (letters + limits.ofEachDocument));
    for (let number = 0; number < 3 * most; number += 1) {
      kept.keep(String(number), number, letters);
      expect(kept.get('0')).toBe(0);
    }
    const left = Array.from({ length: 3 * most }, (_, number) => kept.get(String(number))).filter(
      (number) => number !== undefined,
    );
    expect(left).toEqual([0, ...Array.from({ length: most - 1 }, (_, at) => 2 * most + 1 + at)]);
    kept.keep('0', 1, letters);
    expect([kept.get('0'), kept.get(String(3 * most - 1))], 'storing a document again counts its weight once').toEqual([
      1,
      3 * most - 1,
    ]);

    for (let number = 0; number < 2_000; number += 1) kept.keep(`small ${number}`, number, 3);
    expect(kept.get('small 0'), 'a short document has a minimum weight').toBeUndefined();
  });

  it('the document cache for HTTP requests keeps a short document, but no document above the size limit', async () => {
    const store = documentStore();
    for (const text of [short, long]) await store.set(text, parse(text));
    expect(await store.get(short)).toBeDefined();
    expect(await store.get(long)).toBeUndefined();
  });
});

const playgroundPaths = [
  '',
  '/members.json',
  '/schema.graphql',
  '/schema.json',
  '/errors',
  '/errors/INVALID_INPUT',
  '/recipes',
  '/recipes/sign-in',
];

describe('the gateway in production', () => {
  it('production refuses introspection and suggests no field names', async () => {
    const { ask, url } = await startGateway({}, { production: true });
    expect((await ask('{ __schema { types { name } } }')).status).toBe(400);
    expect(JSON.stringify(await ask('{ fed { edges { cursor } } }'))).not.toContain('feed');

    const socket = await openSocket(url);
    await socket.init();
    socket.subscribe('1', 'subscription { commentAded(postId: "x") { id } }');
    expect(JSON.stringify(await socket.answerTo('1'))).not.toContain('commentAdded');
  });

  it('in production, every page of the playground gets 404', async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    await writeFile(join(playgroundDir, 'index.html'), '<title>Playground</title>');
    const status = async (production: boolean) => {
      const { url } = await startGateway({}, { production, playgroundDir });
      return await Promise.all(playgroundPaths.map(async (path) => (await fetch(`${url}/playground${path}`)).status));
    };
    expect(await status(false)).toEqual(playgroundPaths.map(() => 200));
    expect(await status(true)).toEqual(playgroundPaths.map(() => 404));
  });
});
