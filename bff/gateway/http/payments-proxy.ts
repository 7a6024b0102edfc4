import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { pathOf } from '../../http/http-server.ts';
import { createPool } from '../upstream/pools.ts';
import { readBodyBytes, refuseRequest, type AskerOf } from '../requests.ts';
import { placeFor } from '../upstream/fair-limiter.ts';

/**
 * The paths of the webhooks that the payment provider and the age provider call. The gateway serves them under the same
 * paths as the platform, because only the gateway has a public port.
 */
const PAYMENT_EVENTS = '/api/payment/webhook';
const AGE_EVENTS = '/api/idade/retorno';
const WEBHOOKS = [PAYMENT_EVENTS, AGE_EVENTS];
/** The size limit of a webhook's body. The platform has the same limit. */
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * The path at which a member downloads their payments as a CSV file. The file is too long for a GraphQL response, so
 * the gateway streams it.
 */
const TABLE = '/payments.csv';
const TABLE_UPSTREAM = '/api/payments/csv';
/**
 * The path at which a member downloads a data export; it ends with the export's id. An export is too long for a GraphQL
 * response, so the gateway streams it.
 */
const COPY = /^\/meus-dados\/(?=[\w-]{36}(\?|$))/;
const COPY_UPSTREAM = '/api/privacidade/exportacao/';
/**
 * A download ticket starts with a hash of the session token. This is the length of a prefix of that hash, which is the
 * same in all tickets of a session.
 */
const TICKET_CLIENT_CHARACTERS = 42;
const forwarded = ['content-type', 'authorization', 'stripe-signature', 'age-signature', 'accept', 'range', 'if-range'];
const answered = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'location',
  'content-security-policy',
  'referrer-policy',
];

/**
 * Returns the key under which the limiter counts a download with a ticket. Returns undefined if the path has no ticket.
 * The gateway cannot verify a ticket, so the key may be forged, but the platform rejects a forged ticket quickly.
 */
function clientOfTicket(path: string) {
  const ticket = new URLSearchParams(path.split('?')[1]).get('bilhete');
  return ticket === null ? undefined : `ticket ${ticket.slice(0, TICKET_CLIENT_CHARACTERS)}`;
}

/**
 * Returns whether the gateway forwards the path to the platform: a webhook of a provider, a call to a provider's
 * sandbox, the CSV file of payments, or a data export. No other call of the platform's API can be reached through the
 * gateway under its own path.
 */
export function isPaymentPath(path: string) {
  return WEBHOOKS.includes(path) || path === TABLE || COPY.test(path) || path.startsWith('/sandbox/');
}

/**
 * Forwards the requests of `isPaymentPath` to the platform unchanged, because the body of a webhook is signed byte for
 * byte. The platform authorizes a webhook by its signature, a sandbox call by the payment's client secret, and a
 * download by the session or the ticket in the URL. The log omits query strings, because they contain such secrets.
 */
export function createPaymentsProxy(origin: string, askerOf: AskerOf, logger: Logger) {
  const patience = { headers: 30_000, body: 30_000 };
  const pools = {
    paymentEvents: createPool(origin, 'paymentEvents', patience),
    ageEvents: createPool(origin, 'ageEvents', patience),
    cardForm: createPool(origin, 'cardForm', patience),
    files: createPool(origin, 'files', patience),
  };

  function poolFor(path: string) {
    if (path === PAYMENT_EVENTS) return pools.paymentEvents;
    if (path === AGE_EVENTS) return pools.ageEvents;
    return path.startsWith('/sandbox/') ? pools.cardForm : pools.files;
  }

  async function pass(req: IncomingMessage, res: ServerResponse, path: string) {
    // Reads the whole body before it takes a connection to the platform. Otherwise a client that sends its body slowly
    // would occupy a connection to the platform.
    const body = req.method === 'POST' ? await readBodyBytes(req, MAX_BODY_BYTES) : null;
    if (body === undefined) {
      res.setHeader('connection', 'close');
      refuseRequest(req, res, 413, `A body may have at most ${MAX_BODY_BYTES} bytes.`);
      return;
    }
    const { requestId, token, address } = askerOf(req);
    const member = token ?? clientOfTicket(path);
    const { pool, limiter } = poolFor(pathOf(req.url));
    if (!(await placeFor(res, limiter, { member, address }))) {
      res.setHeader('retry-after', '1');
      refuseRequest(req, res, 429, 'Too many at the same time.');
      return;
    }
    const headers: Record<string, string> = { 'x-request-id': requestId };
    for (const name of forwarded) {
      const value = req.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const method = body ? 'POST' : req.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await pool.request({ path, method, headers, body, signal: gone.signal });
    for (const name of answered) {
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
      const methods = WEBHOOKS.includes(path)
        ? ['POST']
        : path === TABLE || COPY.test(path)
          ? ['GET', 'HEAD']
          : ['GET', 'POST'];
      const isAllowed = methods.includes(req.method ?? '');
      if (!isAllowed) {
        res.writeHead(405, { allow: methods.join(', ') }).end();
        return;
      }
      // Rejects paths that could lead outside their folder by `..` or an encoded form of it, so that a client cannot
      // reach other calls of the platform.
      if (/\.\.|%2e|%2f|%5c|\\|\/\//i.test(path)) {
        res.writeHead(404).end();
        return;
      }
      try {
        const target = req.url ?? path;
        const upstream = COPY.test(path) ? target.replace(COPY, COPY_UPSTREAM) : target.replace(TABLE, TABLE_UPSTREAM);
        await pass(req, res, upstream);
      } catch (error) {
        if (res.destroyed) return;
        logger.warn({ err: error, path }, 'proxying a payment call failed');
        if (res.headersSent) res.destroy();
        else res.writeHead(502).end();
      }
    },
    close: () => Promise.all(Object.values(pools).map(({ pool }) => pool.destroy())),
  };
}
