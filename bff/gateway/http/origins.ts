import type { IncomingMessage } from 'node:http';

/**
 * Creates a check whether a request comes from one of our pages: of the host that it was sent to, or of a listed
 * origin. A request without an origin does not come from a page. Sockets need the check, because CORS covers only
 * requests: a browser lets pages of every origin open a socket.
 * @param listed origins, or addresses from which the origin is taken
 */
export function createOriginCheck(listed: readonly string[]) {
  const origins = new Set(listed.map((url) => originOf(url)?.origin));

  return ({ headers: { origin, host } }: IncomingMessage) => {
    if (origin === undefined) return true;
    const page = originOf(origin);
    return page !== undefined && (page.host === host?.toLowerCase() || origins.has(page.origin));
  };
}

/** Returns undefined for anything but a page's origin: `null` (a sandboxed frame, a file) or invalid text. */
function originOf(url: string) {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url) : undefined;
}
