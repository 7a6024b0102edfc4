import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';

/** A call to the platform, in the format of `extensions.trace`. */
export interface TracedCall {
  method: string;
  /**
   * The path, with `{id}` in place of each id. The query string hides all values except those of parameters for paging
   * and filtering.
   */
  path: string;
  /** The HTTP status of the response; 0 if there was no response. */
  status: number;
  /** The time from the start of the request until the call was sent, in milliseconds. */
  start: number;
  /** The duration of the call until the whole response had arrived, in milliseconds; 0 if no call was made. */
  ms: number;
  /** The size of the response body in bytes. */
  bytes: number;
  /** The number of objects that a batch call requested; null for a call that is not a batch. */
  keys: number | null;
  /** True if an earlier call of the same request had already loaded the data, so that no call was made. */
  cached: boolean;
  /** The GraphQL fields that needed the call, as paths of response names without list indexes. */
  fields: string[];
}

/** Records the end of a call with the status and the size of its response. */
export type EndOfCall = (status: number, bytes: number) => void;

/** The fields that are being resolved, and the calls that were made for them. */
interface Scope {
  fields: readonly string[];
  calls: TracedCall[];
}

interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
}

/** Query parameters that contain only numbers or fixed words. The value of any other parameter may be private. */
const PLAIN_VALUES = new Set(['cursorSize', 'limit', 'offset', 'discover', 'autores']);

const openTraces = new Set<Trace>();

/** Tells all open traces that this text is an id, so that they hide it in the paths of calls. */
export function noteId(id: string) {
  if (openTraces.size > 0) for (const trace of openTraces) trace.addId(id);
}

/**
 * Records the calls to the platform that are made for one request, for `extensions.trace`. Uses `AsyncLocalStorage` to
 * find out which field needs a call. This is slow, so a trace is created only for a request that asks for it.
 */
export class Trace {
  private readonly calls: TracedCall[] = [];
  private readonly repeats: (() => TracedCall[])[] = [];
  private readonly ids = new Set<string>();
  private readonly scope = new AsyncLocalStorage<Scope>();

  /** @param startedAt the time of the request's start, as measured by `performance.now()` */
  constructor(private readonly startedAt: number) {
    openTraces.add(this);
  }

  /** Closes the trace. Otherwise `noteId` would add ids to it for ever. */
  close() {
    openTraces.delete(this);
    this.scope.disable();
  }

  addId(id: string) {
    this.ids.add(id);
  }

  /** Runs a field's resolver. The trace records the calls that `work` makes, immediately or later, for this field. */
  resolve<Result>(path: Path, work: () => Result): Result {
    return this.scope.run({ fields: [nameOf(path)], calls: [] }, work);
  }

  /**
   * Prepares the record of a call. Remembers the field that needs the call already now, because the call may be sent
   * later, when another request releases a slot of the client's share.
   * @returns a function to call when the call is sent. That function returns another one, to call when the call ends.
   */
  prepare(method: string, url: string, keys: number | undefined): () => EndOfCall {
    const scope = this.scope.getStore();
    return () => {
      const start = this.now();
      const call: TracedCall = {
        method,
        path: this.pathOf(url),
        status: 0,
        start,
        ms: 0,
        bytes: 0,
        keys: keys ?? null,
        cached: false,
        fields: [...(scope?.fields ?? [])],
      };
      this.calls.push(call);
      scope?.calls.push(call);
      return (status, bytes) => Object.assign(call, { status, bytes, ms: rounded(this.now() - start) });
    };
  }

  /** Records that a field used the response of an earlier call of the same request. */
  repeat(method: string, url: string) {
    const start = this.now();
    const fields = [...(this.scope.getStore()?.fields ?? [])];
    this.repeats.push(() => {
      const path = this.pathOf(url);
      const made = this.calls.find((call) => call.method === method && call.path === path);
      return made ? [{ ...made, start, ...nothingSent, keys: null, fields }] : [];
    });
  }

