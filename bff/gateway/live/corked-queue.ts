/** Beyond it messages are dropped; clients ask the database for what must not be missed (hub.ts). */
const LONGEST = 1_000;

/** Keeps messages back, in their order, until it is uncorked. */
export class CorkedQueue {
  private waiting: (() => void)[] | undefined = [];

  /** Delivers at once, or with what waits. */
  push(deliver: () => void) {
    if (!this.waiting) deliver();
    else if (this.waiting.length < LONGEST) this.waiting.push(deliver);
  }

  uncork() {
    const { waiting = [] } = this;
    this.waiting = undefined;
    for (const deliver of waiting) deliver();
  }
}
