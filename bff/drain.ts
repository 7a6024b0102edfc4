import type { Server } from 'node:http';

/** Milliseconds from the signal to giving up on a clean stop of the gateway. */
export const DRAIN_PATIENCE = 15_000;
/**
 * The same of the platform. What stands behind its requests (background work, the database) is closed within it too.
 */
export const PLATFORM_PATIENCE = 10_000;

/**
 * Stops accepting and lets what is under way end. A connection kept alive is closed once it has nothing to do:
 * node itself looks for idle ones only at the moment of closing.
 * @param patience milliseconds after which the rest is cut off; without it, it may take its time
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
