import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DestinationStream, Logger } from 'pino';
import { drain } from '../processes/drain.ts';
import { createHttpServer, listen } from '../http/http-server.ts';
import { keepPace, optionsFor, PACE_BEHIND } from '../http/pace.ts';
import { createRateLimits, noRateLimits, watched } from '../rate-limits/limiter.ts';
import { createIdentity } from './auth/identity.ts';
import { createClickSigner } from './ads/click-signer.ts';
import { endAdsOf } from './ads/ad-states.ts';
import { createPaidAds } from './ads/paid-ads.ts';
import { createPublisher } from './ads/publish.ts';
import { createAdSchedule } from './ads/schedule.ts';
import { createAgeAssurance } from './age/assurance.ts';
import { createReaderSeals, currentReader, type ReaderSeals } from './age/reader-seals.ts';
import { createApp } from './app.ts';
import { createBackground } from './lifecycle/background.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { backupRoutes } from './backup/backup.routes.ts';
import { createFinalActs, finalActsPath } from './backup/final-acts.ts';
import { DEFAULT_VIP_FEE_PERCENT } from '../../schema/vip-fee.ts';
import { fulfilMonth } from './communities/vip/vip.pix.ts';
import { restoreEarnings } from './communities/vip/vip.restored.ts';
import { createVipScheduler } from './communities/vip/vip.scheduler.ts';
import type { Platform } from './context.ts';
import type { DemoWorld } from './settings/demo-world.ts';
import { createDatabase, requireOwnSessions } from './db/client.ts';
import { createKeyedLimiter } from './db/keyed-limiter.ts';
import { migrate } from './db/migrate.ts';
import type { DB } from './db/schema.ts';
import { connectOutlets, type Outlets } from './db/transact.ts';
import { answerSlowBody } from './http/failures.ts';
import { createPlatformMetrics } from './telemetry/metrics.ts';
import type { PlatformConfig } from './settings/platform-config.ts';
import { createLogger } from './telemetry/logger.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createMailer } from './mail/mailer.ts';
import { createFolderStore } from './media/folder-store.ts';
import { createMedia, type MediaOptions } from './media/media.ts';
import { createS3Store } from './media/s3-store.ts';
import { createDownloadTickets } from './auth/download-tickets.ts';
import { createSigner } from './media/signer.ts';
import { createVideoConverter } from './media/convert.ts';
import { createVideoHasher } from './media/stills.ts';
import { createReportAnswers } from './moderation/answers.ts';
import { createAuditWatch } from './moderation/audit-chain.ts';
import { auditHeadPath, createAuditHead } from './moderation/audit-head.ts';
import { createTableHashList, readFileHashList } from './moderation/banned-pictures.ts';
import { createScreening } from './moderation/screening.ts';
import { createPublishedSearch } from './moderation/search-published.ts';
import { createErasure } from './privacy/erasure.ts';
import { createExports } from './privacy/exports.ts';
import { createInviteTokens } from './communities/invite-tokens.ts';
import { keptSecret } from './settings/secret.ts';
import { createServices, type Services } from './lifecycle/services.ts';
import { createTidying } from './tidying.ts';
import { createCardPayments } from './wallet/stripe/card-payments.ts';
import { createFulfilment } from './wallet/stripe/orders.ts';
import { warnOfDefaults } from './settings/warnings.ts';

/**
 * When the server stops, the time in ms that open requests have to finish. Without a limit, a very slow upload would
 * keep the process alive until it is killed.
 */
const DRAIN_TIMEOUT_MS = 5_000;

export interface PlatformDeps {
  /** Publishes an event on the event bus. */
  publish: Outlets['publish'];
  /**
   * The demo world (sample members and content). It fills an empty database only if `config.demo` is true. Its logins
   * are always needed, for a warning when they exist in production.
   */
  demo: DemoWorld;
  /** The log's destination; standard output by default. */
  logDestination?: DestinationStream;
}

/**
 * The dependencies of each part of the platform: the settings, the logger, and the list of services. A part that has to
 * be stopped later adds itself to that list.
 */
interface Basis {
  config: PlatformConfig;
  logger: Logger;
  services: Services;
}

/**
 * The maximum number of concurrent reactions and comments per author of posts. With two, one transaction commits while
 * the next transaction prepares. More transactions would only wait for the lock on the author's row.
 */
const CROWD_WIDTH = 2;

/**
 * Builds the platform: opens the database, migrates its schema, and creates the HTTP server. `listen` starts the
 * services.
 * @throws {Error} when the data folder is in use or the database cannot be opened; everything opened so far is closed
 * first
 */
