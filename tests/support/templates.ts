import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { createPostgresDatabase } from './postgres.ts';

/**
 * Copies a PGlite database into a data folder, because creating a new one takes seconds.
 * @param state `empty`: without migrations
 */
export function copyPglite(dataDir: string, state: 'empty' | 'migrated' = 'migrated') {
  // Copies about a thousand small files synchronously, because copying them asynchronously takes three times as long.
  cpSync(inject('pgliteTemplates')[state], dataDir, { recursive: true });
}

/**
 * Creates a migrated database on the PostgreSQL server of the tests.
 * @returns the URL of the database
 */
export async function createMigratedPostgres(name: string) {
  return await createPostgresDatabase(inject('postgresUrl') ?? '', name, inject('postgresTemplate'));
}
