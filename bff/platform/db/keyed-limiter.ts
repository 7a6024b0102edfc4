/** Limits the concurrent work of each key. Further work waits in a queue, first come, first served. */
export interface KeyedLimiter {
  /** @returns the result of `work`; a failure lets the next one run too */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface KeyQueue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Queues transactions that would wait for the same row before they take a connection. Without this, reactions to one
 * author's posts take all connections, and a follow waits for all of them.
 * @param width concurrent pieces of work per key
 */
export function createKeyedLimiter(width: number): KeyedLimiter {
  const queues = new Map<string, KeyQueue>();

  async function enter(key: string) {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    // Finished work hands its place to the first in the queue.
    if (queue.running >= width) await new Promise<void>((start) => queue.waiting.push(start));
    else queue.running += 1;
    return queue;
  }

  function leave(key: string, queue: KeyQueue) {
    const next = queue.waiting.shift();
    if (next) next();
    else if (--queue.running === 0) queues.delete(key);
  }

  return {
    async run(key, work) {
      const queue = await enter(key);
      try {
        return await work();
      } finally {
        leave(key, queue);
      }
    },
  };
}
