import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { pathOf } from '../../http-server.ts';
import { createPool } from '../upstream/pools.ts';
import { readBody, refuse, type AskerOf } from '../requests.ts';
import { placeFor } from '../upstream/turns.ts';

/**
 * Where the providers of payments and of age checks say what happened; the platform's own paths, since it is one public
 * port.
 */
const PAYMENT_EVENTS = '/api/payment/webhook';
const AGE_EVENTS = '/api/idade/retorno';
const WEBHOOKS = [PAYMENT_EVENTS, AGE_EVENTS];
/** Of an event; the platform takes as much. */
const LARGEST_BODY = 1024 * 1024; // bytes
/** A member's payments as a file: too long for an answer of GraphQL, and streamed from the database to the disk. */
const TABLE = '/payments.csv';
const TABLE_UPSTREAM = '/api/payments/csv';
/** A member's copy of their data, by its id: likewise. */
const COPY = /^\/meus-dados\/(?=[\w-]{36}(\?|$))/;
const COPY_UPSTREAM = '/api/privacidade/exportacao/';
/** A ticket begins with the hash of the token that asked for it: so many characters hold no other bit. */
const TICKET_HOLDER = 42;
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
 * Who downloads by a ticket; undefined where there is none. A forged one is refused before it holds a place for long.
 */
function ticketHolder(path: string) {
  const ticket = new URLSearchParams(path.split('?')[1]).get('bilhete');
  return ticket === null ? undefined : `ticket ${ticket.slice(0, TICKET_HOLDER)}`;
}

/**
 * The events of the providers, what their stand-ins serve to pages, the table and the copies. Nothing else of the
 * platform's API.
 */
export function isPaymentPath(path: string) {
  return WEBHOOKS.includes(path) || path === TABLE || COPY.test(path) || path.startsWith('/sandbox/');
}

/**
 * Passes these on to the platform as they came: a body that is signed must arrive byte for byte. The authority is in
 * the signature or in the payment's own secret; of the table and the copies, in the session that their asker sends
 * along, or in the ticket in the address. Queries are never logged: they carry such.
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
    // Whole before anything of the platform is held for it: a body that never comes holds its own connection alone.
    const body = req.method === 'POST' ? await readBody(req, LARGEST_BODY) : null;
    if (body === undefined) {
      res.setHeader('connection', 'close');
      refuse(req, res, 413, `A body may have at most ${LARGEST_BODY} bytes.`);
      return;
    }
    const { requestId, token, address } = askerOf(req);
    const member = token ?? ticketHolder(path);
    const { pool, turns } = poolFor(pathOf(req.url));
    if (!(await placeFor(res, turns, { member, address }))) {
      res.setHeader('retry-after', '1');
      refuse(req, res, 429, 'Too many at the same time.');
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
      // Nothing may climb out of the folder, however it is written.
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
        logger.warn({ err: error, path }, 'a payment call could not be passed on');
        if (res.headersSent) res.destroy();
        else res.writeHead(502).end();
      }
    },
    close: () => Promise.all(Object.values(pools).map(({ pool }) => pool.destroy())),
  };
}
