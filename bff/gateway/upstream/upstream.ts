import { Readable } from 'node:stream';
import { AxiosError } from 'axios';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, isUnseen, RefusalError } from '../errors.ts';
import { createPool } from './pools.ts';
import { orBySpec, refusalOf, UnknownCall, type RefusalTerms } from './refusals.ts';
import type { LimitedClient } from './fair-limiter.ts';
import { noteId, type Trace } from './trace.ts';
import { UpstreamRequest, undiciAdapter, UpstreamHttp, type Observe } from './upstream-adapter.ts';

/** The client on whose behalf the gateway calls the platform. The platform gets these values as request headers. */
export interface Asker {
  token: string | undefined;
  requestId: string;
  /** The IP address of the client. */
  address: string | undefined;
  /** The header `User-Agent` of the client. */
  userAgent?: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call extends RefusalTerms {
  query?: Record<string, string | undefined>;
  /** A body that is sent as JSON. */
  json?: unknown;
  /** A body that is sent unchanged. Its media type is `contentType`. */
  stream?: AsyncIterable<Uint8Array>;
  contentType?: string;
  idempotencyKey?: string;
  /** The number of objects that a batch call loads. The trace shows it. */
  keys?: number;
  /** The call fails after this many milliseconds without a byte from the platform. */
  timeout?: number;
  /** If true, the call is aborted when the client closes its connection. */
  endsWithAsker?: boolean;
}

/** The calls that load objects to which other objects refer by id. */
interface ReferenceCalls<Found> {
  /**
   * Loads several objects with a single call. The answer may leave out objects that the viewer may not see. Absent if
   * the platform has no such call.
   */
  together?: (ids: readonly string[]) => Promise<readonly Found[]>;
  /** Loads a single object. Used without `together`, and for a platform that does not implement the call. */
  alone: (id: string) => Promise<Found | null>;
  /** True if a visitor can see no object of this type. The platform is then not called for a visitor. */
  isForMembers?: boolean;
}

/** Creates the connection pools for the platform at `origin`. Opens no connection before the first call. */
export function createUpstreamPool(origin: string, timeout = 10_000 /* ms */, observe: Observe = () => undefined) {
  const patience = { headers: timeout, body: timeout };
  const queries = createPool(origin, 'queries', patience);
  const events = createPool(origin, 'events', patience);
  const uploads = createPool(origin, 'uploads', patience);
  const uploading = undiciAdapter(uploads, observe);
  return {
    http: new UpstreamHttp(undiciAdapter(queries, observe), uploading),
    /**
     * Makes the calls that load the data of live events with a visitor's context. The number of these calls is not
     * limited per member or address.
     */
    eventsHttp: new UpstreamHttp(undiciAdapter(events, observe), uploading),
    /** Returns the statistics of the connections for queries. */
    stats: () => queries.pool.stats,
    close: () => Promise.all([queries, events, uploads].map(({ pool }) => pool.destroy())),
  };
}

/**
 * Limits for a platform without batch calls, where the gateway requests objects one by one: AT_ONCE calls at the same
 * time, and at most MAX_SINGLE_CALLS per request.
 */
const AT_ONCE = 10;
const MAX_SINGLE_CALLS = 200;
/** The maximum number of ids that the platform's batch calls accept. */
const MAX_IDS = 100;

/** Calls the platform on behalf of one request or one subscription event. */
export class Upstream {
  private readonly headers: Record<string, string>;
  private readonly isVisitor: boolean;
  private client: LimitedClient;
  private askedAlone = 0;

  constructor(
    private readonly http: UpstreamHttp,
    asker: Asker,
    /** Returns a signal that aborts when the client closes its connection. */
    private readonly gone?: () => AbortSignal,
    /** Records the calls to the platform, if the request asked for a trace. */
    private readonly trace?: Trace,
  ) {
    this.headers = { accept: 'application/json', 'x-request-id': asker.requestId };
    this.client = { member: asker.token, address: asker.address };
    this.isVisitor = asker.token === undefined;
    if (asker.token !== undefined) this.headers['authorization'] = `Bearer ${asker.token}`;
    if (asker.address !== undefined) this.headers['x-forwarded-for'] = asker.address;
    if (asker.userAgent !== undefined) this.headers['user-agent'] = asker.userAgent;
  }

  /**
   * Calls the platform and parses the response with `schema`.
   * @throws {RefusalError} if the platform refuses the call with a message for the user
   * @throws {Fault} UNAUTHENTICATED, AGE_ASSURANCE_REQUIRED, NOT_FOUND, BAD_USER_INPUT or RATE_LIMITED;
   * UPSTREAM_UNAVAILABLE for any unexpected response
   */
  async ask<Answer>(method: Method, path: string, schema: z.ZodType<Answer>, call: Call = {}): Promise<Answer> {
    const { status, data, headers } = await this.send(method, path, call);
    if (status < 200 || status > 299) {
      const refusal = refusalOf(status, data, Number(headers['retry-after']), call);
      throw refusal instanceof Fault && refusal.detail
        ? unavailable(`${method} ${path}: ${refusal.detail}`, refusal.message)
        : refusal;
    }
    const read = schema.safeParse(data);
    if (!read.success) throw unavailable(`${method} ${path}: not what was expected: ${misfits(read.error)}`);
    return read.data;
  }

  /**
   * Counts all later calls against the share of the member instead of the session, because a member may have many
   * sessions.
   */
  countAs(memberId: string) {
    this.client = { ...this.client, member: `id ${memberId}` };
  }

  /** Returns a DataLoader. If the request asked for a trace, the trace records the DataLoader's calls. */
  loader<Key, Value>(load: DataLoader.BatchLoadFn<Key, Value>, options?: DataLoader.Options<Key, Value>) {
    return this.trace ? this.trace.loader(load, options) : new DataLoader(load, options);
  }

