import type { ServerResponse } from 'node:http';
import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';

/** The client behind a call. A call of our own has neither field, and never waits. */
export interface Holder {
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

interface Place {
  taken: number;
  /** The waiting calls, the oldest first. */
  line: Set<() => boolean>;
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * Limits each client to a share of a pool, so that no client can take the connections of all others. Calls beyond the
 * share wait in the client's own queue.
 * @param longest the number of calls that may wait in one queue
 */
export function createTurns(shares: Shares, longest: number) {
  const places = new Map<string, Place>();

  function keysOf({ member, address }: Holder) {
    const keys: { key: string; share: number }[] = [];
    if (member !== undefined && shares.member !== undefined) keys.push({ key: `m ${member}`, share: shares.member });
    if (address === undefined || shares.address === undefined) return keys;
    for (const subnet of subnetsOf(address))
      keys.push({ key: `a ${subnet.name}`, share: shareOf(subnet, shares.address, shares.connections) });
    return keys;
  }

  function placeOf(key: string) {
    const place = places.get(key) ?? { taken: 0, line: new Set() };
    places.set(key, place);
    return place;
  }

  /**
   * Calls `start` now or when it is the client's turn. @returns a function that releases the slot or leaves the queue;
   * undefined if the queue is full
   */
  function enter(holder: Holder, start: () => void): (() => void) | undefined {
    const keys = keysOf(holder);
    let state: 'waiting' | 'inside' | 'gone' = 'waiting';
    let line: Set<() => boolean> | undefined;

    /** The queue limit applies to new calls only. A call that moves from one queue to the next is never rejected. */
    function attempt(room = Infinity) {
      const full = keys.find(({ key, share }) => (places.get(key)?.taken ?? 0) >= share);
      if (full) {
        ({ line } = placeOf(full.key));
        if (line.size >= room) return false;
        line.add(attempt);
        return true;
      }
      line = undefined;
      state = 'inside';
      for (const { key } of keys) placeOf(key).taken += 1;
      start();
      return true;
    }

    function leave() {
      const before = state;
      state = 'gone';
      if (before === 'waiting') line?.delete(attempt);
      if (before !== 'inside') return;
      for (const { key } of keys) placeOf(key).taken -= 1;
      for (const { key, share } of keys) callNext(key, share);
    }

    return attempt(longest) ? leave : undefined;
  }

  function callNext(key: string, share: number) {
    const place = placeOf(key);
    for (const next of place.line) {
      if (place.taken >= share) break;
      place.line.delete(next);
      next();
    }
    if (place.taken === 0 && place.line.size === 0) places.delete(key);
  }

  /** `size` returns the number of members and subnets with calls. */
  return { enter, size: () => places.size };
}

/**
 * Waits for a slot and keeps it until the response is closed. @returns false if the queue is full or the client is gone
 */
export function placeFor(res: ServerResponse, turns: Turns, holder: Holder): Promise<boolean> {
  return new Promise((resolve) => {
    if (res.destroyed) {
      resolve(false);
      return;
    }
    const leave = turns.enter(holder, () => resolve(true));
    if (!leave) resolve(false);
    res.once('close', () => {
      leave?.();
      resolve(false);
    });
  });
}
