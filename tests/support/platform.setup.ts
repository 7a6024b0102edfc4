import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL to make databases on; null where there is none. */
    postgresUrl: string | null;
    /** A data folder with a migrated PGlite, to be copied: making one takes seconds. */
    pgliteTemplate: string;
  }
}

const undo: (() => Promise<unknown>)[] = [];

/** Once for all platform tests: which databases they run on, said aloud. */
export async function setup(project: TestProject) {
  const template = await mkdtemp(join(tmpdir(), 'brasa-pglite-'));
  undo.push(() => rm(template, { recursive: true, force: true }));
  const database = await createDatabase({ dataDir: template });
  await migrate(database.db);
  await database.close();
  project.provide('pgliteTemplate', template);

  const given = process.env.TEST_DATABASE_URL;
  const binaries = given === undefined ? await findPostgres() : null;
  const postgres = binaries === null ? undefined : await startPostgres(binaries);
  if (postgres) undo.push(() => postgres.stop());
  project.provide('postgresUrl', given ?? postgres?.url ?? null);

  const where = given === undefined ? binaries : 'TEST_DATABASE_URL';
  console.log(
    `platform tests run on: PGlite, ${where === null ? 'no PostgreSQL (none installed, TEST_DATABASE_URL unset)' : `PostgreSQL (${where})`}`,
  );
}

export async function teardown() {
  for (const step of undo) await step();
}
