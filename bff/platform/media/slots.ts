/** A request for a processing slot. If `gone` is aborted while the task waits, the task never starts. */
export interface SlotRequest {
  /** The id of the uploading member. */
  client: string;
  gone?: AbortSignal | undefined;
}

/**
 * A semaphore for `count` concurrent tasks, with a queue per member. A free slot goes to the waiting member with the
 * fewest running tasks, so that one member's many files do not delay another member's file.
 * @param patience the maximum time that a task may wait, in ms
 */
export function createSlots(count: number, patience: number) {
  /** The queues, by member id. After a member gets a slot, the member's queue moves to the end. */
  const queues = new Map<string, Set<() => void>>();
  const running = new Map<string, number>();
  let free = count;

  /**
   * @throws {SlotTimeout} if no slot becomes free within `patience`
   * @throws the abort reason of `gone`
   */
  async function run<T>({ client, gone }: SlotRequest, task: () => Promise<T>): Promise<T> {
    gone?.throwIfAborted();
    if (free > 0) take(client);
    else await wait(client, gone);
    try {
      return await task();
    } finally {
      release(client);
    }
  }

  function wait(client: string, gone: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      const queue = queues.get(client) ?? new Set();
      queues.set(client, queue.add(start));
      // AbortSignal.any is not used here, because Node 20 can garbage-collect a timeout signal that nothing else
      // listens to, and then the signal never fires.
      const timer = setTimeout(() => leave(new SlotTimeout()), patience).unref();
      gone?.addEventListener('abort', hangUp);

      function start() {
        stopWaiting();
        take(client);
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
        queue.delete(start);
        if (queue.size === 0) queues.delete(client);
        reject(why);
      }
      function stopWaiting() {
        clearTimeout(timer);
        gone?.removeEventListener('abort', hangUp);
      }
    });
  }

  function take(client: string) {
    free -= 1;
    running.set(client, runningOf(client) + 1);
  }

  function release(client: string) {
    free += 1;
    const left = runningOf(client) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    callNext();
  }

  function callNext() {
    const [next] = [...queues].sort(([a], [b]) => runningOf(a) - runningOf(b));
    if (!next) return;
    const [client, queue] = next;
    const [start] = queue;
    queues.delete(client);
    if (start) queue.delete(start);
    if (queue.size > 0) queues.set(client, queue);
    start?.();
  }

  function runningOf(client: string) {
    return running.get(client) ?? 0;
  }

  return { run, waiting: () => [...queues.values()].reduce((sum, { size }) => sum + size, 0) };
}

/** Thrown when no slot became free in time. */
export class SlotTimeout extends Error {
  override readonly name = 'SlotTimeout';
}
