import type { ServerResponse } from 'node:http';
import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';

/** The client behind a call. The gateway's own calls have neither field and never wait. */
export interface LimitedClient {
  /** A session's token; for uploads the member's id, because a member may have many sessions. */
  member?: string | undefined;
  /** A client's IP address. It counts by its subnets, which a whole neighbourhood may share. */
  address?: string | undefined;
}

/**
 * The number of a pool's connections that one client may use at the same time. A client without a share may use all.
 */
export interface Shares {
  connections: number;
  member?: number;
  /** The share of an IPv4 address or an IPv6 /64. A larger subnet has more of `connections`. */
  address?: number;
}

interface ClientQueue {
  taken: number;
  /** The waiting calls, the oldest first. */
  waiting: Set<() => boolean>;
}

export type FairLimiter = ReturnType<typeof createFairLimiter>;

/**
 * Limits each client to a share of a pool, so that no client can take the connections of all others. Calls beyond the
 * share wait in the client's own queue.
 * @param longest the number of calls that may wait in one queue
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
   * Calls `start` now or when it is the client's turn. @returns a function that releases the slot or leaves the queue;
   * undefined if the queue is full
   */
  function enter(client: LimitedClient, start: () => void): (() => void) | undefined {
    const keys = keysOf(client);
    let state: 'waiting' | 'inside' | 'gone' = 'waiting';
    let waiting: Set<() => boolean> | undefined;

    /** The queue limit applies to new calls only. A call that moves from one queue to the next is never rejected. */
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

  /** `size` returns the number of members and subnets with calls. */
  return { enter, size: () => queues.size };
}

/**
 * Waits for a slot and keeps it until the response is closed. @returns false if the queue is full or the client is gone
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
