import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createThrottledCounter } from '../rate-limits/throttled-counter.ts';
import type { RequestLog } from './context.ts';
import { bearerToken } from './viewer.ts';

/**
 * The histogram buckets in seconds: from the duration of a cached response to a duration after which members give up.
 */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Collects the gateway's metrics for Prometheus. The values of labels come from the schema and from the platform's
 * status codes, never from a client, because a client could create any number of time series by new values.
 * @param restarts the number of restarts of this process so far
 */
export function createGatewayMetrics(restarts = 0) {
  const registers = [new Registry()];
  const [registry] = registers;
  if (registry) collectDefaultMetrics({ register: registry, prefix: 'brasa_gateway_' });
  new Counter({
    name: 'brasa_gateway_restarts_total',
    help: 'Restarts of the gateway after it ended unexpectedly.',
    registers,
  }).inc(restarts);

  const operations = new Histogram({
    name: 'brasa_graphql_duration_seconds',
    help: 'GraphQL requests over HTTP by root field; outcome is ok, the first error code, or REFUSED before execution.',
    labelNames: ['field', 'outcome'],
    buckets,
    registers,
  });
  const documents = new Counter({
    name: 'brasa_graphql_documents_total',
    help: 'Documents by how they were sent: hash and text if a manifest has the document, else unknown_hash and unknown_text.',
    labelNames: ['sent'],
    registers,
  });
  const deprecated = new Counter({
    name: 'brasa_graphql_deprecated_total',
    help: 'Executed operations that name a deprecated part of the schema, by that part.',
    labelNames: ['part'],
    registers,
  });
  const upstream = new Histogram({
    name: 'brasa_upstream_duration_seconds',
    help: 'Requests to the platform by method and status; status 0 if there was no answer.',
    labelNames: ['method', 'status'],
    buckets,
    registers,
  });

  return {
    observeOperation({ field = 'none', errors }: RequestLog, status: number, seconds: number) {
      operations.observe({ field, outcome: errors?.[0] ?? (status < 400 ? 'ok' : 'REFUSED') }, seconds);
    },

    countDocument: (sent: string) => documents.inc({ sent }),

    countDeprecated: (part: string) => deprecated.inc({ part }),

    observeUpstream: (method: string, status: number, startedAt: number) => {
      upstream.observe({ method, status }, (performance.now() - startedAt) / 1_000);
    },

    countThrottled: createThrottledCounter(registers),

    /** Adds a gauge with one value per state. Calls `read` at each scrape to get the values. */
    states(name: string, help: string, read: () => Record<string, number>) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, value] of Object.entries(read())) gauge.set({ state }, value);
        },
      });
    },

    /** Adds a gauge. Calls `read` at each scrape to get the value. */
    gauge(name: string, help: string, read: () => number | Promise<number>) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          gauge.set(await read());
        },
      });
    },

    /** Returns all metrics in Prometheus' text format. */
    text: () => (registry ? registry.metrics() : Promise.resolve('')),

    /**
     * Removes all metrics. prom-client's observer of garbage collections keeps the registry for the rest of the
     * process, and the metrics in it would keep the closed gateway in memory.
     */
    clear: () => registry?.clear(),
  };
}

export type Metrics = ReturnType<typeof createGatewayMetrics>;

/**
 * Handles `GET /metrics` for a request with the right token. If the token is missing, wrong or not configured, returns
 * false without sending a response.
 */
export function createMetricsHandler(metrics: Metrics, token: string | undefined) {
  const wanted = token === undefined ? undefined : digest(token);

  return async function handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const given = bearerToken(req.headers.authorization);
    if (!wanted || given === undefined || !timingSafeEqual(digest(given), wanted)) return false;
    const text = await metrics.text();
    res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
    res.end(text);
    return true;
  };
}

function digest(text: string) {
  return createHash('sha256').update(text).digest();
}
