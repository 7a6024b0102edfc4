import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { pathOf } from '../../http/http-server.ts';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { createPool } from '../upstream/pools.ts';
import type { AskerOf } from '../requests.ts';
import { placeFor } from '../upstream/fair-limiter.ts';

const forwarded = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'];
const answered = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'expires',
  'vary',
];

interface Parts {
  origin: string;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  logger: Logger;
}

/**
 * Forwards `GET /media/…` to the platform, and streams the response no faster than the client reads. The signature in
 * the URL is the only authorization, so the proxy sends no session token.
 */
export function createMediaProxy({ origin, askerOf, rateLimits, logger }: Parts) {
  const { pool, limiter } = createPool(origin, 'media', { headers: 10_000, body: 30_000 });

  async function pass(req: IncomingMessage, res: ServerResponse, url: string) {
    const asker = askerOf(req);
    const wait = await rateLimits.take('media', { address: asker.address });
    if (wait !== undefined) {
      res.writeHead(429, { 'retry-after': String(wait) }).end();
      return;
    }
    if (!(await placeFor(res, limiter, { address: asker.address }))) {
      res.writeHead(429, { 'retry-after': '1' }).end();
      return;
    }
    const gone = new AbortController();
    res.once('close', () => gone.abort());

    const headers: Record<string, string> = { 'x-request-id': asker.requestId };
    for (const name of forwarded) {
      const value = req.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const method = req.method === 'HEAD' ? 'HEAD' : 'GET';
    const {
      statusCode,
      headers: given,
      body,
    } = await pool.request({ path: url, method, headers, signal: gone.signal });

    // Answers with an empty 502 instead of the platform's error response. Its text is not meant for members, and its
    // headers, such as `content-length` and `cache-control`, do not fit the 502.
    if (statusCode >= 500) {
      body.on('error', () => undefined).destroy();
      res.writeHead(502).end();
      return;
    }
    for (const name of answered) {
      const value = given[name];
      if (value !== undefined) res.setHeader(name, value);
    }
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('cross-origin-resource-policy', 'same-origin');
    res.writeHead(statusCode);
    await pipeline(body, res);
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse) {
      const url = req.url ?? '';
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      // Rejects paths that could lead outside `/media/` by `..` or an encoded form of it, so that a client cannot reach
      // other calls of the platform.
      if (/\.\.|%2e|%2f|%5c|\\/i.test(pathOf(url))) {
        res.writeHead(404).end();
        return;
      }
      try {
        await pass(req, res, url);
      } catch (error) {
        if (res.destroyed) return;
        logger.warn({ err: error, path: pathOf(url) }, 'proxying media failed');
        if (!res.headersSent) res.removeHeader('content-length');
        if (res.headersSent) res.destroy();
        else res.writeHead(502).end();
      }
    },
    close: () => pool.destroy(),
  };
}
