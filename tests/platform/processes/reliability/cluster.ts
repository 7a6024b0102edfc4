import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseKind } from '../../../support/platform.ts';
import { freePort } from '../../../support/free-port.ts';
import { dropPostgresDatabase } from '../../../support/postgres.ts';
import { startPart, type PartOptions } from '../../../support/product-part.ts';
import { startRedis } from '../../../support/redis.ts';
import { removeFolder } from '../../../support/remove-folder.ts';
import { copyPglite, createMigratedPostgres } from '../../../support/templates.ts';

/** Starts a platform, two gateways and Redis, each in a process of its own. */
export async function startCluster(
  kind: DatabaseKind,
  more: Record<string, string> = {},
  from: PartOptions['from'] = 'tests',
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-reliability-'));
  const name = `test_reliability_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = kind === 'postgres' ? await createMigratedPostgres(name) : undefined;
  if (kind === 'pglite') copyPglite(dataDir);

  const redis = await startRedis();
  // Logs fatal errors only. The test causes many other errors on purpose, whose log lines would hide a fatal error.
  const common = {
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    ...more,
  };
  const database = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
  const start = async (portName: 'PORT' | 'PLATFORM_PORT', env: Record<string, string>) => {
    const port = await freePort();
    return startPart({ from, port, env: { ...env, [portName]: String(port) } });
  };
  const platform = await start('PLATFORM_PORT', { ...common, ...database, ROLE: 'platform' });
  const gateways = await Promise.all([1, 2].map(() => start('PORT', { ...common, PLATFORM_URL: platform.url })));

  return {
    /** The location of the database. The test reads it after the platform has stopped. */
    database: { dataDir, databaseUrl },
    redis,
    platform,
    gateways,
    async stop() {
      await Promise.all([platform, ...gateways].map((part) => part.end('SIGKILL')));
      await redis.stop();
      if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
      await removeFolder(dataDir);
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
