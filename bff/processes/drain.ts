import type { Server } from 'node:http';

/** Milliseconds from the signal until the gateway's clean stop is abandoned. */
export const DRAIN_TIMEOUT_MS = 15_000;
/** Milliseconds until the platform's clean stop, including its background work and its database, is abandoned. */
export const PLATFORM_TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections and waits for the requests in progress. Closes a keep-alive connection once it is idle;
 * node itself closes only those that are idle when `close` is called.
 * @param patience milliseconds after which the remaining connections are closed; without it, waits without limit
 */
export async function drain(server: Server, patience?: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = patience === undefined ? undefined : setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
