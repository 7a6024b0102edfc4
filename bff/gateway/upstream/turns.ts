import type { ServerResponse } from 'node:http';
import { shareOf, subnetsOf } from '../../rate-limits/subnets.ts';

/** Whose call it is; of a call of our own neither is known, and it waits for no turn. */
export interface Holder {
  /** A session's token; of uploads the member, who may have many sessions. */
  member?: string | undefined;
  /** A client's IP address; counted by its subnets, which a whole neighbourhood may share. */
  address?: string | undefined;
}

/** How many of a pool's places one holder has at the same time; absent: as many as there are. */
export interface Shares {
  connections: number;
  member?: number;
  /** The share of an IPv4 address or a /64 of IPv6; a larger subnet has more of `connections`. */
  address?: number;
}

interface Place {
  taken: number;
  /** Who waits for it, the first first. */
  line: Set<() => boolean>;
}

export type Turns = ReturnType<typeof createTurns>;

/**
 * Keeps each holder to a share of a pool, so that whatever one of them does others find a place. Who has their share
 * waits in a line of their own.
 * @param longest how many may wait in one line
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
   * Starts now or when it is the holder's turn. @returns what gives the place back, or leaves the line; undefined where
   * too many wait already
   */
  function enter(holder: Holder, start: () => void): (() => void) | undefined {
    const keys = keysOf(holder);
    let state: 'waiting' | 'inside' | 'gone' = 'waiting';
    let line: Set<() => boolean> | undefined;

    /** Only who comes anew may find a line too long: who has waited in one goes on into the other, and is not lost. */
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

  /** `size`: holders who are known at the moment. */
  return { enter, size: () => places.size };
}

/** Waits for a place and keeps it until the answer is over. @returns false where there is none to wait for */
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
