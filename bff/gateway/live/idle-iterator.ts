type End = IteratorResult<never, undefined>;

/**
 * The async iterator that graphql-ws holds for a running subscription. It yields nothing, because streams.ts sends the
 * messages directly. It ends when the client ends the subscription or disconnects.
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

  /** Ends the subscription from the server's side, and rejects the pending `next` with the error for the client. */
  fail(error: Error) {
    this.leave();
    // Handles the rejection, because graphql-ws may no longer await the promise.
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
