import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { deprecatedIn } from '../../bff/gateway/execution/deprecated.ts';
import { startGateway } from '../support/gateway.ts';
import { wirePage, wirePost } from '../support/wire.ts';

const compiledRuns = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('../../bff/gateway/execution/schema.ts'), async (load) => {
  const loaded = await load();
  return {
    ...loaded,
    createSchema(features) {
      const schema = loaded.createSchema(features);
      const post = schema.getType('Post');
      const field = post && 'getFields' in post ? post.getFields()['createdAt'] : undefined;
      if (field) field.deprecationReason = 'Since 2026-11-26: nothing replaces it. Goes after 2027-02-26.';
      return schema;
    },
  };
});
vi.mock(import('../../bff/gateway/execution/compiler.ts'), async (load) => {
  const loaded = await load();
  return {
    ...loaded,
    createCompiler(...given: Parameters<typeof loaded.createCompiler>) {
      const compiler = loaded.createCompiler(...given);
      return {
        ...compiler,
        compiledOf(...question: Parameters<typeof compiler.compiledOf>) {
          const compiled = compiler.compiledOf(...question);
          if (compiled) compiledRuns.count += 1;
          return compiled;
        },
      };
    },
  };
});

const metricsToken = 'a-token-for-prometheus';
const routes = { 'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1), wirePost(2)]) }) };

async function countsAt(url: string) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return (await response.text()).match(/^brasa_graphql_deprecated_total\{.*/gm) ?? [];
}

describe('an operation that names a deprecated field', () => {
  it('is counted at /metrics once per execution, whether it is compiled or executed by graphql-js', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    await ask('{ feed { edges { node { id text } } } }');
    expect(await countsAt(url)).toEqual([]);

    const query = '{ feed { edges { node { ...F } } } } fragment F on Post { id createdAt }';
    compiledRuns.count = 0;
    await ask(query);
    expect(compiledRuns.count).toBe(0);
    expect(await countsAt(url)).toEqual(['brasa_graphql_deprecated_total{part="Post.createdAt"} 1']);
    await ask(query);
    await ask(query);
    expect(compiledRuns.count).toBe(2);
    expect(await countsAt(url)).toEqual(['brasa_graphql_deprecated_total{part="Post.createdAt"} 3']);
  });

  it('is not counted when it is refused before it is executed', async () => {
    const { url, ask } = await startGateway(routes, { metricsToken });
    await ask('{ feed(first: 5000) { edges { node { createdAt } } } }');
    expect(await countsAt(url)).toEqual([]);
  });

  it('makes deprecatedIn() return each of its deprecated parts once, and no part that only another operation uses', () => {
    const old = '@deprecated(reason: "old")';
    const schema = buildSchema(`
      type Query { a(by: Int ${old}, in: In, kind: Kind): Int ${old}  b: Int ${old}  c: Int }
      input In { x: Int ${old} y: Int }
      enum Kind { K ${old} L }
    `);
    const document = parse(`
      query One { a(by: 1, in: { x: 1, y: 2 }, kind: K) again: a(kind: L) ...F }
      query Two { c ...G }
      fragment F on Query { c }
      fragment G on Query { b }
    `);
    const partsOf = (name: string) => {
      const operation = getOperationAST(document, name);
      return operation && deprecatedIn(schema, document, operation).sort();
    };
    expect(partsOf('One')).toEqual(['In.x', 'Kind.K', 'Query.a', 'Query.a(by:)']);
    expect(partsOf('Two')).toEqual(['Query.b']);
  });
});
