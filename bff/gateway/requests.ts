import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import proxyAddress, { compile } from 'proxy-addr';
import { pathOf } from '../http-server.ts';
import type { Asker } from './upstream/upstream.ts';
import { bearerToken } from './viewer.ts';

export type AskerOf = (req: IncomingMessage) => Asker;

/** Where a balancer of one's own stands, and a stranger does not. */
const isNear = compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Tells who asks. A request id of the client's is kept when it is harmless in a log, so that it travels on. The address
 * is the last one in `X-Forwarded-For` that no trusted proxy has: what a client writes there itself stands before it.
 * Warns once where a balancer seems to be forgotten: all who come through it are counted as one.
 * @param trustedProxies addresses, ranges or their names, as proxy-addr reads them
 */
export function createAskerOf(trustedProxies: readonly string[] = [], logger?: Logger): AskerOf {
  const trust = compile([...trustedProxies]);
  let hasWarned = false;

  function warnOf(from: string | undefined) {
    if (from === undefined || !isNear(from, 0) || trust(from, 0)) return;
    hasWarned = true;
    logger?.warn(
      { from },
      'X-Forwarded-For comes from an address that TRUST_PROXY does not name: everybody behind it is counted as one',
    );
  }

  function addressOf(req: IncomingMessage) {
    const { remoteAddress } = req.socket;
    if (!hasWarned && req.headers['x-forwarded-for'] !== undefined) warnOf(remoteAddress);
    if (trustedProxies.length === 0 || remoteAddress === undefined) return remoteAddress;
    const address = proxyAddress(req, trust);
    return isIP(address) ? address : remoteAddress;
  }

  return (req) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const { authorization, 'user-agent': userAgent } = req.headers;
    return { requestId, token: bearerToken(authorization), address: addressOf(req), userAgent };
  };
}

/** Answers as GraphQL does, in the media type that the client prefers. */
export function sendErrors(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  code: string,
  message: string,
  more: { retryAfter?: number } = {},
) {
  const modern = req.headers.accept?.includes('application/graphql-response+json');
  const body = JSON.stringify({ errors: [{ message, extensions: { code, ...more } }] });
  if (more.retryAfter !== undefined) res.setHeader('retry-after', more.retryAfter);
  res.statusCode = status;
  res.setHeader('content-type', `application/${modern ? 'graphql-response+json' : 'json'}; charset=utf-8`);
  res.setHeader('content-length', Buffer.byteLength(body));
  res.end(body);
}

/** Answers a request to upgrade, and lets go of the connection even where its other side never closes it. */
export function refuseUpgrade(socket: Duplex, status: string, headers: readonly string[] = []) {
  socket.once('finish', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
}

/** Answers what is refused before anybody looks at it, as its path answers failures. */
export function refuse(req: IncomingMessage, res: ServerResponse, status: number, message: string) {
  if (pathOf(req.url) === '/graphql') {
    sendErrors(req, res, status, 'BAD_REQUEST', message);
    return;
  }
  const body = JSON.stringify({ error: message, code: 'INVALID_INPUT' });
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  res.end(body);
}

/**
 * Reads a body of at most `limit` bytes.
 * @returns undefined when it is larger: at once where `Content-Length` says so
 * @throws when the client goes away
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    // Drops the bytes that arrive meanwhile: a connection that ends with unread bytes resets, and loses the answer.
    req.resume();
    return undefined;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
  });
}
