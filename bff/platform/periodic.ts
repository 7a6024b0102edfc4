interface Periodic {
  every: number; // ms
  run: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Work that is done now and again, never twice at once: a call while it is done waits for the same. */
export function createPeriodic({ every, run, onError }: Periodic) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function work() {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
    return running;
  }

  /** Whatever was there when it was called is done: what is under way may have looked before. */
  async function workAnew() {
    await running;
    await work();
  }

  function start() {
    timer = setInterval(() => void work(), every).unref();
    void work();
  }

  /** Waits for what is under way. */
  async function close() {
    clearInterval(timer);
    await running;
  }

  return { work, workAnew, start, close };
}
