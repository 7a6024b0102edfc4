/**
 * Limits how many tasks with the same key run concurrently. The other tasks wait in a queue, first come, first served.
 */
export interface KeyedLimiter {
  /**
   * Runs `work` as soon as its key has a free slot. The slot is released even if `work` fails.
   * @returns the result of `work`
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface KeyQueue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets transactions that need the same row lock wait before they take a database connection. Without this, reactions to
 * one author's posts would take all connections, and unrelated requests, such as a follow, would have to wait.
 * @param width the maximum number of concurrent tasks per key
 */
export function createKeyedLimiter(width: number): KeyedLimiter {
  const queues = new Map<string, KeyQueue>();

  async function enter(key: string) {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    // The waiting task takes over the slot of the finished task, so `running` stays the same.
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
