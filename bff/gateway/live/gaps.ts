import { RESUMED, type Bus } from '../../bus.ts';
import type { Peer } from './peers.ts';

/** Clients that are told ask again; spread over this time the platform answers them as they come. */
const NOTIFY_WITHIN = 2_000; // ms

/*
 * Pings of graphql-transport-ws, which any client answers. Ours knows what their payloads mean.
 */

/** From here on the operation is listened to: what happened before it has to be asked for. */
export const livePing = (id: string) => JSON.stringify({ type: 'ping', payload: { live: id } });
/** Ask for what was missed. */
const resumed = JSON.stringify({ type: 'ping', payload: { resumed: true } });

/**
 * Tells sockets that events may have been missed; their clients ask again. Streams that follow a cursor ask by
 * themselves: a socket with no others is not told.
 * @returns a function that ends it
 */
export function notifyGaps(bus: Bus, connected: ReadonlySet<Peer>, send: (peer: Peer, text: string) => void) {
  return bus.subscribe(RESUMED, () => {
    for (const peer of connected) {
      const isConcerned = [...peer.streams].some(({ asked }) => !('follow' in asked.live));
      if (isConcerned) setTimeout(() => send(peer, resumed), Math.random() * NOTIFY_WITHIN).unref();
    }
  });
}
