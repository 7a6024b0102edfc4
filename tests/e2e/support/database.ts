import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../support/postgres.ts';

/** Returns the path of the file that holds the URL of the run's PostgreSQL. */
export const serverFile = () => join(process.env.E2E_DATA_DIR ?? '', 'postgres-url');

/** Returns the setting of a new database on the run's PostgreSQL. Without PostgreSQL it returns none, for PGlite. */
export async function ownDatabase(): Promise<Record<string, string>> {
  const server = await readFile(serverFile(), 'utf8').catch(() => null);
  if (server === null) return {};
  return { DATABASE_URL: await createPostgresDatabase(server, `e2e_${randomUUID().replaceAll('-', '')}`) };
}
