import { randomUUID } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { Fault, rateLimited } from '../errors.ts';
import type { Engines } from '../execution/engine.ts';
import type { Trusted } from '../execution/trusted.ts';
import type { IdleIterator } from './idle-iterator.ts';
import { requireAdultPeer, type Peer, type Peers } from './peers.ts';
import { withoutStatus } from './present.ts';
import type { LiveField } from './realtime.ts';
import type { createStreams } from './streams.ts';
import { readRequest, type Asked, type Request } from './subscribe.ts';
import type { Visitors } from './visitors.ts';

interface Parts {
  engines: Engines;
  trusted: Trusted;
  live: Record<string, LiveField<unknown>>;
  peers: Peers;
  visitors: Visitors;
  streams: ReturnType<typeof createStreams>;
  rateLimits: RateLimits;
  present: (error: unknown, fieldName: string) => GraphQLError;
  logger: Logger;
}

interface Prepared {
  asked: Asked;
  /** Starts to send events, including events that were collected during the access check. */
  start: () => IdleIterator;
}

/**
 * Decides which connections may stay open and which subscriptions may start, both for WebSockets and for event streams.
 */
export function createSubscriptions({ peers, visitors, streams, rateLimits, present, logger, ...parts }: Parts) {
  /**
   * Authorizes a subscription.
   * @returns a function that starts the stream of the subscription
   * @throws {Fault} if the client may not listen
   */
  async function open(peer: Peer, id: string, asked: Asked) {
    const asker = { ...peer.asker, requestId: randomUUID() };
    logger.info({ requestId: asker.requestId, operation: asked.operationName, field: asked.fieldName }, 'subscription');
    // Verifies the session token, because this failed earlier if the platform was unavailable when the client
    // connected.
    if (asked.live.kind === 'personal' || peer.asker.token !== undefined) {
      await peers.authenticate(peer);
      visitors.leave(peer);
    }
    requireAdultPeer(peer);
    peers.limit(peer);
    // Opens the stream before the access check, so that it collects the events that happen during the check.
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

  return {
    /**
     * Returns the reason for which a new connection must be closed. Returns undefined if the connection may stay open.
     */
    async refusalOf(peer: Peer): Promise<'UNAUTHENTICATED' | 'RATE_LIMITED' | undefined> {
      const admitted = () => (visitors.admit(peer) ? undefined : 'RATE_LIMITED');
      if (peer.asker.token === undefined) return admitted();
      try {
        await peers.authenticate(peer);
        return undefined;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (error.code === 'UNAUTHENTICATED' || error.code === 'RATE_LIMITED') return error.code;
        // The platform is unavailable. The connection stays open, so that a short outage ends no session, and each
        // subscription verifies the token again. Until then the connection counts as a visitor's, because any client
        // can send an invalid token.
        return admitted();
      }
    },

    /**
     * Reads and authorizes a subscription.
     * @returns the subscription with a function that starts its stream, or the errors for the client
     */
    async prepare(peer: Peer, id: string, request: Request): Promise<Prepared | GraphQLError[]> {
      const wait = await rateLimits.take('subscribe', { member: peer.viewerId, address: peer.asker.address });
      if (wait !== undefined) return [rateLimited(wait)];
      const asked = await readRequest(parts, request);
      if (Array.isArray(asked)) return asked.map(withoutStatus);
      try {
        return { asked, start: await open(peer, id, asked) };
      } catch (error) {
        return [present(error, asked.fieldName)];
      }
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
