import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../support/postgres.ts';

/** Returns the path of the file that holds the URL of the PostgreSQL server of this test run. */
export const serverFile = () => join(process.env.E2E_DATA_DIR ?? '', 'postgres-url');

/**
 * Creates a database on the PostgreSQL server of this test run and returns it as a setting. Without PostgreSQL it
 * returns no setting, so the platform uses PGlite.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  const server = await readFile(serverFile(), 'utf8').catch(() => null);
  if (server === null) return {};
  return { DATABASE_URL: await createPostgresDatabase(server, `e2e_${randomUUID().replaceAll('-', '')}`) };
}
