import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Bus } from '../../bus/bus.ts';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import type { CreateContext } from '../context.ts';
import type { Documents } from '../execution/documents.ts';
import type { Executor } from '../execution/executor.ts';
import { limits } from '../execution/limits.ts';
import type { Trusted } from '../execution/trusted.ts';
import { refuseUpgrade, type AskerOf } from '../requests.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import { notifyGaps } from './gaps.ts';
import type { Hub } from './hub.ts';
import { createPeers, type Peer } from './peers.ts';
import { present } from './present.ts';
import { createProtocol } from './protocol.ts';
import type { LiveField } from './realtime.ts';
import { send } from './send.ts';
import { createStreams } from './streams.ts';
import { createVisitors, type VisitorLimits } from './visitors.ts';

/** 'Service restart': the client reconnects at once, and a balancer sends it elsewhere. */
const RESTART = 1012;
const PING_INTERVAL_MS = 20_000;
const CLOSE_TIMEOUT_MS = 2_000; // ms for the other side's close

interface Parts {
  schema: GraphQLSchema;
  documents: Documents;
  trusted: Trusted;
  executor: Executor;
  bus: Bus;
  hub: Hub;
  live: Record<string, LiveField<unknown>>;
  http: UpstreamHttp;
  createContext: CreateContext;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  /** @default limits.visitorSockets */
  visitorSockets?: VisitorLimits | undefined;
  logger: Logger;
}

/**
 * Serves `/graphql` over WebSocket and manages the connections. protocol.ts handles the messages. streams.ts sends
 * answers from the hub straight to the sockets, so that one text serves all listeners.
 */
export function createSocketServer({ bus, hub, http, askerOf, rateLimits, logger, ...parts }: Parts) {
  const { schema, documents, trusted, executor, live, createContext, visitorSockets = limits.visitorSockets } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    handleProtocols,
  });
  const connected = new Set<Peer>();
  const visitors = createVisitors(visitorSockets);
  const presented = (error: unknown, fieldName: string) => present(error, fieldName, logger);
  const peers = createPeers({ bus, connected, http, createContext, logger, present: presented });
  const streams = createStreams({ bus, hub, executor, http, createContext, peers, present: presented });
  const protocol = createProtocol({
    ...{ schema, documents, trusted, executor, live, peers, streams, rateLimits, logger },
    admitVisitor: (peer) => visitors.admit(peer),
    leaveVisitors: (peer) => visitors.leave(peer),
    present: presented,
  });
  const stopNotifying = notifyGaps(bus, connected, ({ socket }, text) => send(socket, text));
  const pings = keepAlive(sockets);
  let isClosing = false;

  sockets.on('connection', (socket: WebSocket, req: IncomingMessage) => {
    const asker = { token: undefined, requestId: randomUUID(), address: askerOf(req).address };
    const peer: Peer = { socket, asker, streams: new Set(), operations: {}, checks: 0 };
    connected.add(peer);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data: Buffer) => {
            receive(data.toString()).catch((error: unknown) => {
              logger.error({ err: error }, 'handling a socket message failed');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      peer,
    );
    socket.on('error', () => socket.terminate());
    socket.once('close', (code, reason) => {
      connected.delete(peer);
      visitors.leave(peer);
      peers.forget(peer);
      void closed(code, reason.toString());
    });
  });

  return {
    counts() {
      let subscriptions = 0;
      for (const peer of connected) subscriptions += peer.streams.size;
      return { sockets: connected.size, subscriptions };
    },
    /**
     * Upgrades a request. No cookie signs a member in here, so a page of another origin gains nothing by connecting.
     */
    async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const wait = await rateLimits.take('socket', { address: askerOf(req).address }).catch(() => undefined);
      if (isClosing) refuseUpgrade(socket, '503 Service Unavailable', ['Retry-After: 1']);
      else if (wait !== undefined) refuseUpgrade(socket, '429 Too Many Requests', [`Retry-After: ${wait}`]);
      else sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req));
    },
    /** Closes every socket with 1012, so that the client reconnects elsewhere, and waits up to 2 s for its close. */
    async close() {
      isClosing = true;
      clearInterval(pings);
      stopNotifying();
      peers.close();
      for (const socket of sockets.clients) socket.close(RESTART, 'Service restart');
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_TIMEOUT_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(patience);
    },
  };
}

/** Pings each socket, and terminates a socket that has not answered the previous ping. */
function keepAlive(sockets: WebSocketServer) {
  const answering = new WeakSet<WebSocket>();
  sockets.on('connection', (socket: WebSocket) => {
    answering.add(socket);
    socket.on('pong', () => answering.add(socket));
  });
  const pings = setInterval(() => {
    for (const socket of sockets.clients) {
      if (answering.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, PING_INTERVAL_MS);
  return pings.unref();
}
