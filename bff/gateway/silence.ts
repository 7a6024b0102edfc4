type End = IteratorResult<never, undefined>;

/**
 * What graphql-ws holds for a running subscription: an iterator that never yields, since answers reach the socket
 * another way, and ends when the client completes or goes away.
 */
export class Silence implements AsyncGenerator<never, undefined> {
  private end: (ended: End) => void = () => undefined;
  private fall: (error: Error) => void = () => undefined;
  private readonly ended = new Promise<End>((resolve, reject) => {
    this.end = resolve;
    this.fall = reject;
  });

  constructor(private readonly leave: () => void) {}

  next() {
    return this.ended;
  }

  return() {
    this.leave();
    this.end({ done: true, value: undefined });
    return this.ended;
  }

  /** Ends it from this side: the client is sent the error. */
  fail(error: Error) {
    this.leave();
    // Where graphql-ws has let go already nobody waits for it.
    this.ended.catch(() => undefined);
    this.fall(error);
  }

  throw() {
    return this.return();
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose]() {
    await this.return();
  }
}
