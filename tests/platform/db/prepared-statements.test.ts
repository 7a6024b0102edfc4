import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';

const server = inject('postgresUrl');

describe.runIf(server !== null)('prepared statements (needs PostgreSQL)', () => {
  const name = `test_prepared_${process.pid}`;
  let database: Database;
  let databaseUrl = '';

  beforeEach(async () => {
    databaseUrl = await createPostgresDatabase(server ?? '', name);
    database = await createDatabase({ databaseUrl, dataDir: '' });
  });

  afterEach(async () => {
    await database.close();
    await dropPostgresDatabase(server ?? '', name);
  });

  it('each connection has jit off, no parallel workers and a 30 s timeout, before and after a migration', async () => {
    const settings = async () => {
      const { rows } = await sql`
        select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers,
          current_setting('statement_timeout') as timeout`.execute(database.db);
      return rows;
    };
    expect(await settings()).toEqual([{ jit: 'off', workers: '0', timeout: '30s' }]);
    await migrate(database.db, []);
    expect(await settings()).toEqual([{ jit: 'off', workers: '0', timeout: '30s' }]);
  });

  it('a statement that a connection runs seven times is prepared, and a statement run twice is not', async () => {
    await database.db.connection().execute(async (db) => {
      const often = async (word: string) =>
        (await sql<{ said: string }>`select upper(${word}::text) as said`.execute(db)).rows[0]?.said;
      const seldom = () => sql`select ${1}::int as one`.execute(db);
      const prepared = async () => {
        const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
        return rows.map(({ statement }) => statement);
      };

      for (const word of ['a', 'b', 'c', 'd']) expect(await often(word)).toBe(word.toUpperCase());
      await seldom();
      await seldom();
      expect(await prepared()).toEqual([]);
      for (const word of ['e', 'f', 'g']) expect(await often(word)).toBe(word.toUpperCase());
      expect(await prepared()).toEqual(['select upper($1::text) as said']);
    });
  });

  it('if its result type has changed, a prepared statement fails once inside a transaction, and succeeds outside one', async () => {
    await sql`create table things (id int, name text)`.execute(database.db);
    await sql`insert into things values (1, '7')`.execute(database.db);
    const change = (type: string) =>
      sql.raw(`alter table things alter column name type ${type} using name::${type}`).execute(database.db);
    const read = async (db: Database['db']) => (await sql`select * from things where id = ${1}`.execute(db)).rows;
    const readOften = async (expected: unknown) => {
      for (let time = 0; time < 6; time += 1) expect(await read(database.db)).toEqual([{ id: 1, name: expected }]);
    };

    await readOften('7');
    await change('int');
    await readOften(7);
    await change('text');
    const within = () => database.db.transaction().execute((tx) => read(tx));
    await expect(within()).rejects.toThrow('cached plan must not change result type');
    expect(await within()).toEqual([{ id: 1, name: '7' }]);
  });
});
