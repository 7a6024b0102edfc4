import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { hasBody } from './body-encoding.ts';

/** The limits by which a server recognises slow clients. Times are in milliseconds, the rate is in bytes per second. */
export interface Pace {
  /** The timeout until all headers of a request have arrived. */
  header: number;
  /** The timeout until the whole body has arrived, for a body without files. */
  body: number;
  /** The time span over which the server measures the rate of a client that sends files. */
  sending: number;
  /** The time span over which the server measures the rate of a client that reads a response. */
  reading: number;
  /**
   * The lowest rate, in bytes per second, at which a client may send a request or read a response. A phone with the
   * weakest signal is much faster.
   */
  rate: number;
}

export const PACE: Pace = { header: 10_000, body: 10_000, sending: 30_000, reading: 30_000, rate: 2 * 1024 };

/**
 * The limits for the platform when it is behind our gateway. The windows are longer, because there are more buffers
 * between the platform and the client. The gateway disconnects slow clients itself.
 */
export const PACE_BEHIND: Pace = { ...PACE, sending: 60_000, reading: 300_000 };

const handle = z.object({ bytesWritten: z.number(), writeQueueSize: z.number() });

/** The number of measurements in each window (`sending` or `reading`). */
const SAMPLES = 6;
/** The time for which the client can read the error response before its connection is closed. */
const CLOSE_DELAY_MS = 1_000;

/** Maps each request to a function that allows its body to contain files, for which other limits apply. */
const allowances = new WeakMap<IncomingMessage, () => void>();

/**
 * Returns options for node's HTTP server, for a server that uses `keepPace`. Turns off node's timeout for a whole
 * request, because it would abort every long upload.
 */
export function optionsFor({ header }: Pace): ServerOptions {
  return {
    headersTimeout: header,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.ceil(Math.min(1_000, header / 4)),
  };
}

/**
 * Disconnects clients that send or read too slowly, on all paths of a server. Without this, a slow client could occupy
 * memory, a file or a connection of a pool without a time limit.
 * @param refuse sends the error response when a body arrives too slowly. Called only if no response has started. The
 * connection is closed afterwards.
 */
export function keepPace(
  server: Server,
  pace: Pace,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
) {
  // Registers this listener before all others, because they may call `allowFiles` immediately.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request.headers)) watchBody(request, pace, () => cut(request, response, refuse));
  });
  // Node emits `connection` a second time for the same connection after the server has ignored an upgrade on it
  // (`createHttpServer`).
  const watched = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    if (!watched.has(socket)) watchReader(socket, pace);
    watched.add(socket);
  });
}

/**
 * Removes the timeout for a request's body, because the body may contain files. The body must still arrive at the
 * lowest allowed rate. Call this function only after the sender has been allowed to upload files.
 */
export function allowFiles(request: IncomingMessage) {
  allowances.get(request)?.();
}

function watchBody(request: IncomingMessage, pace: Pace, onSlow: () => void) {
  const { socket } = request;
  // While received bytes are still unread, the server causes the delay and not the client.
  const watched = { isOver: () => request.complete, waitsForUs: () => request.readableLength > 0, onSlow };
  let stop = watch(pace.body, 1, { ...watched, moved: () => 0 });
  allowances.set(request, () => {
    stop();
    stop = watch(pace.sending, bytesIn(pace.sending, pace), { ...watched, moved: () => socket.bytesRead });
  });
  request.once('close', () => stop());
}

function watchReader(socket: Socket, pace: Pace) {
  const stop = watch(pace.reading, bytesIn(pace.reading, pace), {
    isOver: () => socket.destroyed,
    waitsForUs: () => socket.writableLength === 0,
    moved: () => bytesTaken(socket),
    onSlow: () => socket.destroy(),
  });
  socket.once('close', stop);
}

/**
 * Returns the number of sent bytes that the operating system has accepted from node. Node itself counts a large write
 * as sent immediately. Only the socket's internal handle knows how much of the write is left. Node's own socket timeout
 * reads the handle too.
 */
function bytesTaken(socket: Socket) {
  const known = handle.safeParse(Reflect.get(socket, '_handle'));
  return known.success
    ? known.data.bytesWritten - known.data.writeQueueSize
    : socket.bytesWritten - socket.writableLength;
}

function bytesIn(time: number, { rate }: Pace) {
  return (rate * time) / 1_000;
}

interface Watched {
  isOver: () => boolean;
  /** Returns whether the client has nothing to send or read at the moment, because the server is not ready. */
  waitsForUs: () => boolean;
  /** Returns the number of bytes that the client has transferred so far: the sent bytes plus the read bytes. */
  moved: () => number;
  onSlow: () => void;
}

/**
 * Calls `onSlow` at most once: when the client has moved fewer than `least` bytes in a whole window, although it could
 * have sent or read more.
 */
function watch(window: number, least: number, { isOver, waitsForUs, moved, onSlow }: Watched) {
  let from = moved();
  let looks = 0;
  const timer = setInterval(() => {
    if (isOver()) {
      clearInterval(timer);
      return;
    }
    looks += 1;
    if (waitsForUs() || moved() - from >= least) {
      from = moved();
      looks = 0;
    }
    if (looks < SAMPLES) return;
    clearInterval(timer);
    onSlow();
  }, window / SAMPLES);
  timer.unref();
  return () => clearInterval(timer);
}

function cut(
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const { socket } = request;
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  response.setHeader('connection', 'close');
  refuse(request, response);
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref();
}
