import type { ServerResponse } from 'node:http';
import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';

/**
 * The client on whose behalf a call is made. If the gateway makes a call for itself, both fields are undefined, and the
 * call never waits.
 */
export interface LimitedClient {
  /** The session token of the member. For uploads it is the member's id, because a member may have many sessions. */
  member?: string | undefined;
  /**
   * The client's IP address. The limiter counts calls by the subnets of the address. Many clients may share a subnet.
   */
  address?: string | undefined;
}

/**
 * The number of connections in a pool, and the maximum number that one member or one address may use at the same time.
 * If `member` or `address` is absent, this kind of client has no maximum.
 */
export interface Shares {
  connections: number;
  member?: number;
  /** The maximum number for one IPv4 address or IPv6 /64. Larger subnets may use more of the `connections`. */
  address?: number;
}

interface ClientQueue {
  taken: number;
  /** The waiting calls, oldest first. */
  waiting: Set<() => boolean>;
}

export type FairLimiter = ReturnType<typeof createFairLimiter>;

/**
 * Limits each client to a share of a pool's connections, so that one client cannot use up all connections. Calls above
 * the share wait in a queue, one queue per client.
 * @param longest the maximum number of waiting calls in one queue
 */
export function createFairLimiter(shares: Shares, longest: number) {
  const queues = new Map<string, ClientQueue>();

  function keysOf({ member, address }: LimitedClient) {
    const keys: { key: string; share: number }[] = [];
    if (member !== undefined && shares.member !== undefined) keys.push({ key: `m ${member}`, share: shares.member });
    if (address === undefined || shares.address === undefined) return keys;
    for (const subnet of subnetsOf(address))
      keys.push({ key: `a ${subnet.name}`, share: shareOf(subnet, shares.address, shares.connections) });
    return keys;
  }

  function queueOf(key: string) {
    const queue = queues.get(key) ?? { taken: 0, waiting: new Set() };
    queues.set(key, queue);
    return queue;
  }

  /**
   * Calls `start` when the client has a free slot, possibly immediately.
   * @returns a function that releases the slot, or removes the call from the queue; undefined if the queue is full
   */
  function enter(client: LimitedClient, start: () => void): (() => void) | undefined {
    const keys = keysOf(client);
    let state: 'waiting' | 'inside' | 'gone' = 'waiting';
    let waiting: Set<() => boolean> | undefined;

    /**
     * Starts the call, or adds it to a queue. The queue limit applies to new calls only: a call that moves from one
     * queue to the next is never rejected.
     */
    function attempt(room = Infinity) {
      const full = keys.find(({ key, share }) => (queues.get(key)?.taken ?? 0) >= share);
      if (full) {
        ({ waiting } = queueOf(full.key));
        if (waiting.size >= room) return false;
        waiting.add(attempt);
        return true;
      }
      waiting = undefined;
      state = 'inside';
      for (const { key } of keys) queueOf(key).taken += 1;
      start();
      return true;
    }

    function leave() {
      const before = state;
      state = 'gone';
      if (before === 'waiting') waiting?.delete(attempt);
      if (before !== 'inside') return;
      for (const { key } of keys) queueOf(key).taken -= 1;
      for (const { key, share } of keys) callNext(key, share);
    }

    return attempt(longest) ? leave : undefined;
  }

  function callNext(key: string, share: number) {
    const queue = queueOf(key);
    for (const next of queue.waiting) {
      if (queue.taken >= share) break;
      queue.waiting.delete(next);
      next();
    }
    if (queue.taken === 0 && queue.waiting.size === 0) queues.delete(key);
  }

  /** `size` returns the number of members and subnets with running or waiting calls. */
  return { enter, size: () => queues.size };
}

/**
 * Waits for a free slot, and releases the slot when the response is closed.
 * @returns false if the queue is full or the client has disconnected
 */
export function placeFor(res: ServerResponse, limiter: FairLimiter, client: LimitedClient): Promise<boolean> {
  return new Promise((resolve) => {
    if (res.destroyed) {
      resolve(false);
      return;
    }
    const leave = limiter.enter(client, () => resolve(true));
    if (!leave) resolve(false);
    res.once('close', () => {
      leave?.();
      resolve(false);
    });
  });
}
