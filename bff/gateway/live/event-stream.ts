import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { waitingWords } from '../../rate-limits/waiting.ts';
import { Fault } from '../errors.ts';
import { limits } from '../execution/limits.ts';
import { readJson, sendErrors, type AskerOf } from '../requests.ts';
import { isTooSlow, type LiveConnection, type Framing } from './connection.ts';
import type { Live } from './live.ts';
import type { Peer } from './peers.ts';
import type { Request } from './subscribe.ts';

/**
 * The interval at which the server sends SSE comments, so that proxies do not close an idle stream. The shortest usual
 * timeout of proxies is 30 s.
 */
const HEARTBEAT_INTERVAL_MS = 20_000;
/**
 * Matches cursors that are sequence numbers. Only these cursors are sent as event ids, because clients can resume only
 * from them.
 */
const PLACE = /^\d{1,15}$/;

const record = z.record(z.string(), z.unknown()).nullish();
const requestBody = z.object({
  query: z.string().default(''),
  operationName: z.string().nullish(),
  variables: record,
  extensions: record,
  onError: z.unknown().optional(),
});
const requestSearch = z.object({
  query: z.string().default(''),
  operationName: z.string().optional(),
  variables: z.preprocess(parsed, record),
  extensions: z.preprocess(parsed, record),
  onError: z.string().optional(),
});

interface Parts {
  live: Live;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  /**
   * Returns false for a request from a page of another site. Returns true for our own pages and for programs other than
   * browsers.
   */
  isOurs: (req: IncomingMessage) => boolean;
  /** Sets the CORS headers. */
  allowOrigin: (req: IncomingMessage, res: ServerResponse) => void;
  logger: Logger;
}

/**
 * Serves the subscriptions of `/graphql` as Server-Sent Events, in the "distinct connections mode" of graphql-sse: one
 * HTTP request per subscription. Errors of the subscription are sent as events, because a browser's EventSource cannot
 * read the body of an error response. A request that may not open a stream at all is refused with an HTTP status, like
 * the upgrade to a WebSocket.
 */
export function createEventStreams({ live, askerOf, rateLimits, isOurs, allowOrigin, logger }: Parts) {
  const open = new Set<ServerResponse>();
  const closers = new Set<() => void>();
  let isClosing = false;

  const heartbeats = setInterval(() => {
    for (const res of open) write(res, ':\n\n');
  }, HEARTBEAT_INTERVAL_MS).unref();

  /**
   * Answers the request with an event stream. Resolves when the stream ends.
   * @returns the code of the error that ended the stream, if there was one
   */
  async function stream(req: IncomingMessage, res: ServerResponse, peer: Peer): Promise<string | undefined> {
    const refuse = (status: number, code: string, message: string, retryAfter?: number) => {
      req.resume();
      sendErrors(req, res, status, code, message, retryAfter === undefined ? {} : { retryAfter });
      return code;
    };
    if (isClosing) return refuse(503, 'UPSTREAM_UNAVAILABLE', new Fault('UPSTREAM_UNAVAILABLE').message, 1);
    if (!isOurs(req)) return refuse(403, 'FORBIDDEN', new Fault('FORBIDDEN').message);
    const wait = await rateLimits.take('socket', { address: peer.asker.address });
    if (wait !== undefined) return refuse(429, 'RATE_LIMITED', waitingWords(wait), wait);
    const request = await requestOf(req, res);
    if (request === undefined) return 'BAD_REQUEST';

    const leave = live.connect(peer);
    res.once('close', leave);
    if (res.closed) leave();
    const refusal = await live.subscriptions.refusalOf(peer);
    if (refusal !== undefined) {
      const { message } = new Fault(refusal);
      return refusal === 'UNAUTHENTICATED' ? refuse(401, refusal, message) : refuse(429, refusal, message, 1);
    }
    const prepared = await live.subscriptions.prepare(peer, '', request);
    if (!peer.connection.isOpen()) {
      // Sends nothing more: the client has disconnected, or `connection.close` has already answered the request.
      if (!Array.isArray(prepared)) await prepared.start().return();
      return undefined;
    }
    begin(res);
    if (Array.isArray(prepared)) {
      end(res, prepared);
      return codeOf(prepared[0]);
    }

    const idle = prepared.start();
    open.add(res);
    res.once('close', () => {
      open.delete(res);
      void idle.return();
    });
    try {
      await idle.next();
      end(res);
      return undefined;
    } catch (error) {
      const shown = error instanceof GraphQLError ? error : new Fault('INTERNAL_SERVER_ERROR');
      end(res, [shown]);
      return codeOf(shown);
    }
  }

  return {
    /** Returns the number of open streams. */
    count: () => open.size,

    /** Handles a request for which `wantsEventStream` returned true. */
    async handle(req: IncomingMessage, res: ServerResponse) {
      const started = performance.now();
      const asker = askerOf(req);
      const { requestId } = asker;
      res.setHeader('x-request-id', requestId);
      res.setHeader('x-content-type-options', 'nosniff');
      res.setHeader('cache-control', 'no-store, no-transform');
      allowOrigin(req, res);
      const given = req.headers['last-event-id'];
      const resumeFrom = typeof given === 'string' && PLACE.test(given) ? given : undefined;
      const connection = connectionOf(res);
      const peer: Peer = {
        ...{ connection, asker, streams: new Set(), operations: { '': true }, checks: 0, resumeFrom },
        isTraceAsked: req.headers['x-brasa-trace'] === '1',
      };
      const close = () => connection.close('restart');
      closers.add(close);
      res.once('close', () => closers.delete(close));
      let error: string | undefined;
      try {
        error = await stream(req, res, peer);
      } catch (cause) {
        if (!res.destroyed) logger.error({ err: cause, requestId }, 'an event stream failed');
        if (res.headersSent) res.destroy();
        else sendErrors(req, res, 500, 'INTERNAL_SERVER_ERROR', new Fault('INTERNAL_SERVER_ERROR').message);
      }
      const ms = Math.round(performance.now() - started);
      logger.info({ requestId, status: res.statusCode, ms, errors: error && [error] }, 'event stream');
    },

    /** Ends every stream without the event `complete`, so that clients reconnect and reach another gateway. */
    close() {
      isClosing = true;
      clearInterval(heartbeats);
      for (const close of closers) close();
    },
  };
}

