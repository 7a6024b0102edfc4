import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import type { CreateContext } from '../context.ts';
import type { Engines } from '../execution/engine.ts';
import { limits } from '../execution/limits.ts';
import type { Trusted } from '../execution/trusted.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import { notifyGaps } from './gaps.ts';
import type { Hub } from './hub.ts';
import { createPeers, type Peer } from './peers.ts';
import { present } from './present.ts';
import type { LiveField } from './realtime.ts';
import { createStreams } from './streams.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createVisitors, type VisitorLimits } from './visitors.ts';

interface Parts {
  production: boolean;
  engines: Engines;
  trusted: Trusted;
  bus: Bus;
  hub: Hub;
  live: Record<string, LiveField<unknown>>;
  http: UpstreamHttp;
  createContext: CreateContext;
  rateLimits: RateLimits;
  /** @default limits.visitorSockets */
  visitorSockets?: VisitorLimits | undefined;
  logger: Logger;
}

/**
 * Creates and connects the parts that serve live subscriptions over WebSockets (socket.ts) and event streams
 * (event-stream.ts): the connections of this process, their members, their subscriptions, and the limits on their
 * number.
 */
export function createLive({ production, bus, hub, http, rateLimits, logger, ...parts }: Parts) {
  const { engines, trusted, live, createContext, visitorSockets = limits.visitorSockets } = parts;
  const connected = new Set<Peer>();
  const visitors = createVisitors(visitorSockets);
  const presented = (error: unknown, fieldName: string) => present(error, fieldName, logger);
  const peers = createPeers({ bus, connected, http, createContext, logger, present: presented });
  const streams = createStreams({ production, bus, hub, http, createContext, peers, present: presented });
  const stopNotifying = notifyGaps(bus, connected);

  return {
    subscriptions: createSubscriptions({
      ...{ engines, trusted, live, peers, visitors, streams, rateLimits, logger },
      present: presented,
    }),

    /**
     * Adds a client's connection.
     * @returns a function that removes the connection, to be called when the client disconnects
     */
    connect(peer: Peer) {
      connected.add(peer);
      return () => {
        connected.delete(peer);
        visitors.leave(peer);
        peers.forget(peer);
      };
    },

    /** Returns the number of running subscriptions over all connections. */
    subscriptionCount() {
      let count = 0;
      for (const peer of connected) count += peer.streams.size;
      return count;
    },

    close() {
      stopNotifying();
      peers.close();
    },
  };
}

export type Live = ReturnType<typeof createLive>;
