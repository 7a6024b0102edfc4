import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import { migrations } from '../../bff/platform/db/migrations/index.ts';
import { databaseKinds } from '../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../support/postgres.ts';
import { copyPglite } from '../support/templates.ts';

describe.each(databaseKinds)('migrations (%s)', (kind) => {
  const name = `test_migrations_${process.pid}`;
  let database: Database;
  let dataDir = '';
  let databaseUrl: string | undefined;
  const open = () => createDatabase({ dataDir, databaseUrl });

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-migrations-'));
    if (kind === 'pglite') copyPglite(dataDir, 'empty');
    else databaseUrl = await createPostgresDatabase(inject('postgresUrl') ?? '', name);
    database = await open();
  });

  afterEach(async () => {
    await database.close();
    if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('bring a database of the very first version, with its data, to today', async () => {
    const { db } = database;
    await migrate(db, migrations.slice(0, 1));
    const [ana, bia, community, post, comment] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    for (const [id, nickname] of [
      [ana, 'Brasa'],
      [bia, 'brasa'],
    ] as const) {
      await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
        values (${id}, ${`${id}@exemplo.example`}, 'x', 'Ana Ação', ${nickname}, '1990-05-01')`.execute(db);
    }
    await sql`insert into follows (follower_id, followed_id) values (${ana}, ${bia})`.execute(db);
    await sql`insert into communities (id, owner_id, kind, name) values (${community}, ${ana}, 'PRIVADA', 'Dança')`.execute(
      db,
    );
    await sql`insert into community_members (community_id, user_id, role) values (${community}, ${ana}, 'OWNER')`.execute(
      db,
    );
    await sql`insert into posts (id, author_id, community_id, text, comment_count, reaction_count)
      values (${post}, ${ana}, ${community}, 'Boa noite', 1, 1)`.execute(db);
    await sql`insert into comments (id, post_id, author_id, text) values (${comment}, ${post}, ${bia}, 'Oi')`.execute(
      db,
    );
    await sql`insert into post_reactions (post_id, user_id) values (${post}, ${bia})`.execute(db);

    expect(await migrate(db)).toEqual(migrations.slice(1).map((migration) => migration.name));

    const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
    expect(users).toMatchObject([
      { id: ana, nickname: 'Brasa', following_count: 1, follower_count: 0, search: 'brasa\nana acao' },
      { id: bia, nickname: 'brasa', following_count: 0, follower_count: 1 },
    ]);
    expect(await db.selectFrom('communities').selectAll().execute()).toMatchObject([
      { id: community, owner_id: ana, member_count: 1, post_count: 1 },
    ]);
    expect(await db.selectFrom('posts').selectAll().execute()).toMatchObject([
      { id: post, community_id: community, text: 'Boa noite', comment_count: 1, reaction_count: 1 },
    ]);
    expect(await db.selectFrom('comments').selectAll().execute()).toMatchObject([{ id: comment, author_id: bia }]);
    expect(await migrate(db)).toEqual([]);
  });

  it('refuse to run on the schema of a newer version, and change nothing there', async () => {
    const { db } = database;
    await migrate(db);
    await db.insertInto('migrations').values({ name: '999-from-the-future' }).execute();
    await expect(migrate(db)).rejects.toThrow(/newer Brasa \(999-from-the-future\)/);
    await expect(migrate(db, [...migrations, { name: '998-mine', sql: 'drop table users;' }])).rejects.toThrow(/newer/);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('that fail leave everything as it was', async () => {
    const { db } = database;
    await migrate(db);
    const broken = { name: '998-broken', sql: 'drop table post_views;\nselect nothing from nowhere;' };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/nowhere/);
    expect(await db.selectFrom('post_views').selectAll().execute()).toEqual([]);
    expect(await migrate(db)).toEqual([]);
  });

  it.runIf(kind === 'postgres')('give way to a long query instead of holding up everybody behind it', async () => {
    const { db } = database;
    await migrate(db);
    const change = { name: '998-change', sql: 'alter table posts add column mood text;' };
    const other = await open();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let hold: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (hold = resolve));
    const reading = other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('posts').select('id').execute();
      hold();
      await released;
    });
    await held;
    const migrating = migrate(db, [...migrations, change]);
    const waiting = () => sql`select 1 from pg_locks where not granted`.execute(db);
    await expect.poll(async () => (await waiting()).rows.length, { interval: 10, timeout: 30_000 }).toBeGreaterThan(0);
    // Whoever comes behind it is answered while the long query still stands.
    for (let turn = 0; turn < 3; turn += 1) await db.selectFrom('posts').select('id').execute();
    release();
    await reading;
    expect(await migrating).toEqual(['998-change']);
    await other.close();
  });
});
