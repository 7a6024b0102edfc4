interface Periodic {
  every: number; // ms
  run: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Runs work at an interval. Runs never overlap: a call during a run waits for that run instead of starting another run.
 */
export function createPeriodic({ every, run, onError }: Periodic) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function work() {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
    return running;
  }

  /**
   * Makes sure that a run starts after this call: waits for a run in progress, which may have read its data earlier,
   * and then runs the work again.
   */
  async function workAnew() {
    await running;
    await work();
  }

  function start() {
    timer = setInterval(() => void work(), every).unref();
    void work();
  }

  /** Stops the timer and waits until a run in progress has finished. */
  async function close() {
    clearInterval(timer);
    await running;
  }

  return { work, workAnew, start, close };
}
