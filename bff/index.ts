import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { RESUMED } from './bus/bus.ts';
import { readConfig, type Config } from './settings/config.ts';
import { DRAIN_TIMEOUT_MS, PLATFORM_TIMEOUT_MS } from './processes/drain.ts';
import type { DemoLogin } from './processes/demo-login.ts';
import { keepProcess, type BusEvent } from './processes/kept-process.ts';
import { endOnUncaught, failToStart } from './processes/last-resort.ts';
import { createRedisBus } from './bus/redis-bus.ts';

interface Parts {
  config: Config;
  log: Logger;
  /** Publishes the platform's events to the gateways. */
  publish: (events: BusEvent[]) => void;
}

/**
 * Starts the configured parts of the product: first the platform, then the gateway. Each part runs in a process of its
 * own, and is restarted when its process ends. A signal stops the parts in reverse order. This process serves no
 * requests, so hardly anything can crash it. When the gateway crashes, the platform and its database keep running.
 */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main() {
  for (const signal of SIGNALS) process.once(signal, endStarting);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, name: 'brasa' });
  endOnUncaught(log);
  const onError = (error: Error) => log.warn({ err: error }, 'redis unavailable, events reach only this process');
  const redis = config.redisUrl === undefined ? undefined : createRedisBus(config.redisUrl, { onError });
  let gateway: Awaited<ReturnType<typeof startGateway>> | undefined;

  const publish = (events: BusEvent[]) => {
    if (redis) for (const { topic, payload } of events) redis.publish(topic, payload);
    else gateway?.sendEvents(events);
  };
  const parts: Parts = { config, log, publish };
  const platform = config.platformUrl === undefined ? await startPlatform(parts) : undefined;
  if (config.role === 'platform') {
    // Tells the gateways that events may be lost. The previous platform process may have crashed after a commit, before
    // it published the event.
    publish([{ topic: RESUMED, payload: {} }]);
    console.log(`\n  Brasa's platform  http://${config.host}:${platform?.port ?? ''}\n`);
  } else {
    const demoLogins = config.production ? [] : (platform?.demoLogins ?? []);
    const platformUrl = platform ? `http://127.0.0.1:${platform.port}` : (config.platformUrl ?? '');
    gateway = await startGateway(parts, platformUrl, demoLogins);
    greet(config, gateway.port, demoLogins);
  }

  const running = [gateway, platform, redis].filter((part) => part !== undefined);
  stopOnSignal(log, running, DRAIN_TIMEOUT_MS + config.drainDelay + PLATFORM_TIMEOUT_MS);
}

/**
 * Starts the platform in a process of its own. PGlite, the embedded database, occupies a whole thread, and must not
 * block the gateway. After a restart, the platform continues from the last commit.
 */
function startPlatform({ config, log, publish }: Parts) {
  // With ROLE=platform, this platform serves gateways on other machines. They call it at their PLATFORM_URL, and get
  // its events over Redis. So it listens on the configured host.
  const host = config.role === 'platform' ? config.host : '127.0.0.1';
  return keepProcess({
    name: 'platform',
    module: programOf('platform-main'),
    envOf: ({ port = config.platform.port, restarts }) => ({
      // Otherwise glibc keeps the memory of each thread that has decoded a picture or hashed a password.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      BRASA_PLATFORM: JSON.stringify({ ...config.platform, port, host, restarts }),
    }),
    stopPatience: PLATFORM_TIMEOUT_MS,
    log,
    onEvents: publish,
    // Tells the gateways that events may be lost. The platform may have crashed after a commit, before it published the
    // event.
    onBack: () => publish([{ topic: RESUMED, payload: {} }]),
  });
}

function startGateway({ config, log }: Parts, platformUrl: string, demoLogins: DemoLogin[]) {
  return keepProcess({
    name: 'gateway',
    module: programOf('gateway-main'),
    envOf: ({ port = config.port, restarts }) => ({
      ...process.env,
      BRASA_GATEWAY: JSON.stringify({ platformUrl, port, demoLogins, restarts }),
    }),
    stopPatience: DRAIN_TIMEOUT_MS + config.drainDelay,
    log,
  });
}

/** Returns the path of a module in this folder. Its extension is `.ts` in the sources and `.js` in the build. */
function programOf(name: 'gateway-main' | 'platform-main') {
  return fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
}

/**
 * Exits when a signal arrives during the start, when nothing is served yet. Then `keepProcess` kills the process that
 * it has just started.
 */
function endStarting() {
  process.exit(1);
}

/**
 * Stops the parts one after the other when a signal arrives. A part that is still finishing its work may need the parts
 * that stop later.
 */
function stopOnSignal(log: Logger, parts: { close(): Promise<void> }[], patience: number) {
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    for (const part of parts) await part.close();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.off(signal, endStarting).once(signal, () => void stop(signal));
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

main().catch(failToStart);
