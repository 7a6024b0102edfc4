/** In ms. The minimum time between two requests for the next page of a feed (SPEC.md, section 9). */
export const FURTHER_PAGE_INTERVAL_MS = 2_000;

/**
 * Throttles `fetchPage`: runs a single call at a time, and starts each call at least `interval` ms after the start of
 * the previous call. A call that is requested earlier is delayed; it is dropped if `stillWanted` returns false by then.
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
