import type { Server } from 'node:http';

/** The time after a stop signal at which the gateway exits, even if requests are still open. */
export const DRAIN_TIMEOUT_MS = 15_000;
/**
 * The time after a stop signal at which the platform exits, even if its background work or its database has not
 * stopped.
 */
export const PLATFORM_TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections and waits until all open requests are finished. Closes each keep-alive connection when it
 * becomes idle, because node itself closes only the connections that are idle when `close` is called.
 * @param patience the time in milliseconds after which all remaining connections are closed; unlimited by default
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
