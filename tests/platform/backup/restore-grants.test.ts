import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { privilegesIn } from '../../../bff/platform/db/privileges.ts';
import { writeLog } from '../../../bff/platform/cases/log.store.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { backUp, restoredPlace, type Place } from '../../support/restored-place.ts';

// Runs on PostgreSQL only, because PGlite has no second role to grant rights to.
describe.runIf(databaseKinds.includes('postgres'))('restore into a database with roles (needs PostgreSQL)', () => {
  const platform = new TestPlatform('postgres');
  const role = `brasa_app_${randomUUID().replaceAll('-', '')}`;
  const owner = `brasa_owner_${randomUUID().replaceAll('-', '')}`;
  let folder = '';
  let file = '';
  let place: Place;

  const asOwner = async (...statements: string[]) => {
    const database = await place.open();
    const { db } = database;
    for (const statement of statements) await sql.raw(statement).execute(db);
    await database.close();
  };
  const as = (name: string) => {
    const url = new URL(place.databaseUrl ?? '');
    url.username = name;
    url.password = 'senha';
    return createDatabase({ databaseUrl: url.href, dataDir: place.dataDir });
  };
  const privileges = async () => {
    const database = await place.open();
    const { db } = database;
    const found = await privilegesIn(db);
    await database.close();
    return found.map(({ right, object, role: name, option }) => `${right} on ${object} to ${name}${option}`).sort();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-grants-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
    await platform.member();
    await backUp(platform, file);
    place = await restoredPlace('postgres', folder);
    await place.restore(file);
  });
  afterAll(async () => {
    await asOwner(`drop owned by ${role}`, `drop role ${role}`, `reassign owned by ${owner} to current_user`);
    await asOwner(`drop owned by ${owner}`, `drop role ${owner}`);
    await platform.stop();
    await place.remove();
    await removeFolder(folder);
  });

  it("a restore does not change the privileges of the platform's database role", async () => {
    await asOwner(
      `create role ${role} login password 'senha'`,
      `grant usage on schema public to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage on all sequences in schema public to ${role}`,
      `revoke update, delete on moderation_log, moderation_log_chain, migrations from ${role}`,
      // These default privileges grant rights on every table that the restore creates. The restore has to revoke the
      // rights that the old tables did not grant.
      `alter default privileges in schema public grant update, delete on tables to ${role}`,
      `revoke update on users from ${role}`,
      `grant update (name, bio) on users to ${role} with grant option`,
      `revoke execute on function moderation_log_refuse_change() from public`,
    );
    const before = await privileges();
    await place.untilFree();
    await place.restore(file);
    expect(await privileges()).toEqual(before);

    const database = await as(role);
    const { db } = database;
    try {
      expect(await migrate(db), 'the role reads the schema as up to date').toEqual([]);
      expect((await db.selectFrom('users').select('id').execute()).length).toBeGreaterThan(0);
      await db.transaction().execute((tx) => writeLog(tx, { actorId: null, action: 'BY_ROLE' }));
      await expect(sql`update moderation_log set action = 'x'`.execute(db)).rejects.toThrow(/permission denied/);
      await expect(sql`delete from moderation_log_chain`.execute(db)).rejects.toThrow(/permission denied/);
    } finally {
      await database.close();
    }
  });

  it('a restore by a role that does not own the tables is refused before any file is copied', async () => {
    const put = vi.fn((...given: Parameters<typeof place.store.put>) => place.store.put(...given));
    await place.untilFree();
    const database = await as(role);
    await expect(place.restore(file, { database, store: { ...place.store, put } })).rejects.toThrow(/DATABASE_URL/);
    expect(put).not.toHaveBeenCalled();
  });

  it("a restore by the superuser or the tables' owner does not change the owner of the tables", async () => {
    const ownersOf = async () => {
      const database = await place.open();
      const { db } = database;
      const { rows } = await sql<{ owner: string }>`
        select distinct tableowner as owner from pg_tables where schemaname = 'public'`.execute(db);
      await database.close();
      return rows.map((row) => row.owner);
    };
    await asOwner(
      `create role ${owner} login password 'senha'`,
      `grant all on schema public to ${owner}`,
      `do $$ declare t record; begin for t in select tablename from pg_tables where schemaname = 'public' loop
         execute format('alter table %I owner to ${owner}', t.tablename); end loop; end $$`,
    );
    await place.untilFree();
    await place.restore(file);
    expect(await ownersOf()).toEqual([owner]);
    await place.untilFree();
    await place.restore(file, { database: await as(owner) });
    expect(await ownersOf(), 'a restore by the owner keeps the owner').toEqual([owner]);
  });

  it("a restore by the tables' owner is refused while another role is connected, even if its session is hidden", async () => {
    const url = new URL(place.databaseUrl ?? '');
    url.username = role;
    url.password = 'senha';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await expect(place.restore(file, { database: await as(owner) })).rejects.toThrow(/Stop the product first/);
    } finally {
      await client.end();
    }
  });
});
