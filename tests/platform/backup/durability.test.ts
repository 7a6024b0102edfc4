import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { databaseKinds } from '../../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';

it('opening a second database in the same data folder fails until the first database is closed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-lock-'));
  onTestFinished(() => removeFolder(dataDir));
  copyPglite(dataDir);
  const first = await createDatabase({ dataDir });
  await expect(createDatabase({ dataDir })).rejects.toThrow(/is in use/);
  await first.close();
  const second = await createDatabase({ dataDir });
  expect(await migrate(second.db)).toEqual([]);
  await second.close();
});

describe.runIf(databaseKinds.includes('postgres'))('migrations (needs PostgreSQL)', () => {
  it('if three processes start at the same time, each migration runs once', async () => {
    const name = `test_migrate_${process.pid}`;
    const databaseUrl = await createPostgresDatabase(inject('postgresUrl') ?? '', name);
    const databases = await Promise.all([1, 2, 3].map(() => createDatabase({ databaseUrl, dataDir: tmpdir() })));
    const ran = await Promise.all(databases.map(({ db }) => migrate(db)));
    await Promise.all(databases.map((database) => database.close()));
    await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  });
});
