import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate, statementsOf } from '../../../bff/platform/db/migrate.ts';
import { migrations, type Migration } from '../../../bff/platform/db/migrations/index.ts';
import { runOnline } from '../../../bff/platform/db/online.ts';
import { fillLargeTables, FIRST_ONLINE, workedThrough } from '../../support/large-tables.ts';
import { databaseKinds } from '../../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const ROWS = 300;
const earlier = migrations.filter(({ name }) => name < FIRST_ONLINE);
const online = migrations.filter(({ name }) => name >= FIRST_ONLINE);

describe.skipIf(!databaseKinds.includes('postgres'))(
  'migrations while the previous release runs (needs PostgreSQL)',
  () => {
    const name = `test_online_${process.pid}`;
    let database: Database;
    let databaseUrl = '';
    let dataDir = '';
    let client: pg.Client;
    const open = () => createDatabase({ dataDir, databaseUrl });

    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'brasa-online-'));
      databaseUrl = await createPostgresDatabase(inject('postgresUrl') ?? '', name);
      database = await open();
      client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
    });

    afterEach(async () => {
      await client.end();
      await database.close();
      await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
      await removeFolder(dataDir);
    });

    it('no online migration reads, changes or rewrites a whole table in its transaction', async () => {
      await migrate(database.db, earlier);
      await fillLargeTables(client, ROWS);
      const found: Record<string, string[]> = {};
      for (const migration of online) {
        await database.db.connection().execute(async (connection) => {
          for (const step of migration.online ?? []) await runOnline(connection, step);
        });
        const work = await workedThrough(client, statementsOf(migration), 'commit');
        if (work.length > 0) found[migration.name] = work;
      }
      expect(found).toEqual({});
      const { rows } = await client.query(`select 1 from posts where search <> ''`);
      expect(rows).toHaveLength(ROWS);
    });

    it('workedThrough() finds all kinds of statements that read, change or rewrite a whole table', async () => {
      await migrate(database.db, earlier);
      await fillLargeTables(client, ROWS);
      const kinds: Record<string, string[]> = {
        'update posts set view_count = 1': ['posts: changed'],
        'create index posts_views on posts (view_count)': ['posts: read'],
        'alter table posts alter column view_count type bigint': ['posts: rewritten'],
        'alter table posts add column at_random double precision default random()': ['posts: rewritten'],
        'alter table posts add column words text generated always as (lower(text)) stored': ['posts: rewritten'],
        'alter table posts add constraint counted check (view_count >= 0)': ['posts: read'],
        'alter table posts add column note text; alter table posts add constraint noted check (note is null)': [
          'posts: read',
        ],
        'alter table posts alter column community_id set default null': [],
        'alter table posts add column views_today int not null default 0': [],
        'alter table posts add constraint counted check (view_count >= 0) not valid': [],
      };
      for (const [statement, work] of Object.entries(kinds)) {
        expect({ [statement]: await workedThrough(client, statement.split('; '), 'rollback') }).toEqual({
          [statement]: work,
        });
      }
    });

    const noted: Migration = {
      name: '998-notes',
      sql: 'alter table posts add column note text;',
    };
    const filled: Migration = {
      name: '999-filled',
      online: [
        { backfill: 'posts', set: `note = 'n' || view_count`, where: 'note is null' },
        { index: 'create unique index posts_note on posts (note, id)' },
      ],
      sql: '',
    };
    const known = [...migrations, noted, filled];

    it('an interrupted backfill keeps its finished batches and continues after them at the next start', async () => {
      const { db } = database;
      await migrate(db, [...migrations, noted]);
      await fillLargeTables(client, 2_500);
      await sql`create function cut() returns trigger language plpgsql as $$ begin
      if new.id >= '00000002-0000-7000-8000-0000000005dc' then raise 'cut off'; end if; return new; end $$`.execute(db);
      await sql`create trigger cut before update on posts for each row execute function cut()`.execute(db);
      await expect(migrate(db, known)).rejects.toThrow('cut off');
      const missing = async () => (await client.query('select 1 from posts where note is null')).rowCount;
      expect(await missing()).toBe(1_500);
      await sql`drop trigger cut on posts`.execute(db);
      expect(await migrate(db, known)).toEqual(['999-filled']);
      expect(await missing()).toBe(0);
      expect(await migrate(db, known)).toEqual([]);
    });

    it('if the concurrent build of an index failed, the next start builds the index again', async () => {
      const { db } = database;
      await migrate(db, [...migrations, noted]);
      await fillLargeTables(client, 2);
      const unique: Migration = {
        ...filled,
        online: [{ index: 'create unique index posts_note on posts (view_count)' }],
      };
      const withIndex = [...migrations, noted, unique];
      await expect(migrate(db, withIndex)).rejects.toThrow('could not create unique index');
      const valid = async (): Promise<unknown> =>
        (await client.query(`select indisvalid as is from pg_index where indexrelid = to_regclass('posts_note')`)).rows;
      expect(await valid()).toEqual([{ is: false }]);
      await client.query(`update posts set view_count = 1 where id = (select id from posts order by id limit 1)`);
      expect(await migrate(db, withIndex)).toEqual(['999-filled']);
      expect(await valid()).toEqual([{ is: true }]);
    });

    it('two concurrent starts run each migration step once, without a deadlock', async () => {
      await migrate(database.db, [...migrations, noted]);
      await fillLargeTables(client, 2_500);
      const other = await open();
      try {
        const ran = await Promise.all([migrate(database.db, known), migrate(other.db, known)]);
        expect(ran.flat()).toEqual(['999-filled']);
      } finally {
        await other.close();
      }
    });
  },
);
