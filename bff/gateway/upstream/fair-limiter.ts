import type { ServerResponse } from 'node:http';
import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';

/** The client behind a call. For a call of the gateway itself, both fields are undefined, and the call never waits. */
export interface LimitedClient {
  /** The token of the session. For uploads it is the id of the member, because a member may have many sessions. */
  member?: string | undefined;
  /**
   * The IP address of the client. The limiter counts calls by the subnets of the address, which many clients may share.
   */
  address?: string | undefined;
}

/**
 * The connections of a pool (`connections`), and the number that one member or one address may use at the same time. A
 * client without such a limit may use all connections.
 */
export interface Shares {
  connections: number;
  member?: number;
  /** The share of one IPv4 address or IPv6 /64. Larger subnets have a larger share of `connections`. */
  address?: number;
}

interface ClientQueue {
  taken: number;
  /** The waiting calls, oldest first. */
  waiting: Set<() => boolean>;
}

export type FairLimiter = ReturnType<typeof createFairLimiter>;

/**
 * Limits each client to a share of a pool, so that one client cannot use up the connections of all others. Calls above
 * the share wait in a queue per client.
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
   * Calls `start` as soon as the client's share has a free slot.
   * @returns a function that releases the slot or leaves the queue; undefined if the queue is full
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

  /** `size` returns the number of members and subnets that have running or waiting calls. */
  return { enter, size: () => queues.size };
}

/**
 * Waits for a slot, and keeps the slot until the response is closed.
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
