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

/**
 * The maximum number of pipelined requests (sent before the previous response has arrived) that wait on one connection.
 * If more arrive, the server closes the connection.
 */
const MAX_AHEAD = 32;

/**
 * Adds an error listener that does nothing. Without a listener, an `error` event ends the whole process. Call this
 * function as soon as the emitter exists. The listener stays, whatever other listeners are added or removed.
 */
export function hearErrors<Emitter extends EventEmitter>(emitter: Emitter): Emitter {
  return emitter.on('error', ignore);
}

/** The maximum numbers of open requests and of finished requests that `latestRequests` returns. */
const MAX_UNDER_WAY = 200;
const MAX_ENDED = 20;

const underWay = new Set<ServerResponse>();
const ended: ServerResponse[] = [];

/** The pipelined requests of one connection that wait for an earlier response. */
interface Line {
  last: ServerResponse;
  waiting: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Options extends ServerOptions {
  /**
   * Handles requests for an upgrade to a WebSocket. If absent, the server answers such a request as if it had no
   * `Upgrade` header.
   */
  onWebSocket?: UpgradeListener;
  /**
   * Called when the server cannot accept a connection, for example because the process has too many open files. The
   * server keeps running.
   */
  onError?: (error: Error) => void;
}

/**
 * Creates an HTTP server. It handles errors of every connection, request and response during their whole life, because
 * node itself removes its error listener from a connection before it emits `upgrade`. The server handles pipelined
 * requests one after the other. Otherwise a response that is queued behind another would never learn that its
 * connection has closed, and would keep its resources for ever.
 */
export function createHttpServer(
  handle: RequestListener,
  { onError = ignore, onWebSocket, ...options }: Options = {},
): Server {
  const server = createServer(options);
  // Ignores errors that occur before the server listens, because the function `listen` throws them.
  server.on('error', (error) => server.listening && onError(error));
  const lines = new WeakMap<Socket, Line>();
  const begin: RequestListener = (request, response) => {
    underWay.add(response);
    // Raises the number of listeners above which node prints a warning. The default is ten, but proxying a response
    // alone adds ten.
    response.setMaxListeners(20).once('close', () => {
      underWay.delete(response);
      if (ended.push(response) > MAX_ENDED) ended.shift();
    });
    handle(request, response);
  };
  server.on('connection', (socket) => {
    // Node emits `connection` a second time for the same connection after the server has ignored an upgrade on it.
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
      // `response.socket` is null if the connection has closed.
      if (response.socket && !response.destroyed && !response.headersSent) begin(request, response);
    });
    line.last = response;
  });
  return server;
}

/**
 * Answers a request as if it had no `Upgrade` header, because a server ignores protocols that it does not support (RFC
 * 9110, 7.8). For example, Java's HTTP client and `curl --http2` offer `h2c` in every first request. Node emits
 * `upgrade` for each of these requests. So this function puts the request without the header back into
 * the read buffer of the socket, and node parses it again.
 * @param options.before the previous response on this connection, which has to end first
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

/** Returns the value of the header `Connection` without the names `upgrade` and `http2-settings`. */
function withoutOffer(connection: string) {
  const names = connection.split(',').map((name) => name.trim());
  return names.filter((name) => !/^(upgrade|http2-settings)$/i.test(name)).join(', ');
}

/**
 * Starts to listen.
 * @param port 0 selects any free port
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
 * Returns the last finished requests and all open requests, newest last, for the log of a crash. It cannot tell which
 * request caused the crash: an `AsyncLocalStorage` could, but would take a fifth of the time of every request.
 */
export function latestRequests() {
  return [...ended, ...[...underWay].slice(-MAX_UNDER_WAY)].map((response) => ({
    method: response.req.method,
    path: loggedPath(response.req.url),
    requestId: response.getHeader('x-request-id'),
  }));
}

/**
 * Returns a signal that aborts when the connection closes before the whole response has been sent. If the connection is
 * already closed, the signal aborts immediately.
 * @param reasonOf creates the error with which the signal aborts
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

/** Returns the path of a URL without the query string, which may contain signatures. */
export function pathOf(url = '/') {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/**
 * Returns the path of a URL for the log, without the query string. For an ad's link (`/go/…`), it omits the signature
 * too.
 */
export function loggedPath(url: string | undefined) {
  return pathOf(url).replace(/^\/go\/.*/, '/go/…');
}

function ignore() {
  // Does nothing, because the other side notices the broken connection itself.
}
