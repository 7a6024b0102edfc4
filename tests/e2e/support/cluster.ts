import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import { startRedis } from '../../support/redis.ts';

const START_PATIENCE = 60_000; // ms

/** The built product in parts, as docker-compose.yml runs it: a platform alone, two gateways, Redis between them. Empty. */
export async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-cluster-'));
  const redis = await startRedis();
  const common = { REDIS_URL: redis.url, LOG_LEVEL: 'warn', DATA_DIR: dataDir, DEMO: 'off' };
  const platformPort = await freePort();
  const platform = await start({ ...common, ROLE: 'platform', PLATFORM_PORT: String(platformPort) }, platformPort);
  const PLATFORM_URL = `http://127.0.0.1:${platformPort}`;

  async function startGateway() {
    const port = await freePort();
    return {
      url: `http://localhost:${port}`,
      child: await start({ ...common, PLATFORM_URL, PORT: String(port) }, port),
    };
  }
  const one = await startGateway();
  const other = await startGateway();

  return {
    urls: [one.url, other.url] as const,
    redis,
    async stop() {
      await Promise.all([one.child, other.child].map(end));
      await end(platform);
      await redis.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @throws when it ends or is not ready within a minute */
async function start(env: Record<string, string>, port: number) {
  const child = spawn('node', ['dist/bff/index.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + START_PATIENCE;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('A part of the product did not start.');
    await delay(100);
  }
  return child;
}

async function isReady(port: number) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
