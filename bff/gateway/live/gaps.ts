import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { Peer } from './peers.ts';

/** The signal makes clients query again; it is spread over this time so that the platform can keep up. */
const NOTIFY_WITHIN_MS = 2_000;

/**
 * Tells clients that events may have been missed, so that they query again. Streams that follow a cursor query by
 * themselves, so a connection with no other streams is not told.
 * @returns a function that stops it
 */
export function notifyGaps(bus: Bus, connected: ReadonlySet<Peer>) {
  return bus.subscribe(RESUMED, () => {
    for (const peer of connected) {
      const isConcerned = [...peer.streams].some(({ asked }) => !('follow' in asked.live));
      if (isConcerned) setTimeout(() => peer.connection.sayResumed(), Math.random() * NOTIFY_WITHIN_MS).unref();
    }
  });
}