export async function createPlatform(config: PlatformConfig, deps: PlatformDeps) {
  const logger = createLogger(config.logLevel, deps.logDestination);
  const services = createServices(logger);
  try {
    const { server, ...built } = await buildPlatform({ config, logger, services }, deps);
    return {
      ...built,
      server,
      /** The logins of the members of the demo world; empty if the demo world is off. */
      demoLogins: config.demo ? deps.demo.logins : [],
      /** Accepts requests, then starts the services. @throws the first failure, after stopping all services */
      async listen(port: number, host = '127.0.0.1') {
        const bound = await listen(server, port, host);
        await services.start(`http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}:${bound.port}`);
        return bound;
      },
      /** Stops the platform: finishes the open requests, then the background work, then closes the database. */
      close: () => services.stop(),
    };
  } catch (error) {
    await services.stop().catch(() => undefined);
    throw error;
  }
}

/**
 * Builds the parts of the platform in the order in which they start. The parts stop in the reverse order, so that each
 * part stops before the parts that it uses.
 */
async function buildPlatform(basis: Basis, { publish, demo }: PlatformDeps) {
  const { config, logger, services } = basis;
  const { dataDir } = config;
  const database = await openDatabase(basis);
  const { db } = database;
  const background = createBackground(logger);
  const { later } = background;
  const { mailer, store } = await openOutside(basis);
  const secret = config.mediaSecret ?? (await keptSecret(dataDir));
  const seals = createReaderSeals(secret);
  const mediaOptions = { db, store, secret, seals, mayRead: (sealed: string | undefined) => age.mayRead(sealed) };
  const media = services.add('media', await buildMedia(config, logger, mediaOptions));

  const waiting = { media: () => media.waiting(), background: background.running };
  const metrics = services.add('metrics', createPlatformMetrics(database, waiting, config.restarts));
  connectOutlets(db, {
    publish,
    later,
    onRetry: metrics.countRetry,
    onError: (error) => logger.error({ err: error }, 'publishing after commit failed'),
  });
  if (config.demo) {
    const onProgress = (done: number, total: number) => logger.info({ done, total }, 'making the demo world');
    await demo.seed({ db, store, workDirectory: workDirectoryOf(config), onProgress });
  }
  if (config.production) await warnOfDefaults(config, { db, logger, demoLogins: demo.logins });

  const { watchAudit, ...keepers } = addKeepers(basis, { db, secret });
  // The position of this service matters, because services stop in reverse order. Services added above stop only after
  // all background work has finished. Services added below may still cause background work while they stop.
  services.add('background work', { stop: () => background.settled() });

  const mailQueue = services.add('mail queue', createMailQueue({ db, mailer, logger, secret }));
  const ageConfig = config.age ?? { mode: 'self' };
  const age = services.add(
    'age assurance',
    await createAgeAssurance(ageConfig, { db, logger, dataDir, seals, endAdsOf }),
  );
  const publisher = createPublisher({ db, media, review: config.adReview ?? 'auto' });
  const paidAds = createPaidAds({ db, media, publisher });
  const { isRequired: isAgeRequired } = age.rules;
  const vip = { feePercent: config.vipFeePercent ?? DEFAULT_VIP_FEE_PERCENT, isAgeRequired };
  const fulfil = createFulfilment(db, (order) =>
    order.purpose === 'TOP_UP' ? fulfilMonth(db, order, vip) : paidAds.fulfil(order, order.purpose),
  );
  const cards = services.add(
    'card payments',
    await createCardPayments(config.cards, { db, logger, later, endAdsOf, restoreEarnings, fulfil, dataDir }),
  );
  const platform: Platform = {
    crowds: createKeyedLimiter(CROWD_WIDTH),
    db,
    logger,
    queueMail: mailQueue.queue,
    identity: createIdentity(db, {
      secret,
      publicUrl: config.publicUrl ?? 'http://localhost',
      maxFailuresOfAddress: config.maxFailuresOfAddress,
    }),
    tickets: createDownloadTickets(secret),
    urlOf: media.urlOf,
    payments: cards.payments,
    later,
  };

  const exports = services.add(
    'exports',
    createExports({ ...platform, store, workDirectory: join(dataDir, 'exports') }),
  );
  const statusPage = platform.identity.pageAt('/report/status');
  const reportAnswers = services.add('report answers', createReportAnswers({ db, mailer, logger, statusPage }));
  const erasure = services.add('erasure', createErasure({ platform, media, exports, isAgeRequired }));
  const app = createApp(platform, {
    media,
    ads: {
      publisher,
      paidAds,
      clicks: createClickSigner(secret),
    },
    age,
    exports,
    inviteTokens: createInviteTokens(secret),
    vip,
    postReview: config.postReview ?? 'off',
    cardForm: cards.browser,
    isDevelopment: config.production !== true,
    metrics,
    limits: watched(openLimits(basis), metrics.countThrottled),
    internal: [backupRoutes(db, store, secret), adminRoutes(platform, secret)],
    reportAnswers,
  });
  const server = openServer(basis, app);
  services.add('VIP months', createVipScheduler(platform, vip));
  services.add('tidying', createTidying({ db, store, logger, later, watchAudit }));

  const { payments, sandboxPort } = cards;
  return { app, server, db, media, age, exports, erasure, ...keepers, reportAnswers, payments, sandboxPort };
}

