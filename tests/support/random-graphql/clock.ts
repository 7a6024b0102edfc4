import { setImmediate } from 'node:timers/promises';

/**
 * A simulated clock that ends delays in the order of their due times, each in a separate turn of the event loop. Other
 * work cannot make a delay longer.
 */
export class Clock {
  private now = 0;
  private readonly waiting: { at: number; settle: () => void }[] = [];

  after(delay: number) {
    return new Promise<void>((settle) => this.waiting.push({ at: this.now + delay, settle }));
  }

  /**
   * Advances the clock until the promise has settled. Gives up only after many turns without a due delay, because an
   * operation that is executed again needs one turn for each of its promises.
   */
  async through<Value>(promise: Promise<Value>) {
    const state = { settled: false };
    const done = () => (state.settled = true);
    promise.then(done, done);
    for (let idle = 0; !state.settled && idle < 10_000; idle += 1) {
      // Waits for two turns of the event loop, so that all code that counts turns has noticed the first one.
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
    // Ends the delays that are still pending after the promise has settled.
    for (const { settle } of this.waiting.splice(0)) settle();
    this.now = 0;
    return promise;
  }
}
