/** The client of a task. A task that still waits when `gone` aborts never starts. */
export interface Turn {
  /** A member's id. */
  holder: string;
  gone?: AbortSignal | undefined;
}

/**
 * A semaphore for `count` tasks with a queue per holder. A free slot goes to the queue whose holder has the fewest
 * running tasks, so that one member's many files do not delay another member's.
 * @param patience milliseconds that a task may wait
 */
export function createSlots(count: number, patience: number) {
  /** Queues by holder. A holder served last moves to the end. */
  const lines = new Map<string, Set<() => void>>();
  const running = new Map<string, number>();
  let free = count;

  /** @throws {SlotTimeout} after `patience`; the reason of `gone` */
  async function run<T>({ holder, gone }: Turn, task: () => Promise<T>): Promise<T> {
    gone?.throwIfAborted();
    if (free > 0) take(holder);
    else await wait(holder, gone);
    try {
      return await task();
    } finally {
      giveBack(holder);
    }
  }

  function wait(holder: string, gone: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      const line = lines.get(holder) ?? new Set();
      lines.set(holder, line.add(start));
      // Not AbortSignal.any: on Node 20 a timeout signal can be garbage-collected when only that listens to it.
      const timer = setTimeout(() => leave(new SlotTimeout()), patience).unref();
      gone?.addEventListener('abort', hangUp);

      function start() {
        stopWaiting();
        take(holder);
        resolve();
      }
      function hangUp() {
        leave(
          gone?.reason instanceof Error
            ? gone.reason
            : new Error('the client stopped waiting for a slot', { cause: gone?.reason }),
        );
      }
      function leave(why: Error) {
        stopWaiting();
        line.delete(start);
        if (line.size === 0) lines.delete(holder);
        reject(why);
      }
      function stopWaiting() {
        clearTimeout(timer);
        gone?.removeEventListener('abort', hangUp);
      }
    });
  }

  function take(holder: string) {
    free -= 1;
    running.set(holder, runningOf(holder) + 1);
  }

  function giveBack(holder: string) {
    free += 1;
    const left = runningOf(holder) - 1;
    if (left > 0) running.set(holder, left);
    else running.delete(holder);
    callNext();
  }

  function callNext() {
    const [next] = [...lines].sort(([a], [b]) => runningOf(a) - runningOf(b));
    if (!next) return;
    const [holder, line] = next;
    const [start] = line;
    lines.delete(holder);
    if (start) line.delete(start);
    if (line.size > 0) lines.set(holder, line);
    start?.();
  }

  function runningOf(holder: string) {
    return running.get(holder) ?? 0;
  }

  return { run, waiting: () => [...lines.values()].reduce((sum, { size }) => sum + size, 0) };
}

/** No slot became free in time. */
export class SlotTimeout extends Error {
  override readonly name = 'SlotTimeout';
}
