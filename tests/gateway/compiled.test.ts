import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { getOperationAST, Kind, OperationTypeNode, parse, print, type DocumentNode } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { weigh } from '../../bff/gateway/execution/compilable.ts';
import { createCompiler } from '../../bff/gateway/execution/compiler.ts';
import { limits } from '../../bff/gateway/execution/limits.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { hashOf, readDocuments } from '../../web/build/documents.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wirePage, wirePost, wireUsers } from '../support/wire.ts';

const routes = {
  'POST /api/post/post-1/reaction': () => ({ body: { reactions: { reacted: true, total: 5 } } }),
  'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};
const schema = createSchema(features);

/**
 * Returns the weight of a document (the number of selections for which graphql-jit generates code), or undefined if the
 * document is not compiled.
 */
function weightOf(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation ? weigh(schema, document, operation, limits.compiled) : undefined;
}

/** Returns the name and the text of every GraphQL operation of the web app, as an Apollo client sends them. */
async function ownOperations() {
  const files = import.meta.glob<Record<string, unknown>>('../../web/**/generated/*.ts');
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const documents = modules.flatMap((module) => Object.values(module)).filter(isDocument);
  const sent: [string, string][] = [];
  const link = new ApolloLink(({ operationName = '', query }) => {
    sent.push([operationName, print(query)]);
    return new Observable((observer) => observer.complete());
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  for (const document of documents) {
    const kind = getOperationAST(document)?.operation;
    // No request has an answer, so each query and mutation rejects.
    if (kind === OperationTypeNode.QUERY) await client.query({ query: document }).catch(() => undefined);
    if (kind === OperationTypeNode.MUTATION) await client.mutate({ mutation: document }).catch(() => undefined);
    if (kind === OperationTypeNode.SUBSCRIPTION) client.subscribe({ query: document }).subscribe({});
  }
  return sent;
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

describe('repeated documents', () => {
  it('code hidden in a string of a document is not executed when the repeated document is compiled', async () => {
    const { ask } = await startGateway(routes);
    // graphql-jit marks dates in its generated code by this string. If it took the same string in the query for a date,
    // the text after the string would become code.
    const date = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const ran = vi.fn();
    vi.stubGlobal('ran', ran);
    const query = `{ feed(after: "${date}0),x:globalThis.ran(),y:(0") { edges { cursor } } }`;
    for (let time = 0; time < 4; time += 1) expect((await ask(query)).errors).toBeUndefined();
    vi.unstubAllGlobals();
    expect(ran).not.toHaveBeenCalled();
  });

  it.each([
    ['a query', '{ feed { edges { node { ...F0 } } } }'],
    [
      'a mutation',
      'mutation ($input: SetReactionInput!) { setReaction(input: $input) { ... on SetReactionSuccess { target { ...F0 } } } }',
    ],
  ])(
    '%s with exponentially nested fragments is answered within 5 s, even when it is repeated',
    async (_what, operation) => {
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
    },
  );
});

it('the manifest of the web app maps the hash of each operation to the text that Apollo Client sends', async () => {
  const texts = (await ownOperations()).map(([, text]) => text);
  const manifest = readDocuments();
  expect(Object.values(manifest).sort()).toEqual(texts.sort());
  for (const [hash, text] of Object.entries(manifest)) expect(hash).toBe(hashOf(text));
});

describe('the choice of documents that are compiled', () => {
  it('every operation of the web app can be compiled', async () => {
    const operations = await ownOperations();
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Feed', 'Post', 'PostComments', 'Messages', 'SetReaction', 'AddComment', 'MessageAdded']),
    );
    const left = operations.filter(([, text]) => weightOf(text) === undefined).map(([name]) => name);
    expect(left).toEqual([]);
  });

  it('the document cache is large enough for all operations of the web app together', async () => {
    const operations = await ownOperations();
    const weight = operations.reduce((sum, [, { length }]) => sum + length + limits.ofEachDocument, 0);
    expect(weight).toBeLessThan(limits.keptDocuments);
    expect(operations.filter(([, { length }]) => length > limits.keptDocument)).toEqual([]);
  });

  it.each([
    ['a string', '{ feed(after: "c") { edges { cursor } } }'],
    ['a block string', '{ feed(after: """c""") { edges { cursor } } }'],
    ['an object', 'mutation ($id: ID!) { setReaction(input: { postId: $id, reacted: true }) { __typename } }'],
    ['a nullable variable in a non-null position', 'query ($id: ID = "x") { post(id: $id) { id } }'],
    ['a list', '{ moderationCases(filter: { kinds: [] }) { edges { cursor } } }'],
    ['@skip', 'query ($s: Boolean!) { feed { edges { cursor @skip(if: $s) } } }'],
    ['@include', 'query ($s: Boolean!) { ... @include(if: $s) { feed { edges { cursor } } } }'],
    [
      'a variable named like a property of every object ($toString)',
      'query ($toString: Int) { feed(first: $toString) { edges { cursor } } }',
    ],
    ['an underscore in an alias (edges_node)', '{ feed { edges_node: edges { cursor } } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['two mutations', 'mutation { a: logOut { __typename } b: logOut { __typename } }'],
    ['a mutation inside a fragment', 'mutation { ...A } fragment A on Mutation { logOut { __typename } }'],
    ['more fields than the limit', `{ feed { edges { node { ${'author { name } '.repeat(limits.compiled / 2)} } } } }`],
  ])('a document with %s is not compiled', (_what, text) => {
    expect(weightOf(text)).toBeUndefined();
  });
});

describe('createCompiler()', () => {
  /** Returns a parsed document together with its operation. */
  function asked(text: string) {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation.');
    return { document, operation };
  }
  const strange = (number: number) => {
    const names = Array.from({ length: 19 }, (_, index) => `a${number}x${index}: text`).join(' ');
    return asked(`{ feed { edges { node { ${names} author { id name bio } } } } }`);
  };

  it('the compiler compiles a document when it is requested the second time', () => {
    const compiler = createCompiler(schema);
    const { document, operation } = strange(1);
    const times = [1, 2, 3].map(() => compiler.compiledOf(document, operation) !== undefined);
    expect(times).toEqual([false, true, true]);
  });

  it('for 1,000 new documents, the compiler uses no more than its time budget', () => {
    let now = 0;
    // Each time the compiler reads the fake clock, the clock advances by 10 ms.
    const compiler = createCompiler(schema, () => (now += 10));
    let compiled = 0;
    for (let number = 0; number < 1_000; number += 1) {
      const { document, operation } = strange(number);
      compiler.compiledOf(document, operation);
      if (compiler.compiledOf(document, operation)) compiled += 1;
    }
    const allowed = limits.compilingAtOnce + (now * limits.compiling) / 1_000;
    expect(compiled).toBeGreaterThan(limits.compilingAtOnce / 10 - 5);
    expect(compiled * 10).toBeLessThanOrEqual(allowed + 10);
  });

  it('above the total weight limit, the compiler keeps a document that is in use and evicts others', () => {
    let left: number = limits.compilingAtOnce;
    // At first the fake clock does not advance, so the compiler compiles every document. Later a single compilation
    // uses up the whole time budget.
    let step = 0;
    const compiler = createCompiler(schema, () => (left += step));
    const own = asked('{ feed { edges { node { id } } } }');
    const others = Array.from({ length: 600 }, (_, number) => strange(number));
    const weight =
      weigh(schema, others[0]?.document ?? own.document, others[0]?.operation ?? own.operation, 1_000) ?? 0;
    const isCompiled = ({ document, operation }: typeof own) => compiler.compiledOf(document, operation) !== undefined;
    expect([isCompiled(own), isCompiled(own)]).toEqual([false, true]);
    for (const other of others) {
      expect([isCompiled(other), isCompiled(other), isCompiled(own)]).toEqual([false, true, true]);
    }

    step = -1e9;
    expect(isCompiled(own)).toBe(true);
    const kept = others.filter(isCompiled).length;
    expect(kept).toBeGreaterThan(100);
    expect(kept * weight).toBeLessThanOrEqual(limits.compiledTogether);
  });

  it('the compile budget is enough for all operations of the web app in a row', async () => {
    // Uses CPU time as the clock, so that a busy machine gives the same result.
    const compiler = createCompiler(schema, () => process.cpuUsage().user / 1_000);
    const began = process.cpuUsage().user;
    const left: string[] = [];
    for (const [name, text] of await ownOperations()) {
      const { document, operation } = asked(text);
      compiler.compiledOf(document, operation);
      if (!compiler.compiledOf(document, operation)) left.push(name);
    }
    expect(left, `after ${(process.cpuUsage().user - began) / 1_000} ms`).toEqual([]);
  });
});
