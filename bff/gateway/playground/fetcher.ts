import { createGraphiQLFetcher, type Fetcher, type FetcherOpts, type FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import { CloseCode, createClient } from 'graphql-ws';
import { z } from 'zod';
import { forgetSession } from './sessions.ts';

const UNAUTHORIZED: number = CloseCode.Unauthorized;
const END = { done: true as const, value: undefined };
const closed = z.object({ code: z.number(), reason: z.string() });

/**
 * Creates the function by which GraphiQL sends operations. Queries and mutations use `send`; subscriptions use a
 * WebSocket to `path`.
 */
export function createFetcher(path: string, send: typeof fetch): Fetcher {
  const http = createGraphiQLFetcher({ url: path, fetch: send });
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return (operation, options) => {
    const found = options?.documentAST && getOperationAST(options.documentAST, operation.operationName);
    return found?.operation === OperationTypeNode.SUBSCRIPTION
      ? listen(url.href, operation, options)
      : http(operation, options);
  };
}

/**
 * Starts a subscription on a WebSocket of its own, because its headers may differ from those of another subscription.
 */
function listen(url: string, { query, variables, operationName }: FetcherParams, { headers = {} }: FetcherOpts = {}) {
  const client = createClient({ url, connectionParams: headers });
  const events = client.iterate<Record<string, unknown>, Record<string, unknown>>({
    query,
    variables: z.record(z.string(), z.unknown()).parse(variables ?? {}),
    operationName,
  });
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        try {
          const next = await events.next();
          if (next.done === true) return END;
          const { errors, ...result } = next.value;
          const read = errors?.map(({ message, ...options }) => new GraphQLError(message, options));
          return { done: false as const, value: { ...result, ...(read && { errors: read }) } };
        } catch (error) {
          throw explained(error, headers);
        }
      },
      // GraphiQL calls `return` while `next` is still pending. A generator would run its `return` only after that.
      return: async () => {
        await client.dispose();
        return END;
      },
    }),
  };
}

/**
 * Converts the close event of a WebSocket to an error with a message for the user. Returns any other error unchanged.
 */
function explained(error: unknown, headers: Readonly<Record<string, unknown>>) {
  const { data: event } = closed.safeParse(error);
  if (!event) return error;
  if (event.code !== UNAUTHORIZED) return new Error(`The gateway closed the socket: ${event.code} ${event.reason}`);
  const [, authorization] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  if (typeof authorization === 'string') forgetSession(authorization);
  return new Error('The session has ended. Choose a member in “Sign in as”, then run the subscription again.');
}
