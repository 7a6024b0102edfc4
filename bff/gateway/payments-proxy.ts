import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import { askerOf, pathOf } from './requests.ts';

/** Where a payment provider sends its events; the platform's own path, since it is one public port. */
const WEBHOOK = '/api/payment/webhook';
const forwarded = ['content-type', 'content-length', 'authorization', 'stripe-signature', 'accept'];

/** The events of a payment provider, and what its stand-in serves to pages. Nothing else of the platform's API. */
export function isPaymentPath(path: string) {
  return path === WEBHOOK || path.startsWith('/sandbox/');
}

/**
 * Passes these on to the platform as they came: a body that is signed must arrive byte for byte. The authority is in
 * the signature or in the payment's own secret; no session travels.
 */
export function createPaymentsProxy(origin: string, logger: Logger) {
  const pool = new Pool(origin, { connections: 64, headersTimeout: 30_000, connect: { timeout: 3_000 } });

  async function pass(req: IncomingMessage, res: ServerResponse, path: string) {
    const headers: Record<string, string> = { 'x-request-id': askerOf(req).requestId };
    for (const name of forwarded) {
      const value = req.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const isPost = req.method === 'POST';
    const body = isPost ? req : null;
    const answer = await pool.request({ path, method: isPost ? 'POST' : 'GET', headers, body });
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified']) {
      const value = answer.headers[name];
      if (value !== undefined) res.setHeader(name, value);
    }
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('cross-origin-resource-policy', 'same-origin');
    res.writeHead(answer.statusCode);
    await pipeline(answer.body, res);
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse) {
      const path = pathOf(req.url);
      const isAllowed = req.method === 'POST' || (req.method === 'GET' && path !== WEBHOOK);
      if (!isAllowed) {
        res.writeHead(405, { allow: path === WEBHOOK ? 'POST' : 'GET, POST' }).end();
        return;
      }
      // Nothing may climb out of the folder, however it is written.
      if (/\.\.|%2e|%2f|%5c|\\|\/\//i.test(path)) {
        res.writeHead(404).end();
        return;
      }
      try {
        await pass(req, res, req.url ?? path);
      } catch (error) {
        if (res.destroyed) return;
        logger.warn({ err: error, path }, 'a payment call could not be passed on');
        if (res.headersSent) res.destroy();
        else res.writeHead(502).end();
      }
    },
    close: () => pool.destroy(),
  };
}
