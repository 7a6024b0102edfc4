import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Creates a function that checks whether a request comes from one of our pages: its origin is the host that the request
 * was sent to, or a listed origin. A request without an origin comes from no page, unless the browser says otherwise
 * (`Sec-Fetch-Site`), and passes. Sockets need the check because a browser lets a page of any origin open one. Event
 * streams need it because CORS keeps a page of another origin from reading a stream, but not from opening many.
 * @param listed origins, or URLs that contain them
 */
export function createOriginCheck(listed: readonly string[]) {
  const origins = new Set(listed.map((url) => originOf(url)?.origin));

  return ({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage) => {
    if (origin === undefined) return site !== 'cross-site' && site !== 'same-site';
    const page = originOf(origin);
    return page !== undefined && (page.host === host?.toLowerCase() || origins.has(page.origin));
  };
}

/** The request headers that CORS allows pages of other origins to send. */
const REQUEST_HEADERS = [
  'content-type',
  'authorization',
  'apollo-require-preflight',
  'x-request-id',
  'last-event-id',
  'x-brasa-cost',
];

/** Creates a function that sets the CORS headers, so that pages of these origins may call `/graphql`. */
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

/**
 * Returns the URL of an http or https origin. Returns undefined for `null`, the origin of a sandboxed frame or a file,
 * and for invalid text.
 */
function originOf(url: string) {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url) : undefined;
}
