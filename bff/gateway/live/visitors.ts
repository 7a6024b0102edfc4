import { lineOf } from '../../rate-limits/limiter.ts';
import type { Peer } from './peers.ts';

export interface VisitorLimits {
  all: number;
  /** From one address, or one line of IPv6. */
  address: number;
}

/** Counts visitors' sockets: neither one stranger nor all of them take members' room. */
export function createVisitors(most: VisitorLimits) {
  const lines = new Map<Peer, string>();
  const ofLine = new Map<string, number>();

  return {
    /** @returns whether there is room for one more, who is then let in */
    admit(peer: Peer) {
      const line = lineOf(peer.asker.address ?? '');
      const here = ofLine.get(line) ?? 0;
      if (lines.size >= most.all || here >= most.address) return false;
      lines.set(peer, line);
      ofLine.set(line, here + 1);
      return true;
    },

    leave(peer: Peer) {
      const line = lines.get(peer);
      if (line === undefined) return;
      lines.delete(peer);
      const left = (ofLine.get(line) ?? 0) - 1;
      if (left > 0) ofLine.set(line, left);
      else ofLine.delete(line);
    },
  };
}
