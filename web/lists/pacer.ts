/** SPEC 9: further pages of one feed are fetched at least this far apart. */
export const FURTHER_PAGE_INTERVAL = 2_000; // ms

/**
 * Runs `fetchPage` when wanted: one at a time, and never sooner than `interval` ms after the last began. A wish in
 * between is kept and runs when its time has come, if `stillWanted` says so then.
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
