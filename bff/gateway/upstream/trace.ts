import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';

/** A call to the platform, as `extensions.trace` lists it. */
export interface TracedCall {
  method: string;
  /** The path with `{id}` for each id, and only the values of the query that are numbers of a page. */
  path: string;
  /** The status of the answer; 0 without an answer. */
  status: number;
  /** Milliseconds from the start of the request until the call was sent. */
  start: number;
  /** Milliseconds until the whole answer was there; 0 for an answer that the request had already. */
  ms: number;
  /** Bytes of the answer's body. */
  bytes: number;
  /** The number of objects that the call asked for together; null for other calls. */
  keys: number | null;
  /** True for keys that the request had already asked for: no call was made. */
  cached: boolean;
  /** The response names, without the places in lists, of the fields that needed the call. */
  fields: string[];
}

/** Notes the end of a call. */
export type EndOfCall = (status: number, bytes: number) => void;

/** The fields that are resolved, and the calls that are made for them. */
interface Scope {
  fields: readonly string[];
  calls: TracedCall[];
}

interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
}

/** Names of the query with numbers or fixed words as values. The value of any other name may be a text or a token. */
const PLAIN_VALUES = new Set(['cursorSize', 'limit', 'offset', 'discover']);

const openTraces = new Set<Trace>();

/** Tells the traces that are open which part of a path is an id. Does nothing without one. */
export function noteId(id: string) {
  if (openTraces.size > 0) for (const trace of openTraces) trace.addId(id);
}

/**
 * Lists the calls of one request to the platform, for `extensions.trace`. It knows which field needs a call by
 * `AsyncLocalStorage`, so only a request that asked for it pays for it.
 */
export class Trace {
  private readonly calls: TracedCall[] = [];
  private readonly repeats: (() => TracedCall[])[] = [];
  private readonly ids = new Set<string>();
  private readonly scope = new AsyncLocalStorage<Scope>();

  /** @param startedAt the start of the request, by `performance.now()` */
  constructor(private readonly startedAt: number) {
    openTraces.add(this);
  }

  /** Ends the trace. Without it, `noteId` would go on for this request. */
  close() {
    openTraces.delete(this);
    this.scope.disable();
  }

  addId(id: string) {
    this.ids.add(id);
  }

  /** Resolves a field. The calls that `work` makes, now or later, name the field. */
  resolve<Result>(path: Path, work: () => Result): Result {
    return this.scope.run({ fields: [nameOf(path)], calls: [] }, work);
  }

  /**
   * Returns a function to call when the call is sent, whose result is to be called when it ends. The client's share may
   * delay the sending until another request's call ends, so the fields are read here.
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

  /** Notes that a field needed the answer of a call that the request has made before. */
  repeat(method: string, url: string) {
    const start = this.now();
    const fields = [...(this.scope.getStore()?.fields ?? [])];
    this.repeats.push(() => {
      const path = this.pathOf(url);
      const made = this.calls.find((call) => call.method === method && call.path === path);
      return made ? [{ ...made, start, ...nothingSent, keys: null, fields }] : [];
    });
  }

  /** Returns a DataLoader. Each of its calls names all fields that asked for one of the call's keys. */
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

const nothingSent = { ms: 0, bytes: 0, cached: true };

interface Batch extends Scope {
  fields: string[];
  /** The fields that asked for a key again, the number of times, and the first time. */
  again: { fields: Set<string>; times: number; start: number };
}

function newBatch(): Batch {
  return { fields: [], calls: [], again: { fields: new Set(), times: 0, start: 0 } };
}

class TracedLoader<Key, Value> extends DataLoader<Key, Value> {
  private readonly batches = new Map<Key, Batch>();
  /** The batch that has not been sent yet. */
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

  private send(keys: readonly Key[]) {
    const [key] = keys;
    const batch = (key === undefined ? undefined : this.batches.get(key)) ?? newBatch();
    if (batch === this.next) this.next = undefined;
    this.sent.push(batch);
    return batch;
  }

  /** Returns an entry for each batch with keys that were asked for again. */
  repeats(): TracedCall[] {
    return [...new Set(this.sent)].flatMap(({ calls, again }) => {
      const call = calls.at(-1);
      if (!call || again.times === 0) return [];
      return [{ ...call, start: again.start, ...nothingSent, keys: again.times, fields: [...again.fields] }];
    });
  }
}

/** Returns the response names that lead to a field, as `feed.edges.node.author`. */
function nameOf({ prev, key }: Path): string {
  const above = prev ? nameOf(prev) : '';
  if (typeof key === 'number') return above;
  return above === '' ? key : `${above}.${key}`;
}

/** Rounds milliseconds to hundredths. */
function rounded(ms: number) {
  return Math.round(ms * 100) / 100;
}
