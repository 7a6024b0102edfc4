import { Router } from 'express';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createThrottledCounter } from '../../rate-limits/throttled-counter.ts';
import type { Database } from '../db/client.ts';
import { createInvariants } from '../wallet/ledger/invariants.ts';
import { isLasting } from '../wallet/reconcile/provider-balance.ts';
import { queuesIn } from '../http/queues.ts';

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Each scrape by Prometheus reads these values from the database: the number of open payments, the difference between
 * the payment provider's balance and the ledger, and the age of the oldest unsent mail.
 */
const state = sql<{
  intents_open: number;
  provider_difference: number;
  mails_oldest: number;
}>`
  select
    (select count(*) from payment_intents where status = 'OPEN') as intents_open,
    coalesce((select balance_difference from payment_look_back where ${isLasting}), 0)::bigint as provider_difference,
    (select coalesce(extract(epoch from now() - min(queued_at)), 0)::int from mails) as mails_oldest`;

/**
 * Serves `/metrics` for Prometheus on the platform's own port, which is never public: requests by route, database
 * connections, queues, throttled calls, and the invariants of the ledger, all of which must be 0.
 * @param waiting functions that return the length of each queue of this process
 * @param restarts the number of restarts of this process so far
 */
export function createPlatformMetrics(database: Database, waiting: Record<string, () => number> = {}, restarts = 0) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'brasa_platform_' });
  new Counter({
    name: 'brasa_platform_restarts_total',
    help: 'Restarts of the platform after it ended unexpectedly.',
    registers,
  }).inc(restarts);
  const retries = new Counter({
    name: 'brasa_transaction_retries_total',
    help: 'How often a transaction was run again after a deadlock or a serialization failure.',
    registers,
  });

  const requests = new Histogram({
    name: 'brasa_platform_request_duration_seconds',
    help: 'REST requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const pool = new Gauge({
    name: 'brasa_database_connections',
    help: 'Connections of the pool by state; waiting counts queries without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [name, count] of Object.entries(database.connections() ?? {})) pool.set({ state: name }, count);
    },
  });
  const imbalance = gauge('brasa_ledger_imbalance_centavos', 'Sum of all balances; anything but 0 is an alarm.');
  const overdrawn = gauge('brasa_ledger_overdrawn_accounts', 'Accounts below zero that never may be.');
  const difference = gauge(
    'brasa_provider_difference_centavos',
    'What the payment provider holds beside the books; anything but 0 is an alarm.',
  );
  const oldestMail = gauge('brasa_mail_oldest_seconds', 'How long the oldest mail that was not sent yet has waited.');
  const open = gauge('brasa_payment_intents_open', 'Card payments whose end is not known yet.');

  const queues = new Gauge({
    name: 'brasa_queue_depth',
    help: 'What waits, by queue: files and background work of this process, the rest of the database.',
    labelNames: ['queue'],
    registers,
  });

  const booksNow = createInvariants(database.db);
  const router = Router();
  router.get('/metrics', async (_request, response) => {
    const books = await booksNow();
    imbalance.set(books.imbalance);
    overdrawn.set(books.overdrawn);
    const { rows } = await state.execute(database.db);
    const [now] = rows;
    if (now) {
      open.set(now.intents_open);
      difference.set(now.provider_difference);
      oldestMail.set(now.mails_oldest);
    }
    for (const [queue, depth] of Object.entries(await queuesIn(database.db))) queues.set({ queue }, depth);
    for (const [queue, depth] of Object.entries(waiting)) queues.set({ queue }, depth());
    response.type('text/plain; version=0.0.4').send(await registry.metrics());
  });

  return {
    router,
    observe: (method: string, route: string | null, status: number, seconds: number) => {
      requests.observe({ method, route: route ?? 'none', status }, seconds);
    },
    countRetry: () => retries.inc(),
    countThrottled: createThrottledCounter(registers),

    /**
     * Removes all metrics. prom-client's observer of garbage collections keeps the registry for the rest of the
     * process, and the metrics in it would keep the closed database in memory.
     */
    stop: () => registry.clear(),
  };
}