  /**
   * Creates a DataLoader. The trace records each of its batch calls for all fields that requested one of the batch's
   * keys.
   */
  loader<Key, Value>(load: DataLoader.BatchLoadFn<Key, Value>, options?: DataLoader.Options<Key, Value>) {
    const loader = new TracedLoader(this, this.scope, load, options);
    this.repeats.push(() => loader.repeats());
    return loader;
  }

  now() {
    return rounded(performance.now() - this.startedAt);
  }

  toJSON() {
    const calls = [...this.calls, ...this.repeats.flatMap((repeated) => repeated())];
    return { ms: this.now(), calls: calls.sort((one, other) => one.start - other.start) };
  }

  private pathOf(url: string) {
    const [path = '', query] = url.split('?');
    const parts = path.split('/').map((part) => (this.ids.has(part) ? '{id}' : part));
    const values = query?.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return PLAIN_VALUES.has(name) ? `${name}=${value}` : `${name}=…`;
    });
    return parts.join('/') + (values ? `?${values.join('&')}` : '');
  }
}

/** Runs `work` with a new trace if the client asked for one. Closes the trace after `work`. */
export async function runTraced<Result>(isAsked: boolean, work: (trace: Trace | undefined) => Promise<Result>) {
  const trace = isAsked ? new Trace(performance.now()) : undefined;
  try {
    return await work(trace);
  } finally {
    trace?.close();
  }
}

const nothingSent = { ms: 0, bytes: 0, cached: true };

interface Batch extends Scope {
  fields: string[];
  /**
   * The repeated requests for keys of this batch: the fields that made them, the number of requests, and the time of
   * the first.
   */
  again: { fields: Set<string>; times: number; start: number };
}

function newBatch(): Batch {
  return { fields: [], calls: [], again: { fields: new Set(), times: 0, start: 0 } };
}

class TracedLoader<Key, Value> extends DataLoader<Key, Value> {
  private readonly batches = new Map<Key, Batch>();
  /** The batch that is still collecting keys and has not been sent yet. */
  private next: Batch | undefined;
  private readonly sent: Batch[] = [];

  constructor(
    private readonly trace: Trace,
    private readonly scope: AsyncLocalStorage<Scope>,
    load: DataLoader.BatchLoadFn<Key, Value>,
    options?: DataLoader.Options<Key, Value>,
  ) {
    super((keys) => this.scope.run(this.send(keys), () => load(keys)), options);
  }

  override load(key: Key) {
    const fields = this.scope.getStore()?.fields ?? [];
    const before = this.batches.get(key);
    if (before) {
      before.again.times += 1;
      for (const field of fields) before.again.fields.add(field);
      if (before.again.times === 1) before.again.start = this.trace.now();
    } else {
      const batch = (this.next ??= newBatch());
      this.batches.set(key, batch);
      batch.fields = [...new Set([...batch.fields, ...fields])];
    }
    return super.load(key);
  }

  override prime(key: Key, value: Value | PromiseLike<Value> | Error) {
    this.batches.set(key, newBatch());
    return super.prime(key, value);
  }

  private send(keys: readonly Key[]) {
    const [key] = keys;
    const batch = (key === undefined ? undefined : this.batches.get(key)) ?? newBatch();
    if (batch === this.next) this.next = undefined;
    this.sent.push(batch);
    return batch;
  }

  /** Returns one entry for each batch with a key that was requested again after its first request. */
  repeats(): TracedCall[] {
    return [...new Set(this.sent)].flatMap(({ calls, again }) => {
      const call = calls.at(-1);
      if (!call || again.times === 0) return [];
      return [{ ...call, start: again.start, ...nothingSent, keys: again.times, fields: [...again.fields] }];
    });
  }
}

/** Returns the response names that lead to a field, joined by dots, such as `feed.edges.node.author`. */
function nameOf({ prev, key }: Path): string {
  const above = prev ? nameOf(prev) : '';
  if (typeof key === 'number') return above;
  return above === '' ? key : `${above}.${key}`;
}

/** Rounds milliseconds to two decimal places. */
function rounded(ms: number) {
  return Math.round(ms * 100) / 100;
}
