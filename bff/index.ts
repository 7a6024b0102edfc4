import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { createLocalBus } from './bus.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createGateway } from './gateway/server.ts';
import { startPlatform, type DemoLogin } from './platform-process.ts';

const DRAIN_PATIENCE = 15_000; // ms from the signal to giving up on a clean stop

/** Starts what the settings ask for: config → platform → gateway → listen; stops in the other direction. */
async function main() {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, name: 'brasa' });
  const bus = createLocalBus();

  const platform = config.platformUrl
    ? undefined
    : await startPlatform(config.platform, { bus, log, env: process.env });
  const demoLogins = config.production ? [] : (platform?.demoLogins ?? []);
  const gateway = await createGateway({
    production: config.production,
    platformUrl: platform?.url ?? config.platformUrl ?? '',
    bus,
    corsOrigins: config.corsOrigins,
    logLevel: config.logLevel,
    demoLogins,
    webDir: existing('dist/web'),
    playgroundDir: config.production ? undefined : existing('dist/playground'),
  });
  const { port } = await gateway.listen(config.port, config.host);
  greet(config, port, demoLogins);

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_PATIENCE).unref();
    await gateway.close();
    await platform?.close();
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
