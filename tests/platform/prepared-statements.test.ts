import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../bff/platform/db/client.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../support/postgres.ts';

const server = inject('postgresUrl');

describe.skipIf(server === null)('a statement that comes again and again', () => {
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

  it('is prepared where it is used, and one that comes twice is not', async () => {
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

  it('is prepared anew when a migration has changed what it answers', async () => {
    const { db } = database;
    await sql`create table things (id int, name text)`.execute(db);
    await sql`insert into things values (1, '7')`.execute(db);
    const read = async () => (await sql`select * from things where id = ${1}`.execute(db)).rows;

    for (let time = 0; time < 6; time += 1) expect(await read()).toEqual([{ id: 1, name: '7' }]);
    await sql`alter table things alter column name type int using name::int`.execute(db);
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect(await read()).toEqual([{ id: 1, name: 7 }]);
  });
});
