const BATCH_SIZE = 50;
const NIL = '00000000-0000-0000-0000-000000000000';

/** Collects the items of an iterable into batches, so that a single query can handle all items of a batch. */
export async function* gathered<Each>(source: AsyncIterable<Each>, size = 100) {
  let some: Each[] = [];
  for await (const each of source) {
    some.push(each);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/**
 * Processes rows one by one, in the order of their ids. Loads them in batches: `next` returns up to `limit` rows with
 * ids after the given id.
 * @param stopping ends the processing after the current row
 */
export async function eachInBatches<Row extends { id: string }>(
  next: (after: string, limit: number) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
  stopping?: AbortSignal,
) {
  for (let after = NIL; ;) {
    const rows = await next(after, BATCH_SIZE);
    for (const row of rows) {
      if (stopping?.aborted) return;
      await work(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
