import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresDatabase } from '../../support/postgres.ts';

/** Where the run keeps the URL of its PostgreSQL. */
export const serverFile = () => join(process.env.E2E_DATA_DIR ?? '', 'postgres-url');

/** For a product that a test starts: a database of its own on the run's PostgreSQL, or PGlite where there is none. */
export async function ownDatabase(): Promise<Record<string, string>> {
  const server = await readFile(serverFile(), 'utf8').catch(() => null);
  if (server === null) return {};
  return { DATABASE_URL: await createPostgresDatabase(server, `e2e_${randomUUID().replaceAll('-', '')}`) };
}