/**
 * Returns the directory for unfinished files. The directory is next to the folder of the media store, on the same file
 * system, so that a finished file can be renamed into the store.
 */
function workDirectoryOf({ dataDir }: PlatformConfig) {
  return join(dataDir, 'media', 'work');
}

/** Builds the media service, and the hash lists of forbidden pictures with which the service compares uploads. */
async function buildMedia(
  config: PlatformConfig,
  logger: Logger,
  {
    secret,
    seals,
    ...options
  }: Pick<MediaOptions, 'db' | 'store' | 'mayRead'> & { secret: string; seals: ReaderSeals },
) {
  const hashLists = [createTableHashList(options.db)];
  if (config.hashListFile !== undefined) hashLists.push(await readFileHashList(config.hashListFile));
  return createMedia({
    ...options,
    signer: createSigner({ secret }),
    workDirectory: workDirectoryOf(config),
    sealedReader() {
      const viewer = currentReader();
      return viewer === undefined ? undefined : seals.seal(viewer);
    },
    seals,
    screen: createScreening(options.db, hashLists),
    ...(config.ffmpegPath !== undefined && {
      hashVideo: await createVideoHasher(config.ffmpegPath),
      converter: await createVideoConverter(config.ffmpegPath),
    }),
    onSweepError: (error) => logger.error({ err: error }, 'sweeping media failed'),
  });
}

async function openDatabase({ config, logger, services }: Basis) {
  const database = await createDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
  services.add('database', database);
  await requireOwnSessions(database);
  const migrated = await migrate(database.db);
  logger.info({ database: database.kind, migrated }, 'database is ready');
  return database;
}

/**
 * Connects to the mail server and the media bucket. If there are no settings for one of these two, uses a folder
 * instead.
 */
async function openOutside({ config, services }: Basis) {
  const { smtpUrl, mailFrom: from, dataDir } = config;
  const mailer = services.add('mailer', createMailer({ smtpUrl, from, outboxDir: join(dataDir, 'outbox') }));
  const bucket = config.s3 && services.add('bucket', await createS3Store(config.s3));
  return { mailer, store: bucket ?? createFolderStore(join(dataDir, 'media', 'store')) };
}

/** Adds the services that maintain the database at intervals, without requests. */
function addKeepers({ config, logger, services }: Basis, { db, secret }: { db: Kysely<DB>; secret: string }) {
  const atAuditHead = { db, logger, secret, path: auditHeadPath(config.dataDir) };
  services.add('ad schedule', createAdSchedule({ db, logger }));
  const auditHead = services.add('audit head', createAuditHead(atAuditHead));
  const finalActs = services.add('final acts', createFinalActs({ db, path: finalActsPath(config.dataDir), logger }));
  const publishedSearch = services.add('published search', createPublishedSearch({ db, logger }));
  return { finalActs, auditHead, publishedSearch, watchAudit: createAuditWatch(atAuditHead) };
}

function openLimits({ config, logger, services }: Basis) {
  if (!config.rateLimits) return noRateLimits;
  const onError = (error: Error) => logger.warn({ err: error }, 'the rate limits in Redis failed');
  return services.add('rate limits', createRateLimits({ ...config.rateLimits, onError }));
}

/**
 * Creates the HTTP server. The server listens before the services start, because the services need to know its port.
 */
function openServer({ config, logger, services }: Basis, app: RequestListener) {
  const { pace = PACE_BEHIND } = config;
  const onError = (error: Error) => logger.error({ err: error }, 'accepting a connection failed');
  const server = createHttpServer(app, { ...optionsFor(pace), onError });
  keepPace(server, pace, answerSlowBody);
  // In ms. The timeout is longer than the time for which the gateway keeps an idle connection. So the gateway closes
  // the connection first, and no request arrives on a connection that the server is just closing.
  server.keepAliveTimeout = 75_000;
  services.add('server', { stop: () => drain(server, DRAIN_TIMEOUT_MS) });
  return server;
}
