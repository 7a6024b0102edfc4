import { RESUMED, type Bus } from '../bus.ts';
import type { Peer } from './peers.ts';

/** Whoever is told asks again; spread over this time the platform answers them as they come. */
const tellWithin = 2_000; // ms

/** A ping of graphql-transport-ws, which any client answers. Ours knows what its payload means: ask for what was missed. */
const resumed = JSON.stringify({ type: 'ping', payload: { resumed: true } });

/**
 * When events may have been missed, the sockets that listen are told so, and their clients ask again. Streams that follow
 * a cursor ask by themselves; a socket with no others is not told.
 * @returns a function that ends it
 */
export function tellOfGaps(bus: Bus, connected: ReadonlySet<Peer>, send: (peer: Peer, text: string) => void) {
  return bus.subscribe(RESUMED, () => {
    for (const peer of connected) {
      const isConcerned = [...peer.streams].some(({ asked }) => !('follow' in asked.live));
      if (isConcerned) setTimeout(() => send(peer, resumed), Math.random() * tellWithin).unref();
    }
  });
}
