type End = IteratorResult<never, undefined>;

/**
 * The async iterator that graphql-ws holds for a running subscription. It yields nothing, because streams.ts sends the
 * messages. It ends when the client completes or disconnects.
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

  /** Ends the subscription from the server's side: the client receives the error. */
  fail(error: Error) {
    this.leave();
    // graphql-ws may have stopped waiting already; this keeps the rejection from being unhandled.
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
