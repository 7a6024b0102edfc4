import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { Peer } from './peers.ts';

/** The time over which the signals to the clients are spread, because each client then queries the platform again. */
const NOTIFY_WITHIN_MS = 2_000;

/**
 * After an outage of the bus, tells clients that they may have missed events, so that they query again. Skips
 * connections on which all streams follow a cursor, because such streams query by themselves.
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
