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

/** Requests that a connection may send before the first of them is answered; beyond it the connection ends. */
const MOST_AHEAD = 32;

/**
 * An `error` that nothing listens for ends the whole process. What breaks for its peer alone is given this listener as
 * soon as it is there, and keeps it, whatever others put on it and take off again.
 */
export function hearErrors<Emitter extends EventEmitter>(emitter: Emitter): Emitter {
  return emitter.on('error', ignore);
}

/** Of those under way, and of those that have ended, what the log is told. */
const MOST_UNDER_WAY = 200;
const MOST_ENDED = 20;

const underWay = new Set<ServerResponse>();
const ended: ServerResponse[] = [];

/** What one connection has asked. */
interface Line {
  last: ServerResponse;
  waiting: number;
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Options extends ServerOptions {
  /** Takes the requests that ask for a WebSocket; absent: they are answered as if they did not. */
  onWebSocket?: UpgradeListener;
  /** Told of a connection that could not be taken, as when there are too many; the server goes on. */
  onError?: (error: Error) => void;
}

/**
 * A server whose connections, requests and answers are listened to from first to last: node takes its own listener off
 * a connection before it tells of an upgrade. What one connection asks before it is answered waits until it is:
 * an answer that stands behind another is never told that its connection is gone, and would hold for ever what it has.
 */
export function createHttpServer(
  handle: RequestListener,
  { onError = ignore, onWebSocket, ...options }: Options = {},
): Server {
  const server = createServer(options);
  // What keeps it from listening is thrown by `listen`.
  server.on('error', (error) => server.listening && onError(error));
  const lines = new WeakMap<Socket, Line>();
  const begin: RequestListener = (request, response) => {
    underWay.add(response);
    // What passes an answer on puts ten listeners on it already.
    response.setMaxListeners(20).once('close', () => {
      underWay.delete(response);
      if (ended.push(response) > MOST_ENDED) ended.shift();
    });
    handle(request, response);
  };
  server.on('connection', (socket) => {
    // A connection whose upgrade was ignored comes once more.
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
    if (line.waiting > MOST_AHEAD) socket.destroy();
    line.last.once('close', () => {
      line.waiting -= 1;
      // It has the connection only where that goes on.
      if (response.socket && !response.destroyed && !response.headersSent) begin(request, response);
    });
    line.last = response;
  });
  return server;
}

/**
 * Answers a request as if it offered no upgrade: a server ignores protocols that it does not speak (RFC 9110, 7.8), and
 * Java's client and `curl --http2` offer `h2c` with each first request. Node asks its listener for every upgrade, so
 * the request goes back into the connection without the offer, and node reads it anew.
 * @param before the answer to the request before it on this connection
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

/** The value of `Connection` without the headers that belong to an upgrade. */
function withoutOffer(connection: string) {
  const names = connection.split(',').map((name) => name.trim());
  return names.filter((name) => !/^(upgrade|http2-settings)$/i.test(name)).join(', ');
}

/**
 * @param port 0 takes any free one
 * @throws {Error} when the port is in use, or may not be used
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
 * What is being answered and what was answered last, the newest last, for the log. Which of them is at work is not
 * known: an `AsyncLocalStorage` would tell, and takes a fifth of every request's time.
 */
export function latestRequests() {
  return [...ended, ...[...underWay].slice(-MOST_UNDER_WAY)].map((response) => ({
    method: response.req.method,
    path: loggedPath(response.req.url),
    requestId: response.getHeader('x-request-id'),
  }));
}

/** Path without its query, which may hold signatures. */
export function pathOf(url = '/') {
  const at = url.indexOf('?');
  return at === -1 ? url : url.slice(0, at);
}

/** As the log may have it: the rest of an ad's path is a signature. */
export function loggedPath(url: string | undefined) {
  return pathOf(url).replace(/^\/go\/.*/, '/go/…');
}

function ignore() {
  // Its peer has what there is to have: the end of it.
}
