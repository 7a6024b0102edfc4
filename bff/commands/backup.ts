import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../settings/config.ts';
import { openArchive } from '../platform/backup/archive.ts';
import { backup } from '../platform/backup/write.ts';
import { createDatabase } from '../platform/db/client.ts';
import { FolderInUse } from '../platform/db/directory-lock.ts';
import { internalToken } from '../platform/http/internal.ts';
import { createFolderStore } from '../platform/media/folder-store.ts';
import { createS3Store } from '../platform/media/s3-store.ts';
import { keptSecret } from '../platform/settings/secret.ts';

/**
 * Runs `npm run backup -- --to FILE`: writes a consistent backup of the database and the media store while the product
 * runs. FILE appears only after the backup has been written and read back completely. It contains all data, including
 * password hashes.
 */
async function main() {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('Usage: npm run backup -- --to FILE');
  const config = readConfig(process.env);
  if (config.platformUrl) throw new Error('PLATFORM_URL is set: run the backup where the platform runs.');

  const beside = `${to}.part`;
  try {
    await write(config, (pieces) => pipeline(pieces, createWriteStream(beside, { mode: 0o600 })));
    const archive = await openArchive(beside);
    await archive.close();
    await rename(beside, to);
    const rows = Object.values(archive.summary.rows).reduce((sum, count) => sum + count, 0);
    console.log(`${to}: ${rows} rows, ${archive.summary.media} files, as of ${archive.summary.madeAt}`);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function write({ platform }: Config, to: (pieces: AsyncIterable<Uint8Array>) => Promise<void>) {
  const database = await createDatabase(platform).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (database === null) {
    await to(await ofRunning(platform));
    return;
  }
  const bucket = platform.s3 && (await createS3Store(platform.s3));
  try {
    await to(backup(database.db, bucket ?? createFolderStore(join(platform.dataDir, 'media', 'store'))));
  } finally {
    bucket?.close();
    await database.close();
  }
}

/**
 * Fetches the backup from the running platform, because only one process can open the folder of PGlite, the embedded
 * database.
 */
async function ofRunning({ port, dataDir, mediaSecret }: Config['platform']) {
  const authorization = `Bearer ${internalToken(mediaSecret ?? (await keptSecret(dataDir)), '/internal/backup')}`;
  const response = await fetch(`http://127.0.0.1:${port}/internal/backup`, {
    method: 'POST',
    headers: { authorization },
  }).catch(() => null);
  if (!response?.ok || !response.body) {
    throw new Error(`The product that has ${dataDir} open does not answer on PLATFORM_PORT ${port}.`);
  }
  return response.body;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exit(1);
});