/**
 * Returns whether a request to `/graphql` asks for an event stream. It does if `text/event-stream` is the first media
 * type in its `Accept` header. Clients such as urql list this type in every query, but after JSON.
 */
export function wantsEventStream({ method, headers: { accept } }: IncomingMessage) {
  return (method === 'POST' || method === 'GET') && /^\s*text\/event-stream\b/i.test(accept ?? '');
}

/** Reads the GraphQL request. If it is invalid, sends an error and returns undefined. */
async function requestOf(req: IncomingMessage, res: ServerResponse): Promise<Request | undefined> {
  const sent = req.method === 'POST' ? await readJson(req, res, limits.message) : { body: searchOf(req) };
  if (sent === undefined) return undefined;
  const { data } = (req.method === 'POST' ? requestBody : requestSearch).safeParse(sent.body);
  if (!data) sendErrors(req, res, 400, 'BAD_REQUEST', 'The request is no GraphQL operation.');
  return data;
}

function searchOf({ url = '' }: IncomingMessage) {
  const at = url.indexOf('?');
  return Object.fromEntries(new URLSearchParams(at === -1 ? '' : url.slice(at)));
}

/** Returns the parsed JSON of a text, or the text itself if it is not JSON. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

function begin(res: ServerResponse) {
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // Tells nginx and similar proxies not to buffer the events.
    'x-accel-buffering': 'no',
  });
}

/** Ends the stream: sends the errors, if any, and the event `complete`, which tells the client not to reconnect. */
function end(res: ServerResponse, errors?: readonly GraphQLError[]) {
  if (res.writableEnded || res.closed) return;
  if (errors) res.write(frame.of(JSON.stringify({ errors })));
  res.end('event: complete\ndata:\n\n');
}

const frame: Framing = {
  key: 'event',
  of(answer, place) {
    const id = place !== undefined && PLACE.test(place) ? `id: ${place}\n` : '';
    return Buffer.from(`${id}event: next\ndata: ${answer}\n\n`);
  },
};

function write(res: ServerResponse, data: string | Buffer) {
  if (res.writableEnded || res.closed) return;
  if (isTooSlow(res.writableLength)) res.destroy();
  else res.write(data);
}

function connectionOf(res: ServerResponse): LiveConnection {
  return {
    frameOf: () => frame,
    isOpen: () => !res.writableEnded && !res.closed,
    send: (data) => write(res, data),
    buffered: () => res.writableLength,
    // Sends an SSE comment. Our web app reads it, and other clients ignore comments. If a stream starts with an error,
    // the error's event is sent instead of this comment.
    sayLive: () => write(res, ': live\n\n'),
    // Ends the stream. The client then reconnects, and queries for the events that it may have missed.
    sayResumed: () => res.end(),
    close(reason) {
      if (res.headersSent && reason === 'unauthorized') end(res, [new Fault('UNAUTHENTICATED')]);
      else if (res.headersSent) res.end();
      else {
        const code = reason === 'unauthorized' ? 'UNAUTHENTICATED' : 'UPSTREAM_UNAVAILABLE';
        const status = reason === 'unauthorized' ? 401 : 503;
        sendErrors(res.req, res, status, code, new Fault(code).message, status === 503 ? { retryAfter: 1 } : {});
      }
    },
    terminate: () => res.destroy(),
  };
}

function codeOf(error: GraphQLError | undefined) {
  const code = error?.extensions['code'];
  return typeof code === 'string' ? code : undefined;
}
