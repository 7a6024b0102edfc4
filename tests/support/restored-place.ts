import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inject } from 'vitest';
import { demoWorld } from '../../bff/demo/demo.ts';
import { finalActsPath } from '../../bff/platform/backup/final-acts.ts';
import { restoreBackup } from '../../bff/platform/backup/restore.ts';
import { backup } from '../../bff/platform/backup/write.ts';
import { createDatabase } from '../../bff/platform/db/client.ts';
import { createFolderStore } from '../../bff/platform/media/folder-store.ts';
import type { PlatformConfig } from '../../bff/platform/settings/platform-config.ts';
import { createPlatform } from '../../bff/platform/server.ts';
import { refuseDifferences, watchContract } from './api-contract.ts';
import { filesUnder } from './media.ts';
import type { DatabaseKind, TestPlatform } from './platform.ts';
import { createPostgresDatabase, dropPostgresDatabase, untilUnused } from './postgres.ts';
import { copyPglite } from './templates.ts';

/** Writes a backup of a running platform to a file. */
export async function backUp({ db, media }: TestPlatform, path: string) {
  await pipeline(backup(db, media.store), createWriteStream(path));
}

export type Place = Awaited<ReturnType<typeof restoredPlace>>;

/**
 * Creates an empty database and an empty data folder, as on another machine, into which a test restores a backup.
 * @param folder the parent of the new data folder
 */
export async function restoredPlace(kind: DatabaseKind, folder: string) {
  const dataDir = await mkdtemp(join(folder, 'place-'));
  if (kind === 'pglite') copyPglite(dataDir, 'empty');
  const name = `test_restored_${process.pid}_${Date.now()}`;
  const databaseUrl = kind === 'postgres' ? await createPostgresDatabase(inject('postgresUrl') ?? '', name) : undefined;
  const mediaFolder = join(dataDir, 'media', 'store');
  const store = createFolderStore(mediaFolder);
  const open = () => createDatabase({ dataDir, databaseUrl });
  const differences = new Set<string>();

  return {
    dataDir,
    databaseUrl,
    store,
    env: { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    open,
    /** Waits until every session of the database has ended, because a restore needs exclusive access. */
    async untilFree() {
      if (databaseUrl !== undefined) await untilUnused(inject('postgresUrl') ?? '', name);
    },
    /**
     * @param how options of the restore. By default the restore overwrites existing data, and reads the final acts
     * (erasures and suspensions that it must repeat) from its own folder.
     */
    async restore(path: string, how: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
      const database = how.database ?? (await open());
      const usual = { store, workDirectory: dataDir, overwrite: true, publicUrl: 'http://localhost' };
      const { finalActs = [finalActsPath(dataDir)], secrets = ['the-secret-of-a-restored-place-012345'] } = how;
      try {
        return await restoreBackup({ path, ...usual, ...how, finalActs, secrets, database });
      } finally {
        await database.close();
      }
    },
    /** Returns the sorted keys of all restored media files. */
    files: () => filesUnder(mediaFolder),
    /** Starts a platform on the restored data. The caller has to close it. */
    async start(config: Partial<PlatformConfig> = {}) {
      const platform = await createPlatform(
        {
          port: 0,
          dataDir,
          databaseUrl,
          demo: false,
          mailFrom: 'Brasa <a@brasa.example>',
          logLevel: 'silent',
          ...config,
        },
        { publish: () => undefined, demo: demoWorld },
      );
      watchContract(platform.server, differences);
      return platform;
    },
    /** @throws if an answer of a started platform differed from its OpenAPI document */
    async remove() {
      if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
      refuseDifferences(differences);
    },
  };
}
