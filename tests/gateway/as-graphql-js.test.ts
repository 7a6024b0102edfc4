import { execute, getOperationAST, GraphQLError, isObjectType, parse, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { weigh } from '../../bff/gateway/execution/compilable.ts';
import type { GatewayContext } from '../../bff/gateway/context.ts';
import { presentError } from '../../bff/gateway/errors.ts';
import { createExecutor } from '../../bff/gateway/execution/executor.ts';
import { limits } from '../../bff/gateway/execution/limits.ts';
import { valueOf } from '../support/random-graphql/answers.ts';
import { Clock } from '../support/random-graphql/clock.ts';
import { randomDocument } from '../support/random-graphql/documents.ts';
import { hashOf, randomOf } from '../support/random-graphql/random.ts';
import { randomSchema } from '../support/random-graphql/schema.ts';
import { SEED } from '../support/seed.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';

/** The number of random schemas. Their seeds are SEED, SEED + 1, SEED + 2 and so on. */
const SCHEMAS = Number(process.env['RANDOM_SCHEMAS'] ?? 12);
const DOCUMENTS = 12;

const seen = { documents: 0, compiled: 0, withErrors: 0, compiledWithErrors: 0 };

async function trySeed(seed: number) {
  const random = randomOf(seed);
  const clock = new Clock();
  const schema = randomSchema(random, seed, clock);
  const executor = createExecutor(schema, () => undefined);

  for (let number = 0; number < DOCUMENTS; number += 1) {
    const { text, variables } = randomDocument(schema, random);
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation || validate(schema, document).length > 0) continue;

    const isCompiled = weigh(schema, document, operation, limits.compiled) !== undefined;
    seen.documents += 1;
    if (isCompiled) seen.compiled += 1;
    const root = rootOf(schema, operation.operation, seed);
    for (let time = 1; time <= 10; time += 1) {
      const given = variables();
      if (time > 3 && time < 10) {
        await clock.through(executor.run(document, undefined, given, nobody(), root));
        continue;
      }
      const expected = await clock.through(byGraphqlJs(schema, text, given, root));
      if (expected.includes('"errors":')) {
        seen.withErrors += 1;
        if (isCompiled) seen.compiledWithErrors += 1;
      }
      const answered = JSON.stringify(await clock.through(executor.run(document, undefined, given, nobody(), root)));
      expect(answered, `seed ${seed}, time ${time}, ${JSON.stringify(given)}\n${text}`).toBe(expected);
    }
  }
}

async function byGraphqlJs(
  schema: GraphQLSchema,
  text: string,
  variableValues: Record<string, unknown>,
  rootValue: unknown,
) {
  const { data, errors } = await execute({
    schema,
    document: parse(text),
    variableValues,
    rootValue,
    contextValue: {},
  });
  const presented = errors?.map((error) => presentError(error, () => undefined));
  return JSON.stringify({ ...(data !== undefined && { data }), ...(presented && { errors: presented }) });
}

/** Returns random data as the root value of a subscription, or an empty object for queries and mutations. */
function rootOf(schema: GraphQLSchema, kind: string, seed: number) {
  const type = schema.getSubscriptionType();
  if (kind !== 'subscription' || !isObjectType(type)) return {};
  const random = randomOf(hashOf(`root ${seed}`));
  return Object.fromEntries(
    Object.values(type.getFields()).map(({ name, type: fieldType }) => [
      name,
      valueOf(schema, fieldType, random, '', 3),
    ]),
  );
}

/**
 * Returns a context without a session or data sources, because the resolvers of random schemas do not read the context.
 */
function nobody(): GatewayContext {
  const context: unknown = { token: undefined, dataSources: {}, log: { requestId: 'x' } };
  return isContext(context) ? context : nobody();
}

function isContext(value: unknown): value is GatewayContext {
  return typeof value === 'object' && value !== null;
}

/**
 * Ignores rejections of fields that graphql-js has stopped awaiting because another item of the same list failed (see
 * `last-resort.ts`).
 */
function forgiveAbandonedFields() {
  const listeners = process.listeners('unhandledRejection');
  const forgive = (reason: unknown, promise: Promise<unknown>) => {
    if (!(reason instanceof GraphQLError && reason.path)) for (const listener of listeners) listener(reason, promise);
  };
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', forgive);
  onTestFinished(() => {
    process.off('unhandledRejection', forgive);
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
}

describe('createExecutor()', () => {
  it(
    `the executor answers random documents byte for byte as graphql-js does (SEED=${SEED})`,
    { timeout: TEST_TIMEOUT_MS + SCHEMAS * 1_000 },
    async () => {
      forgiveAbandonedFields();
      for (let seed = SEED; seed < SEED + SCHEMAS; seed += 1) await trySeed(seed);
      console.log(`as graphql-js: SEED=${SEED}, ${SCHEMAS} schemas: ${JSON.stringify(seen)}`);
    },
  );
});
