import type { EventEmitter } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The number of requests that a connection may pipeline behind an unanswered one. More of them close it. */
const MAX_AHEAD = 32;

/**
 * Adds an error listener that does nothing, because an `error` event without a listener ends the whole process. Call it
 * as soon as the emitter exists; the listener stays even if others are added and removed.
 */
export function hearErrors<Emitter extends EventEmitter>(emitter: Emitter): Emitter {
  return emitter.on('error', ignore);
}

/** The number of open and of finished requests that the log lists. */
const MAX_UNDER_WAY = 200;
const MAX_ENDED = 20;

const underWay = new Set<ServerResponse>();
const ended: ServerResponse[] = [];

/** The state of one connection's pipeline. */
interface Line {
  last: ServerResponse;
  waiting: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Options extends ServerOptions {
  /** Handles requests for a WebSocket. Without it, they are answered as plain requests. */
  onWebSocket?: UpgradeListener;
  /** Called when a connection cannot be accepted, as when there are too many. The server goes on. */
  onError?: (error: Error) => void;
}

/**
 * Creates a server that listens for errors of every connection, request and response from first to last: node removes
 * its own listener from a connection before it emits `upgrade`. Pipelined requests are handled one after the other:
 * node does not tell a response queued behind another that its connection is gone, so it would keep its resources for
 * ever.
 */
export function createHttpServer(
  handle: RequestListener,
  { onError = ignore, onWebSocket, ...options }: Options = {},
): Server {
  const server = createServer(options);
  // `listen` throws the errors from before the server listens.
  server.on('error', (error) => server.listening && onError(error));
  const lines = new WeakMap<Socket, Line>();
  const begin: RequestListener = (request, response) => {
    underWay.add(response);
    // Proxying a response adds ten listeners to it already.
    response.setMaxListeners(20).once('close', () => {
      underWay.delete(response);
      if (ended.push(response) > MAX_ENDED) ended.shift();
    });
    handle(request, response);
  };
  server.on('connection', (socket) => {
    // A connection with an ignored upgrade is emitted a second time.
    if (!socket.listeners('error').includes(ignore)) hearErrors(socket);
  });
  if (onWebSocket) {
    server.on('upgrade', (request, socket, head) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') onWebSocket(request, socket, head);
      else ignoreUpgrade(server, request, { socket, head, before: lines.get(request.socket)?.last });
    });
  }
  server.on('request', (request, response) => {
    hearErrors(request);
    hearErrors(response);
    const { socket } = request;
    const line = response.socket ? undefined : lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, waiting: 0 });
      begin(request, response);
      return;
    }
    line.waiting += 1;
    if (line.waiting > MAX_AHEAD) socket.destroy();
    line.last.once('close', () => {
      line.waiting -= 1;
      // The response has a socket only if the connection is still open.
      if (response.socket && !response.destroyed && !response.headersSent) begin(request, response);
    });
    line.last = response;
  });
  return server;
}

/**
 * Answers a request as if it offered no upgrade: a server ignores protocols that it does not speak (RFC 9110, 7.8), and
 * Java's client and `curl --http2` offer `h2c` with each first request. Node emits every upgrade, so this puts the
 * request back into the connection without the offer, and node parses it again.
 * @param before the response to the previous request on this connection
 */
function ignoreUpgrade(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  { socket, head, before }: { socket: Duplex; head: Buffer; before: ServerResponse | undefined },
) {
  if (before && !before.closed) before.once('close', readAnew);
  else readAnew();

  function readAnew() {
    if (socket.destroyed) return;
    const lines = [`${method} ${url} HTTP/${httpVersion}`];
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
      const kept = /^connection$/i.test(name) ? withoutOffer(value) : value;
      if (!/^(upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${kept}`);
    }
    socket.unshift(Buffer.concat([Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'), head]));
    server.emit('connection', socket);
  }
}

/** Returns the value of `Connection` without the headers that belong to an upgrade. */
function withoutOffer(connection: string) {
  const names = connection.split(',').map((name) => name.trim());
  return names.filter((name) => !/^(upgrade|http2-settings)$/i.test(name)).join(', ');
}

/**
 * Starts to listen.
 * @param port 0 takes any free one
 * @throws {Error} if the port is in use or not permitted
 */
export async function listen(server: Server, port: number, host?: string): Promise<{ port: number }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port };
}

/**
 * Returns the latest finished and the open requests, the newest last, for the log. It does not know which of them is
 * running: an `AsyncLocalStorage` would, but takes a fifth of every request's time.
 */
export function latestRequests() {
  return [...ended, ...[...underWay].slice(-MAX_UNDER_WAY)].map((response) => ({
    method: response.req.method,
    path: loggedPath(response.req.url),
    requestId: response.getHeader('x-request-id'),
  }));
}

/**
 * Returns a signal that aborts if the connection closes before the response is sent, or has closed so already.
 * @param reasonOf makes the error that the aborted work throws
 */
export function disconnectSignal(response: ServerResponse, reasonOf: () => Error): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!response.writableFinished) gone.abort(reasonOf());
  };
  if (response.closed) leave();
  else response.once('close', leave);
  return gone.signal;
}

/** Returns the path without its query, which may hold signatures. */
export function pathOf(url = '/') {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/** Returns the path for the log, without the signature that follows `/go/` in an ad's path. */
export function loggedPath(url: string | undefined) {
  return pathOf(url).replace(/^\/go\/.*/, '/go/…');
}

function ignore() {
  // The peer already sees the broken stream end; there is nothing to do.
}
