import type { Logger } from 'pino';

/** Work that no answer waits for, but a stop does. */
export function createBackground(logger: Logger) {
  const running = new Set<Promise<unknown>>();

  return {
    later: (work: Promise<unknown>) => {
      const guarded = work
        .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(guarded));
      running.add(guarded);
    },
    /** How much of it is going on. */
    running: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
