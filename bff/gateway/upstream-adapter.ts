import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher, Pool } from 'undici';
import { RefusalError } from './errors.ts';

const MiB = 1024 * 1024;
/** Far above any page of the platform's; a guard against an upstream that never stops. */
const largestAnswer = 16 * MiB;
/** Requests waiting for a connection. Beyond it the upstream is too slow for waiting to make sense. */
const longestQueue = 2_000;

type Body = Dispatcher.DispatchOptions['body'];

/**
 * An axios adapter straight onto an undici pool: no redirects, no streams, no proxies; the answer is parsed JSON, or
 * undefined when it is empty or no JSON. Stock axios costs about a quarter of a whole gateway request.
 */
export function undiciAdapter(pool: Pool) {
  return function adapter(config: InternalAxiosRequestConfig<Body>): Promise<AxiosResponse<unknown>> {
    return new Promise((resolve, reject) => {
      if (pool.stats.queued > longestQueue) {
        reject(new AxiosError('Too many requests are waiting', 'ERR_QUEUE_FULL', config));
        return;
      }

      let status = 0;
      let size = 0;
      const chunks: Buffer[] = [];

      pool.dispatch(
        {
          path: config.url ?? '/',
          method: config.method?.toUpperCase() ?? 'GET',
          headers: plainHeaders(config),
          body: config.data,
          ...(config.timeout ? { headersTimeout: config.timeout, bodyTimeout: config.timeout } : undefined),
        },
        {
          onRequestStart() {
            status = 0;
          },
          onResponseStart(_controller, statusCode) {
            status = statusCode;
          },
          onResponseData(controller, chunk) {
            size += chunk.length;
            if (size > largestAnswer) controller.abort(new Error('The answer is too large'));
            else chunks.push(chunk);
          },
          onResponseEnd() {
            resolve({ status, statusText: '', headers: {}, config, data: parse(chunks) });
          },
          onResponseError(_controller, error) {
            // An upload that ends itself has said why.
            reject(error instanceof RefusalError ? error : AxiosError.from(error, undefined, config));
          },
        },
      );
    });
  };
}

function plainHeaders(config: InternalAxiosRequestConfig) {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(config.headers)) {
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
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
