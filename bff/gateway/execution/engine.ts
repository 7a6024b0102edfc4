import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { createAccepted } from './accepted.ts';
import { createApollo } from './apollo.ts';
import { createDocuments } from './documents.ts';
import { createEarlierSchema, createSchema } from './schema.ts';
import { createExecutor } from './executor.ts';
import { createPayloadCheck } from './newer-values.ts';
import type { Features } from '../features.ts';

interface Parts {
  features: Features;
  production: boolean;
  logger: Logger;
  countDeprecated: (part: string) => void;
}

/** The parts that parse, validate, cache and execute the operations of one schema. */
export type Engine = Awaited<ReturnType<typeof createEngine>>;

async function createEngine(
  schema: GraphQLSchema,
  { production, logger, countDeprecated }: Parts,
  canSend: (fieldName: string, payload: unknown) => boolean = () => true,
) {
  const executor = createExecutor(
    schema,
    (error, { log }) => logger.error({ err: error, requestId: log.requestId }, 'a field failed'),
    countDeprecated,
  );
  const accepted = createAccepted(executor);
  const apollo = await createApollo({ schema, executor, accepted, production, logger });
  return {
    schema,
    executor,
    accepted,
    apollo,
    documents: createDocuments(schema, production),
    /** Returns whether the schema can express the payload of a field of `Subscription`. */
    canSend,
  };
}

/**
 * Creates the engine of the present schema. Creates the engines of earlier schemas at their first use, so that they
 * take no memory once all pages of their releases are closed and the gateway has restarted.
 */
export async function createEngines(parts: Parts) {
  const present = await createEngine(createSchema(parts.features), parts);
  const earlier = new Map<string, Promise<Engine>>();

  function earlierOf(sdl: string) {
    const known = earlier.get(sdl);
    if (known) return known;
    const engine = createEarlier(sdl);
    earlier.set(sdl, engine);
    // Drop an engine that could not be created, so that the next request tries again.
    engine.catch(() => earlier.delete(sdl));
    return engine;
  }

  async function createEarlier(sdl: string) {
    const { features } = parts;
    const schema = createEarlierSchema(sdl, features, present.schema);
    return createEngine(schema, parts, createPayloadCheck(schema, present.schema, features.passedOver));
  }

  return {
    present,

    /** Returns the engine for the schema that trusted.ts has found for a document. */
    engineOf: (schemaSdl: string | undefined): Engine | Promise<Engine> =>
      schemaSdl === undefined ? present : earlierOf(schemaSdl),

    async stop() {
      await Promise.all([present, ...earlier.values()].map(async (engine) => (await engine).apollo.stop()));
    },
  };
}

export type Engines = Awaited<ReturnType<typeof createEngines>>;
