import { setImmediate } from 'node:timers/promises';

/**
 * A simulated clock that settles delays in order, each in its own turn of the event loop. A delay does not take longer
 * when other work runs at the same time.
 */
export class Clock {
  private now = 0;
  private readonly waiting: { at: number; settle: () => void }[] = [];

  after(delay: number) {
    return new Promise<void>((settle) => this.waiting.push({ at: this.now + delay, settle }));
  }

  /**
   * Advances the clock until the promise has settled. Waits for many idle turns, because an operation that is executed
   * again takes a turn for each of its promises.
   */
  async through<Value>(promise: Promise<Value>) {
    const state = { settled: false };
    const done = () => (state.settled = true);
    promise.then(done, done);
    for (let idle = 0; !state.settled && idle < 10_000; idle += 1) {
      // Waits for two turns of the event loop: after the second, all code that counts turns has counted the first.
      await setImmediate();
      await setImmediate();
      const [next] = this.waiting.sort((one, other) => one.at - other.at);
      if (!next) continue;
      idle = 0;
      this.waiting.shift();
      this.now = next.at;
      next.settle();
    }
    if (!state.settled) throw new Error('It never ends.');
    // Settles the delays that the promise did not wait for.
    for (const { settle } of this.waiting.splice(0)) settle();
    this.now = 0;
    return promise;
  }
}
