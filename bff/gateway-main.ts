import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { createLocalBus } from './bus/bus.ts';
import { isOrphan, tellParent } from './processes/child-channel.ts';
import { readConfig } from './settings/config.ts';
import { demoLogin } from './processes/demo-login.ts';
import { features } from './features/index.ts';
import { readManifests } from './gateway/execution/trusted.ts';
import { createGateway } from './gateway/http/server.ts';
import { packageRoot } from './gateway/package-root.ts';
import { endOnUncaught, failToStart } from './processes/last-resort.ts';
import { createRateLimits } from './rate-limits/limiter.ts';
import { createRedisBus } from './bus/redis-bus.ts';
import { DRAIN_TIMEOUT_MS } from './processes/drain.ts';

const start = z.object({
  platformUrl: z.string(),
  port: z.number().int(),
  demoLogins: z.array(demoLogin),
  /** The number of restarts of the gateway process so far. */
  restarts: z.number().int(),
});

const events = z.object({
  type: z.literal('events'),
  events: z.array(z.object({ topic: z.string(), payload: z.unknown() })),
});

/**
 * Runs the gateway in a process of its own. bff/index.ts starts the process and communicates with it by IPC. The
 * process exits when its parent does.
 */
async function main() {
  const config = readConfig(process.env);
  const { platformUrl, port, demoLogins, restarts } = start.parse(JSON.parse(process.env.BRASA_GATEWAY ?? '{}'));
  const log = pino({ level: config.logLevel, name: 'brasa' });
  const drainBy = endOnUncaught(log);
  const onError = (error: Error) => log.warn({ err: error }, 'redis unavailable, events reach only this process');
  const report = (error: unknown) => log.error({ err: error }, 'a listener of the bus failed');
  const redis = config.redisUrl === undefined ? undefined : createRedisBus(config.redisUrl, { onError, report });
  const bus = redis ?? createLocalBus(report);
  const gateway = await createGateway({
    features,
    production: config.production,
    platformUrl,
    bus,
    corsOrigins: config.corsOrigins,
    documents: readManifests(path.join(packageRoot, 'schema/documents'), existing('dist/documents.json')),
    documentsMode: config.documentsMode,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    drainDelay: config.drainDelay,
    rateLimits: createRateLimits({ ...config.rateLimits, onError }),
    logLevel: config.logLevel,
    demoLogins,
    metricsToken: config.metricsToken,
    stripeKey: config.stripeKey,
    restarts,
    webDir: config.devServerUrl === undefined ? existing('dist/web') : undefined,
    devServerUrl: config.devServerUrl,
    playgroundDir: config.production ? undefined : existing('dist/playground'),
  });
  process.on('message', (sent) => {
    for (const { topic, payload } of events.safeParse(sent).data?.events ?? []) bus.publish(topic, payload);
  });

  const listening = await gateway.listen(port, config.host);
  drainBy(() => {
    gateway.close({ atOnce: true }).catch((error: unknown) => log.error({ err: error }, 'draining failed'));
    tellParent({ type: 'failing' });
  });
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS + config.drainDelay).unref();
    gateway
      .close()
      .then(() => redis?.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the gateway did not close cleanly');
          process.exit(1);
        },
      );
  });
  process.once('disconnect', () => process.exit(1));
  if (isOrphan()) process.exit(1);
  tellParent({ type: 'ready', port: listening.port });
}

function existing(path: string) {
  return existsSync(path) ? path : undefined;
}

main().catch(failToStart);
