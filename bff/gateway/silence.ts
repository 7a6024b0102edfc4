type End = IteratorResult<never, undefined>;

/**
 * What graphql-ws holds for a running subscription: an iterator that never yields, since answers reach the socket
 * another way, and ends when the client completes or goes away.
 */
export class Silence implements AsyncGenerator<never, undefined> {
  private end: (ended: End) => void = () => undefined;
  private readonly ended = new Promise<End>((resolve) => {
    this.end = resolve;
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
