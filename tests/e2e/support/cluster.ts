import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { startPart } from '../../support/product-part.ts';
import { startRedis } from '../../support/redis.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { ownDatabase } from './database.ts';

/**
 * Starts the built product as docker-compose.yml does: a platform, two gateways and Redis, each in a process of its
 * own. There is no demo data.
 */
export async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-cluster-'));
  const redis = await startRedis();
  const common = { REDIS_URL: redis.url, LOG_LEVEL: 'warn', DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' };
  const platform = await startBuilt('PLATFORM_PORT', { ...common, ...(await ownDatabase()), ROLE: 'platform' });
  const one = await startBuilt('PORT', { ...common, PLATFORM_URL: platform.url });
  const other = await startBuilt('PORT', { ...common, PLATFORM_URL: platform.url });

  return {
    urls: [onLocalhost(one.url), onLocalhost(other.url)] as const,
    redis,
    async stop() {
      await Promise.all([one.end(), other.end()]);
      await platform.end();
      await redis.stop();
      await removeFolder(dataDir);
    },
  };
}

async function startBuilt(portName: 'PORT' | 'PLATFORM_PORT', env: Record<string, string>) {
  const port = await freePort();
  return startPart({ from: 'build', port, env: { ...env, [portName]: String(port) } });
}

/** Replaces 127.0.0.1 by localhost in the URL, because browsers treat localhost as a secure context. */
function onLocalhost(url: string) {
  return url.replace('127.0.0.1', 'localhost');
}
