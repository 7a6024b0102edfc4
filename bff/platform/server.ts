import { join } from 'node:path';
import type { DestinationStream, Level } from 'pino';
import { drain } from '../drain.ts';
import type { DemoLogin } from '../demo-login.ts';
import { createHttpServer, listen } from '../http-server.ts';
import { keepPace, optionsFor, PACE_BEHIND, type Pace } from '../pace.ts';
import { createRateLimits, noRateLimits, watched, type RateLimitOptions } from '../rate-limits/limiter.ts';
import { forgetExpired } from './accounts/accounts.store.ts';
import { giveNicknameKeys } from './accounts/nicknames.ts';
import { createIdentity } from './auth/identity.ts';
import { createClickSigner } from './ads/click-signer.ts';
import { endAdsOf } from './ads/life.ts';
import { createPublisher, type AdReview } from './ads/publish.ts';
import { createAdSchedule } from './ads/schedule.ts';
import { createAgeAssurance, type AgeConfig } from './age/assurance.ts';
import { createHolders, currentHolder } from './age/holder.ts';
import { createApp } from './app.ts';
import { createBackground } from './background.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { backupRoutes } from './backup/backup.routes.ts';
import { createFinalActs, finalActsPath } from './backup/final-acts.ts';
import { deleteStrays } from './backup/stray-files.ts';
import { endExpiredOffers } from './communities/offers.ended.ts';
import { DEFAULT_VIP_FEE } from './communities/vip.charge.ts';
import { createVipScheduler } from './communities/vip.scheduler.ts';
import type { Platform } from './context.ts';
import { createDatabase, requireOwnSessions } from './db/client.ts';
import { createLanes } from './db/lanes.ts';
import { migrate } from './db/migrate.ts';
import { connectOutlets, type Outlets } from './db/transact.ts';
import { demoLogins } from './demo/logins.ts';
import { seedDemo } from './demo/seed.ts';
import { answerSlowBody } from './http/failures.ts';
import { createMetrics } from './metrics.ts';
import type { PlatformConfig } from './platform-config.ts';
import { createLogger } from './logger.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createMailer } from './mail/mailer.ts';
import { createFolderStore } from './media/folder-store.ts';
import { createMedia } from './media/media.ts';
import { createS3Store, type S3Config } from './media/s3-store.ts';
import { createDownloadTickets } from './download-tickets.ts';
import { createSigner } from './media/signer.ts';
import { createVideoHasher } from './media/stills.ts';
import { createReportAnswers } from './moderation/answers.ts';
import { createAuditWatch } from './moderation/audit-chain.ts';
import { auditHeadPath, createAuditHead } from './moderation/audit-head.ts';
import { createTableHashList, readFileHashList } from './moderation/hash-lists.ts';
import { createScreening } from './moderation/screening.ts';
import { createPublishedSearch } from './moderation/search-published.ts';
import { eraseOldEvidence } from './moderation/retention.ts';
import { purgeDeletedPosts } from './posts/purge.ts';
import type { PostReview } from './posts/review.ts';
import { createErasure } from './privacy/erasure.ts';
import { createExports } from './privacy/exports.ts';
import { createInviteTokens } from './communities/invite-tokens.ts';
import { keptSecret } from './secret.ts';
import { createCardPayments, type CardConfig } from './wallet/card-payments.ts';
import { bookLosses } from './wallet/losses.ts';
import { warnOfDefaults } from './warnings.ts';

const HOUR = 3_600_000; // ms
/** For requests to end once it closes: an upload that trickles would keep it until it is killed. */
const DRAIN = 5_000; // ms
const nobody: readonly DemoLogin[] = [];

export interface PlatformDeps {
  /** Publishes on the event bus. */
  publish: Outlets['publish'];
  /** The log's destination; standard output by default. */
  logDestination?: DestinationStream;
}

/** One transaction commits while the next one prepares; more would only wait for the author's row. */
const CROWD_WIDTH = 2;

/**
 * Builds the platform: opens the database, brings its schema up to date, and makes the HTTP server.
 * @throws {Error} when the data folder is in use or the database cannot be opened
 */
