import { Axios, AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';
import { rateLimited, RefusalError } from '../errors.ts';
import type { FamilyPool } from './pools.ts';
import type { LimitedClient } from './fair-limiter.ts';
import type { EndOfCall } from './trace.ts';

const MiB = 1024 * 1024;
/** Far above any response of the platform. Guards against an upstream that never stops. */
const MAX_ANSWER_BYTES = 16 * MiB;
/**
 * The number of requests that may wait for a connection. Beyond it, the upstream is too slow for waiting to make sense.
 */
const MAX_QUEUE = 2_000;

/**
 * The parts of a request, sent as its `data`: axios copies and normalises headers of its own at every step, which was
 * half of a call's cost, but passes a class instance through unchanged.
 */
export class UpstreamRequest {
  constructor(
    readonly method: Dispatcher.HttpMethod,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: Dispatcher.DispatchOptions['body'],
    readonly client: LimitedClient,
    /** Aborts the request, which then fails with the signal's reason. */
    readonly gone?: AbortSignal,
    /** Called when the request is sent, for the trace; the result is called when it ends. */
    readonly begin?: () => EndOfCall,
  ) {}
}

type Adapter = (config: InternalAxiosRequestConfig<UpstreamRequest>) => Promise<AxiosResponse<unknown>>;

/** Called for each finished request; status 0 means no response. `startedAt` comes from `performance.now()`. */
export type Observe = (method: string, status: number, startedAt: number) => void;

/** Axios for uploads, which are streams, with a shortcut past its own work for the most frequent calls. */
export class UpstreamHttp extends Axios {
  constructor(
    private readonly queries: Adapter,
    uploads: Adapter,
  ) {
    super({ adapter: uploads });
  }

  /**
   * Sends a request without a stream. `request` would merge and copy the configuration and run transformations and
   * interceptors, of which there are none, for a tenth of a whole feed request. An interceptor added to this instance
   * must be added here too.
   * @param timeout milliseconds without a byte from the platform; the pool's by default
   */
  exchange(url: string, data: UpstreamRequest, timeout?: number): Promise<AxiosResponse<unknown>> {
    return this.queries({ url, data, headers: noHeaders, ...(timeout !== undefined && { timeout }) });
  }
}

const nobody: LimitedClient = {};
const noAnswerHeaders: Record<string, string> = {};

/** Satisfies the adapter's type; ours takes the headers from `UpstreamRequest`. */
const noHeaders = Object.freeze(new AxiosHeaders());

/**
 * Creates an axios adapter directly on an undici pool, without redirects, response streams or proxies. The response's
 * data is parsed JSON, or undefined if it is empty or not JSON. Stock axios costs about a quarter of a whole gateway
 * request.
 */
export function undiciAdapter({ pool, limiter, connections }: FamilyPool, observe: Observe): Adapter {
  let underWay = 0; // counted here: the pool's own statistics iterate over all of its connections

  return function adapter(config) {
    return new Promise((resolve, reject) => {
      const leave = limiter.enter(config.data?.client ?? nobody, () => {
        if (underWay <= connections + MAX_QUEUE) send();
        else end(() => reject(new AxiosError('Too many requests are waiting', 'ERR_QUEUE_FULL', config)));
      });
      if (!leave) reject(rateLimited(1));

      /** Releases the slot in a microtask, because `start` may run before `leave` is assigned. */
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
              // Callers read no other header.
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
              // An upload that aborts itself rejects with its own reason.
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
