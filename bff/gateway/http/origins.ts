import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Creates a function that returns whether a request may come from one of our pages. The request passes if its `Origin`
 * is the host that the request was sent to, or a listed origin. A request without `Origin` does not come from a page of
 * another site, unless `Sec-Fetch-Site` says so, and passes too. WebSockets need this check because browsers let a page
 * of any origin open a WebSocket. Event streams need this check because CORS prevents a page of another origin from
 * reading a stream, but not from opening many streams.
 * @param listed the allowed origins; longer URLs allow their origin
 */
export function createOriginCheck(listed: readonly string[]) {
  const origins = new Set(listed.map((url) => originOf(url)?.origin));

  return ({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage) => {
    if (origin === undefined) return site !== 'cross-site' && site !== 'same-site';
    const page = originOf(origin);
    return page !== undefined && (page.host === host?.toLowerCase() || origins.has(page.origin));
  };
}

/** The request headers that pages of other origins may send, according to our CORS headers. */
const REQUEST_HEADERS = [
  'content-type',
  'authorization',
  'apollo-require-preflight',
  'x-request-id',
  'last-event-id',
  'x-brasa-cost',
];

/** Creates a function that sets the CORS headers, so that pages of the listed origins may call `/graphql`. */
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
 * Parses an origin. Returns undefined unless the origin is an http or https URL. The `Origin` of a sandboxed frame or a
 * local file is `null`.
 */
function originOf(url: string) {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url) : undefined;
}
