/** Limits the concurrent work of each key. Further work waits in a queue, first come, first served. */
export interface Lanes {
  /** @returns the result of `work`; a failure lets the next one run too */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * Keeps transactions that will wait for one row from taking connections of the pool while they wait: without this, a
 * crowd at one author's posts takes all of them, and a follow waits for the whole crowd.
 * @param width concurrent pieces of work per key
 */
export function createLanes(width: number): Lanes {
  const lanes = new Map<string, Lane>();

  async function enter(key: string) {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    // Finished work hands its place to the first in the queue.
    if (lane.running >= width) await new Promise<void>((start) => lane.waiting.push(start));
    else lane.running += 1;
    return lane;
  }

  function leave(key: string, lane: Lane) {
    const next = lane.waiting.shift();
    if (next) next();
    else if (--lane.running === 0) lanes.delete(key);
  }

  return {
    async run(key, work) {
      const lane = await enter(key);
      try {
        return await work();
      } finally {
        leave(key, lane);
      }
    },
  };
}
