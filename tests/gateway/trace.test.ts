import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import type { GatewayOptions } from '../../bff/gateway/http/server.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { currentArgs } from '../support/input-values.ts';
import type { Handler, Seen } from '../support/upstream.ts';
import { wireComment, wirePage, wirePaging, wirePost, wireUser, wireUsers } from '../support/wire.ts';

const asked = { 'x-brasa-trace': '1' };
const callWire = z.strictObject({
  method: z.string(),
  path: z.string(),
  status: z.int(),
  start: z.number().nonnegative(),
  ms: z.number().nonnegative(),
  bytes: z.int(),
  keys: z.int().nullable(),
  cached: z.boolean(),
  fields: z.array(z.string()),
});
const answerWire = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  extensions: z
    .strictObject({
      trace: z.strictObject({ ms: z.number(), calls: z.array(callWire) }).optional(),
      cost: z.unknown().optional(),
    })
    .optional(),
});

const posts = [1, 2, 4, 5].map((number) => wirePost(number));
const routes: Record<string, Handler> = {
  'GET /api/feed-v2': () => ({ body: wirePage(posts) }),
  'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
  ...Object.fromEntries(
    posts.map(({ idPost }) => {
      const comments = [wireComment(1, { idPost })];
      return [`GET /api/comment/${idPost}`, () => ({ body: { comments, paging: wirePaging(comments) } })];
    }),
  ),
};
const query = `query Feed($first: Int) {
  feed(first: $first) {
    edges { node { id writer: author { id name } comments(first: 2) { edges { node { id author { id } } } } } }
  }
}`;

async function start(handlers = routes, options: Partial<GatewayOptions> = {}) {
  const { url, upstream } = await startGateway(handlers, options);

  async function ask(body: object, headers: Record<string, string> = asked) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asMember, ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const { extensions, ...answer } = answerWire.parse(JSON.parse(text));
    const calls = extensions?.trace?.calls;
    return { ...answer, text, extensions, calls, made: calls?.filter(({ cached }) => !cached) };
  }
  return { ask, url, upstream };
}

/** Returns a request that the platform has received as the trace would show it, with `{id}` in place of ids. */
function written({ method, url }: Pick<Seen, 'method' | 'url'>) {
  const [path = '', search] = url.split('?');
  const values = [...new URLSearchParams(search)].map(([name, value]) =>
    ['cursorSize', 'limit', 'offset', 'discover', 'autores'].includes(name) ? `${name}=${value}` : `${name}=…`,
  );
  const template = path.replaceAll(/\/((post|user|comment)-\d+|secret-\w+)(?=\/|$)/g, '/{id}');
  return `${method} ${template}${values.length > 0 ? `?${values.join('&')}` : ''}`;
}

const sorted = (lines: string[]) => [...lines].sort();

