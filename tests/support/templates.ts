import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { createPostgresDatabase } from './postgres.ts';

/**
 * Copies a PGlite into a data folder, since creating one takes seconds.
 * @param state `empty`: before its first migration
 */
export function copyPglite(dataDir: string, state: 'empty' | 'migrated' = 'migrated') {
  // Copies a thousand small files: the asynchronous way takes three times as long.
  cpSync(inject('pgliteTemplates')[state], dataDir, { recursive: true });
}

/** Makes a migrated database on the tests' PostgreSQL. @returns its URL */
export async function createMigratedPostgres(name: string) {
  return await createPostgresDatabase(inject('postgresUrl') ?? '', name, inject('postgresTemplate'));
}
