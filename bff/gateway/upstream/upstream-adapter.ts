import { Axios, AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';
import { rateLimited, RefusalError } from '../errors.ts';
import type { FamilyPool } from './pools.ts';
import type { LimitedClient } from './fair-limiter.ts';
import type { EndOfCall } from './trace.ts';

const MiB = 1024 * 1024;
/**
 * The maximum size of a response, far above that of any real response of the platform. Protects the memory against a
 * response that never ends.
 */
const MAX_ANSWER_BYTES = 16 * MiB;
/**
 * The maximum number of requests that wait for a connection. If more are waiting, the platform is so slow that further
 * requests are refused.
 */
const MAX_QUEUE = 2_000;

/**
 * A request to the platform, which axios gets as its `data`. Axios would copy and normalise its own headers at every
 * step, which took half of a call's time. A class instance passes through axios unchanged.
 */
export class UpstreamRequest {
  constructor(
    readonly method: Dispatcher.HttpMethod,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: Dispatcher.DispatchOptions['body'],
    readonly client: LimitedClient,
    /** Aborts the request. The request then rejects with the signal's reason. */
    readonly gone?: AbortSignal,
    /** Records for the trace that the request is being sent. Returns a function that records the request's end. */
    readonly begin?: () => EndOfCall,
  ) {}
}

type Adapter = (config: InternalAxiosRequestConfig<UpstreamRequest>) => Promise<AxiosResponse<unknown>>;

/**
 * Called for each finished request. `status` is 0 if there was no response. `startedAt` is the time of the start as
 * measured by `performance.now()`.
 */
export type Observe = (method: string, status: number, startedAt: number) => void;

/**
 * Calls the platform. Sends uploads, which are streams, with axios. The method `exchange` sends all other requests and
 * bypasses most of axios.
 */
export class UpstreamHttp extends Axios {
  constructor(
    private readonly queries: Adapter,
    uploads: Adapter,
  ) {
    super({ adapter: uploads });
  }

  /**
   * Sends a request whose body is not a stream. The method `request` of axios would take a tenth of the time of a whole
   * feed request, only to merge the configuration and to run transformations and interceptors, of which there are none.
   * If you add an interceptor to this instance, call it here too.
   * @param timeout the request fails after this many milliseconds without a byte from the platform; the pool's timeout
   * by default
   */
  exchange(url: string, data: UpstreamRequest, timeout?: number): Promise<AxiosResponse<unknown>> {
    return this.queries({ url, data, headers: noHeaders, ...(timeout !== undefined && { timeout }) });
  }
}

const nobody: LimitedClient = {};
const noAnswerHeaders: Record<string, string> = {};

/**
 * An empty headers object, which the type of an axios adapter requires. Our adapter takes the headers from
 * `UpstreamRequest`.
 */
const noHeaders = Object.freeze(new AxiosHeaders());

/**
 * Creates an axios adapter that sends requests directly through an undici pool. The response's `data` is the parsed
 * JSON, or undefined if the body is empty or not JSON. Redirects, response streams and proxies are not supported. The
 * standard adapter of axios would take about a quarter of the time of a whole gateway request.
 */
export function undiciAdapter({ pool, limiter, connections }: FamilyPool, observe: Observe): Adapter {
  let underWay = 0; // counted here, because reading the pool's statistics iterates over all connections

  return function adapter(config) {
    return new Promise((resolve, reject) => {
      const leave = limiter.enter(config.data?.client ?? nobody, () => {
        if (underWay <= connections + MAX_QUEUE) send();
        else end(() => reject(new AxiosError('Too many requests are waiting', 'ERR_QUEUE_FULL', config)));
      });
      if (!leave) reject(rateLimited(1));

      /**
       * Releases the slot in a microtask, because `limiter.enter` may call its callback before it has returned `leave`.
       */
      function end(settle: () => void) {
        queueMicrotask(() => leave?.());
        settle();
      }

      function send() {
        underWay += 1;
        const startedAt = performance.now();
        const traced = config.data?.begin?.();
        const method = config.data?.method ?? 'GET';
        let status = 0;
        let size = 0;
        let answered: Record<string, string> = noAnswerHeaders;
        const chunks: Buffer[] = [];

        pool.dispatch(
          {
            path: config.url ?? '/',
            method,
            headers: config.data?.headers,
            body: config.data?.body,
            ...(config.timeout ? { headersTimeout: config.timeout, bodyTimeout: config.timeout } : undefined),
          },
          {
            onRequestStart(controller) {
              status = 0;
              const gone = config.data?.gone;
              const giveUp = () => controller.abort(gone?.reason instanceof Error ? gone.reason : new Error('gone'));
              if (gone?.aborted) giveUp();
              else gone?.addEventListener('abort', giveUp, { once: true });
            },
            onResponseStart(_controller, statusCode, headers) {
              status = statusCode;
              // Copies only the header `retry-after`, because callers read no other header.
              const wait = statusCode === 429 ? headers['retry-after'] : undefined;
              if (typeof wait === 'string') answered = { 'retry-after': wait };
            },
            onResponseData(controller, chunk) {
              size += chunk.length;
              if (size > MAX_ANSWER_BYTES) controller.abort(new Error('The answer is too large'));
              else chunks.push(chunk);
            },
            onResponseEnd() {
              underWay -= 1;
              observe(method, status, startedAt);
              traced?.(status, size);
              end(() => resolve({ status, statusText: '', headers: answered, config, data: parse(chunks) }));
            },
            onResponseError(_controller, error) {
              underWay -= 1;
              observe(method, 0, startedAt);
              traced?.(0, size);
              // An upload may have been aborted with a RefusalError as the reason. The call then rejects with that
              // error, so that the client gets the refusal.
              end(() => reject(error instanceof RefusalError ? error : AxiosError.from(error, undefined, config)));
            },
          },
        );
      }
    });
  };
}

function parse(chunks: Buffer[]): unknown {
  const [first] = chunks;
  if (!first) return undefined;
  const text = chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