describe('x-brasa-trace in development', () => {
  it('lists exactly the calls that the platform received, both before and after the gateway compiles the query', async () => {
    const { ask, upstream } = await start();
    const plain = await ask({ query, variables: { first: 4 } }, {});
    expect(plain.extensions).toBeUndefined();
    upstream.takeCalls();
    for (let time = 0; time < 4; time += 1) {
      const { data, made = [] } = await ask({ query, variables: { first: 4 } });
      const received = upstream.seen.splice(0);
      expect(data).toEqual(plain.data);
      expect(received.length).toBeGreaterThanOrEqual(6);
      expect(sorted(made.map(({ method, path }) => `${method} ${path}`))).toEqual(sorted(received.map(written)));
      expect(made.map(({ status }) => status)).toEqual(received.map(() => 200));
    }
  });

  it('reports for each platform call its bytes, duration, number of loaded ids and the fields that caused it', async () => {
    const { ask } = await start();
    for (let time = 0; time < 3; time += 1) {
      const { extensions, calls = [] } = await ask({ query });
      const [feed, ...rest] = calls;
      expect(feed).toMatchObject({
        ...{ method: 'GET', path: '/api/feed-v2?cursorSize=10&autores=true', status: 200, keys: null, cached: false },
        ...{ bytes: Buffer.byteLength(JSON.stringify(wirePage(posts))), fields: ['feed'] },
      });
      const authors = calls.find(({ path, cached }) => path.startsWith('/api/user-v2/profiles') && !cached);
      // The gateway loads two authors, because the four posts of the feed were written by two members.
      expect(authors).toMatchObject({
        keys: 2,
        path: '/api/user-v2/profiles?ids=…',
        fields: ['feed.edges.node.writer'],
      });
      const comments = calls.filter(({ path }) => path === '/api/comment/{id}?cursorSize=2&autores=true');
      expect(comments.map(({ fields }) => fields)).toEqual(posts.map(() => ['feed.edges.node.comments']));
      for (const call of rest) expect(call.start).toBeGreaterThanOrEqual((feed?.start ?? 0) + (feed?.ms ?? 0));
      for (const { start: began, ms } of calls) expect(began + ms).toBeLessThanOrEqual(extensions?.trace?.ms ?? 0);
    }
  });

  it('if a request loads an author again, lists the second load as cached, with zero bytes', async () => {
    const { ask } = await start();
    const { calls = [] } = await ask({ query });
    const again = calls.filter(({ cached, path }) => cached && path.startsWith('/api/user-v2/profiles'));
    expect(again[0]).toMatchObject({ bytes: 0, ms: 0, status: 200 });
    expect(again[0]?.fields).toContain('feed.edges.node.writer');
    // Six keys come from the cache: the authors of two of the four posts, and the authors of the four comments.
    expect(again.reduce((sum, { keys }) => sum + (keys ?? 0), 0)).toBe(6);
  });

  it('if a request looks up the viewer’s own id again, lists the second lookup as cached', async () => {
    const own = { 'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'user-1' } }) };
    const users = Object.fromEntries(
      ['user-1', 'user-2'].map((id) => [`GET /api/usuarios/${id}`, () => ({ body: wireUser(id, { own: null }) })]),
    );
    const { ask } = await start({ ...own, ...users });
    const { calls = [] } = await ask({ query: '{ a: profile(id: "user-1") { id } b: profile(id: "user-2") { id } }' });
    const info = calls.filter(({ path }) => path === '/api/user-v2/profile-info');
    expect(info.map(({ cached, keys }) => [cached, keys])).toEqual([
      [false, null],
      [true, null],
    ]);
    expect(sorted(info.flatMap(({ fields }) => fields))).toEqual(['a', 'b']);
  });

  it('lists a failed platform call with its HTTP status, or with status 0 if it got no answer', async () => {
    const { ask, upstream } = await start({ 'GET /api/feed-v2': () => ({ status: 500 }) });
    upstream.onRaw('GET /api/post/post-9', (req) => req.socket.destroy());
    for (const [text, statuses] of [
      ['{ feed { edges { cursor } } }', [500]],
      // The trace contains two failed calls, because the gateway retries a query one time: the platform might just have
      // closed an idle connection.
      ['{ post(id: "post-9") { id } }', [0, 0]],
    ] as const) {
      const { errors, made = [] } = await ask({ query: text });
      expect(errors).toHaveLength(1);
      expect(made.map(({ method, path }) => `${method} ${path}`)).toEqual(upstream.seen.splice(0).map(written));
      expect(made.map(({ status }) => status)).toEqual(statuses);
    }
  });

  it('of an upload lists the session check, which no field caused, before the call of the field', async () => {
    const { url, upstream } = await start({ 'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }) });
    upstream.onRaw('POST /api/media', (req, res) => {
      req.resume().on('end', () => {
        res.writeHead(400, { 'content-type': 'application/json' });
        res.end(JSON.stringify({ error: 'Arquivo danificado.', code: 'BROKEN_FILE' }));
      });
    });
    const body = new FormData();
    const upload = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename } }';
    body.append('operations', JSON.stringify({ query: upload, variables: { input: { file: null } } }));
    body.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
    body.append('0', new Blob(['x']), 'file');
    const headers = { ...asMember, ...asked, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { extensions } = answerWire.parse(await response.json());
    expect(extensions?.trace?.calls.map(({ method, path, fields }) => [method, path, fields])).toEqual([
      ['GET', '/api/user-v2/profile-info', []],
      ['POST', '/api/media', ['uploadMedia']],
    ]);
  });

  it('adds the trace next to the cost if both are requested, and does not change the answer to introspection', async () => {
    const { ask } = await start();
    const both = await ask({ query }, { ...asked, 'x-brasa-cost': '1' });
    expect(Object.keys(both.extensions ?? {}).sort()).toEqual(['cost', 'trace']);
    const types = { query: '{ __schema { types { name description } directives { name } } }' };
    expect((await ask(types)).data).toEqual((await ask(types, {})).data);
  });

  it('each of two concurrent traced requests lists only its own calls', async () => {
    const { ask } = await start();
    const both = await Promise.all([ask({ query }), ask({ query: '{ feed(first: 3) { edges { cursor } } }' })]);
    expect(both.map(({ made }) => made?.filter(({ path }) => path.startsWith('/api/feed-v2')).length)).toEqual([1, 1]);
    expect(both[1].made?.map(({ path }) => path)).toEqual(['/api/feed-v2?cursorSize=3&autores=true']);
  });
});

describe('x-brasa-trace in production', () => {
  it('has no effect, even together with x-brasa-cost, and CORS does not allow the header', async () => {
    const corsOrigins = ['https://app.example'];
    const { ask, url } = await start(routes, { production: true, corsOrigins });
    for (let time = 0; time < 3; time += 1) {
      expect((await ask({ query })).text).toBe((await ask({ query }, {})).text);
      expect(Object.keys((await ask({ query }, { ...asked, 'x-brasa-cost': '1' })).extensions ?? {})).toEqual(['cost']);
    }
    const { headers } = await fetch(`${url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example' },
    });
    expect(headers.get('access-control-allow-headers')).not.toContain('x-brasa-trace');
  });
});

describe('a trace keeps secrets', () => {
  const secret = 'secret-a1b2c3';
  const schema = createSchema(features);

  function literal(type: GraphQLInputType, name: string): string {
    if (isNonNullType(type)) return literal(type.ofType, name);
    if (isListType(type)) return `[${literal(type.ofType, name)}]`;
    if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
    if (isInputObjectType(type)) {
      const all = Object.values(type.getFields());
      const fields = type.isOneOf ? all.slice(0, 1) : all;
      return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, field.name)}`).join(', ')} }`;
    }
    if (name === 'idempotencyKey' || name === 'clientId') return '"7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11"';
    const plain: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', Date: '"2040-03-01"' };
    return plain[type.name] ?? (type.name === 'DateTime' ? '"2026-05-14T21:03:00.000Z"' : `"${secret}"`);
  }

  function argumentsOf(field: GraphQLField<unknown, unknown>) {
    const args = currentArgs(field);
    // Leaves out the argument `before` if the field also has `after`, because a page may be requested in one direction
    // only.
    const given = args.filter(({ name }) => name !== 'before' || !args.some((other) => other.name === 'after'));
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${literal(type, name)}`).join(', ')})`;
  }

  it('the traces of all root fields contain no text, id, password or token that the client sent', async () => {
    const { ask, upstream } = await start({});
    const fields = [
      { kind: 'query', type: schema.getQueryType() },
      { kind: 'mutation', type: schema.getMutationType() },
    ].flatMap(({ kind, type }) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })));
    let withCalls = 0;
    for (const { kind, field } of fields) {
      const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
      const { errors, calls, text } = await ask({
        query: `${kind} { ${field.name}${argumentsOf(field)} ${selection} }`,
      });
      if (!calls) {
        expect(errors, `${field.name}: ${text}`).toBeDefined();
        if (!text.includes('Upload literal')) expect(text).not.toContain('GRAPHQL_VALIDATION_FAILED');
        continue;
      }
      const received = upstream.seen.splice(0);
      if (received.length > 0) withCalls += 1;
      expect(sorted(calls.map(({ method, path }) => `${method} ${path}`)), field.name).toEqual(
        sorted(received.map(written)),
      );
      expect(JSON.stringify(calls), field.name).not.toMatch(new RegExp(`${secret}|token-of-ana`));
    }
    expect(withCalls).toBeGreaterThan(120);
  });

  it.each<[string, string, object, string]>([
    [
      'the digits that a member searched for',
      'query ($search: String!) { discoverPosts(search: $search) { edges { cursor } } }',
      { search: '11987654321' },
      '11987654321',
    ],
    [
      'the password with which a member logged in',
      'mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }',
      { input: { email: 'ana@brasa.example', password: 'ventania-azul' } },
      'ventania-azul',
    ],
    [
      'the text of a message that a member sent',
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }',
      {
        input: {
          conversationId: 'conversation-1',
          text: 'Te espero na praça',
          clientId: '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11',
        },
      },
      'Te espero na praça',
    ],
  ])('the trace of a request does not contain %s', async (_what, text, variables, hidden) => {
    const { ask, upstream } = await start({});
    const { calls = [], errors } = await ask({ query: text, variables });
    expect(upstream.seen.length, JSON.stringify(errors)).toBe(1);
    expect(calls).toHaveLength(1);
    const traced = JSON.stringify(calls);
    for (const form of [hidden, encodeURIComponent(hidden), 'ana@', 'token-of-ana']) expect(traced).not.toContain(form);
  });
});
