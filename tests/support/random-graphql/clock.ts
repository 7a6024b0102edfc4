import { setImmediate } from 'node:timers/promises';

/**
 * A clock that settles delays in order, each in its own turn of the event loop. No delay takes longer because other
 * work runs as well.
 */
export class Clock {
  private now = 0;
  private readonly waiting: { at: number; settle: () => void }[] = [];

  after(delay: number) {
    return new Promise<void>((settle) => this.waiting.push({ at: this.now + delay, settle }));
  }

  /**
   * Lets time pass until the promise has settled. An answer that is executed again takes a turn for each of its
   * promises.
   */
  async through<Value>(promise: Promise<Value>) {
    const state = { settled: false };
    const done = () => (state.settled = true);
    promise.then(done, done);
    for (let idle = 0; !state.settled && idle < 10_000; idle += 1) {
      // Two turns, so that code that counts the turns of the event loop has counted this one.
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
    // Settles delays that the promise no longer awaits.
    for (const { settle } of this.waiting.splice(0)) settle();
    this.now = 0;
    return promise;
  }
}
