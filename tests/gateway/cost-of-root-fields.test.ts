import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  parse,
  validate,
} from 'graphql';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { listsById, measure, wholeLists } from '../../bff/gateway/execution/cost.ts';
import { createExecutor } from '../../bff/gateway/execution/executor.ts';
import { costOf, limits } from '../../bff/gateway/execution/limits.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { Upstream } from '../../bff/gateway/upstream/upstream.ts';
import { UpstreamHttp } from '../../bff/gateway/upstream/upstream-adapter.ts';
import { anyAnswer } from '../support/any-answer.ts';
import { argsOf, waysFrom } from '../support/asked-of-all.ts';

const ROUND_TRIP = 50;
const ALIASES = 20;
const schema = createSchema(features);
const executor = createExecutor(schema, () => undefined);
const asker = { token: 'token-of-ana', requestId: 'all', address: undefined };
const nowhere = () => Promise.reject(new Error('Nothing is sent.'));

interface Call {
  path: string;
  size: number | undefined;
}

/** A platform client for tests. Returns as many items as the caller requests, and records each call. */
class Counting extends Upstream {
  readonly calls: Call[] = [];

  constructor() {
    super(new UpstreamHttp(nowhere, nowhere), asker);
  }

  override ask<Answer>(
    _method: string,
    path: string,
    wire: z.ZodType<Answer>,
    { query }: { query?: Record<string, string | undefined> } = {},
  ): Promise<Answer> {
    const asked = query?.['cursorSize'];
    const size = asked === undefined ? undefined : Number(asked);
    this.calls.push({ path, size });
    return new Promise((resolve) => resolve(wire.parse(anyAnswer(wire, size ?? 3))));
  }
}

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ type, field })),
);
/**
 * Returns true for the mutation uploadMedia. The test skips it, because a GraphQL document cannot contain the uploaded
 * file.
 */
const takesFiles = ({ name }: { name: string }) => name === 'uploadMedia';
const isList = (key: string, { args }: { args: readonly { name: string }[] }) =>
  wholeLists.has(key) || args.some(({ name }) => name === 'first');
const ways = (from: Parameters<typeof waysFrom>[1]) => waysFrom(schema, from, isList);

/** Executes a document. @returns its computed cost and the platform calls that the gateway made for it */
async function askWithCost(text: string) {
  const document = parse(text);
  const [operation] = document.definitions;
  expect(validate(schema, document), text).toEqual([]);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const cost = costOf(measure(schema, document, operation, limits).cost, {}) ?? Infinity;
  const upstream = new Counting();
  const { errors } = await executor.run(document, undefined, {}, features.createContext(upstream, asker));
  return { cost, calls: upstream.calls, errors };
}

function expectPaid(text: string, cost: number, calls: readonly Call[], rootFields: number) {
  const pages = calls.filter(({ size }) => size !== undefined);
  const objects = pages.reduce((sum, { size = 0 }) => sum + size, 0);
  expect(cost, text).toBeGreaterThanOrEqual(ROUND_TRIP * Math.max(pages.length, rootFields));
  expect(cost, text).toBeGreaterThanOrEqual(calls.length + objects);
}

describe('the computed cost of every field in the schema', () => {
  it.each(roots.filter(({ field }) => !takesFiles(field)))(
    'with 20 aliases and with nested lists, the field $field.name costs at least as much as its platform calls',
    async ({ type, field }) => {
      const within = getNamedType(field.type);
      const kind = type === schema.getMutationType() ? 'mutation' : 'query';
      const bare = isCompositeType(within) ? '{ __typename }' : '';
      const head = `${field.name}${argsOf(field)}`;
      const many = `${kind} { ${Array.from({ length: ALIASES }, (_, at) => `a${at}: ${head} ${bare}`).join(' ')} }`;
      const { cost, calls } = await askWithCost(many);
      expectPaid(many, cost, calls, ALIASES);
      if (!isCompositeType(within)) return;

      for (const outer of ways(within)) {
        for (const inner of [undefined, ...ways(outer.type)]) {
          const text = `${kind} { ${head} { ${outer.ask(`__typename ${inner?.ask('__typename') ?? ''}`)} } }`;
          const asked = await askWithCost(text);
          expectPaid(text, asked.cost, asked.calls, 1);
        }
      }
    },
  );

  it('the queries of these tests load every list field of the schema from the platform', async () => {
    const untried = new Set(
      Object.values(schema.getTypeMap())
        .filter(isObjectType)
        .filter((type) => type !== schema.getQueryType())
        .flatMap((type) =>
          Object.values(type.getFields())
            .filter((field) => isList(`${type.name}.${field.name}`, field))
            // The other lists arrive together with their parent objects.
            .filter((field) => wholeLists.get(`${type.name}.${field.name}`)?.isAsked !== false)
            .map((field) => `${type.name}.${field.name}`),
        ),
    );
    for (const { type, field } of roots) {
      const within = getNamedType(field.type);
      if (type !== schema.getQueryType() || !isCompositeType(within)) continue;
      const head = `${field.name}${argsOf(field)}`;
      const before = (await askWithCost(`{ ${head} { __typename } }`)).calls.length;
      for (const outer of ways(within)) {
        const { calls, errors } = await askWithCost(`{ ${head} { ${outer.ask('__typename')} } }`);
        if (calls.length > before && !errors) untried.delete(outer.list);
      }
    }
    expect([...untried]).toEqual([]);
  });

  it('the cost computation knows the length of each list without a `first` argument whose items have paged fields', () => {
    const unknown = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) => {
          const [key, within] = [`${type.name}.${field.name}`, getNamedType(field.type)];
          if (!isListType(getNullableType(field.type)) || field.name === 'edges' || isList(key, field)) return [];
          if (listsById.has(key)) return [];
          return isCompositeType(within) && ways(within).length > 0 ? [key] : [];
        }),
      );
    expect(unknown).toEqual([]);
  });
});