  /**
   * Returns a DataLoader of objects to which other objects refer by id. All references of one level of a query need one
   * call in total if the platform has a call for several objects, else one call per distinct id. The value of an id is
   * null if the object does not exist or the viewer may not see it.
   */
  references<Found extends { id: string }>({ together, alone, isForMembers }: ReferenceCalls<Found>) {
    const askTogether = async (ids: readonly string[], ask: NonNullable<typeof together>) => {
      const found = new Map((await ask(ids)).map((each) => [each.id, each]));
      return ids.map((id) => found.get(id) ?? null);
    };
    const askEach = async (ids: readonly string[]) => {
      const found: (Found | Error | null)[] = [];
      for await (const one of this.oneByOne(ids, (id) => nullWhenUnseen(alone(id)))) found.push(one);
      return found;
    };
    return this.loader<string, Found | null>(
      (ids) => {
        if (isForMembers && this.isVisitor) return Promise.resolve(ids.map(() => null));
        if (!together) return askEach(ids);
        return orBySpec<(Found | Error | null)[]>(askTogether(ids, together), () => askEach(ids));
      },
      { maxBatchSize: MAX_IDS },
    );
  }

  /** Records for the trace that a field uses the response of an earlier call again. */
  noteRepeat(method: Method, path: string) {
    this.trace?.repeat(method, path);
  }

  /**
   * Calls `ask` for each item, AT_ONCE items at a time. Yields the answers in the order of the items, until the
   * consumer stops.
   */
  async *someAtATime<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      yield* await Promise.all(items.slice(from, from + AT_ONCE).map(ask));
    }
  }

  /**
   * Calls `ask` for each item like `someAtATime`, but limits the number of calls per request, because the computed cost
   * of the operation does not include these calls.
   * @throws {Fault} BAD_USER_INPUT if the request exceeds the limit
   */
  oneByOne<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
    return this.someAtATime(items, async (item) => {
      this.askedAlone += 1;
      if (this.askedAlone > MAX_SINGLE_CALLS) {
        throw new Fault('BAD_USER_INPUT', `At most ${MAX_SINGLE_CALLS} can be asked for one by one.`);
      }
      return await ask(item);
    });
  }

  private async send(method: Method, path: string, call: Call) {
    const url = call.query ? path + searchOf(call.query) : path;
    const headers: Record<string, string> = { ...this.headers };
    if (call.json !== undefined) headers['content-type'] = 'application/json';
    if (call.contentType !== undefined) headers['content-type'] = call.contentType;
    if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey;
    const body = call.stream
      ? Readable.from(call.stream)
      : call.json === undefined
        ? undefined
        : JSON.stringify(call.json);
    const gone = call.endsWithAsker ? this.gone?.() : undefined;
    const begin = this.trace?.prepare(method, url, call.keys);
    const data = new UpstreamRequest(method, headers, body, this.client, gone, begin);
    const exchange = () =>
      call.stream
        ? this.http.request<unknown>({ url, data, timeout: call.timeout })
        : this.http.exchange(url, data, call.timeout);

    const fail = (error: unknown) => failed(error, `${method} ${path}`);
    try {
      return await exchange();
    } catch (error) {
      if (method === 'GET' && wasStaleConnection(error)) return exchange().catch(fail);
      return fail(error);
    }
  }
}

/**
 * Returns an id for use as a path segment.
 * @throws {Fault} NOT_FOUND if the text cannot be an id. Without this check, a client could change the path of the call
 * by an id such as `../x`
 */
export function segment(id: string) {
  if (!/^[\w-]{1,128}$/.test(id)) throw new Fault('NOT_FOUND');
  noteId(id);
  return id;
}

/**
 * Awaits an object that another object refers to.
 * @returns null if the viewer may not see the object; the error if the object could not be loaded, so that the other
 * references of the same batch keep their objects
 */
async function nullWhenUnseen<Found>(asked: Promise<Found>): Promise<Found | Error | null> {
  try {
    return await asked;
  } catch (error) {
    // A 401 with a code means that the session has ended. SPEC.md's 401 has no code, and may hide a single object.
    const isEnded = error instanceof Fault && error.code === 'UNAUTHENTICATED' && !(error instanceof UnknownCall);
    if (isUnseen(error) && !isEnded) return null;
    return error instanceof Error ? error : new Error('An object could not be loaded', { cause: error });
  }
}

/** The schema for a response that has no body, or a body that the gateway ignores. */
export const nothing = z.unknown();

/**
 * Checks the idempotency key that a client sent, and returns it.
 * @throws {RefusalError} if the key is not a UUID, because other text may not be allowed in a header
 */
export function idempotencyKey(key: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) {
    throw new RefusalError('INVALID_INPUT', 'A chave de idempotência precisa ser um UUID.', 'idempotencyKey');
  }
  return key;
}

function searchOf(query: Record<string, string | undefined>) {
  let search = '';
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(wellFormed(value))}`;
  }
  return search;
}

/** Replaces lone surrogates, because `encodeURIComponent` throws an error for them. */
function wellFormed(value: string) {
  return value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * Returns whether the request failed because the platform closed an idle connection just when the gateway reused it.
 */
function wasStaleConnection(error: unknown) {
  return error instanceof AxiosError && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
}

function failed(error: unknown, call: string): never {
  if (error instanceof AxiosError) throw unavailable(`${call}: ${error.code ?? error.message}`);
  throw error;
}

/** Describes where and how a response does not match its schema. Omits the values, because they are members' data. */
function misfits({ issues }: z.ZodError) {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')} ${message}`)
    .join('; ');
}

function unavailable(detail: string, message?: string) {
  return new Fault('UPSTREAM_UNAVAILABLE', message, detail);
}
