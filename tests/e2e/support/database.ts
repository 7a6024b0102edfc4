import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../support/postgres.ts';

/** Returns the path of the file that contains the URL of the PostgreSQL server of this test run. */
export const serverFile = () => join(process.env.E2E_DATA_DIR ?? '', 'postgres-url');

/**
 * Creates a database on the PostgreSQL server of this test run.
 * @returns the setting DATABASE_URL, or no setting if PostgreSQL is not installed: the platform then uses PGlite
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  const server = await readFile(serverFile(), 'utf8').catch(() => null);
  if (server === null) return {};
  return { DATABASE_URL: await createPostgresDatabase(server, `e2e_${randomUUID().replaceAll('-', '')}`) };
}
