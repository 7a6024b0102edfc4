import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';
import type { Peer } from './peers.ts';

export interface VisitorLimits {
  all: number;
  /**
   * The maximum number of connections from one IPv4 address or IPv6 /64. A larger subnet has a higher maximum, up to
   * three quarters of `all`.
   */
  address: number;
}

/**
 * Limits the number of visitors' connections, in total and per subnet, so that visitors cannot use up the connections
 * that members need.
 */
export function createVisitors(limits: VisitorLimits) {
  const subnetsOfPeer = new Map<Peer, string[]>();
  const sockets = new Map<string, number>();

  return {
    /**
     * Adds a visitor's connection if the limits allow it.
     * @returns whether the connection may stay open
     */
    admit(peer: Peer) {
      const subnets = subnetsOf(peer.asker.address ?? '');
      const isFull = subnets.some(
        (subnet) => (sockets.get(subnet.name) ?? 0) >= shareOf(subnet, limits.address, limits.all),
      );
      if (subnetsOfPeer.size >= limits.all || isFull) return false;
      const names = subnets.map(({ name }) => name);
      subnetsOfPeer.set(peer, names);
      for (const name of names) sockets.set(name, (sockets.get(name) ?? 0) + 1);
      return true;
    },

    leave(peer: Peer) {
      for (const name of subnetsOfPeer.get(peer) ?? []) {
        const left = (sockets.get(name) ?? 0) - 1;
        if (left > 0) sockets.set(name, left);
        else sockets.delete(name);
      }
      subnetsOfPeer.delete(peer);
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
