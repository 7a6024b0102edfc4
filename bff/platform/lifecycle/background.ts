import type { Logger } from 'pino';

/** Runs work that no response waits for. Its failure is logged, and a stop waits for it. */
export type Later = (work: Promise<unknown>) => void;

/** Runs work that no response waits for, but that a stop waits for. */
export function createBackground(logger: Logger) {
  const running = new Set<Promise<unknown>>();

  const later: Later = (work) => {
    const guarded = work
      .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
      .finally(() => running.delete(guarded));
    running.add(guarded);
  };

  return {
    later,
    /** Returns the number of unfinished tasks. */
    running: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
