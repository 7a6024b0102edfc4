import type { IncomingMessage } from 'node:http';

/**
 * Tells whether a request comes from a page of ours: of the host that it was sent to, or of a listed origin. What has
 * no origin comes from no page at all. A browser lets pages of every origin open sockets, without asking before (CORS
 * is for requests alone).
 * @param listed origins, or addresses of which the origin counts
 */
export function createOriginCheck(listed: readonly string[]) {
  const origins = new Set(listed.map((url) => originOf(url)?.origin));

  return ({ headers: { origin, host } }: IncomingMessage) => {
    if (origin === undefined) return true;
    const page = originOf(origin);
    return page !== undefined && (page.host === host?.toLowerCase() || origins.has(page.origin));
  };
}

/** Undefined for what is no origin of a page: `null` (a sandboxed frame, a file), or nonsense. */
function originOf(url: string) {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url) : undefined;
}
