import { existsSync } from 'node:fs';
import { pino, type Logger } from 'pino';
import { createLocalBus, RESUMED, type Bus } from './bus.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createGateway } from './gateway/server.ts';
import { startPlatform, type DemoLogin } from './platform-process.ts';
import { createRateLimits } from './rate-limits/limiter.ts';
import { createRedisBus } from './redis-bus.ts';

const DRAIN_PATIENCE = 15_000; // ms from the signal to giving up on a clean stop

/** Starts what the settings ask for: config → platform → gateway → listen; stops in the other direction. */
async function main() {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, name: 'brasa' });
  const onError = (error: Error) => log.warn({ err: error }, 'redis is away');
  const redis = config.redisUrl === undefined ? undefined : createRedisBus(config.redisUrl, { onError });
  const bus = redis ?? createLocalBus();
  if (config.role === 'platform') {
    const platform = await startPlatformAlone(config, bus);
    stopOnSignal(log, [platform, ...(redis ? [redis] : [])]);
    return;
  }

  const platform = config.platformUrl
    ? undefined
    : await startPlatform(config.platform, { bus, log, env: process.env });
  const demoLogins = config.production ? [] : (platform?.demoLogins ?? []);
  const rateLimits = createRateLimits({ ...config.rateLimits, onError });
  const gateway = await createGateway({
    production: config.production,
    platformUrl: platform?.url ?? config.platformUrl ?? '',
    bus,
    corsOrigins: config.corsOrigins,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    drainDelay: config.drainDelay,
    rateLimits,
    logLevel: config.logLevel,
    demoLogins,
    metricsToken: config.metricsToken,
    usesStripe: config.usesStripe,
    webDir: existing('dist/web'),
    playgroundDir: config.production ? undefined : existing('dist/playground'),
  });
  const { port } = await gateway.listen(config.port, config.host);
  greet(config, port, demoLogins);

  const parts = [gateway, ...(platform ? [platform] : []), ...(redis ? [redis] : [])];
  stopOnSignal(log, parts, config.drainDelay);
}

/** For gateways elsewhere, which reach it by PLATFORM_URL and hear what happens over Redis. */
async function startPlatformAlone({ platform: settings, host }: Config, bus: Bus) {
  // Its database, pictures and videos are not loaded into a gateway.
  const { createPlatform } = await import('./platform/server.ts');
  const platform = await createPlatform(settings, { publish: (topic, payload) => bus.publish(topic, payload) });
  const { port } = await platform.listen(settings.port, host);
  // The one before it may have ended between a commit and its event.
  bus.publish(RESUMED, {});
  console.log(`\n  Brasa's platform  http://${host}:${port}\n`);
  return platform;
}

/** One after the other: whoever still works may need those behind it. */
function stopOnSignal(log: Logger, parts: { close(): Promise<void> }[], delay = 0) {
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_PATIENCE + delay).unref();
    for (const part of parts) await part.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
}

function existing(path: string) {
  return existsSync(path) ? path : undefined;
}

function greet(config: Config, port: number, demoLogins: DemoLogin[]) {
  const url = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `  Brasa       ${url}`];
  if (!config.production) lines.push(`  Playground  ${url}/playground`);
  if (demoLogins.length > 0)
    lines.push(
      '',
      '  Demo logins',
      ...demoLogins.map(({ role, email, password }) => `  ${role.padEnd(14)}${email.padEnd(28)}${password}`),
    );
  console.log([...lines, ''].join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
