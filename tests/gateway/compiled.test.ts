import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { getOperationAST, Kind, parse, print, type DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { weigh } from '../../bff/gateway/compilable.ts';
import { limits } from '../../bff/gateway/limits.ts';
import { createSchema } from '../../bff/gateway/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wirePage, wirePost, wireUsers } from '../support/wire.ts';

const routes = {
  'POST /api/post/post-1/reaction': () => ({ body: { reactions: { reacted: true, total: 5 } } }),
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};
const schema = createSchema();

/** A document as it comes from a visitor. */
function weightOf(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation ? weigh(schema, document, operation, limits.compiled) : undefined;
}

/** The operations that the web app sends, in the words in which it sends them. */
async function ownOperations() {
  const folder = path.join(import.meta.dirname, '../../web/generated');
  const modules = await Promise.all(
    readdirSync(folder).map((file): Promise<Record<string, unknown>> => import(path.join(folder, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isDocument)
    .filter((document) => getOperationAST(document))
    .map((document): [string, string] => {
      return [getOperationAST(document)?.name?.value ?? '', print(addTypenameToDocument(document))];
    });
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

describe('a document that is asked again and again', () => {
  it('is never run as code, whatever its strings say', async () => {
    const { ask } = await startGateway(routes);
    // How graphql-jit writes a date down; what follows would end the string.
    const date = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const ran = vi.fn();
    vi.stubGlobal('ran', ran);
    const query = `{ feed(after: "${date}0),x:globalThis.ran(),y:(0") { edges { cursor } } }`;
    for (let time = 0; time < 4; time += 1) expect((await ask(query)).errors).toBeUndefined();
    vi.unstubAllGlobals();
    expect(ran).not.toHaveBeenCalled();
  });

  it.each([
    ['the feed', '{ feed { edges { node { ...F0 } } } }'],
    [
      'a reaction',
      'mutation ($input: SetReactionInput!) { setReaction(input: $input) { ... on SetReactionSuccess { target { ...F0 } } } }',
    ],
  ])('does not hold the thread, however often its fragments spread each other: %s', async (_what, operation) => {
    const { ask } = await startGateway(routes);
    const doubling = Array.from(
      { length: 24 },
      (_, index) => `fragment F${index} on Post { ...F${index + 1} ... on Post { ...F${index + 1} } }`,
    ).join('\n');
    const query = `${operation} ${doubling} fragment F24 on Post { id }`;
    const variables = { input: { postId: 'post-1', reacted: true } };
    const began = performance.now();
    for (let time = 0; time < 4; time += 1)
      expect(JSON.stringify(await ask(query, variables, asMember))).toContain('"id":"post-1"');
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('what is compiled', () => {
  it('is every operation of the web app', async () => {
    const operations = await ownOperations();
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Feed', 'Post', 'PostComments', 'Messages', 'SetReaction', 'AddComment', 'MessageAdded']),
    );
    const left = operations.filter(([, text]) => weightOf(text) === undefined).map(([name]) => name);
    expect(left).toEqual([]);
  });

  it.each([
    ['a string', '{ feed(after: "c") { edges { cursor } } }'],
    ['a block string', '{ feed(after: """c""") { edges { cursor } } }'],
    ['an object', 'mutation ($id: ID!) { setReaction(input: { postId: $id, reacted: true }) { __typename } }'],
    ['a list', '{ moderationCases(filter: { kinds: [] }) { edges { cursor } } }'],
    ['@skip', 'query ($s: Boolean!) { feed { edges { cursor @skip(if: $s) } } }'],
    ['@include', 'query ($s: Boolean!) { ... @include(if: $s) { feed { edges { cursor } } } }'],
    [
      'a variable called as what objects inherit',
      'query ($toString: Int) { feed(first: $toString) { edges { cursor } } }',
    ],
    ['an answered name that could be a path', '{ feed { edges_node: edges { cursor } } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['two mutations', 'mutation { a: logOut { __typename } b: logOut { __typename } }'],
    ['a fragment of mutations', 'mutation { ...A } fragment A on Mutation { logOut { __typename } }'],
    ['more than anybody needs', `{ feed { edges { node { ${'author { name } '.repeat(limits.compiled / 2)} } } } }`],
  ])('is nothing with %s', (_what, text) => {
    expect(weightOf(text)).toBeUndefined();
  });
});
