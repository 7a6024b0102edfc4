/**
 * The number of messages that may wait. Further messages are dropped: clients query the database for data that must not
 * be missed (hub.ts).
 */
const MAX_LENGTH = 1_000;

/** A queue of messages that delivers nothing until it is uncorked. Then it delivers all waiting messages in order. */
export class CorkedQueue {
  private waiting: (() => void)[] | undefined = [];

  /** Delivers the message immediately if the queue is uncorked. Otherwise the message waits. */
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
