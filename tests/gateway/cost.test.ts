import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOperationAST, getVariableValues, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { features } from '../../bff/features/index.ts';
import { measure } from '../../bff/gateway/execution/cost.ts';
import { costOf, limits } from '../../bff/gateway/execution/limits.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { fetchCost } from '../../bff/gateway/playground/tracing.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { readExamples } from '../support/playground-examples.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { openSocket } from '../support/socket.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';
import { wireComment, wirePage, wirePaging, wirePost, wireUsers } from '../support/wire.ts';

const schema = createSchema(features);
const asked = { 'x-brasa-cost': '1' };
const costWire = z.strictObject({
  requested: z.int().nullable(),
  limit: z.int(),
  fields: z.array(z.strictObject({ path: z.string(), cost: z.int() })),
});
const answerWire = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  extensions: z.strictObject({ cost: costWire.optional() }).optional(),
});

const routes = {
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }),
  'GET /api/comment/post-1': () => ({ body: commentsOf(1) }),
  'GET /api/comment/post-2': () => ({ body: commentsOf(2) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};

function commentsOf(post: number) {
  const comments = [wireComment(1, { idPost: `post-${post}` })];
  return { comments, paging: wirePaging(comments) };
}

const nested = `query Feed($first: Int, $comments: Int) {
  feed(first: $first) { edges { node { id talk: comments(first: $comments) { edges { node { id } } } } } }
}`;

async function post(url: string, body: object, headers: Record<string, string> = asked) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asMember, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...answerWire.parse(await response.json()) };
}

/** Returns the cost that the operation limits compute for a document. */
function limitersCost(document: DocumentNode, variables: Record<string, unknown>) {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return costOf(measure(schema, document, operation, limits).cost, coerced);
}

describe.each([
  ['in development', false],
  ['in production', true],
])('the request header x-brasa-cost %s', (_where, production) => {
  it('the answer to a query carries the cost of the query with its variables, whether the query is compiled or not', async () => {
    const { url } = await startGateway(routes, { production });
    for (const variables of [{ first: 2, comments: 3 }, { first: 2, comments: 3 }, { first: 2, comments: 3 }, {}]) {
      const { status, data, errors, extensions } = await post(url, { query: nested, variables });
      expect([status, errors]).toEqual([200, undefined]);
      expect(data).toMatchObject({ feed: { edges: [{ node: { id: 'post-1' } }, { node: { id: 'post-2' } }] } });
      expect(extensions?.cost?.limit).toBe(limits.cost);
      expect(extensions?.cost?.requested).toBe(limitersCost(parse(nested), variables));
    }
  });

  it('when a query is refused because its cost is above the limit, the answer carries this cost', async () => {
    const { url, upstream } = await startGateway(routes, { production });
    for (let time = 0; time < 3; time += 1) {
      const variables = { first: 50, comments: 50 };
      const { status, errors, extensions } = await post(url, { query: nested, variables });
      expect(status).toBe(400);
      const requested = extensions?.cost?.requested ?? 0;
      expect(requested).toBeGreaterThan(limits.cost);
      expect(errors?.[0]?.message).toContain(`costs ${requested}, and at most ${limits.cost} is allowed`);
      expect(extensions?.cost?.fields.map(({ path }) => path)).toEqual(['feed', 'feed.edges.node.talk']);
    }
    expect(upstream.seen).toEqual([]);
  });
});

