import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { makeServer } from 'graphql-ws';
import { z } from 'zod';
import { Fault, overLimit } from '../errors.ts';
import { limits } from '../execution/limits.ts';
import { bearerToken } from '../viewer.ts';
import type { IdleIterator } from './idle-iterator.ts';
import type { Peer } from './peers.ts';
import type { Subscriptions } from './subscriptions.ts';

const INIT_TIMEOUT_MS = 5_000;

const connectionInit = z.object({
  authorization: z.string().optional(),
  Authorization: z.string().optional(),
  token: z.string().optional(),
  'x-brasa-trace': z.string().optional(),
});

interface Parts {
  schema: GraphQLSchema;
  subscriptions: Subscriptions;
}

/**
 * Implements the WebSocket protocol graphql-transport-ws with the package graphql-ws, for subscriptions only. If a
 * subscription fails, only this subscription gets an error. The WebSocket and its other subscriptions stay open.
 */
export function createProtocol({ schema, subscriptions }: Parts) {
  const started = new WeakMap<ExecutionArgs, () => IdleIterator>();

  return makeServer<Record<string, unknown>, Peer>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,

    async onConnect({ connectionParams, extra }) {
      const { data } = connectionInit.safeParse(connectionParams ?? {});
      const given = data?.token;
      extra.asker.token =
        bearerToken(data?.authorization ?? data?.Authorization) ?? bearerToken(given && `Bearer ${given}`);
      extra.isTraceAsked = data?.['x-brasa-trace'] === '1';
      const refusal = await subscriptions.refusalOf(extra);
      if (refusal === undefined) return true;
      extra.connection.close(refusal === 'UNAUTHENTICATED' ? 'unauthorized' : 'full');
      return false;
    },

    async onSubscribe({ extra, subscriptions: operations }, id, payload) {
      if (Object.keys(operations).length > limits.subscriptions) {
        return [new Fault('RATE_LIMITED', `A socket may have at most ${limits.subscriptions} subscriptions.`)];
      }
      extra.operations = operations;
      const prepared = await subscriptions.prepare(extra, id, payload);
      if (Array.isArray(prepared)) return prepared;
      const { document, operationName, variables } = prepared.asked;
      const args: ExecutionArgs = { schema, document, operationName, variableValues: variables };
      started.set(args, prepared.start);
      return args;
    },

    subscribe: (args) => started.get(args)?.() ?? { errors: [overLimit('There is nothing to listen to.')] },
  });
}
