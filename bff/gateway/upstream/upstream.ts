import { Readable } from 'node:stream';
import { AxiosError } from 'axios';
import { z } from 'zod';
import { Fault, RefusalError } from '../errors.ts';
import { createPool } from './pools.ts';
import { refusalOf, type RefusalTerms } from './refusals.ts';
import type { Holder } from './turns.ts';
import { Sent, undiciAdapter, UpstreamHttp, type Observe } from './upstream-adapter.ts';

/** Who asks, as the platform is told. */
export interface Asker {
  token: string | undefined;
  requestId: string;
  /** The client's network address. */
  address: string | undefined;
  /** What the client's program calls itself. */
  userAgent?: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call extends RefusalTerms {
  query?: Record<string, string | undefined>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with `contentType`. */
  stream?: AsyncIterable<Uint8Array>;
  contentType?: string;
  idempotencyKey?: string;
  /** Milliseconds without a byte from the platform. */
  timeout?: number;
  /** The request is aborted with it: its client has closed the connection. */
  endsWithAsker?: boolean;
}

/** Opens the connections to the platform at `origin`. Nothing is asked before the first call. */
export function createUpstreamPool(origin: string, timeout = 10_000 /* ms */, observe: Observe = () => undefined) {
  const patience = { headers: timeout, body: timeout };
  const queries = createPool(origin, 'queries', patience);
  const events = createPool(origin, 'events', patience);
  const uploads = createPool(origin, 'uploads', patience);
  const uploading = undiciAdapter(uploads, observe);
  return {
    http: new UpstreamHttp(undiciAdapter(queries, observe), uploading),
    /** For what is asked as a visitor: it has no holder whose share could bound it. */
    eventsHttp: new UpstreamHttp(undiciAdapter(events, observe), uploading),
    /** Of the connections that queries have. */
    stats: () => queries.pool.stats,
    close: () => Promise.all([queries, events, uploads].map(({ pool }) => pool.destroy())),
  };
}

/** Where the platform has no call for many at once: so many are asked for at a time, and so many of one request. */
const AT_ONCE = 10;
const MOST_ALONE = 200;

/** The platform, as one request or one socket operation asks it. */
export class Upstream {
  private readonly headers: Record<string, string>;
  private holder: Holder;
  private askedAlone = 0;

  constructor(
    private readonly http: UpstreamHttp,
    asker: Asker,
    /** Aborted when the client has closed the connection. */
    private readonly gone?: () => AbortSignal,
  ) {
    this.headers = { accept: 'application/json', 'x-request-id': asker.requestId };
    this.holder = { member: asker.token, address: asker.address };
    if (asker.token !== undefined) this.headers['authorization'] = `Bearer ${asker.token}`;
    if (asker.address !== undefined) this.headers['x-forwarded-for'] = asker.address;
    if (asker.userAgent !== undefined) this.headers['user-agent'] = asker.userAgent;
  }

  /**
   * Asks and reads the answer by `schema`.
   * @throws {RefusalError} when the platform refuses with words for a person.
   * @throws {Fault} UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, or UPSTREAM_UNAVAILABLE for anything it should not
   * answer.
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

  /** From now on it holds places of the platform as a member, whichever of their sessions asks. */
  holdBy(memberId: string) {
    this.holder = { ...this.holder, member: `id ${memberId}` };
  }

  /** Asks for each of `items` alone, so many at a time, in their order, until no more answers are taken. */
  async *someAtATime<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      yield* await Promise.all(items.slice(from, from + AT_ONCE).map(ask));
    }
  }

  /**
   * The same, for what the price of a request does not know of: not without end.
   * @throws {Fault} BAD_USER_INPUT once the request has asked so for too many
   */
  oneByOne<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
    return this.someAtATime(items, async (item) => {
      this.askedAlone += 1;
      if (this.askedAlone > MOST_ALONE) {
        throw new Fault('BAD_USER_INPUT', `At most ${MOST_ALONE} can be asked for one by one.`);
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
    const data = new Sent(method, headers, body, this.holder, call.endsWithAsker ? this.gone?.() : undefined);
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
 * An id as a path segment.
 * @throws {Fault} NOT_FOUND for what cannot be anybody's id, so that it never shapes a path.
 */
export function segment(id: string) {
  if (!/^[\w-]{1,128}$/.test(id)) throw new Fault('NOT_FOUND');
  return id;
}

/** What answers without a body are read by. */
export const nothing = z.unknown();

/**
 * A client-made key, fit for a header.
 * @throws {RefusalError} for anything but a UUID.
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

/** encodeURIComponent throws on half a surrogate pair. */
function wellFormed(value: string) {
  return value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The platform closed an idle connection just as it was used. */
function wasStaleConnection(error: unknown) {
  return error instanceof AxiosError && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
}

function failed(error: unknown, call: string): never {
  if (error instanceof AxiosError) throw unavailable(`${call}: ${error.code ?? error.message}`);
  throw error;
}

/** Where an answer is not of its shape, and how; none of its values, which are members' data. */
function misfits({ issues }: z.ZodError) {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')} ${message}`)
    .join('; ');
}

function unavailable(detail: string) {
  return new Fault('UPSTREAM_UNAVAILABLE', undefined, detail);
}
