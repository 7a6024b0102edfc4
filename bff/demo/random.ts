/** A seeded pseudorandom generator. The same seed gives the same numbers on every machine. */
export interface Random {
  /** Returns a random number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a random integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  bytes(count: number): Uint8Array;
}

/**
 * Creates a pseudorandom generator. The hash xmur3 turns the seed into the initial state, from which mulberry32
 * generates the numbers.
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  function whole(low: number, high: number) {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle(items) {
      return items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
  };
}

function hash(text: string) {
  let value = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 3432918353);
    value = (value << 13) | (value >>> 19);
  }
  return value;
}
