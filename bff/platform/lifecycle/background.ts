import type { Logger } from 'pino';

/**
 * Runs work in the background: no response waits for the work. A failure is logged. Stopping the platform waits for the
 * work.
 */
export type Later = (work: Promise<unknown>) => void;

/**
 * Creates a runner for background work, for which no response waits. `settled` waits until all work is finished, so
 * that the platform can stop afterwards.
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
    /** Returns the number of unfinished background tasks. */
    running: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
