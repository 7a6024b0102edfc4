import type { Server } from 'node:http';

/** Milliseconds after the signal at which the gateway exits, even if it has not stopped cleanly. */
export const DRAIN_TIMEOUT_MS = 15_000;
/**
 * Milliseconds after the signal at which the platform exits, even if its background work and its database have not
 * stopped.
 */
export const PLATFORM_TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections and waits for the requests in progress. Closes each keep-alive connection when it becomes
 * idle, because node itself closes only those that are idle when `close` is called.
 * @param patience milliseconds after which the remaining connections are closed; unlimited by default
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
