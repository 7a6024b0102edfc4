import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { createAccepted } from './accepted.ts';
import { createApollo } from './apollo.ts';
import { createDocuments } from './documents.ts';
import { createEarlierSchema, createSchema } from './schema.ts';
import { createExecutor } from './executor.ts';
import type { Features } from '../features.ts';

interface Parts {
  features: Features;
  production: boolean;
  logger: Logger;
  countDeprecated: (part: string) => void;
}

/** The parts that parse, validate, cache and execute the operations of one schema. */
export type Engine = Awaited<ReturnType<typeof createEngine>>;

async function createEngine(schema: GraphQLSchema, { production, logger, countDeprecated }: Parts) {
  const executor = createExecutor(
    schema,
    (error, { log }) => logger.error({ err: error, requestId: log.requestId }, 'a field failed'),
    countDeprecated,
  );
  const accepted = createAccepted(executor);
  const apollo = await createApollo({ schema, executor, accepted, production, logger });
  return { schema, executor, accepted, apollo, documents: createDocuments(schema, production) };
}

/**
 * Creates the engine of the present schema. Creates the engines of earlier schemas at their first use, so that they
 * take no memory once all pages of their releases are closed and the gateway has restarted.
 */
export async function createEngines(parts: Parts) {
  const present = await createEngine(createSchema(parts.features), parts);
  const earlier = new Map<string, Promise<Engine>>();

  function earlierOf(schemaFile: string) {
    const known = earlier.get(schemaFile);
    if (known) return known;
    const schema = createEarlierSchema(readFileSync(schemaFile, 'utf8'), parts.features, present.schema);
    const engine = createEngine(schema, parts);
    earlier.set(schemaFile, engine);
    return engine;
  }

  return {
    present,

    /** Returns the engine for the schema that trusted.ts has found for a document. */
    engineOf: (schemaFile: string | undefined): Engine | Promise<Engine> =>
      schemaFile === undefined ? present : earlierOf(schemaFile),

    async stop() {
      await Promise.all([present, ...earlier.values()].map(async (engine) => (await engine).apollo.stop()));
    },
  };
}

export type Engines = Awaited<ReturnType<typeof createEngines>>;
