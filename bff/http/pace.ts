import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { hasBody } from './body-encoding.ts';

/** Limits how slow the peer of a connection may be. Times are in milliseconds, the rate in bytes a second. */
export interface Pace {
  /** The time for a request's header. */
  header: number;
  /** The time for a whole body without files. */
  body: number;
  /** The window over which the rate is measured while the peer sends files. */
  sending: number;
  /** The window over which the rate is measured while the peer reads a response. */
  reading: number;
  /** The lowest rate for both, far below that of a phone with any signal. */
  rate: number;
}

export const PACE: Pace = { header: 10_000, body: 10_000, sending: 30_000, reading: 30_000, rate: 2 * 1024 };

/**
 * The limits of a server behind ours, which sees the same bytes through more buffers. The server in front disconnects
 * slow clients.
 */
export const PACE_BEHIND: Pace = { ...PACE, sending: 60_000, reading: 300_000 };

const handle = z.object({ bytesWritten: z.number(), writeQueueSize: z.number() });

/** Measurements per window. */
const SAMPLES = 6;
/** The time for a response to arrive before its connection is closed. */
const CLOSE_DELAY_MS = 1_000;

/** Maps a request to the function to call when its body may contain files. */
const allowances = new WeakMap<IncomingMessage, () => void>();

/**
 * Returns the options of a server that uses `keepPace`. Turns off node's timeout of a whole request, which would end
 * every long upload.
 */
export function optionsFor({ header }: Pace): ServerOptions {
  return {
    headersTimeout: header,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.ceil(Math.min(1_000, header / 4)),
  };
}

/**
 * Disconnects peers that send or read too slowly, on every path of a server. Without this, a slow peer would occupy a
 * slot of a pool, a file or memory without limit.
 * @param refuse answers a body that was too slow if no response has begun; then the connection is closed
 */
export function keepPace(
  server: Server,
  pace: Pace,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
) {
  // Registered before the other listeners, which may call `allowFiles` at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request.headers)) watchBody(request, pace, () => cut(request, response, refuse));
  });
  // A connection with an ignored upgrade is emitted a second time (`createHttpServer`).
  const watched = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    if (!watched.has(socket)) watchReader(socket, pace);
    watched.add(socket);
  });
}

/**
 * Gives a request's body unlimited time, as long as it keeps the lowest rate. Call it once the sender may upload files.
 */
export function allowFiles(request: IncomingMessage) {
  allowances.get(request)?.();
}

function watchBody(request: IncomingMessage, pace: Pace, onSlow: () => void) {
  const { socket } = request;
  // Received bytes that we have not read yet are our delay, not the sender's.
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
 * Returns the number of bytes that the system has taken for the reader. Node counts a large write all at once. Only its
 * handle knows how much of it is left; node's own timeout of a connection reads it there, too.
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
  /** Returns whether the peer can do nothing at the moment. */
  waitsForUs: () => boolean;
  /** Returns the number of bytes so far. */
  moved: () => number;
  onSlow: () => void;
}

/**
 * Calls `onSlow` once if the peer moved fewer than `least` bytes in a whole window although it could have moved more.
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