export async function createPlatform(config: PlatformConfig, { publish, logDestination }: PlatformDeps) {
  const { pace = PACE_BEHIND } = config;
  const logger = createLogger(config.logLevel, logDestination);
  const database = await createDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
  const { db } = database;
  const migrated = await requireOwnSessions(database)
    .then(() => migrate(db))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  logger.info({ database: database.kind, migrated }, 'database is ready');

  const background = createBackground(logger);
  const waiting = { media: () => media.waiting(), background: background.running };
  const metrics = createMetrics(database, waiting, config.restarts);
  connectOutlets(db, {
    publish,
    later: background.later,
    onRetry: metrics.countRetry,
    onError: (error) => logger.error({ err: error }, 'what a transaction published was not heard'),
  });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDir: join(config.dataDir, 'outbox'),
  });
  const bucket = config.s3 && (await createS3Store(config.s3));
  const store = bucket ?? createFolderStore(join(config.dataDir, 'media', 'store'));
  const workDirectory = join(config.dataDir, 'media', 'work');
  const secret = config.mediaSecret ?? (await keptSecret(config.dataDir));
  const holders = createHolders(secret);
  const age = await createAgeAssurance(config.age ?? { mode: 'self' }, {
    db,
    logger,
    dataDir: config.dataDir,
    holders,
    endAdsOf,
  });
  const hashLists = [createTableHashList(db)];
  if (config.hashListFile !== undefined) hashLists.push(await readFileHashList(config.hashListFile));
  const media = createMedia({
    db,
    store,
    signer: createSigner({ secret }),
    workDirectory,
    holder() {
      const viewer = currentHolder();
      return viewer === undefined ? undefined : holders.seal(viewer);
    },
    seals: holders,
    mayHold: (sealed) => age.mayHold(sealed),
    screen: createScreening(db, hashLists),
    hashVideo: config.ffmpegPath === undefined ? undefined : await createVideoHasher(config.ffmpegPath),
    onSweepError: (error) => logger.error({ err: error }, 'sweeping media failed'),
  });
  if (config.demo) {
    const onProgress = (done: number, total: number) => logger.info({ done, total }, 'making the demo world');
    await seedDemo({ db, store, workDirectory, onProgress });
  }
  if (config.production) await warnOfDefaults(config, { db, logger });
  const atAuditHead = { db, logger, secret, path: auditHeadPath(config.dataDir) };
  const watchAudit = createAuditWatch(atAuditHead);
  const auditHead = createAuditHead(atAuditHead);
  const tidy = () => {
    background.later(forgetExpired(db));
    background.later(giveNicknameKeys(db));
    background.later(endExpiredOffers(db));
    background.later(eraseOldEvidence(db));
    background.later(bookLosses(db));
    background.later(purgeDeletedPosts(db));
    background.later(
      deleteStrays(db, store).then((keys) => {
        if (keys.length > 0)
          logger.error({ keys }, 'files that nothing speaks of could not be deleted; it is tried again');
      }),
    );
    background.later(watchAudit());
  };
  tidy();
  const tidying = setInterval(tidy, HOUR).unref();

  const { later } = background;
  const cards = await createCardPayments(config.cards, { db, logger, later, endAdsOf, dataDir: config.dataDir });
  const identity = createIdentity(db, {
    secret,
    publicUrl: config.publicUrl ?? 'http://localhost',
    maxFailuresOfAddress: config.maxFailuresOfAddress,
  });
  const mailQueue = createMailQueue({ db, mailer, logger, secret });
  const platform: Platform = {
    crowds: createLanes(CROWD_WIDTH),
    db,
    logger,
    queueMail: mailQueue.queue,
    identity,
    tickets: createDownloadTickets(secret),
    urlOf: media.urlOf,
    payments: cards.payments,
    later,
  };
  const ads = {
    publisher: createPublisher({ db, media, review: config.adReview ?? 'auto' }),
    clicks: createClickSigner(secret),
  };
  const adSchedule = createAdSchedule({ db, logger });
  adSchedule.start();
  const exports = createExports({
    db,
    logger,
    queueMail: mailQueue.queue,
    store,
    workDirectory: join(config.dataDir, 'exports'),
  });
  const publishedSearch = createPublishedSearch({ db, logger });
  const statusPage = identity.pageAt('/report/status');
  const reportAnswers = createReportAnswers({ db, mailer, logger, statusPage });
  const finalActs = createFinalActs({ db, path: finalActsPath(config.dataDir), logger });
  const erasure = createErasure({ platform, media, exports, isAgeRequired: age.rules.isRequired });
  const vip = { feePercent: config.vipFeePercent ?? DEFAULT_VIP_FEE, isAgeRequired: age.rules.isRequired };
  const vipScheduler = createVipScheduler(platform, vip);
  const limits = config.rateLimits
    ? createRateLimits({
        ...config.rateLimits,
        onError: (error) => logger.warn({ err: error }, 'redis is away: calls are counted here alone'),
      })
    : noRateLimits;
  const app = createApp(platform, {
    media,
    ads,
    age,
    exports,
    inviteTokens: createInviteTokens(secret),
    vip,
    postReview: config.postReview ?? 'off',
    cardForm: cards.browser,
    metrics,
    limits: watched(limits, metrics.countHeldBack),
    internal: [backupRoutes(db, store, secret), adminRoutes(platform, secret)],
    reportAnswers,
  });
  const onError = (error: Error) => logger.error({ err: error }, 'a connection could not be taken');
  const server = createHttpServer(app, { ...optionsFor(pace), onError });
  keepPace(server, pace, answerSlowBody);
  // ms: the caller lets go first, so that no request meets a connection that is just being closed.
  server.keepAliveTimeout = 75_000;

  return {
    app,
    server,
    db,
    media,
    age,
    exports,
    erasure,
    finalActs,
    auditHead,
    publishedSearch,
    reportAnswers,
    payments: cards.payments,
    sandboxPort: cards.sandboxPort,
    /** The members to sign in as in the demo world; none without it. */
    demoLogins: config.demo ? demoLogins : nobody,
    async listen(port: number, host = '127.0.0.1') {
      const bound = await listen(server, port, host);
      const origin = `http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}:${bound.port}`;
      cards.start(origin);
      age.start(origin);
      media.start();
      exports.start();
      erasure.start();
      finalActs.start();
      auditHead.start();
      publishedSearch.start();
      reportAnswers.start();
      mailQueue.start();
      return bound;
    },
    /** Finishes the open requests, then the background work, then closes the database. */
    async close() {
      clearInterval(tidying);
      vipScheduler.close();
      await drain(server, DRAIN);
      limits.close();
      await cards.stop();
      await age.stop();
      await exports.close();
      await erasure.close();
      // Both stop before the wait for background work, which may be about to send every queued answer and mail.
      await reportAnswers.close();
      await mailQueue.close();
      await background.settled();
      await publishedSearch.close();
      await finalActs.close();
      await auditHead.close();
      await adSchedule.close();
      await media.close();
      bucket?.close();
      mailer.close();
      await database.close();
    },
  };
}
