import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { Peer } from './peers.ts';

/** The signal makes clients query again; it is spread over this time so that the platform can keep up. */
const NOTIFY_WITHIN_MS = 2_000;

/* Pings of graphql-transport-ws. Every client answers them; ours also reads their payloads. */

/** Tells the client that the operation is live. The client has to query for anything that happened before. */
export const livePing = (id: string) => JSON.stringify({ type: 'ping', payload: { live: id } });
/** Tells the client to query for events that it may have missed. */
const resumed = JSON.stringify({ type: 'ping', payload: { resumed: true } });

/**
 * Tells sockets that events may have been missed, so that their clients query again. Streams that follow a cursor query
 * by themselves, so a socket with no other streams is not told.
 * @returns a function that stops it
 */
export function notifyGaps(bus: Bus, connected: ReadonlySet<Peer>, send: (peer: Peer, text: string) => void) {
  return bus.subscribe(RESUMED, () => {
    for (const peer of connected) {
      const isConcerned = [...peer.streams].some(({ asked }) => !('follow' in asked.live));
      if (isConcerned) setTimeout(() => send(peer, resumed), Math.random() * NOTIFY_WITHIN_MS).unref();
    }
  });
}
