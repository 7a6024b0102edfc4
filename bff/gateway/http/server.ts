import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pino, type Level, type Logger } from 'pino';
import { isReadableBody } from '../../http/body-encoding.ts';
import type { Bus } from '../../bus/bus.ts';
import { drain } from '../../processes/drain.ts';
import type { DemoLogin } from '../../processes/demo-login.ts';
import { createHttpServer, listen, pathOf } from '../../http/http-server.ts';
import { keepPace, optionsFor, PACE, type Pace } from '../../http/pace.ts';
import { noRateLimits, watched, type RateLimits } from '../../rate-limits/limiter.ts';
import type { Features } from '../features.ts';
import { createAdClicks } from './ad-click.ts';
import { createEngines } from '../execution/engine.ts';
import { createGraphqlHandler } from './graphql-http.ts';
import { createHub } from '../live/hub.ts';
import { createMediaProxy } from './media-proxy.ts';
import { createGatewayMetrics, createMetricsHandler } from '../metrics.ts';
import { createCors, createOriginCheck } from './origins.ts';
import { createPaymentsProxy } from './payments-proxy.ts';
import { createPool, type FamilyPool } from '../upstream/pools.ts';
import { createAskerOf, refuseRequest, refuseUpgrade } from '../requests.ts';
import { createCostPreview } from '../execution/cost-preview.ts';
import { createTrusted, type DocumentsMode, type TrustedDocument } from '../execution/trusted.ts';
import { createEventStreams, wantsEventStream } from '../live/event-stream.ts';
import { createLive } from '../live/live.ts';
import { createSocketServer } from '../live/socket.ts';
import type { VisitorLimits } from '../live/visitors.ts';
import { createUpstreamPool } from '../upstream/upstream.ts';
import { createWeb } from './web.ts';

export interface GatewayOptions {
  features: Features;
  production: boolean;
  /** The origin (scheme, host and port) of the platform, or of another server with the same API. */
  platformUrl: string;
  bus: Bus;
  /** The timeout of calls to the platform, in milliseconds: a call fails if no byte arrives for this long. */
  upstreamTimeout?: number;
  /** The addresses of the proxies whose `X-Forwarded-For` header the gateway trusts; none by default. */
  trustedProxies?: readonly string[];
  /** The rate limits of requests. If absent, the gateway limits no request. */
  rateLimits?: RateLimits;
  /**
   * The delay in milliseconds between reporting "not ready" to the load balancer and refusing connections, when the
   * gateway stops; 0 by default.
   */
  drainDelay?: number | undefined;
  /** The origins of pages, besides our own, that may call `/graphql`. */
  corsOrigins?: readonly string[];
  /** The public URL of the site. Needed if a proxy in front of the gateway changes the `Host` header. */
  publicUrl?: string | undefined;
  logLevel?: Level | 'silent';
  logger?: Logger;
  /**
   * Stripe's publishable key. If it is set, our pages may load Stripe's script and the frames that the script needs.
   */
  stripeKey?: string | undefined;
  /**
   * The folders of the built web app and of the built playground. The gateway does not serve an app whose folder is
   * absent.
   */
  webDir?: string | undefined;
  playgroundDir?: string | undefined;
  /** The origin of a dev server. If `webDir` is absent, the gateway redirects page requests to this server. */
  devServerUrl?: string | undefined;
  /** The token that a request for `/metrics` must send. If absent, the gateway does not serve `/metrics`. */
  metricsToken?: string | undefined;
  /**
   * The documents in the manifests, by hash; none by default. A client may send the hash instead of the text.
   */
  documents?: ReadonlyMap<string, TrustedDocument>;
  /** The policy for GraphQL documents outside the manifests; 'prefer' by default. */
  documentsMode?: DocumentsMode;
  /** The lowest rate at which clients may send requests and read responses. */
  pace?: Pace;
  /** The number of restarts of the gateway process so far; 0 by default. */
  restarts?: number;
  /** The maximum numbers of visitors' connections for live events; `limits.visitorSockets` by default. */
  visitorSockets?: VisitorLimits;
  /** The members that the playground offers for sign-in. */
  demoLogins?: readonly DemoLogin[];
}

const DRAIN_TIMEOUT_MS = 10_000;

