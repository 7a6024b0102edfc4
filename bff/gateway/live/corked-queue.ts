/** Messages beyond this number are dropped. Clients query the database for data that must not be missed (hub.ts). */
const MAX_LENGTH = 1_000;

/** Buffers messages in order until it is uncorked. */
export class CorkedQueue {
  private waiting: (() => void)[] | undefined = [];

  /** Delivers the message at once, or in order when the queue is uncorked. */
  push(deliver: () => void) {
    if (!this.waiting) deliver();
    else if (this.waiting.length < MAX_LENGTH) this.waiting.push(deliver);
  }

  uncork() {
    const { waiting = [] } = this;
    this.waiting = undefined;
    for (const deliver of waiting) deliver();
  }
}
