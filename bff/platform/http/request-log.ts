import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { v4 } from 'uuid';
import { z } from 'zod';

const matched = z.object({ route: z.object({ path: z.string() }) });

/** Called after each request. `route` is the pattern of the matched route; null if no route matched. */
export type ObserveRequest = (method: string, route: string | null, status: number, seconds: number) => void;

/**
 * Logs one line per request: method, route, status, time. Bodies, headers, query strings and paths may contain tokens,
 * passwords or e-mail addresses, so they are not logged; the route's pattern is logged instead of the path.
 */
export function logRequests(logger: Logger, observe: ObserveRequest): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const requestId = given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : v4();
    const startedAt = performance.now();
    const { method } = request;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const elapsed = performance.now() - startedAt;
      const ms = Math.round(elapsed);
      const { statusCode: status, writableFinished: finished } = response;
      const route = matched.safeParse(request).data?.route.path ?? null;
      observe(method, route, status, elapsed / 1_000);
      logger.info({ requestId, method, route, status, ms, finished }, 'request');
    });
    next();
  };
}
