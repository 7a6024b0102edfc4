import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isInterfaceType, isObjectType, printSchema } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readNodeId, writeNodeId } from '../../bff/features/nodes/node-id.ts';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';

const run = promisify(execFile);
const payment = { desKind: 'TOP_UP', desStatus: 'SUCCEEDED', centavos: 500, datCreated: '2026-05-14T21:03:00.000Z' };

/** Types that have an id but that the query field `node` does not return. The value is the reason. */
const noNodes: Record<string, string> = {
  // The platform lists objects of these types, but has no call that returns a single object.
  ...Object.fromEntries(
    ['PostLeftBehind', 'CommunityMember', 'ModerationAppeal', 'ModerationLogEntry'].map((name) => [
      name,
      'listed only',
    ]),
  ),
  // Objects of these types appear only as parts of another object. The permission to read that object decides who may
  // read its parts.
  ...Object.fromEntries(
    ['Image', 'Video', 'ModerationReport', 'ModerationDecision', 'ModerationPastDecision', 'PaidCommunity'].map(
      (name) => [name, 'part of another object'],
    ),
  ),
  Sponsored: 'an ad as shown once',
  ModerationPerson: 'a profile as moderators see it',
  PaymentIntent: 'an id of the provider',
  PixPayment: 'an id of the provider',
};

describe('nodes', () => {
  it('each type with the field id implements Node or is in the list of exceptions', () => {
    const types = Object.values(createSchema(features).getTypeMap()).filter(isObjectType);
    const withId = types.filter((type) => type.getFields()['id'] && !type.name.endsWith('Success'));
    const nodes = withId.filter((type) =>
      type.getInterfaces().some((each) => isInterfaceType(each) && each.name === 'Node'),
    );
    expect(nodes.length).toBeGreaterThan(10);
    expect(withId.filter((type) => !nodes.includes(type)).map(({ name }) => name)).toEqual(
      Object.keys(noNodes).sort(
        (a, b) => withId.findIndex(({ name }) => name === a) - withId.findIndex(({ name }) => name === b),
      ),
    );
  });

  it('a global id is decoded to the type and the ids from which it was encoded, even with special characters', () => {
    for (const name of [
      { type: 'Post', outer: [], id: '123' },
      { type: 'Comment', outer: ['a:b'], id: 'c%:ç/🔥' },
      { type: 'Message', outer: ['t', '1'], id: ' ' },
    ]) {
      expect(readNodeId(writeNodeId(name))).toEqual(name);
    }
    for (const text of ['', 'Post', 'Post:', ':1', 'Post:%']) expect(readNodeId(text)).toBeUndefined();
  });

  it('for an id of an unknown type, such as "toString:1", node(id:) returns null without a platform call', async () => {
    const { ask, upstream } = await startGateway();
    for (const id of ['Sponsored:1', 'toString:1', '__proto__:1', 'x', 'Message:t:x:1']) {
      expect((await ask('query ($id: ID!) { node(id: $id) { id } }', { id }, asMember)).data).toEqual({ node: null });
    }
    expect(upstream.seen).toEqual([]);
  });

  it('node(id:) finds a payment by the id of the payment, but not by the id of the object that was paid for', async () => {
    const { ask } = await startGateway({
      'GET /api/payments/p1': () => ({ body: { ...payment, idPayment: 'p1' } }),
      'GET /api/payments/target': () => ({ body: { ...payment, idPayment: 'p1' } }),
    });
    const query = 'query ($id: ID!) { node(id: $id) { id nodeId ... on Payment { centavos } } }';
    expect((await ask(query, { id: 'Payment:p1' }, asMember)).data).toEqual({
      node: { id: 'p1', nodeId: 'Payment:p1', centavos: 500 },
    });
    expect((await ask(query, { id: 'Payment:target' }, asMember)).data).toEqual({ node: null });
  });

  it('if the platform fails for one of the ids, nodes(ids:) returns the objects of all other ids', async () => {
    const { ask } = await startGateway({
      'GET /api/payments/p1': () => ({ body: { ...payment, idPayment: 'p1' } }),
      'GET /api/payments/broken': () => ({ status: 500, body: {} }),
      'GET /api/payments/missing': () => ({ status: 404, body: {} }),
    });
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const ids = ['Payment:broken', 'Payment:p1', 'Payment:missing'];
    for (let time = 1; time <= 3; time += 1) {
      const { data, errors } = await ask(query, { ids }, asMember);
      expect(data).toEqual({ nodes: [null, { id: 'p1' }, null] });
      expect(errors?.map((error) => error.path)).toEqual([['nodes', 0]]);
    }
  });

  it('node(id:) fails with UNAUTHENTICATED if the session has ended', async () => {
    const { ask } = await startGateway({ 'GET /api/payments/p1': () => ({ status: 401, body: {} }) });
    const { errors } = await ask('{ node(id: "Payment:p1") { id } }', {}, asMember);
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('nodes(ids:) refuses more than 30 ids, and each id costs as much as a separate field', async () => {
    const { ask } = await startGateway();
    const query =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Post { comments(first: 20) { edges { cursor } } } } }';
    const ids = (count: number) => ({ ids: Array.from({ length: count }, () => 'Sponsored:1') });
    expect((await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', ids(31))).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
    });
    expect((await ask(query, ids(30))).errors?.[0]?.message).toMatch(/^The operation costs \d+/);
    expect((await ask(query, ids(2))).errors).toBeUndefined();
  });

  it('relay-compiler compiles a paginated connection, and a fragment that is refetched by nodeId', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'relay-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'schema.graphql'), printSchema(createSchema(features)));
    await writeFile(
      path.join(folder, 'relay.config.json'),
      JSON.stringify({
        src: 'src',
        schema: 'schema.graphql',
        language: 'typescript',
        schemaConfig: { nodeInterfaceIdField: 'nodeId' },
      }),
    );
    await writeFile(
      path.join(folder, 'src/Post.ts'),
      `import { graphql } from 'react-relay';
graphql\`fragment Post_post on Post @refetchable(queryName: "PostRefetchQuery") { text author { name } }\`;
graphql\`fragment Post_comments on Post
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "PostCommentsQuery") {
  comments(first: $first, after: $after) @connection(key: "Post_comments") { edges { node { text } } }
}\`;
graphql\`query PostFeedQuery { feed(first: 10) @connection(key: "Post_feed") { edges { node { ...Post_post ...Post_comments } } } }\`;
`,
    );
    await run(process.execPath, [path.resolve('node_modules/relay-compiler/cli.js')], { cwd: folder });
    const refetch = await readFile(path.join(folder, 'src/__generated__/PostRefetchQuery.graphql.ts'), 'utf8');
    expect(refetch).toMatch(/query PostRefetchQuery\([^]*node\(id: \$/);
    expect(refetch).toContain('nodeId');
    expect(await readFile(path.join(folder, 'src/__generated__/PostCommentsQuery.graphql.ts'), 'utf8')).toContain(
      'pageInfo',
    );
  });
});
