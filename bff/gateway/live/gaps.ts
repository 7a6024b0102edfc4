import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { Peer } from './peers.ts';

/**
 * The time over which the notifications to clients are spread, because every notified client queries the platform
 * immediately.
 */
const NOTIFY_WITHIN_MS = 2_000;

/**
 * Tells clients after an outage of the bus that they may have missed events, so that they query again. Skips a
 * connection if all its subscriptions follow a cursor, because those query for missed events by themselves.
 * @returns a function that stops the notifications
 */
export function notifyGaps(bus: Bus, connected: ReadonlySet<Peer>) {
  return bus.subscribe(RESUMED, () => {
    for (const peer of connected) {
      const isConcerned = [...peer.streams].some(({ asked }) => !('follow' in asked.live));
      if (isConcerned) setTimeout(() => peer.connection.sayResumed(), Math.random() * NOTIFY_WITHIN_MS).unref();
    }
  });
}
