import { Readable } from 'node:stream';
import { AxiosError } from 'axios';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, RefusalError } from '../errors.ts';
import { createPool } from './pools.ts';
import { refusalOf, type RefusalTerms } from './refusals.ts';
import type { LimitedClient } from './fair-limiter.ts';
import { noteId, type Trace } from './trace.ts';
import { UpstreamRequest, undiciAdapter, UpstreamHttp, type Observe } from './upstream-adapter.ts';

/** The client behind a call, as the platform is told. */
export interface Asker {
  token: string | undefined;
  requestId: string;
  /** The client's network address. */
  address: string | undefined;
  /** The client's `User-Agent`. */
  userAgent?: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call extends RefusalTerms {
  query?: Record<string, string | undefined>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged, with `contentType`. */
  stream?: AsyncIterable<Uint8Array>;
  contentType?: string;
  idempotencyKey?: string;
  /** The number of objects that one call loads together, for the trace. */
  keys?: number;
  /** Milliseconds without a byte from the platform after which the call fails. */
  timeout?: number;
  /** Aborts the request when its client closes the connection. */
  endsWithAsker?: boolean;
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
    /** The client for calls as a visitor, which have no share per member or address. */
    eventsHttp: new UpstreamHttp(undiciAdapter(events, observe), uploading),
    /** Statistics of the connections for queries. */
    stats: () => queries.pool.stats,
    close: () => Promise.all([queries, events, uploads].map(({ pool }) => pool.destroy())),
  };
}

/**
 * If the platform has no batch call, items are requested singly: AT_ONCE of them at a time, MAX_SINGLE_CALLS per
 * request.
 */
const AT_ONCE = 10;
const MAX_SINGLE_CALLS = 200;

/** Calls the platform for one request or one socket operation. */
export class Upstream {
  private readonly headers: Record<string, string>;
  private client: LimitedClient;
  private askedAlone = 0;

  constructor(
    private readonly http: UpstreamHttp,
    asker: Asker,
    /** Returns the signal that aborts when the client closes the connection. */
    private readonly gone?: () => AbortSignal,
    /** Lists the calls, if the request asked for it. */
    private readonly trace?: Trace,
  ) {
    this.headers = { accept: 'application/json', 'x-request-id': asker.requestId };
    this.client = { member: asker.token, address: asker.address };
    if (asker.token !== undefined) this.headers['authorization'] = `Bearer ${asker.token}`;
    if (asker.address !== undefined) this.headers['x-forwarded-for'] = asker.address;
    if (asker.userAgent !== undefined) this.headers['user-agent'] = asker.userAgent;
  }

  /**
   * Calls the platform and reads the response by `schema`.
   * @throws {RefusalError} if the platform refuses with a message for a person
   * @throws {Fault} UNAUTHENTICATED, AGE_ASSURANCE_REQUIRED, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, or
   * UPSTREAM_UNAVAILABLE for any unexpected response
   */
  async ask<Answer>(method: Method, path: string, schema: z.ZodType<Answer>, call: Call = {}): Promise<Answer> {
    const { status, data, headers } = await this.send(method, path, call);
    if (status < 200 || status > 299) {
      const refusal = refusalOf(status, data, Number(headers['retry-after']), call);
      throw refusal instanceof Fault && refusal.detail ? unavailable(`${method} ${path}: ${refusal.detail}`) : refusal;
    }
    const read = schema.safeParse(data);
    if (!read.success) throw unavailable(`${method} ${path}: not what was expected: ${misfits(read.error)}`);
    return read.data;
  }

  /**
   * Counts the following calls against the member's share instead of the session's: a member may have many sessions.
   */
  countAs(memberId: string) {
    this.client = { ...this.client, member: `id ${memberId}` };
  }

  /** Returns a DataLoader for one request. */
  loader<Key, Value>(load: DataLoader.BatchLoadFn<Key, Value>, options?: DataLoader.Options<Key, Value>) {
    return this.trace ? this.trace.loader(load, options) : new DataLoader(load, options);
  }

  /** Notes for the trace that the answer of an earlier call is used once more. */
  noteRepeat(method: Method, path: string) {
    this.trace?.repeat(method, path);
  }

  /** Calls `ask` for each item, AT_ONCE at a time, and yields the answers in order until the consumer stops. */
  async *someAtATime<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      yield* await Promise.all(items.slice(from, from + AT_ONCE).map(ask));
    }
  }

  /**
   * Calls `ask` for each item like `someAtATime`, with a limit per request, because the request's price does not
   * include these calls.
   * @throws {Fault} BAD_USER_INPUT once the request exceeds the limit
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
 * Returns an id as a path segment.
 * @throws {Fault} NOT_FOUND for text that cannot be an id, so that it never shapes a path
 */
export function segment(id: string) {
  if (!/^[\w-]{1,128}$/.test(id)) throw new Fault('NOT_FOUND');
  noteId(id);
  return id;
}

/** The schema of responses without a body. */
export const nothing = z.unknown();

/**
 * Returns a client-made key that fits in a header.
 * @throws {RefusalError} for anything but a UUID
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

/** Replaces lone surrogates, for which encodeURIComponent throws. */
function wellFormed(value: string) {
  return value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns whether the platform closed an idle connection just as it was used. */
function wasStaleConnection(error: unknown) {
  return error instanceof AxiosError && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
}

function failed(error: unknown, call: string): never {
  if (error instanceof AxiosError) throw unavailable(`${call}: ${error.code ?? error.message}`);
  throw error;
}

/** Describes where and how an answer does not match its schema, without its values, which are members' data. */
function misfits({ issues }: z.ZodError) {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')} ${message}`)
    .join('; ');
}

function unavailable(detail: string) {
  return new Fault('UPSTREAM_UNAVAILABLE', undefined, detail);
}
