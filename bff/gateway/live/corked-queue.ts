/**
 * The maximum number of waiting messages. Further messages are dropped, because clients query the database for data
 * that they must not miss (hub.ts).
 */
const MAX_LENGTH = 1_000;

/** A queue that holds messages back until it is uncorked. Then it delivers all waiting messages in order. */
export class CorkedQueue {
  private waiting: (() => void)[] | undefined = [];

  /** Delivers the message immediately if the queue is uncorked. Otherwise adds the message to the waiting ones. */
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
