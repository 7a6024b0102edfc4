import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Creates a check whether a request comes from one of our pages: of the host that it was sent to, or of a listed
 * origin. A request without an origin does not come from a page, unless the browser says so. Sockets need the check,
 * because a browser lets pages of every origin open one. Event streams need it, because CORS only keeps such pages from
 * reading a stream, not from opening many.
 * @param listed origins, or addresses from which the origin is taken
 */
export function createOriginCheck(listed: readonly string[]) {
  const origins = new Set(listed.map((url) => originOf(url)?.origin));

  return ({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage) => {
    if (origin === undefined) return site !== 'cross-site' && site !== 'same-site';
    const page = originOf(origin);
    return page !== undefined && (page.host === host?.toLowerCase() || origins.has(page.origin));
  };
}

/** The headers that pages of other origins may send. */
const REQUEST_HEADERS = [
  'content-type',
  'authorization',
  'apollo-require-preflight',
  'x-request-id',
  'last-event-id',
  'x-brasa-cost',
];

/** Creates a function that sets the CORS headers for pages of these origins, so that they may call `/graphql`. */
export function createCors(corsOrigins: readonly string[], production: boolean) {
  const allowed = new Set(corsOrigins);
  const allowedHeaders = [...REQUEST_HEADERS, ...(production ? [] : ['x-brasa-trace'])].join(', ');

  return (req: IncomingMessage, res: ServerResponse) => {
    if (allowed.size === 0) return;
    res.setHeader('vary', 'Origin');
    const { origin } = req.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', 'x-request-id, retry-after');
    if (req.method !== 'OPTIONS') return;
    res.setHeader('access-control-allow-methods', 'GET, POST');
    res.setHeader('access-control-allow-headers', allowedHeaders);
    res.setHeader('access-control-max-age', '600'); // seconds
  };
}

/** Returns undefined for anything but a page's origin: `null` (a sandboxed frame, a file) or invalid text. */
function originOf(url: string) {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url) : undefined;
}
