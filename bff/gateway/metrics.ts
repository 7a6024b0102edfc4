import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createHeldBack } from '../rate-limits/held-back.ts';
import type { RequestLog } from './context.ts';
import { bearerToken } from './viewer.ts';

/** Seconds; from a cached answer to what a member gives up on. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the gateway tells Prometheus. Labels come from the schema and from the platform's statuses, never from what a
 * client calls things, so that no client can make series without end.
 * @param restarts how often its process was started again
 */
export function createMetrics(restarts = 0) {
  const registers = [new Registry()];
  const [registry] = registers;
  if (registry) collectDefaultMetrics({ register: registry, prefix: 'brasa_gateway_' });
  new Counter({
    name: 'brasa_gateway_restarts_total',
    help: 'How often the gateway ended unasked and was started again.',
    registers,
  }).inc(restarts);

  const operations = new Histogram({
    name: 'brasa_graphql_duration_seconds',
    help: 'GraphQL requests over HTTP by root field; outcome is ok, the first error code, or REFUSED before execution.',
    labelNames: ['field', 'outcome'],
    buckets,
    registers,
  });
  const upstream = new Histogram({
    name: 'brasa_upstream_duration_seconds',
    help: 'Requests of the platform by method and status; 0 where there was no answer.',
    labelNames: ['method', 'status'],
    buckets,
    registers,
  });

  return {
    observeOperation({ field = 'none', errors }: RequestLog, status: number, seconds: number) {
      operations.observe({ field, outcome: errors?.[0] ?? (status < 400 ? 'ok' : 'REFUSED') }, seconds);
    },

    observeUpstream: (method: string, status: number, startedAt: number) => {
      upstream.observe({ method, status }, (performance.now() - startedAt) / 1_000);
    },

    countHeldBack: createHeldBack(registers),

    /** Several that belong together, by state; read when the metrics are asked for. */
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

    /** Read when the metrics are asked for. */
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

    /** The whole in Prometheus' text format. */
    text: () => (registry ? registry.metrics() : Promise.resolve('')),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** `GET /metrics` for a request that brings the token; nothing is there without it, or when no token is set. */
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
