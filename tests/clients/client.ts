import type { GraphQLSchema } from 'graphql';
import { createClient as createStreamClient } from 'graphql-sse';
import { createClient } from 'graphql-ws';
import type { ConcreteRequest } from 'relay-runtime';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Operation } from './operations.ts';

/** The GraphQL operations compiled by relay-compiler, by operation name. */
export type Artifacts = ReadonlyMap<string, ConcreteRequest>;

/**
 * Thrown if a response contains GraphQL errors. `codes` are the codes of the errors. A `Refusal` in the data of a
 * response is not such an error.
 */
export class Faults extends Error {
  constructor(readonly codes: unknown[]) {
    super(`faults: ${codes.join(', ')}`);
  }
}

/**
 * A client of the GraphQL API, built with one of the tested libraries. It acts as a signed-in member or as a visitor.
 */
export interface Client {
  /** @throws {Faults} if the response contains GraphQL errors */
  ask: <Data>(operation: Operation<Data>, variables?: Record<string, unknown>) => Promise<Data>;
  /**
   * Reads the data of an operation from the library's normalized cache, without a request. Returns null if the cache
   * lacks a part of the data. Undefined for a library without a normalized cache.
   */
  cached?: <Data>(operation: Operation<Data>, variables?: Record<string, unknown>) => Data | null;
  /** Passes each event of the subscription to `onEvent` until `close` is called. */
  subscribe: <Data>(
    operation: Operation<Data>,
    variables: Record<string, unknown>,
    onEvent: (data: Data) => void,
    onFault: (error: unknown) => void,
  ) => void;
  close: () => void;
}

export interface Place {
  /** The http URL of `/graphql`. */
  url: string;
  schema: GraphQLSchema;
  artifacts: Artifacts;
  token?: string | undefined;
}

const errors = z.array(z.object({ extensions: z.object({ code: z.string() }) }));
const answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: errors.optional() });

export const codesOf = (given: unknown) => errors.parse(given).map(({ extensions }) => extensions.code);

/**
 * Converts an error of graphql-ws or graphql-sse. A list of GraphQL errors becomes `Faults`, an `Error` stays
 * unchanged, and any other value becomes an error about a broken connection.
 */
export const faultOf = (error: unknown) =>
  Array.isArray(error)
    ? new Faults(codesOf(error))
    : error instanceof Error
      ? error
      : new Error('the connection broke');

export const headersOf = ({ token }: Place): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

export function openSocketClient(place: Place) {
  return createClient({
    url: place.url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: headersOf(place),
    retryAttempts: 0,
  });
}

/** Sends one operation with fetch. */
export async function post(
  place: Place,
  { name, document }: Pick<Operation<unknown>, 'name' | 'document'>,
  variables: object = {},
) {
  const response = await fetch(place.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(place) },
    body: JSON.stringify({ query: document, operationName: name, variables }),
  });
  return answer.parse(await response.json());
}

export function openStreamClient(place: Place) {
  return createStreamClient({ url: place.url, headers: headersOf(place), retryAttempts: 0 });
}
