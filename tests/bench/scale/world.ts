import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';

/**
 * The smallest possible number of members, because world/01-ids.sql uses fixed member numbers up to this one. In worlds
 * with fewer than 10,000 members, no member follows 5,000 others.
 */
export const MIN_MEMBERS = 1_000;

const folder = new URL('./world/', import.meta.url);

/**
 * Fills an empty PostgreSQL database with a power-law world (world/*.sql). Each member has on average five posts, three
 * comments and some fifty follows. Inserting a million members row by row through the platform would take days.
 * @param url of a database whose user is a superuser
 * @throws {RangeError} below `MIN_MEMBERS`
 */
export async function fillWorld(url: string, members: number, dataDir: string) {
  if (members < MIN_MEMBERS) throw new RangeError(`A world has ${MIN_MEMBERS} members at least.`);
  const database = await createDatabase({ databaseUrl: url, dataDir });
  await migrate(database.db);
  await database.close();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      set statement_timeout = 0; set synchronous_commit = off; set jit = off;
      set work_mem = '256MB'; set maintenance_work_mem = '1GB';
      set session_replication_role = replica;
      select setseed(0.42);
      create schema scale;
      create function scale.members() returns bigint language sql immutable parallel safe return ${members}::bigint;
      create function scale.now_ms() returns bigint language sql immutable parallel safe return ${Date.now()}::bigint;`);
    const putBack = await takeIndexesAway(client);
    for (const file of readdirSync(folder).sort()) await client.query(readFileSync(new URL(file, folder), 'utf8'));
    for (const statement of putBack) await client.query(statement);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/**
 * Drops primary keys, foreign keys and indexes: updating them with every row takes ten times as long as creating them
 * at the end.
 * @returns the statements that create them again. They create foreign keys without validating the rows, because the
 * validation takes as long as filling the tables
 */
async function takeIndexesAway(client: pg.Client) {
  const { rows } = await client.query<{ away: string; back: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case when contype = 'f' then ' not valid' else '' end as back,
      contype = 'f' as refers
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
    order by refers desc`);
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back).reverse();
}
