import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../settings/config.ts';
import { finalActsPath } from '../platform/backup/final-acts.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { createDatabase } from '../platform/db/client.ts';
import { createFolderStore } from '../platform/media/folder-store.ts';
import { createS3Store } from '../platform/media/s3-store.ts';
import { isSecretKept, keptSecret } from '../platform/settings/secret.ts';
import { checkLedger } from '../platform/wallet/ledger/check.ts';

/**
 * Runs `npm run restore -- --from FILE [--overwrite] [--acts FILE]… [--secret FILE]… [--partial-acts]`: restores a
 * backup into the configured database and media store. The product must be stopped. The files of `--acts` list the
 * erasures, suspensions and bans that happened after the backup; the command applies them again. At the end it verifies
 * the accounting ledger, and exits with 1 if the ledger has problems.
 */
async function main() {
  const {
    from,
    overwrite,
    acts,
    secret: before = [],
    'partial-acts': partialActs,
  } = parseArgs({
    options: {
      from: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      acts: { type: 'string', multiple: true },
      secret: { type: 'string', multiple: true },
      'partial-acts': { type: 'boolean', default: false },
    },
  }).values;
  if (!from) {
    throw new Error(
      'Usage: npm run restore -- --from FILE [--overwrite] [--acts FILE]… [--secret FILE]… [--partial-acts]',
    );
  }
  const { platform } = readConfig(process.env);
  if (before.length > 0 && platform.mediaSecret === undefined && !(await isSecretKept(platform.dataDir))) {
    throw new Error(
      'MEDIA_SECRET is not set: set it to the secret of the platform, which opens what the restore seals. --secret takes earlier ones.',
    );
  }
  const workDirectory = join(platform.dataDir, 'media', 'work');
  await mkdir(workDirectory, { recursive: true });
  const database = await createDatabase(platform);
  const bucket = platform.s3 && (await createS3Store(platform.s3));
  const store = bucket ?? createFolderStore(join(platform.dataDir, 'media', 'store'));
  try {
    const [first = finalActsPath(platform.dataDir), ...others] = acts ?? [];
    const { madeAt, media, redone, isTidy } = await restoreBackup({
      database,
      store,
      path: from,
      workDirectory,
      finalActs: [first, ...others],
      overwrite,
      partialActs,
      secrets: [
        platform.mediaSecret ?? (await keptSecret(platform.dataDir)),
        ...(await Promise.all(before.map(async (file) => (await readFile(file, 'utf8')).trim()))),
      ],
      publicUrl: platform.publicUrl,
    });
    if (redone === null) {
      console.error(
        `${[first, ...others].join(', ')} does not exist: members erased, banned or readmitted since ${madeAt} are back in their state of then.`,
      );
    } else console.log(`${redone} acts since then were applied again; all members have to sign in.`);
    if (!isTidy) console.error('Some unreferenced files remain; the next start deletes them.');
    const { problems, transactions } = await checkLedger(database.db);
    for (const problem of problems) console.error(problem);
    console.log(`As of ${madeAt}: ${media} files, ${transactions} transactions of money, ${problems.length} problems`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    bucket?.close();
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exit(1);
});
