import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, type DatabaseOptions } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import { createPostgresDatabase, dropPostgresDatabase, findPostgres, startPostgres } from './postgres.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True if each suite runs on PGlite and on PostgreSQL. */
    everyDatabase: boolean;
    /** The URL of a PostgreSQL server for test databases, or null if PostgreSQL is not installed. */
    postgresUrl: string | null;
    /** PGlite data folders that tests copy: an empty database and a migrated one. */
    pgliteTemplates: { empty: string; migrated: string };
    /** The name of a migrated PostgreSQL database that tests copy. */
    postgresTemplate: string;
  }
}

const undo: (() => Promise<unknown>)[] = [];

/** Prepares the databases for all platform tests of a run, and prints the kinds of database that are available. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-pglite-'));
  undo.push(() => removeFolder(folder));
  const [empty, migrated] = [join(folder, 'empty'), join(folder, 'migrated')];
  await (await createDatabase({ dataDir: empty })).close();
  await cp(empty, migrated, { recursive: true });
  await migrateOnce({ dataDir: migrated });
  project.provide('pgliteTemplates', { empty, migrated });

  const given = process.env.TEST_DATABASE_URL;
  const binaries = given === undefined ? await findPostgres() : null;
  const postgres = binaries === null ? undefined : await startPostgres(binaries);
  if (postgres) undo.push(() => postgres.stop());
  const server = given ?? postgres?.url;
  if (server !== undefined) {
    const template = `test_template_${process.pid}`;
    await migrateOnce({ databaseUrl: await createPostgresDatabase(server, template), dataDir: folder });
    undo.unshift(() => dropPostgresDatabase(server, template));
    project.provide('postgresTemplate', template);
  }
  project.provide('postgresUrl', server ?? null);
  const everyDatabase = process.env.TEST_LONG !== undefined;
  project.provide('everyDatabase', everyDatabase);

  const where = given === undefined ? binaries : 'TEST_DATABASE_URL';
  const besides = everyDatabase ? 'PGlite' : 'PGlite where the database matters (npm run test:long: everywhere)';
  console.log(
    where === null
      ? 'platform tests run on: PGlite, no PostgreSQL (none installed, TEST_DATABASE_URL unset)'
      : `platform tests run on: PostgreSQL (${where}), ${besides}`,
  );
}

async function migrateOnce(options: DatabaseOptions) {
  const database = await createDatabase(options);
  await migrate(database.db);
  await database.close();
}

export async function teardown() {
  for (const step of undo) await step();
}
