import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { hasBody } from './body-encoding.ts';

/** The limits for slow clients of a server. Times are in milliseconds, the rate is in bytes per second. */
export interface Pace {
  /** The timeout for the headers of a request. */
  header: number;
  /** The timeout for a whole body that contains no files. */
  body: number;
  /** The window over which the rate is measured while a client sends files. */
  sending: number;
  /** The window over which the rate is measured while a client reads a response. */
  reading: number;
  /** The lowest allowed rate, for sending and reading. It is far below that of a phone with any signal. */
  rate: number;
}

export const PACE: Pace = { header: 10_000, body: 10_000, sending: 30_000, reading: 30_000, rate: 2 * 1024 };

/**
 * The limits for a server behind our gateway. More buffers lie between it and the client, so its windows are longer.
 * The gateway disconnects slow clients.
 */
export const PACE_BEHIND: Pace = { ...PACE, sending: 60_000, reading: 300_000 };

const handle = z.object({ bytesWritten: z.number(), writeQueueSize: z.number() });

/** The number of measurements per window. */
const SAMPLES = 6;
/** The time that the client gets to receive the refusal before its connection is closed. */
const CLOSE_DELAY_MS = 1_000;

/** Maps each request to the function that allows files in its body. */
const allowances = new WeakMap<IncomingMessage, () => void>();

/**
 * Returns the options for a server that uses `keepPace`. Turns off node's timeout for a whole request, which would
 * abort every long upload.
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
 * a connection of a pool, a file or memory without limit.
 * @param refuse sends the error for a body that was too slow. Called if no response has started; the connection is
 * closed afterwards.
 */
export function keepPace(
  server: Server,
  pace: Pace,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
) {
  // Registered before all other listeners, because they may call `allowFiles` immediately.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request.headers)) watchBody(request, pace, () => cut(request, response, refuse));
  });
  // Node emits `connection` again for a connection on which an upgrade was ignored (`createHttpServer`).
  const watched = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    if (!watched.has(socket)) watchReader(socket, pace);
    watched.add(socket);
  });
}

/**
 * Removes the timeout for a request's body, which may contain files. The body must still keep the lowest rate. Call
 * this function after the sender has been allowed to upload files.
 */
export function allowFiles(request: IncomingMessage) {
  allowances.get(request)?.();
}

function watchBody(request: IncomingMessage, pace: Pace, onSlow: () => void) {
  const { socket } = request;
  // If received bytes are still unread, the delay is ours and not the sender's.
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
 * Returns the number of bytes that the operating system has taken from us to send. Node counts a large write as sent
 * immediately. Only the handle of the socket knows how much of the write is left, and node's own socket timeout reads
 * the handle, too.
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
  /** Returns whether the client has nothing to send or read at the moment, because it waits for us. */
  waitsForUs: () => boolean;
  /** Returns the number of bytes that the client has sent or read so far. */
  moved: () => number;
  onSlow: () => void;
}

/**
 * Calls `onSlow` a single time, when the client has sent or read fewer than `least` bytes in a whole window although it
 * could have sent or read more.
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
