import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex, Writable } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { limits } from '../execution/limits.ts';
import { refuseUpgrade, type AskerOf } from '../requests.ts';
import { isTooSlow, type CloseReason, type LiveConnection } from './connection.ts';
import type { Live } from './live.ts';
import type { Peer } from './peers.ts';
import { createProtocol } from './protocol.ts';
import { textFrame } from './text-frame.ts';

/**
 * The WebSocket close codes. After 1012 ('Service restart') a client reconnects immediately, and the load balancer
 * sends it to another gateway. After 1013 ('Try again later') the client waits before it reconnects. The code 4429 of
 * graphql-ws is not used, because after it the client of graphql-ws does not reconnect.
 */
const CLOSES: Record<CloseReason, [code: number, text: string]> = {
  unauthorized: [CloseCode.Unauthorized, 'Unauthorized'],
  full: [1013, 'Too many sockets'],
  'try-again': [1013, 'Try again later'],
  restart: [1012, 'Service restart'],
};
const PING_INTERVAL_MS = 20_000;
const CLOSE_TIMEOUT_MS = 2_000; // ms: a client that has not closed its side by then is disconnected

interface Parts {
  schema: GraphQLSchema;
  live: Live;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  logger: Logger;
}

/** Serves `/graphql` over WebSocket. protocol.ts handles the messages. */
export function createSocketServer({ schema, live, askerOf, rateLimits, logger }: Parts) {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    handleProtocols,
  });
  const protocol = createProtocol({ schema, subscriptions: live.subscriptions });
  const pings = keepAlive(sockets);
  let isClosing = false;

  sockets.on('connection', (socket: WebSocket, req: IncomingMessage) => {
    const asker = { token: undefined, requestId: randomUUID(), address: askerOf(req).address };
    const connection = connectionOf(socket, req.socket);
    const peer: Peer = { connection, asker, streams: new Set(), operations: {}, checks: 0 };
    const leave = live.connect(peer);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => connection.send(data),
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
      leave();
      void closed(code, reason.toString());
    });
  });

  return {
    /** Returns the number of open sockets. */
    count: () => sockets.clients.size,
    /**
     * Upgrades a request to a WebSocket. The session token is not in a cookie, so a page of another origin cannot act
     * as the member.
     */
    async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const wait = await rateLimits.take('socket', { address: askerOf(req).address }).catch(() => undefined);
      if (isClosing) refuseUpgrade(socket, '503 Service Unavailable', ['Retry-After: 1']);
      else if (wait !== undefined) refuseUpgrade(socket, '429 Too Many Requests', [`Retry-After: ${wait}`]);
      else sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req));
    },
    /**
     * Closes every WebSocket with the code 1012, so that clients reconnect to another gateway. Terminates the
     * WebSockets that are still open after 2 s.
     */
    async close() {
      isClosing = true;
      clearInterval(pings);
      for (const socket of sockets.clients) socket.close(...CLOSES.restart);
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, CLOSE_TIMEOUT_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(patience);
    },
  };
}

/**
 * Adapts a WebSocket to the interface `LiveConnection`. Sends `sayLive` and `sayResumed` as ping messages of
 * graphql-transport-ws, because every client answers pings. The web app also reads the payloads of these pings.
 * @param wire the TCP or TLS connection of the WebSocket. `ws` writes to it at once, because messages are not
 * compressed, so that frames written here keep their order.
 */
function connectionOf(socket: WebSocket, wire: Writable): LiveConnection {
  const isOpen = () => socket.readyState === socket.OPEN;
  const send = (data: string | Buffer) => {
    if (!isOpen()) return;
    if (isTooSlow(socket.bufferedAmount)) socket.terminate();
    else if (typeof data === 'string') socket.send(data);
    else wire.write(data);
  };
  const ping = (payload: object) => send(JSON.stringify({ type: 'ping', payload }));
  return {
    frameOf: (id) => ({
      key: `socket ${id}`,
      of: (answer) => textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${answer}}`),
    }),
    isOpen,
    send,
    buffered: () => socket.bufferedAmount,
    sayLive: (id) => ping({ live: id }),
    sayResumed: () => ping({ resumed: true }),
    close: (reason) => socket.close(...CLOSES[reason]),
    terminate: () => socket.terminate(),
  };
}

/** Pings each WebSocket regularly, and terminates a WebSocket that has not answered the previous ping. */
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
