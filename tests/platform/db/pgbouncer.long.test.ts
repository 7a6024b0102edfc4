import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { demoWorld } from '../../../bff/demo/demo.ts';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { createPlatform } from '../../../bff/platform/server.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../../support/pgbouncer.ts';
import { dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { createMigratedPostgres } from '../../support/templates.ts';

const server = inject('postgresUrl');
/** The size of the connection pool of one process. The tests use all connections at the same time. */
const CONNECTIONS = 10;
/** How many times the tests execute a statement. The connection pool prepares a statement at its fifth execution. */
const USES = 8;

if (!hasPgBouncer) console.log('platform tests run without PgBouncer (none installed)');

describe.skipIf(server === null || !hasPgBouncer)('platform behind PgBouncer (needs PostgreSQL and pgbouncer)', () => {
  const name = `test_pgbouncer_${process.pid}`;
  const opened: Database[] = [];
  let dataDir = '';
  let directUrl = '';
  let pooler: PgBouncer;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-pgbouncer-'));
    directUrl = await createMigratedPostgres(name);
  });

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await pooler.stop();
    await dropPostgresDatabase(server ?? '', name);
    await removeFolder(dataDir);
  });

  async function open() {
    const database = await createDatabase({ databaseUrl: pooler.url, dataDir });
    opened.push(database);
    return database.db;
  }

  function start() {
    const config = { port: 0, dataDir, databaseUrl: pooler.url, demo: false, mailFrom: 'Brasa <a@brasa.example>' };
    return createPlatform({ ...config, logLevel: 'silent' }, { publish: () => undefined, demo: demoWorld });
  }

  /** Runs `work` on `count` different connections: keeps each connection until `work` has run on all of them. */
  async function onEach<Result>(db: Kysely<DB>, count: number, work: (db: Kysely<DB>) => Promise<Result>) {
    const results: Result[] = [];
    const next = async (): Promise<void> => {
      if (results.length === count) return;
      await db.connection().execute(async (connection) => {
        results.push(await work(connection));
        await next();
      });
    };
    await next();
    return results;
  }

  const settingsOf = async (db: Kysely<DB>) => {
    const { rows } = await sql`select current_setting('jit') as jit,
      current_setting('max_parallel_workers_per_gather') as workers, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    return rows[0];
  };
  const settings = { jit: 'off', workers: '0', statement: '30s', idle: '30s' };

  it("with pool_mode = session, each connection has Brasa's settings (jit, timeouts) after a migration and a reconnect", async () => {
    pooler = await startPgBouncer(directUrl, 'session');
    const db = await open();
    await migrate(db);
    expect(await onEach(db, CONNECTIONS, settingsOf)).toEqual(Array.from({ length: CONNECTIONS }, () => settings));
    // The new client gets a server connection that PgBouncer has kept after another client disconnected.
    await opened.pop()?.close();
    expect(await onEach(await open(), 2, settingsOf)).toEqual([settings, settings]);
  });

  it('with pool_mode = session, two processes can prepare different statements under the same name', async () => {
    pooler = await startPgBouncer(directUrl, 'session');
    const [one, other] = [await open(), await open()];
    for (let use = 0; use < USES; use += 1) {
      const upper = await sql<{ said: string }>`select upper(${`a${use}`}::text) as said`.execute(one);
      const lower = await sql<{ said: string }>`select lower(${`B${use}`}::text) as said`.execute(other);
      expect([...upper.rows, ...lower.rows]).toEqual([{ said: `A${use}` }, { said: `b${use}` }]);
    }
  });

  it('with pool_mode = session, a platform can start, migrate and answer requests', async () => {
    pooler = await startPgBouncer(directUrl, 'session');
    const platform = await start();
    const { port } = await platform.listen(0);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await platform.close();
  });

  it('with pool_mode = transaction, a start fails with an error about pool_mode and leaves no advisory lock', async () => {
    pooler = await startPgBouncer(directUrl, 'transaction');
    const said = /pool_mode = session .* server_reset_query = DISCARD ALL, .* the address of PostgreSQL itself/;
    await expect(start()).rejects.toThrow(said);
    await expect(start()).rejects.toThrow(said);

    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    const { rows } = await client.query(`select objid from pg_locks where locktype = 'advisory'`);
    await client.end();
    expect(rows).toEqual([]);
  });
});