describe('the request header x-brasa-cost', () => {
  it('an answer has no extensions if the header is missing or has a value other than 1', async () => {
    const { url } = await startGateway(routes);
    const others: Record<string, string>[] = [{}, { 'x-brasa-cost': '0' }, { 'x-brasa-cost': 'true' }];
    for (const headers of others) {
      for (let time = 0; time < 3; time += 1) {
        expect((await post(url, { query: nested }, headers)).extensions).toBeUndefined();
      }
    }
  });

  it('for a refused page size, cost.requested is null; for an invalid document or variable, the answer has no cost', async () => {
    const { url } = await startGateway(routes);
    const { status, extensions } = await post(url, { query: nested, variables: { first: 51 } });
    expect([status, extensions]).toEqual([400, { cost: { requested: null, limit: limits.cost, fields: [] } }]);
    expect((await post(url, { query: '{ fed { id } }' })).extensions).toBeUndefined();
    expect((await post(url, { query: nested, variables: { first: 'x' } })).extensions).toBeUndefined();
  });

  it('a GET request with the header is answered with the cost', async () => {
    const { url } = await startGateway(routes);
    const headers = { ...asked, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${url}/graphql?query=${encodeURIComponent('{ feed { edges { cursor } } }')}`, {
      headers,
    });
    const { extensions } = answerWire.parse(await response.json());
    expect(extensions?.cost?.fields).toEqual([{ path: 'feed', cost: extensions?.cost?.requested }]);
  });

  it('the refusal of a subscription sent over HTTP carries the cost of the subscription', async () => {
    const { url } = await startGateway(routes);
    const query = 'subscription { commentAdded(postId: "post-1") { id author { id } } }';
    const { status, extensions } = await post(url, { query });
    expect([status, extensions?.cost?.requested]).toEqual([400, limitersCost(parse(query), {})]);
  });

  it('if a subscription on a socket is refused for its cost, the error carries the cost only if the client asked for it', async () => {
    const { url } = await startGateway(routes);
    const socket = await openSocket(url);
    await socket.init();
    const fields = 'author { posts(first: 50) { edges { node { comments(first: 50) { edges { cursor } } } } } }';
    const query = `subscription { commentAdded(postId: "post-1") { ${fields} } }`;
    const costs = z.array(z.object({ extensions: z.object({ code: z.string(), cost: costWire.optional() }) }));
    const costIn = async (id: string, extensions: object) => {
      socket.send({ id, type: 'subscribe', payload: { query, extensions } });
      return costs.parse((await socket.answerTo(id)).payload)[0]?.extensions.cost?.requested;
    };
    expect(await costIn('1', { cost: true })).toBe(limitersCost(parse(query), {}));
    expect(await costIn('2', {})).toBeUndefined();
  });

  it('CORS allows a page of an origin in the CORS list to send the header', async () => {
    const origin = 'https://app.example';
    const { url } = await startGateway({}, { corsOrigins: [origin], production: true });
    const { headers } = await fetch(`${url}/graphql`, { method: 'OPTIONS', headers: { origin } });
    expect(headers.get('access-control-allow-headers')?.split(', ')).toContain('x-brasa-cost');
  });

  it('in each playground example, the costs of the root fields add up to the total, and no field costs more than that', async () => {
    const { url } = await startGateway();
    const examples = [...readExamples().values()].filter(({ kind }) => kind === OperationTypeNode.QUERY);
    expect(examples.length).toBeGreaterThan(40);
    for (const { id, document } of examples) {
      const { extensions } = await post(url, { query: document });
      const cost = extensions?.cost;
      // Skips an example with a required variable: without a value for the variable, the gateway cannot compute the
      // cost.
      if (!cost) continue;
      const roots = cost.fields.filter(({ path }) => !path.includes('.'));
      expect(
        roots.reduce((sum, each) => sum + each.cost, 0),
        id,
      ).toBe(cost.requested);
      expect(Math.max(...cost.fields.map((each) => each.cost)), id).toBeLessThanOrEqual(cost.requested ?? 0);
    }
  });

  it('the playground gets the cost of each example, also of one with a file, without executing the operation', async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    const { url, upstream } = await startGateway(routes, { playgroundDir });
    const previewOf = async (body: object | string) => {
      const headers = { 'content-type': 'application/json' };
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(`${url}/playground/cost`, { method: 'POST', headers, body: sent });
      return z.object({ cost: costWire.optional(), problem: z.string().optional() }).parse(await response.json());
    };
    for (const { id, document, variables: prepared } of readExamples().values()) {
      // Replaces the numbers and days that the set-up of an example would read from the world.
      const withNumbers = JSON.stringify(prepared).replaceAll(/"\{#\w+\}"/g, '1');
      const text = withNumbers.replaceAll(/\{today(\+\d)?\}/g, '2026-05-14');
      const filled = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      const { cost, problem } = await previewOf({ query: document, variables: filled });
      expect([problem, cost?.requested], id).toEqual([undefined, limitersCost(parse(document), filled)]);
    }
    const variables = { first: 50, comments: 50 };
    expect((await previewOf({ query: nested, variables })).cost).toEqual(
      (await post(url, { query: nested, variables })).extensions?.cost,
    );
    expect((await previewOf({ query: '{ fed { id } }' })).problem).toContain('fed');
    expect((await previewOf({ query: '{ feed {' })).problem).toContain('Syntax Error');
    expect((await previewOf({ query: 'query A { __typename } query B { __typename }' })).problem).toContain('Which');
    expect((await previewOf({})).problem).toBe('There is no query.');
    for (const first of ['x', 'file:brasa.png'])
      expect(await previewOf({ query: nested, variables: { first } })).toEqual({
        problem: 'The variables do not fit the operation.',
      });
    expect(upstream.seen).toEqual([]);
  });

  it('a cost request whose body cannot be read is answered with a client error and a problem, and logs no error', async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    const { url, log } = await startGateway(routes, { playgroundDir });
    const headers = { 'content-type': 'application/json' };
    const answerTo = async (body: string) => {
      const response = await fetch(`${url}/playground/cost`, { method: 'POST', headers, body });
      const answer: unknown = await response.json();
      return [response.status, answer];
    };
    const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(limits.body)}` });
    expect(await answerTo(large)).toEqual([413, { problem: `A request may have at most ${limits.body} bytes.` }]);
    expect(await answerTo('{ "query": ')).toEqual([400, { problem: 'The body is no JSON.' }]);
    expect(log.map((line) => z.object({ level: z.number() }).parse(JSON.parse(line)).level)).not.toContain(50);
  });

  it("the playground's cost line parses the variables as a run of the query does, and shows an error if they are no JSON object", async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    const { url } = await startGateway(routes, { playgroundDir });
    const { fetch: send } = globalThis;
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(new URL(path, url), init));
    const shown = (variables: string, query = nested) =>
      fetchCost({ query, variables, operationName: undefined }, AbortSignal.timeout(TEST_TIMEOUT_MS));
    const cost = await shown('{"first": 5, "comments": 2}');
    expect(cost).toHaveProperty('cost.requested', limitersCost(parse(nested), { first: 5, comments: 2 }));
    expect(await shown('{\n  // five posts\n  "first": 5,\n  "comments": 2, /* each */\n}')).toEqual(cost);
    expect(await shown('// no variables')).toEqual(await shown(''));
    for (const text of ['{ "first": 5', '[5]', 'first'])
      expect(await shown(text)).toEqual({ problem: 'The variables are no JSON object.' });
    expect(await shown('', `${nested} #${'x'.repeat(limits.body)}`)).toEqual({
      problem: `A request may have at most ${limits.body} bytes.`,
    });
  });

  it('in production, a cost request of the playground gets 404', async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    const { url } = await startGateway(routes, { playgroundDir, production: true });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: nested });
    expect((await fetch(`${url}/playground/cost`, { method: 'POST', headers, body })).status).toBe(404);
  });

  it('the cost of a field is the cost of the query with the field minus the cost of the query without the field', async () => {
    const { url } = await startGateway(routes);
    const whole = await post(url, { query: nested, variables: { first: 7, comments: 4 } });
    const without = nested
      .replace(/talk: comments\(.*?\) \{ edges \{ node \{ id \} \} \}/, '')
      .replace(', $comments: Int', '');
    const less = await post(url, { query: without, variables: { first: 7 } });
    const difference = (whole.extensions?.cost?.requested ?? 0) - (less.extensions?.cost?.requested ?? 0);
    expect(whole.extensions?.cost?.fields.find(({ path }) => path === 'feed.edges.node.talk')?.cost).toBe(difference);
    expect(difference).toBeGreaterThan(7 * 50);
  });
});
