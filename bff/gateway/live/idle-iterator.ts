type End = IteratorResult<never, undefined>;

/**
 * The async iterator that graphql-ws holds for a running subscription. It yields nothing, since answers reach the
 * socket by streams.ts; it ends when the client completes or goes away.
 */
export class IdleIterator implements AsyncGenerator<never, undefined> {
  private end: (ended: End) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;
  private readonly ended = new Promise<End>((resolve, reject) => {
    this.end = resolve;
    this.reject = reject;
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
    // graphql-ws may have let go of it already.
    this.ended.catch(() => undefined);
    this.reject(error);
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