/** Creates the gateway. Before `listen` is called, it neither accepts connections nor calls the platform. */
export async function createGateway(options: GatewayOptions) {
  const { production, bus, pace = PACE } = options;
  let isDraining = false;
  const isOurs = createOriginCheck([...(options.corsOrigins ?? []), ...(options.publicUrl ? [options.publicUrl] : [])]);
  const allowOrigin = createCors(options.corsOrigins ?? [], production);
  const origin = new URL(options.platformUrl).origin;
  const logger = options.logger ?? createLogger(options.logLevel ?? 'info', production);
  const askerOf = createAskerOf(options.trustedProxies, logger);

  const { features } = options;
  const metrics = createGatewayMetrics(options.restarts);
  const rateLimits = watched(options.rateLimits ?? noRateLimits, metrics.countThrottled);
  const upstream = createUpstreamPool(origin, options.upstreamTimeout, metrics.observeUpstream);
  const { http } = upstream;
  const probes = createPool(origin, 'probes', { headers: 3_000, body: 3_000 });
  const engines = await createEngines({ features, production, logger, countDeprecated: metrics.countDeprecated });
  const { schema, executor, documents } = engines.present;
  const trusted = createTrusted({
    mode: options.documentsMode ?? 'prefer',
    documents: options.documents ?? new Map(),
    count: metrics.countDocument,
  });
  const graphql = createGraphqlHandler({
    engines,
    trusted,
    http,
    createContext: features.createContext,
    askerOf,
    rateLimits,
    allowOrigin,
    production,
    stripeKey: options.stripeKey,
    metrics,
    logger,
  });
  const live = createLive({
    production,
    engines,
    trusted,
    bus,
    hub: createHub({ bus, http: upstream.eventsHttp, createContext: features.createContext, logger }),
    live: features.live,
    http,
    createContext: features.createContext,
    rateLimits,
    visitorSockets: options.visitorSockets,
    logger,
  });
  const sockets = createSocketServer({ schema, live, askerOf, rateLimits, logger });
  const eventStreams = createEventStreams({ live, askerOf, rateLimits, isOurs, allowOrigin, logger });
  metrics.states(
    'brasa_upstream_connections',
    'Connections to the platform by state; queued counts calls without one.',
    () => {
      const { connected, free, pending, queued, running } = upstream.stats();
      return { connected, free, pending, queued, running };
    },
  );
  metrics.gauge('brasa_sockets', 'Open sockets.', () => sockets.count());
  metrics.gauge('brasa_event_streams', 'Open event streams, each with one subscription.', () => eventStreams.count());
  metrics.gauge('brasa_subscriptions', 'Live subscriptions over all sockets and event streams.', () =>
    live.subscriptionCount(),
  );
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
    schema,
    previewCost: createCostPreview(documents, executor),
    isDraining: () => isDraining,
    readiness: together(async () => ({
      platform: await isReady(probes),
      bus: bus.isConnected() && (await echoes(bus)),
    })),
    media: (req, res) => media.handle(req, res),
    adClicks: (req, res) => adClicks.handle(req, res),
    metrics: createMetricsHandler(metrics, options.metricsToken),
    payments: (req, res) => payments.handle(req, res),
    usesStripe: options.stripeKey !== undefined,
    logger,
  });

  const onError = (error: Error) => logger.error({ err: error }, 'accepting a connection failed');
  const answer: RequestListener = (req, res) => {
    // While the gateway stops, tells the client to close the connection after the response. Otherwise the gateway could
    // close the connection while the client sends its next request.
    if (isDraining) res.setHeader('connection', 'close');
    if (!isReadableBody(req.headers)) refuseRequest(req, res, 415, 'A body must be sent as it is, its text in UTF-8.');
    else if (pathOf(req.url) === '/graphql')
      void (wantsEventStream(req) ? eventStreams.handle(req, res) : graphql(req, res));
    else web(req, res);
  };
  const onWebSocket = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(req.url) !== '/graphql') refuseUpgrade(socket, '404 Not Found');
    else if (!isOurs(req)) refuseUpgrade(socket, '403 Forbidden');
    else void sockets.upgrade(req, socket, head);
  };
  const server = createHttpServer(answer, { ...optionsFor(pace), onError, onWebSocket });
  keepPace(server, pace, (req, res) => refuseRequest(req, res, 408, 'The body came too slowly.'));
  server.keepAliveTimeout = 65_000; // ms: longer than the idle timeout of a load balancer

  return {
    /**
     * Starts to listen.
     * @param port 0 selects any free port
     */
    listen: (port: number, host?: string) => listen(server, port, host),

    /**
     * Stops the gateway in this order:
     * - reports "not ready" and gives the load balancer time to notice,
     * - closes the WebSockets and event streams, so that clients reconnect to another gateway,
     * - stops accepting connections and finishes open requests,
     * - disconnects from the platform.
     * @param atOnce true skips the time for the load balancer
     */
    async close({ atOnce = false } = {}): Promise<void> {
      isDraining = true;
      if (server.listening && options.drainDelay && !atOnce) await delay(options.drainDelay);
      live.close();
      eventStreams.close();
      await Promise.all([drain(server, DRAIN_TIMEOUT_MS), sockets.close()]);
      await engines.stop();
      await Promise.all([upstream.close(), probes.pool.destroy(), media.close(), payments.close(), adClicks.close()]);
      metrics.clear();
    },
  };
}

/**
 * Creates the log. In production it writes lines in batches, at least once per second and at the end of the process,
 * because writing each line separately takes 8 % of a request's time. Elsewhere it writes each line immediately,
 * because a developer may be watching.
 */
function createLogger(level: Level | 'silent', production: boolean) {
  const together = { sync: false, minLength: 4096, periodicFlush: 1_000 };
  return pino({ level, name: 'gateway' }, pino.destination(production ? together : { sync: true }));
}

/**
 * Returns a function that calls `ask` only if no call is pending, and otherwise returns the pending result. So a flood
 * of readiness requests causes a single call.
 */
function together<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return () => (underWay ??= ask().finally(() => (underWay = undefined)));
}

async function isReady({ pool }: FamilyPool) {
  try {
    const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET', headersTimeout: 3_000 });
    await body.dump();
    // A platform that implements only SPEC.md section 7 has no path /readyz. Its status 404 shows that the platform is
    // running.
    return statusCode === 200 || statusCode === 404;
  } catch {
    return false;
  }
}

/** Publishes an event, and returns whether the bus delivers this event to this process within a second. */
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
