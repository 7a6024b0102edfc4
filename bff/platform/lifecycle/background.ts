import type { Logger } from 'pino';

/** Runs work that no response waits for. A failure is logged, and stopping the platform waits for the work. */
export type Later = (work: Promise<unknown>) => void;

/**
 * Creates a runner for work that no response waits for. `settled` waits for the work, so that the platform can stop
 * after it.
 */
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
