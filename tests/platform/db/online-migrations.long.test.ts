import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { migrations } from '../../../bff/platform/db/migrations/index.ts';
import { fillLargeTables, FIRST_ONLINE } from '../../support/large-tables.ts';
import { databaseKinds } from '../../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';

const ROWS = Number(process.env.MIGRATION_ROWS ?? 1_000_000);
const MAX_LOCK_MS = 1_000;
/** Filling the tables and rewriting them in batches takes minutes each on a busy machine. */
const ROWS_TIMEOUT_MS = 6 * TEST_TIMEOUT_MS;
const LARGE = ['users', 'posts', 'comments', 'post_reactions', 'follows', 'messages', 'notifications', 'sessions'];

describe.skipIf(!databaseKinds.includes('postgres'))(
  `migrations of tables with ${ROWS} rows (needs PostgreSQL)`,
  { timeout: ROWS_TIMEOUT_MS },
  () => {
    const name = `test_large_${process.pid}`;
    let database: Database;
    let dataDir = '';
    let client: pg.Client;

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'brasa-large-'));
      const databaseUrl = await createPostgresDatabase(inject('postgresUrl') ?? '', name);
      database = await createDatabase({ databaseUrl, dataDir });
      client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await migrate(
        database.db,
        migrations.filter(({ name: each }) => each < FIRST_ONLINE),
      );
      await fillLargeTables(client, ROWS);
    }, ROWS_TIMEOUT_MS);

    afterAll(async () => {
      await client.end();
      await database.close();
      await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
      await removeFolder(dataDir);
    });

    it('the migrations block a reader or writer of each large table for a second at most', async () => {
      const migration = new AbortController();
      const migrated = migrate(database.db).finally(() => migration.abort());
      const longest = new Map<string, number>();
      while (!migration.signal.aborted) {
        for (const table of LARGE) {
          const began = performance.now();
          // A writer's lock. It conflicts with every lock that blocks a reader.
          await client.query(`begin; lock table ${table} in row exclusive mode; commit`);
          longest.set(table, Math.max(longest.get(table) ?? 0, performance.now() - began));
        }
      }
      await migrated;
      expect([...longest].filter(([, waited]) => waited > MAX_LOCK_MS)).toEqual([]);
      expect((await client.query(`select 1 from posts where search = '' limit 1`)).rows).toEqual([]);
    });
  },
);
