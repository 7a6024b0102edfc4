import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import proxyAddress, { compile } from 'proxy-addr';
import { pathOf } from '../http/http-server.ts';
import type { Asker } from './upstream/upstream.ts';
import { bearerToken } from './viewer.ts';

export type AskerOf = (req: IncomingMessage) => Asker;

/**
 * Matches private addresses. A request from such an address may come from the operator's own load balancer, but not
 * from a stranger's proxy.
 */
const isNear = compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Creates a function that reads the client's identity from a request. It takes over the client's request id if the id
 * is safe to log. The client's address is the last address in `X-Forwarded-For` that does not belong to a trusted
 * proxy, because a client can forge all addresses before it. The function logs a single warning if TRUST_PROXY seems to
 * lack a load balancer, because all clients behind that balancer would share one rate limit.
 * @param trustedProxies addresses, ranges or names of ranges, in the format of the package proxy-addr
 */
export function createAskerOf(trustedProxies: readonly string[] = [], logger?: Logger): AskerOf {
  const trust = compile([...trustedProxies]);
  let hasWarned = false;

  function warnOf(from: string | undefined) {
    if (from === undefined || !isNear(from, 0) || trust(from, 0)) return;
    hasWarned = true;
    logger?.warn(
      { from },
      'TRUST_PROXY does not name an address that sends X-Forwarded-For: all clients behind it count as one',
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

/** Sends an error in the format of a GraphQL response, with the media type that the client prefers. */
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

/**
 * Refuses a request for a WebSocket. Destroys the connection after the response, because the client may never close it.
 */
export function refuseUpgrade(socket: Duplex, status: string, headers: readonly string[] = []) {
  socket.once('finish', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'Connection: close', '', ''].join('\r\n'));
}

/** Refuses a request before its body is read. The path of the request determines the format of the error. */
export function refuseRequest(req: IncomingMessage, res: ServerResponse, status: number, message: string) {
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
 * @returns undefined if the body is larger. If the header `Content-Length` already shows this, nothing is read before.
 * @throws {Error} if the client closes the connection
 */
export async function readBodyBytes(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    // Reads and drops the rest of the body. Closing a connection with unread bytes would reset the connection, and the
    // client would not get the response.
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

export function isJsonType(type = '') {
  return /^application\/json *(;|$)/i.test(type);
}

/**
 * Reads a JSON body of at most `limit` bytes.
 * @returns undefined if the body was invalid and an error has been sent
 * @throws {Error} if the client closes the connection
 */
export async function readJson(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
): Promise<{ body: unknown } | undefined> {
  if (!isJsonType(req.headers['content-type'])) {
    req.resume();
    sendErrors(req, res, 415, 'BAD_REQUEST', 'The body must be application/json, or multipart/form-data with files.');
    return undefined;
  }
  const bytes = await readBodyBytes(req, limit);
  if (bytes === undefined) {
    res.setHeader('connection', 'close');
    sendErrors(req, res, 413, 'BAD_REQUEST', `A request may have at most ${limit} bytes.`);
    return undefined;
  }
  try {
    // Rejects bodies in encodings other than UTF-8, because decoding them as UTF-8 would silently change characters.
    if (!isUtf8(bytes)) throw new SyntaxError();
    const body: unknown = JSON.parse(bytes.toString());
    return { body };
  } catch {
    sendErrors(req, res, 400, 'BAD_REQUEST', 'The body is no JSON in UTF-8.');
    return undefined;
  }
}
