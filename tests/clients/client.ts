import type { GraphQLSchema } from 'graphql';
import { createClient as createStreamClient } from 'graphql-sse';
import { createClient } from 'graphql-ws';
import type { ConcreteRequest } from 'relay-runtime';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Operation } from './operations.ts';

/** The operations that relay-compiler compiled, by name. */
export type Artifacts = ReadonlyMap<string, ConcreteRequest>;

/** A fault of the answer, with the codes of its errors; a refusal is data. */
export class Faults extends Error {
  constructor(readonly codes: unknown[]) {
    super(`faults: ${codes.join(', ')}`);
  }
}

/** One signed-in or visiting client of any library. */
export interface Client {
  /** @throws {Faults} when the answer has errors */
  ask: <Data>(operation: Operation<Data>, variables?: Record<string, unknown>) => Promise<Data>;
  /** Answers from the normalized cache without a request, or null; absent where the library has no such cache. */
  cached?: <Data>(operation: Operation<Data>, variables?: Record<string, unknown>) => Data | null;
  /** Passes each event on, until `close`. */
  subscribe: <Data>(
    operation: Operation<Data>,
    variables: Record<string, unknown>,
    onEvent: (data: Data) => void,
    onFault: (error: unknown) => void,
  ) => void;
  close: () => void;
}

export interface Place {
  /** Of `/graphql`, with http. */
  url: string;
  schema: GraphQLSchema;
  artifacts: Artifacts;
  token?: string | undefined;
}

const errors = z.array(z.object({ extensions: z.object({ code: z.string() }) }));
const answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: errors.optional() });

export const codesOf = (given: unknown) => errors.parse(given).map(({ extensions }) => extensions.code);

/** Turns what graphql-ws or graphql-sse fails with into the faults of the answer, or into a broken connection. */
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
