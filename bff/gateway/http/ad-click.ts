import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pathOf } from '../../http/http-server.ts';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { createPool } from '../upstream/pools.ts';
import type { AskerOf } from '../requests.ts';
import { placeFor } from '../upstream/fair-limiter.ts';

interface Parts {
  origin: string;
  askerOf: AskerOf;
  rateLimits: RateLimits;
  logger: Logger;
}

/**
 * Handles `GET /go/<token>`, the link of an ad. Asks the platform for the ad's target, and redirects the browser there
 * if the target is an http or https URL. Otherwise redirects the browser to the home page.
 */
export function createAdClicks({ origin, askerOf, rateLimits, logger }: Parts) {
  const { pool, limiter } = createPool(origin, 'clicks', { headers: 5_000, body: 5_000 });

  async function redirect(req: IncomingMessage, res: ServerResponse) {
    if (req.method !== 'GET') {
      res.writeHead(405, { allow: 'GET' }).end();
      return;
    }
    const { requestId, address } = askerOf(req);
    const wait = await rateLimits.take('adClick', { address });
    if (wait !== undefined) {
      res.writeHead(429, { 'retry-after': String(wait) }).end();
      return;
    }
    if (!(await placeFor(res, limiter, { address }))) {
      res.writeHead(429, { 'retry-after': '1' }).end();
      return;
    }
    const target = await targetOf(pathOf(req.url), requestId).catch((error: unknown) => {
      logger.warn({ err: error }, 'redirecting an ad click failed');
      return undefined;
    });
    res
      .writeHead(302, {
        location: target ?? '/',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      .end();
  }

  async function targetOf(path: string, requestId: string) {
    if (!/^\/go\/[\w-]{1,200}$/.test(path)) return undefined;
    const { statusCode, headers, body } = await pool.request({
      path,
      method: 'GET',
      headers: { 'x-request-id': requestId },
    });
    await body.dump();
    const { location } = headers;
    return statusCode === 302 && typeof location === 'string' && /^https?:\/\//.test(location) ? location : undefined;
  }

  return { handle: redirect, close: () => pool.destroy() };
}
