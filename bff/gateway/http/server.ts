import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pino, type Level, type Logger } from 'pino';
import { isReadableBody } from '../../body-encoding.ts';
import type { Bus } from '../../bus.ts';
import { drain } from '../../drain.ts';
import { live } from '../../features/index.ts';
import { createHttpServer, listen, pathOf } from '../../http-server.ts';
import { keepPace, optionsFor, PACE, type Pace } from '../../pace.ts';
import { noRateLimits, watched, type RateLimits } from '../../rate-limits/limiter.ts';
import { createAccepted } from '../execution/accepted.ts';
import { createAdClicks } from './ad-click.ts';
import { createApollo } from '../execution/apollo.ts';
import { createDocuments } from '../execution/documents.ts';
import { createExecutor } from '../execution/executor.ts';
import { createGraphqlHandler } from './graphql-http.ts';
import { createHub } from '../live/hub.ts';
import { createMediaProxy } from './media-proxy.ts';
import { createMetrics, createMetricsHandler } from '../metrics.ts';
import { createOriginCheck } from './origins.ts';
import { createPaymentsProxy } from './payments-proxy.ts';
import { createPool, type FamilyPool } from '../upstream/pools.ts';
import { createAskerOf, refuse, refuseUpgrade } from '../requests.ts';
import { createSchema } from '../execution/schema.ts';
import { createSocketServer } from '../live/socket.ts';
import type { VisitorLimits } from '../live/visitors.ts';
import { createUpstreamPool } from '../upstream/upstream.ts';
import { createWeb, type DemoLogin } from './web.ts';

export interface GatewayOptions {
  production: boolean;
  /** Origin of the platform, or of any server that answers as it does. */
  platformUrl: string;
  bus: Bus;
  /** Milliseconds that the platform may keep silent. */
  upstreamTimeout?: number;
  /** Whose `X-Forwarded-For` is believed; no sender's when absent. */
  trustedProxies?: readonly string[];
  /** Absent: no request is held back here. */
  rateLimits?: RateLimits;
  /** Milliseconds between telling the balancer and refusing connections; 0 when absent. */
  drainDelay?: number | undefined;
  /** Origins whose pages may call `/graphql`, besides our own. */
  corsOrigins?: readonly string[];
  /** Where members find us, behind proxies that name us otherwise. */
  publicUrl?: string | undefined;
  logLevel?: Level | 'silent';
  logger?: Logger;
  /** Pages may load Stripe's script and what it loads. */
  usesStripe?: boolean;
  /** Built files of the web app and of the playground; what is absent is not served. */
  webDir?: string | undefined;
  playgroundDir?: string | undefined;
  /** Origin that serves the pages where there is no `webDir`. */
  devServerUrl?: string | undefined;
  /** A request that brings it reads `/metrics`; none does without. */
  metricsToken?: string | undefined;
  /** How slow clients may be. */
  pace?: Pace;
  /** How often its process was started again; 0 when absent. */
  restarts?: number;
  /** Sockets of visitors that are open at a time; `limits.visitorSockets` when absent. */
  visitorSockets?: VisitorLimits;
  /** For the playground's 'as who' menu. */
  demoLogins?: readonly DemoLogin[];
}

const DRAIN_PATIENCE = 10_000; // ms

