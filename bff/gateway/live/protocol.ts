import { randomUUID } from 'node:crypto';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { Fault, overLimit, rateLimited } from '../errors.ts';
import type { Documents } from '../execution/documents.ts';
import type { Executor } from '../execution/executor.ts';
import { limits } from '../execution/limits.ts';
import type { Trusted } from '../execution/trusted.ts';
import { bearerToken } from '../viewer.ts';
import type { IdleIterator } from './idle-iterator.ts';
import { requireAdult, type Peer, type Peers } from './peers.ts';
import { withoutStatus } from './present.ts';
import type { LiveField } from './realtime.ts';
import type { createStreams } from './streams.ts';
import { readRequest, type Asked } from './subscribe.ts';

/** 'Try again later': the client waits and reconnects. (4429 is graphql-ws' own code, and makes its client give up.) */
const TOO_MANY_SOCKETS = 1013;
const INIT_TIMEOUT_MS = 5_000;

const connectionInit = z.object({
  authorization: z.string().optional(),
  Authorization: z.string().optional(),
  token: z.string().optional(),
});

interface Parts {
  schema: GraphQLSchema;
  documents: Documents;
  trusted: Trusted;
  executor: Executor;
  live: Record<string, LiveField<unknown>>;
  peers: Peers;
  streams: ReturnType<typeof createStreams>;
  /** Admits one more visitor if there is room, and returns whether it did. */
  admitVisitor: (peer: Peer) => boolean;
  /** Removes a peer from the visitors once it turns out to be a member. */
  leaveVisitors: (peer: Peer) => void;
  rateLimits: RateLimits;
  present: (error: unknown, fieldName: string) => GraphQLError;
  logger: Logger;
}

/**
 * Speaks graphql-transport-ws by graphql-ws, subscriptions only. An error in one message is answered to that message;
 * the socket and its other subscriptions stay open.
 */
export function createProtocol({ peers, streams, rateLimits, present, logger, ...parts }: Parts) {
  const started = new WeakMap<ExecutionArgs, () => IdleIterator>();

  /** Returns the reason for closing a socket again; undefined if it may stay. */
  async function refusalOf(peer: Peer) {
    if (peer.asker.token === undefined) return admitted(peer);
    try {
      await peers.authenticate(peer);
      return undefined;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (error.code === 'UNAUTHENTICATED') return { code: CloseCode.Unauthorized, reason: 'Unauthorized' };
      if (error.code === 'RATE_LIMITED') return { code: TOO_MANY_SOCKETS, reason: 'Too many sockets' };
      // Each subscription authenticates again, so that a short outage of the platform ends no session. Until then the
      // peer counts as a visitor: any client can send a token that the platform has never seen.
      return admitted(peer);
    }
  }

  function admitted(peer: Peer) {
    return parts.admitVisitor(peer) ? undefined : { code: TOO_MANY_SOCKETS, reason: 'Too many sockets' };
  }

  async function open(peer: Peer, id: string, asked: Asked) {
    const asker = { ...peer.asker, requestId: randomUUID() };
    logger.info({ requestId: asker.requestId, operation: asked.operationName, field: asked.fieldName }, 'subscription');
    // Checks a token that could not be checked when the socket connected, before any message is sent.
    if (asked.live.kind === 'personal' || peer.asker.token !== undefined) {
      await peers.authenticate(peer);
      parts.leaveVisitors(peer);
    }
    requireAdult(peer);
    peers.limit(peer);
    // Opened before the access is checked, so that events during the check are kept.
    const stream = asked.live.kind === 'shared' ? streams.open(peer, id, asked) : undefined;
    try {
      if (asked.live.kind === 'shared' && asked.live.authorsOf) await peers.loadHidden(peer);
      const authorId = await peers.authorize(peer, asked, asker);
      return () => (stream ?? streams.open(peer, id, asked)).start(authorId);
    } catch (error) {
      stream?.leave();
      throw error;
    }
  }

  return makeServer<Record<string, unknown>, Peer>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,

    async onConnect({ connectionParams, extra }) {
      const { data } = connectionInit.safeParse(connectionParams ?? {});
      const given = data?.token;
      extra.asker.token =
        bearerToken(data?.authorization ?? data?.Authorization) ?? bearerToken(given && `Bearer ${given}`);
      const refusal = await refusalOf(extra);
      if (refusal === undefined) return true;
      extra.socket.close(refusal.code, refusal.reason);
      return false;
    },

    async onSubscribe({ extra, subscriptions }, id, payload) {
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        return [new Fault('RATE_LIMITED', `A socket may have at most ${limits.subscriptions} subscriptions.`)];
      }
      const wait = await rateLimits.take('subscribe', { member: extra.viewerId, address: extra.asker.address });
      if (wait !== undefined) return [rateLimited(wait)];
      extra.operations = subscriptions;
      const asked = readRequest(parts, payload);
      if (Array.isArray(asked)) return asked.map(withoutStatus);

      try {
        const start = await open(extra, id, asked);
        const { document, operationName, variables } = asked;
        const args: ExecutionArgs = { schema: parts.schema, document, operationName, variableValues: variables };
        started.set(args, start);
        return args;
      } catch (error) {
        return [present(error, asked.fieldName)];
      }
    },

    subscribe: (args) => started.get(args)?.() ?? { errors: [overLimit('There is nothing to listen to.')] },
  });
}
