import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, GraphQLError, Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { CloseCode, createClient } from 'graphql-ws';
import { z } from 'zod';
import { NO_ANSWER } from './files.ts';
import { setLive } from './live.ts';
import { withoutContentType } from './panes.ts';
import { readOpenTab } from './runs.ts';
import { forgetSession } from './sessions.ts';

const UNAUTHORIZED: number = CloseCode.Unauthorized;
const END = { done: true as const, value: undefined };
const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;
/** The attempts take about half a minute, as long as a gateway needs to restart. */
const RETRY_ATTEMPTS = 8;
const closed = z.object({ code: z.number(), reason: z.string() });
const failed = z.object({ type: z.literal('error') });

/**
 * Creates the function by which GraphiQL sends operations. Queries and mutations use `send`; subscriptions use a
 * WebSocket to `path`. Answers in parts are off: the schema has none, and GraphiQL would treat each query as a stream,
 * whose end removes the Stop button of a subscription that was started since.
 */
export function createFetcher(path: string, send: typeof fetch): Fetcher {
  const http = createGraphiQLFetcher({ url: path, fetch: send, enableIncrementalDelivery: false });
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return (operation, { headers = {}, ...others } = {}) => {
    const options = { ...others, headers: withoutContentType<unknown>(headers) };
    const found = options.documentAST && getOperationAST(options.documentAST, operation.operationName);
    return found?.operation === OperationTypeNode.SUBSCRIPTION
      ? listen(url.href, operation, options.headers, rootFields(found))
      : http(operation, options);
  };
}

/**
 * Starts a subscription on a WebSocket of its own, because its headers may differ from those of another subscription.
 * Reconnects if the connection breaks. The first connection is not retried, so that the user reads at once that the
 * gateway does not answer.
 */
function listen(
  url: string,
  { query, variables, operationName }: FetcherParams,
  headers: Record<string, unknown>,
  fields: readonly string[],
) {
  const subscription = { tab: readOpenTab(), fields };
  let hasConnected = false;
  const client = createClient({
    url,
    connectionParams: headers,
    retryAttempts: RETRY_ATTEMPTS,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** retries))),
    // While the gateway is down, the browser reports an error event without a close code, which graphql-ws does not
    // retry by default. It never retries after the close code 4401 (Unauthorized).
    shouldRetry: () => hasConnected,
    on: {
      connected: () => (hasConnected = true),
      ping: (_wasReceived, payload) => {
        if (typeof payload?.['live'] === 'string') setLive(subscription, true);
      },
      closed: () => setLive(subscription, false),
    },
  });
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
        // Ends the iterator as well. Otherwise a subscription that waits for its next attempt would still connect.
        await Promise.allSettled([events.return?.(), client.dispose()]);
        return END;
      },
    }),
  };
}

function rootFields({ selectionSet }: OperationDefinitionNode) {
  return selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}

/**
 * Converts the close event or the error event of a WebSocket to an error with a message for the user. Returns any other
 * error unchanged.
 */
function explained(error: unknown, headers: Readonly<Record<string, unknown>>) {
  const { data: event } = closed.safeParse(error);
  if (!event) return failed.safeParse(error).success ? new Error(NO_ANSWER, { cause: error }) : error;
  if (event.code !== UNAUTHORIZED) return new Error(`The gateway closed the socket: ${event.code} ${event.reason}`);
  const [, authorization] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  if (typeof authorization === 'string') forgetSession(authorization);
  return new Error('The session has ended. Choose a member in “Sign in as”, then run the subscription again.');
}