/** Builds the gateway; it listens when told to, and asks the platform nothing before. */
export async function createGateway(options: GatewayOptions) {
  const { production, bus, pace = PACE } = options;
  let isDraining = false;
  const isOurs = createOriginCheck([...(options.corsOrigins ?? []), ...(options.publicUrl ? [options.publicUrl] : [])]);
  const origin = new URL(options.platformUrl).origin;
  const logger = options.logger ?? createLogger(options.logLevel ?? 'info', production);
  const askerOf = createAskerOf(options.trustedProxies, logger);

  const schema = createSchema();
  const metrics = createMetrics(options.restarts);
  const rateLimits = watched(options.rateLimits ?? noRateLimits, metrics.countHeldBack);
  const upstream = createUpstreamPool(origin, options.upstreamTimeout, metrics.observeUpstream);
  const { http } = upstream;
  const probes = createPool(origin, 'probes', { headers: 3_000, body: 3_000 });
  const executor = createExecutor(schema, (error, { log }) =>
    logger.error({ err: error, requestId: log.requestId }, 'a field failed'),
  );
  const accepted = createAccepted(executor);
  const apollo = await createApollo({ schema, executor, accepted, production, logger });
  const graphql = createGraphqlHandler({
    apollo,
    accepted,
    http,
    askerOf,
    rateLimits,
    corsOrigins: options.corsOrigins ?? [],
    metrics,
    logger,
  });
  const documents = createDocuments(schema, production);
  const sockets = createSocketServer({
    schema,
    documents,
    executor,
    bus,
    hub: createHub({ bus, executor, http: upstream.eventsHttp, logger }),
    live,
    http,
    askerOf,
    rateLimits,
    visitorSockets: options.visitorSockets,
    logger,
  });
  metrics.states(
    'brasa_upstream_connections',
    'Connections to the platform by state; queued counts calls without one.',
    () => {
      const { connected, free, pending, queued, running } = upstream.stats();
      return { connected, free, pending, queued, running };
    },
  );
  metrics.gauge('brasa_sockets', 'Open sockets.', () => sockets.counts().sockets);
  metrics.gauge('brasa_subscriptions', 'Live subscriptions over all sockets.', () => sockets.counts().subscriptions);
  metrics.gauge('brasa_bus_lag_seconds', 'From publishing to hearing it; a second when it was not heard.', async () => {
    const askedAt = performance.now();
    return (await echoes(bus)) ? (performance.now() - askedAt) / 1_000 : 1;
  });
  const media = createMediaProxy({ origin, askerOf, rateLimits, logger });
  const payments = createPaymentsProxy(origin, askerOf, logger);
  const adClicks = createAdClicks({ origin, askerOf, rateLimits, logger });
  const web = createWeb({
    production,
    webDir: options.webDir,
    playgroundDir: options.playgroundDir,
    devServerUrl: options.devServerUrl,
    demoLogins: options.demoLogins ?? [],
    isDraining: () => isDraining,
    readiness: together(async () => ({
      platform: await isReady(probes),
      bus: bus.isConnected() && (await echoes(bus)),
    })),
    media: (req, res) => media.handle(req, res),
    adClicks: (req, res) => adClicks.handle(req, res),
    metrics: createMetricsHandler(metrics, options.metricsToken),
    payments: (req, res) => payments.handle(req, res),
    usesStripe: options.usesStripe ?? false,
    logger,
  });

  const onError = (error: Error) => logger.error({ err: error }, 'a connection could not be taken');
  const answer: RequestListener = (req, res) => {
    // Kept alive it would be cut just as it is used again.
    if (isDraining) res.setHeader('connection', 'close');
    if (!isReadableBody(req.headers)) refuse(req, res, 415, 'A body must be sent as it is, its text in UTF-8.');
    else if (pathOf(req.url) === '/graphql') void graphql(req, res);
    else web(req, res);
  };
  const onWebSocket = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(req.url) !== '/graphql') refuseUpgrade(socket, '404 Not Found');
    else if (!isOurs(req)) refuseUpgrade(socket, '403 Forbidden');
    else void sockets.upgrade(req, socket, head);
  };
  const server = createHttpServer(answer, { ...optionsFor(pace), onError, onWebSocket });
  keepPace(server, pace, (req, res) => refuse(req, res, 408, 'The body came too slowly.'));
  server.keepAliveTimeout = 65_000; // ms: longer than a load balancer's

  return {
    /** `port` 0 takes any free one. */
    listen: (port: number, host?: string) => listen(server, port, host),

    /**
     * Says that it is not ready, gives a balancer the time to hear it, stops accepting, lets what is under way end,
     * sends the sockets elsewhere, and lets go of the platform.
     * @param atOnce gives no time to a balancer
     */
    async close({ atOnce = false } = {}): Promise<void> {
      isDraining = true;
      if (server.listening && options.drainDelay && !atOnce) await delay(options.drainDelay);
      await Promise.all([drain(server, DRAIN_PATIENCE), sockets.close()]);
      await apollo.stop();
      await Promise.all([upstream.close(), probes.pool.destroy(), media.close(), payments.close(), adClicks.close()]);
    },
  };
}

/**
 * In production lines are written together, at the latest after a second and when the process ends: one by one they
 * cost 8% of a request. Elsewhere each is there at once, for the developer who waits for it.
 */
function createLogger(level: Level | 'silent', production: boolean) {
  const together = { sync: false, minLength: 4096, periodicFlush: 1_000 };
  return pino({ level, name: 'gateway' }, pino.destination(production ? together : { sync: true }));
}

/** Asks once for all who ask meanwhile: however many strangers do, there is one question. */
function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => (underWay ??= ask().finally(() => (underWay = undefined)));
}

async function isReady({ pool }: FamilyPool) {
  try {
    const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET', headersTimeout: 3_000 });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** Whether what is published is heard. */
async function echoes(bus: Bus) {
  const topic = 'gateway:readiness';
  let leave: () => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => {
    leave = bus.subscribe(topic, () => resolve(true));
    bus.publish(topic, {});
  });
  const answer = await Promise.race([heard, delay(1_000, false, { ref: false })]);
  leave();
  return answer;
}
