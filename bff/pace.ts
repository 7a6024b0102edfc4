import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { hasBody } from './body-encoding.ts';

/** How slow the other side of a connection may be. Times in milliseconds, the rate in bytes a second. */
export interface Pace {
  /** For the header of a request. */
  header: number;
  /** For a whole body, where it brings no files. */
  body: number;
  /** What the rate is measured over while files are sent. */
  sending: number;
  /** What it is measured over while an answer is read. */
  reading: number;
  /** Of both, at least; far below what a phone does where it has any signal. */
  rate: number;
}

export const PACE: Pace = { header: 10_000, body: 10_000, sending: 30_000, reading: 30_000, rate: 2 * 1024 };

/** Of a server behind ours, which sees the same bytes through more buffers: who is slow is cut off in front of it. */
export const PACE_BEHIND: Pace = { ...PACE, sending: 60_000, reading: 300_000 };

const handle = z.object({ bytesWritten: z.number(), writeQueueSize: z.number() });

/** Looks within a window. */
const LOOKS = 6;
/** For an answer to arrive before its connection is cut. */
const LAST_WORDS = 1_000; // ms

/** What to call when the body of a request may bring files. */
const allowances = new WeakMap<IncomingMessage, () => void>();

/** Of a server that is to keep pace: node's own time for a whole request would end every long upload. */
export function optionsFor({ header }: Pace): ServerOptions {
  return {
    headersTimeout: header,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.ceil(Math.min(1_000, header / 4)),
  };
}

/**
 * Cuts off who sends or reads too slowly, on every path of a server: what a connection holds while it waits for its
 * other side (a place in a pool, a file, memory) is free again after a time that is known.
 * @param refuse answers a body that was too slow, where nothing has been answered; the connection ends behind it
 */
export function keepPace(
  server: Server,
  pace: Pace,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
) {
  // Before everybody else: they may ask for files at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request.headers)) watchBody(request, pace, () => cut(request, response, refuse));
  });
  // A connection whose upgrade was ignored comes once more (`createHttpServer`).
  const watched = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    if (!watched.has(socket)) watchReader(socket, pace);
    watched.add(socket);
  });
}

/** Lets a request take its time, at the rate. To be called once it is known that its sender may bring files. */
export function allowFiles(request: IncomingMessage) {
  allowances.get(request)?.();
}

function watchBody(request: IncomingMessage, pace: Pace, onSlow: () => void) {
  const { socket } = request;
  // What has come and was not taken waits for us.
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
 * Bytes that the system has taken for the reader. Of a large answer that is written at once node counts all or nothing;
 * how much of it is left only its handle says, where node's own timeout of a connection looks too.
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
  /** Whether the other side can do nothing at the moment. */
  waitsForUs: () => boolean;
  /** Bytes so far. */
  moved: () => number;
  onSlow: () => void;
}

/** Calls back once when in a whole window the other side moved less than it had to, and could have. */
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
    if (looks < LOOKS) return;
    clearInterval(timer);
    onSlow();
  }, window / LOOKS);
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
  setTimeout(() => socket.destroy(), LAST_WORDS).unref();
}
