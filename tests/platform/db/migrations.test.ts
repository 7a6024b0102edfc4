import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { giveNicknameKeys } from '../../../bff/platform/accounts/security/nicknames.ts';
import { addDays, saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { migrations, toMigrations } from '../../../bff/platform/db/migrations/index.ts';
import { keysOfNickname } from '../../../bff/platform/names/skeleton.ts';
import { topUp } from '../../../bff/demo/seed-money.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { balanceOf, bank, provider, record, vipPending, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { usualKinds } from '../../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';
import { isBuilt } from '../../support/programs.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';

const run = promisify(execFile);

describe('the list of migrations', () => {
  const folder = 'bff/platform/db/migrations';

  it('the list of migrations equals the files in the folder, both under Vitest and in a plain Node process', async () => {
    const inFolder = (await readdir(folder)).filter((file) => file !== 'index.ts').map((file) => file.slice(0, -3));
    expect(migrations.map((migration) => migration.name)).toEqual(inFolder.sort());
    const print = `const { migrations } = await import('./${folder}/index.ts'); console.log(JSON.stringify(migrations));`;
    const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', print]);
    expect(JSON.parse(stdout)).toEqual(migrations);
  });

  it.runIf(isBuilt)('the built server contains every migration (needs the built programs)', async () => {
    const files = (await readdir('dist/bff', { recursive: true })).filter((file) => file.endsWith('.js'));
    const built = (await Promise.all(files.map((file) => readFile(join('dist/bff', file), 'utf8')))).join('\n');
    expect(migrations.filter((migration) => !built.includes(`/${migration.name}.ts`))).toEqual([]);
  });

  it('no two migrations have the same number', () => {
    const numbers = migrations.map((migration) => migration.name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('toMigrations() throws for a file name without a number and for a file without SQL', () => {
    expect(() => toMigrations({ './049-poems.ts': { sql: '' }, './poems.ts': { sql: '' } })).toThrow(
      /048-searched-to\.ts, and this one is not: poems\.ts/,
    );
    expect(() => toMigrations({ './049-poems.ts': { query: '' } })).toThrow(/sql/);
  });
});

describe.each(usualKinds)('migrations (%s)', (kind) => {
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
    await removeFolder(dataDir);
  });

  it('migrating a database of the first version to the newest version keeps its data', async () => {
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
      { id: ana, nickname: 'Brasa', following_count: 1, follower_count: 0, search: 'brasa\nana acao\n acao ana brasa' },
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

  it('migration 030 pays the debt of a member from the balance of their wallet', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '030'),
    );
    const [rich, poor] = [uuidv7(), uuidv7()];
    for (const [member, held, owed] of [
      [rich, 5_000, 3_000],
      [poor, 1_000, 3_000],
    ] as const) {
      await write(db, member, 'WALLET', held);
      await write(db, member, 'RECEIVABLE', -owed);
    }
    await migrate(db);
    const left = await db
      .selectFrom('ledger_accounts')
      .select(['owner_id', 'kind', 'balance'])
      .where('owner_id', 'in', [rich, poor])
      .execute();
    const of = (member: string, kind: string) =>
      left.find((row) => row.owner_id === member && row.kind === kind)?.balance;
    expect([of(rich, 'WALLET'), of(rich, 'RECEIVABLE')]).toEqual([2_000, 0]);
    expect([of(poor, 'WALLET'), of(poor, 'RECEIVABLE')]).toEqual([0, -2_000]);
    expect((await checkLedger(db)).problems).toEqual([]);
  });

  it('migration 054 moves demo card payments to the account BANK, and leaves real payments in the account PROVIDER', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '054'),
    );
    const member = uuidv7();
    await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
      values (${member}, ${`${member}@exemplo.example`}, 'x', 'Sol', 'sol', '1990-05-01')`.execute(db);
    await db.transaction().execute((tx) => topUp(tx, member, 30_000, new Date()));
    const oldest = await db.transaction().execute((tx) => topUp(tx, member, 2_000, new Date()));
    await db
      .updateTable('payment_intents')
      .set({ provider_id: `pi_demo_${oldest}` })
      .where('id', '=', oldest)
      .execute();
    const paid = await db.transaction().execute((tx) => topUp(tx, member, 5_000, new Date()));
    await db.updateTable('payment_intents').set({ provider_id: 'pi_1' }).where('id', '=', paid).execute();
    await migrate(db);
    expect([await balanceOf(db, provider), await balanceOf(db, bank)]).toEqual([-5_000, -32_000]);
    expect((await checkLedger(db)).problems).toEqual([]);
  });

  it('migration 073 replaces community names in wallet notices by {comunidade}, and leaves other notices unchanged', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '073'),
    );
    const [member, community] = [uuidv7(), uuidv7()];
    await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
      values (${member}, ${`${member}@exemplo.example`}, 'x', 'Sol', 'sol', '1990-05-01')`.execute(db);
    await sql`insert into communities (id, owner_id, kind, name, price_cents)
      values (${community}, ${member}, 'VIP', 'Mesa de sol', 1990)`.execute(db);
    const entries = [
      { account: provider, centavos: -500 },
      { account: wallet(member), centavos: 500 },
    ];
    const rest = { key: 'rest', kind: 'REFUND' as const, memberId: member, communityId: community, entries };
    const { id: movement } = await db.transaction().execute((tx) => record(tx, rest));
    const name = 'Mesa de sol, que brilha; e mais';
    const told = [
      ['WALLET_CREDITED', `assinaturas de ${name}`, community],
      ['WALLET_CREDITED', `R$\u00a05,00 da assinatura de ${name}`, null],
      ['WALLET_DEBITED', `R$\u00a01.234,50 de ${name}, que saíram do seu saldo`, null],
      [
        'WALLET_DEBITED',
        `R$\u00a02,00 de ${name}; R$\u00a01,00 já tinham sido gastos e ficam em aberto na sua carteira`,
        null,
      ],
      ['AD_ENDED', `anúncio da assinatura de ${name}`, null],
    ] as const;
    for (const [place, [kind, detail, communityId]] of told.entries()) {
      await sql`insert into notifications (id, recipient_id, kind, target_id, day, seq, community_id, detail)
        values (${uuidv7()}, ${member}, ${kind}, ${movement}, ${`2026-01-0${place + 1}`}, ${place}, ${communityId}, ${detail})`.execute(
        db,
      );
    }
    await migrate(db);
    const details = await db.selectFrom('notifications').select('detail').orderBy('seq').execute();
    expect(details.map(({ detail }) => detail)).toEqual([
      'assinaturas de {comunidade}',
      'R$\u00a05,00 da assinatura de {comunidade}',
      'R$\u00a01.234,50 de {comunidade}, que saíram do seu saldo',
      'R$\u00a02,00 de {comunidade}; R$\u00a01,00 já tinham sido gastos e ficam em aberto na sua carteira',
      `anúncio da assinatura de ${name}`,
    ]);
  });

  it('migration 083 restores the media ids of cases whose evidence an older release erased', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '083'),
    );
    const [helena, message, ...files] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
      values (${helena}, ${`${helena}@exemplo.example`}, 'x', 'Helena', 'helena', '1990-05-01')`.execute(db);
    const cases = [uuidv7(), uuidv7()];
    for (const id of cases) {
      await sql`insert into moderation_cases (id, target_kind, target_id, reason, status, due_at, evidence, media_ids)
        values (${id}, 'MESSAGE', ${message}, 'SPAM', 'DECIDED', now(), '{}', ${files})`.execute(db);
      await sql`insert into moderation_decisions (id, case_id, kind, moderator_id, reason)
        values (${uuidv7()}, ${id}, 'TAKE_DOWN', ${helena}, 'SPAM')`.execute(db);
    }
    await sql`update moderation_cases set media_ids = '{}', evidence_erased_at = now() where id = ${cases[0]}`.execute(
      db,
    );
    await migrate(db);
    const known = await db.selectFrom('moderation_cases').select('media_ids').execute();
    expect(known.map(({ media_ids: ids }) => [...ids].sort())).toEqual([files, files]);
  });

  it('after migration 109, existing ads get daily figures from tomorrow on, and new ads from their first day on', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '109'),
    );
    const [sol, older, later] = [uuidv7(), uuidv7(), uuidv7()];
    await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
      values (${sol}, ${`${sol}@exemplo.example`}, 'x', 'Sol', 'sol', '1990-05-01')`.execute(db);
    const buy = (id: string) =>
      sql`insert into ads (id, owner_id, kind, state, targets, highlight, start_day, end_day, day_centavos, total_centavos, reach)
        values (${id}, ${sol}, 'HIGHLIGHT', 'ATIVO', '{MULHER}', 'FEED', '2026-05-01', '2026-05-02', 1000, 2000, 7)`.execute(
        db,
      );
    await buy(older);
    const before = saoPauloDay();
    await migrate(db);
    const tomorrow = [addDays(before, 1), addDays(saoPauloDay(), 1)];
    await buy(later);
    const ads = await db.selectFrom('ads').select(['id', 'days_from', 'reach']).orderBy('id').execute();
    expect(ads).toMatchObject([
      { id: older, reach: 7 },
      { id: later, days_from: null, reach: 7 },
    ]);
    expect(tomorrow).toContain(ads[0]?.days_from);
    expect(await db.selectFrom('ad_days').selectAll().execute()).toEqual([]);
  });

  it('migration 112 removes the keys of nicknames stored before it, giveNicknameKeys() stores new ones, and an erased account keeps none', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '112'),
    );
    const [clara, erased] = [uuidv7(), uuidv7()];
    for (const [id, keys] of [
      [clara, ['=Clara', 'aciara', 'ACLARA']],
      [erased, []],
    ] as const) {
      await sql`insert into users (id, email, password_hash, name, nickname, nickname_keys, birth_date)
        values (${id}, ${`${id}@exemplo.example`}, 'x', 'Clara', ${id === clara ? 'CIara' : id}, ${keys}::text[], '1990-05-01')`.execute(
        db,
      );
    }
    await migrate(db);
    const keysOf = async () =>
      Object.fromEntries(
        (await db.selectFrom('users').select(['id', 'nickname_keys']).execute()).map((row) => [
          row.id,
          row.nickname_keys,
        ]),
      );
    expect(await keysOf()).toEqual({ [clara]: null, [erased]: [] });
    await giveNicknameKeys(db);
    expect(await keysOf()).toEqual({ [clara]: keysOfNickname('CIara'), [erased]: [] });
  });

  it('migration 121 makes members, posts and communities from before it findable by their emoji', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '120'),
    );
    const sol = uuidv7();
    await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
      values (${sol}, ${`${sol}@exemplo.example`}, 'x', 'Sol🌻', 'sol', '1990-05-01')`.execute(db);
    await sql`insert into posts (id, author_id, text) values (${uuidv7()}, ${sol}, 'manhã 🌻'), (${uuidv7()}, ${sol}, 'noite')`.execute(
      db,
    );
    await sql`insert into communities (id, owner_id, kind, name, description)
      values (${uuidv7()}, ${sol}, 'PRIVADA', 'Girassóis', 'todas as 🌻')`.execute(db);
    const found = async () => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*)::int from users where search like '% 🌻%') as members,
          (select count(*)::int from posts where search @@ search_query('🌻', 8)) as posts,
          (select count(*)::int from communities where search @@ search_query('🌻', 8)) as communities,
          (select count(*)::int from posts where search @@ search_query('noite', 8)) as words`.execute(db);
      return rows;
    };
    const before = { members: 0, posts: 0, communities: 0, words: 1 };
    expect(await found()).toEqual([before]);
    await migrate(db);
    expect(await found()).toEqual([{ members: 1, posts: 1, communities: 1, words: 1 }]);
  });

  it('migration 122 holds pending earnings whose month was bought up to 14 days after a card payment', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '122'),
    );
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const earner = uuidv7();
    const paid: string[] = [];
    for (const [index, age] of [5, 20].entries()) {
      const id = uuidv7();
      const letter = ['a', 'b'][index] ?? 'c';
      await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
        values (${id}, ${`${id}@exemplo.example`}, 'x', ${letter}, ${letter}, '1990-05-01')`.execute(db);
      const key = `vip:${letter}:1`;
      await db.transaction().execute(async (tx) => {
        paid.push(await topUp(tx, id, 1_000, ago(age)));
        const entries = [
          { account: wallet(id), centavos: -1_000 },
          { account: vipPending(earner), centavos: 1_000, kind: 'VIP_EARNING' as const },
        ];
        await record(tx, { key, kind: 'VIP', memberId: id, at: ago(4), entries });
        await sql`insert into vip_earnings (month_key, earner_id, community_id, earned, days, ends_at, due_at)
          values (${key}, ${earner}, ${uuidv7()}, 1000, 30, ${ago(-26)}, ${ago(3)})`.execute(tx);
      });
    }
    await migrate(db);
    const rows = db.selectFrom('vip_earnings').select(['month_key', 'held_until', 'held_by', 'due_at']);
    const [held, free] = await rows.orderBy('month_key').execute();
    expect(held).toMatchObject({ month_key: 'vip:a:1', held_by: [paid[0]] });
    expect(Math.round(((held?.held_until?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(9);
    expect(held?.due_at.getTime()).toBeGreaterThan(held?.held_until?.getTime() ?? Infinity);
    expect(free).toMatchObject({ month_key: 'vip:b:1', held_by: [], held_until: null });
    expect(free?.due_at.getTime()).toBeLessThan(Date.now());
  });

  it('migration 124 holds the earnings of members banned for fraud, for 180 days from the ban', async () => {
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '124'),
    );
    const bans = [
      ['fraud', 'FRAUD', false],
      ['spam', 'SPAM', false],
      ['undone', 'FRAUD', true],
    ] as const;
    for (const [name, reason, isUndone] of bans) {
      const [id, caseId, decision] = [uuidv7(), uuidv7(), uuidv7()];
      await sql`insert into users (id, email, password_hash, name, nickname, birth_date)
        values (${id}, ${`${id}@exemplo.example`}, 'x', ${name}, ${name}, '1990-05-01')`.execute(db);
      await sql`insert into moderation_cases (id, target_kind, target_id, origin, reason, due_at, evidence)
        values (${caseId}, 'PROFILE', ${id}, 'REPORT', ${reason}, now(), '{}')`.execute(db);
      await sql`insert into moderation_decisions (id, case_id, kind, moderator_id, author_id, reason, undone_by, created_at)
        values (${decision}, ${caseId}, 'BAN', ${id}, ${id}, ${reason}, ${isUndone ? uuidv7() : null},
          '2026-05-01T12:00:00Z')`.execute(db);
    }
    await migrate(db);
    const rows = db.selectFrom('users').select(['nickname', 'earnings_held_until']).orderBy('nickname');
    expect(await rows.execute()).toEqual([
      { nickname: 'fraud', earnings_held_until: new Date('2026-10-28T12:00:00Z') },
      { nickname: 'spam', earnings_held_until: null },
      { nickname: 'undone', earnings_held_until: null },
    ]);
  });

  it('migrate() rejects the schema of a newer release and changes nothing', async () => {
    const { db } = database;
    await migrate(db);
    await db.insertInto('migrations').values({ name: '999-from-the-future' }).execute();
    await expect(migrate(db)).rejects.toThrow(/newer Brasa \(999-from-the-future\)/);
    await expect(migrate(db, [...migrations, { name: '998-mine', sql: 'drop table users;' }])).rejects.toThrow(/newer/);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('a migration that fails rolls back all of its statements', async () => {
    const { db } = database;
    await migrate(db);
    const broken = { name: '998-broken', sql: 'drop table post_views;\nselect nothing from nowhere;' };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/nowhere/);
    expect(await db.selectFrom('post_views').selectAll().execute()).toEqual([]);
    expect(await migrate(db)).toEqual([]);
  });

  it('a migration that PostgreSQL aborted because of a deadlock is retried', async () => {
    const { db } = database;
    await migrate(db);
    await sql`create sequence tries`.execute(db);
    const fails = `do $$ begin if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if; end $$;`;
    expect(await migrate(db, [...migrations, { name: '998-change', sql: fails }])).toEqual(['998-change']);
  });

  it.runIf(kind === 'postgres')(
    'while a migration waits for a long query, queries that start later are not blocked (needs PostgreSQL)',
    async () => {
      const { db } = database;
      await migrate(db);
      const change = { name: '998-change', sql: 'alter table posts add column mood text;' };
      const other = await open();
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let hold: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (hold = resolve));
      const reading = other.db.transaction().execute(async (tx) => {
        await tx.selectFrom('posts').select('id').execute();
        hold();
        await released;
      });
      await held;
      const migrating = migrate(db, [...migrations, change]);
      const waiting = () => sql`select 1 from pg_locks where not granted`.execute(db);
      await expect.poll(async () => (await waiting()).rows.length, { interval: 10 }).toBeGreaterThan(0);
      // The migration has stopped waiting for its lock. So queries that were queued behind the migration are answered,
      // although the long query is still running.
      for (let turn = 0; turn < 3; turn += 1) await db.selectFrom('posts').select('id').execute();
      release();
      await reading;
      expect(await migrating).toEqual(['998-change']);
      await other.close();
    },
  );
});

/**
 * Inserts a ledger movement between a member's account and the account PROVIDER. The SQL works in all versions of the
 * schema.
 */
async function write(db: Database['db'], member: string, kind: string, centavos: number) {
  const id = uuidv7();
  await sql`
    with opened as (insert into ledger_accounts (kind, owner_id) values (${kind}, ${member}::uuid) returning id),
      movement as (
        insert into ledger_transactions (id, key, kind, member_id)
        values (${id}::uuid, ${`test:${id}`}, 'DISPUTE', ${member}::uuid) returning id
      )
    insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
    select ${uuidv7()}::uuid, movement.id, opened.id, 'DISPUTE', ${centavos}::bigint from movement, opened
    union all select ${uuidv7()}::uuid, movement.id, a.id, 'DISPUTE', ${-centavos}::bigint
    from movement, ledger_accounts a where a.kind = 'PROVIDER'`.execute(db);
}
