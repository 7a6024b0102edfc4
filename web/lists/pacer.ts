/** SPEC 9: the minimum time between two page requests of a feed. */
export const FURTHER_PAGE_INTERVAL_MS = 2_000;

/**
 * Throttles `fetchPage`: it runs one call at a time, and starts it at least `interval` ms after the previous start. A
 * request in between waits, and runs later if `stillWanted` is still true.
 */
export function createPacer({
  fetchPage,
  stillWanted,
  interval,
}: {
  fetchPage: () => Promise<unknown>;
  stillWanted: () => boolean;
  interval: number;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = -Infinity;
  let running = false;

  async function run() {
    timer = undefined;
    if (running || !stillWanted()) return;
    running = true;
    startedAt = performance.now();
    try {
      await fetchPage();
    } finally {
      running = false;
    }
  }

  return {
    want() {
      if (running || timer !== undefined || !stillWanted()) return;
      const wait = startedAt + interval - performance.now();
      if (wait <= 0) void run();
      else timer = setTimeout(() => void run(), wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
