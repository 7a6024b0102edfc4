import { join } from 'node:path';
import { sql } from 'kysely';
import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eraseOldEvidence } from '../../../bff/platform/moderation/retention.ts';
import { parts } from '../../../bff/platform/privacy/export-parts.ts';
import { personalData, type Line } from '../../../bff/platform/privacy/personal-data.ts';
import { copyOf } from '../../support/copy-of-data.ts';
import { columnsWith, everythingOf, noEvidence, wordOf } from '../../support/everything-of.ts';
import { filesUnder, picture, streamOf } from '../../support/media.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { jsonIn, unzipped } from '../../support/zip.ts';

const map = Object.entries<Line>(personalData);
/**
 * All columns (`table.column`) that contain ids of members, and what happens to the id when the member is erased,
 * according to the personal-data map.
 */
const named = map.flatMap(([table, { names = {} }]) =>
  Object.entries(names).map(([column, fate]) => ({ at: `${table}.${column}`, fate })),
);
const worded = map.flatMap(([table, { words = {} }]) =>
  Object.entries(words).map(([column, fate]) => ({ table, column, at: `${table}.${column}`, fate })),
);
const copied = map.flatMap(([table, line]) =>
  Object.entries(line.copied ?? {}).flatMap(([file, columns]) =>
    columns.map((column) => ({ table, column, at: `${table}.${column}`, file })),
  ),
);

describePlatform('personal data', (platform) => {
  const eraseAtOnce = async ({ id }: Member) => {
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await platform.erasure.work();
  };
  const nicknameOf = async ({ id }: Member) =>
    await platform.db.selectFrom('users').select('nickname').where('id', '=', id).executeTakeFirst();
  const yearsPass = async () => {
    const long = new Date(Date.now() - 200 * 86_400_000);
    await platform.db.updateTable('moderation_cases').set({ decided_at: long }).execute();
    await platform.db.updateTable('moderation_decisions').set({ created_at: long }).execute();
    await platform.db.updateTable('moderation_appeals').set({ decided_at: long }).execute();
    await platform.db.updateTable('media').set({ created_at: long }).execute();
    await eraseOldEvidence(platform.db);
    await platform.media.sweep();
  };
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(platform.db)).rows;

  it('the personal-data map has an entry for each table and column of the database', async () => {
    const { rows: there } = await sql<{ at: string; type: string }>`
      select table_name || '.' || column_name as at, udt_name as type from information_schema.columns
      where table_schema = 'public'`.execute(platform.db);
    const lines = map.flatMap(([table, { copied: files = {}, notCopied = {} }]) =>
      [...Object.values(files), ...Object.values(notCopied)].flat().map((column) => `${table}.${column}`),
    );
    expect(there.map(({ at }) => at).filter((at) => !lines.includes(at))).toEqual([]);
    expect(lines.filter((at) => !there.some((each) => each.at === at))).toEqual([]);

    const texts = there.filter(({ type }) => /text|jsonb|bytea|tsvector/.test(type)).map(({ at }) => at);
    const said = [...named, ...worded].map(({ at }) => at);
    const codes = map.flatMap(([table, line]) => (line.codes ?? []).map((column) => `${table}.${column}`));
    expect(
      texts.filter((at) => !said.includes(at) && !codes.includes(at)),
      'every text column is declared as words or codes',
    ).toEqual([]);
  });

  it("each column by which the erasure finds a member's rows has an index", async () => {
    const { rows: first } = await sql<{ at: string }>`
      select c.relname || '.' || a.attname as at from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`.execute(platform.db);
    const sought = named.filter(({ fate }) => fate !== 'stays').map(({ at }) => at);
    expect(sought.filter((column) => !first.some(({ at }) => at === column))).toEqual([]);
  });

  it('an erasure keeps only the data that the personal-data map allows; the retention period deletes more of it', async () => {
    const secret = `segredo${v4().slice(0, 8)}`;
    const { ana, bia, files, decision } = await everythingOf(platform, secret);
    const before = await columnsWith(platform, ana.id);
    // Leaves out columns with text. Moderation keeps the text of a conversation as evidence, and this text contains the
    // ids of its members.
    expect(before.filter((at) => !worded.some((each) => each.at === at)).sort()).toEqual(
      named
        .map(({ at }) => at)
        .filter((at) => !/^users\.(email|nickname|search)$/.test(at))
        .sort(),
    );
    expect((await columnsWith(platform, secret)).sort()).toEqual(worded.map(({ at }) => at).sort());

    await eraseAtOnce(ana);
    expect(await nicknameOf(ana)).toEqual({ nickname: `excluida-${ana.id}` });
    const ids = await columnsWith(platform, ana.id);
    for (const { at, fate } of named) if (fate !== 'stays') expect(ids, at).not.toContain(at);
    const left = async () => {
      const found = [];
      for (const { table, column, at, fate } of worded)
        if ((await columnsWith(platform, wordOf(secret, table, column))).length > 0) found.push({ at, fate });
      return found;
    };
    for (const { at, fate } of await left()) expect(['evidence', 'decision', 'community', 'law'], at).toContain(fate);
    const owned = sql`select id from media where owner_id = ${ana.id}`;
    expect(await rows(owned)).toEqual([{ id: files[2] }]);

    await yearsPass();
    for (const { at, fate } of await left()) expect(['decision', 'community', 'law'], at).toContain(fate);
    expect(await rows(owned)).toEqual([]);
    const stored = await filesUnder(join(platform.dataDir, 'media', 'store'));
    expect(stored.filter((name) => files.some((id) => name.includes(id)))).toEqual([]);
    expect(await nicknameOf(bia)).toBeDefined();
    expect(await rows(sql`select id from moderation_decisions where id = ${decision}`)).toHaveLength(1);
  });

  it('undoing a moderation decision about content of an erased member does not bring the content back', async () => {
    const secret = `segredo${v4().slice(0, 8)}`;
    const { ana, moderator, case: idCase } = await everythingOf(platform, secret);
    const community = await platform.community(ana);
    const closed = v4();
    await sql`
      insert into moderation_cases (id, target_kind, target_id, reason, status, decided_at, due_at, evidence)
      values (${closed}, 'COMMUNITY', ${community}, 'SPAM', 'DECIDED', now(), now(), ${JSON.stringify(noEvidence)})`.execute(
      platform.db,
    );
    const decision = v4();
    await sql`insert into moderation_decisions (id, case_id, kind, moderator_id, reason)
      values (${decision}, ${closed}, 'TAKE_DOWN', ${moderator.id}, 'SPAM')`.execute(platform.db);
    await platform.db
      .updateTable('communities')
      .set({ closed_at: new Date(), taken_down: decision })
      .where('id', '=', community)
      .execute();
    await eraseAtOnce(ana);
    for (const id of [idCase, closed]) {
      const path = `/api/moderacao/casos/${id}/restaurar`;
      expect((await platform.call('POST', path, { as: moderator, json: { desText: 'engano' } })).status).toBe(200);
    }
    expect(await rows(sql`select bio, avatar_key from users where id = ${ana.id}`)).toEqual([
      { bio: null, avatar_key: null },
    ]);
    expect(await rows(sql`select 1 from communities where id = ${community} and closed_at is null`)).toEqual([]);
  });

  it('a data export contains each text that the personal-data map assigns to it, and no other text', async () => {
    const secret = `segredo${v4().slice(0, 8)}`;
    const { ana } = await everythingOf(platform, secret);
    await platform.exports.work();
    const zip = unzipped(await copyOf(platform, ana));
    const files = new Map<string, string>(parts.map(({ name }) => [name, JSON.stringify(jsonIn(zip, `${name}.json`))]));
    for (const { table, column, at, file } of copied) {
      if (!worded.some((each) => each.at === at)) continue;
      expect(files.get(file), `${at} in ${file}.json`).toContain(wordOf(secret, table, column));
    }
    for (const [name, text] of files) expect(text, name).not.toBe('[]');
    const hidden = worded.filter(({ at }) => !copied.some((each) => each.at === at));
    const all = [...files.values()].join();
    for (const { table, column } of hidden) {
      if (column !== 'search') expect(all, column).not.toContain(wordOf(secret, table, column));
    }
  });

  it('the query of each file in the export selects every column that the personal-data map assigns to the file', () => {
    for (const { name, rows: query } of parts) {
      const { sql: asked } = query(sql`me`).compile(platform.db);
      for (const { column, at } of copied.filter(({ file }) => file === name))
        expect(new RegExp(String.raw`\b${column}\b`).test(asked), `${at} in ${name}`).toBe(true);
    }
  });

  it('a member can be erased in every state of their community (handed over, closed, taken down) and its picture', async () => {
    const [ana, bia] = [await platform.member(), await platform.member({ profile_type: 'PROFISSIONAL' })];
    const upload = async ({ id: ownerId }: Member) =>
      (await platform.media.ingest(streamOf(await picture()), { ownerId, purpose: 'cover' })).id;
    const gone = { closed_at: new Date() };
    const states = {
      inherited: { owner: ana, members: [bia], heir: true, lives: true, set: {} },
      ended: { owner: ana, members: [], heir: false, lives: false, set: {} },
      'closed before': { owner: ana, members: [bia], heir: true, lives: false, set: gone },
      'taken down': { owner: ana, members: [bia], heir: true, lives: false, set: { ...gone, taken_down: v4() } },
      given: { owner: bia, members: [ana], heir: false, lives: true, set: {} },
      'given and closed': { owner: bia, members: [ana], heir: false, lives: true, set: gone },
      'given and taken down': { owner: bia, members: [], heir: false, lives: true, set: { ...gone, taken_down: v4() } },
    };
    const cases: { what: string; id: string; pictureId: string; lives: boolean; evidence: boolean }[] = [];
    for (const [state, { owner, members, heir, lives, set }] of Object.entries(states)) {
      for (const uploader of [ana, bia]) {
        for (const evidence of [false, true]) {
          const pictureId = await upload(uploader);
          const id = await platform.community(owner, members);
          await platform.db.updateTable('media').set({ evidence }).where('id', '=', pictureId).execute();
          await platform.db
            .updateTable('communities')
            .set({ ...set, picture_id: pictureId })
            .where('id', '=', id)
            .execute();
          const role = heir ? ('MODERATOR' as const) : ('MEMBER' as const);
          const others = platform.db.updateTable('community_members').set({ role }).where('community_id', '=', id);
          await others.where('user_id', '<>', owner.id).execute();
          cases.push({
            what: `${state}, ${uploader === ana ? 'own' : 'another’s'} picture`,
            id,
            pictureId,
            lives,
            evidence,
          });
        }
      }
    }
    await eraseAtOnce(ana);
    expect(await nicknameOf(ana)).toEqual({ nickname: `excluida-${ana.id}` });
    const long = new Date(Date.now() - 86_400_000);
    await platform.db.updateTable('media').set({ created_at: long }).execute();
    await platform.media.sweep();
    const check = async (isKept: (each: { lives: boolean; evidence: boolean }) => boolean) => {
      const files = (await filesUnder(join(platform.dataDir, 'media', 'store'))).join();
      for (const { what, id, pictureId, lives, evidence } of cases) {
        const [community] = await rows(sql`select picture_id from communities where id = ${id}`);
        expect(community, what).toEqual({ picture_id: lives ? pictureId : null });
        expect(files.includes(pictureId), what).toBe(isKept({ lives, evidence }));
      }
    };
    await check(({ lives, evidence }) => lives || evidence);
    await platform.db.updateTable('media').set({ evidence: false }).execute();
    await platform.media.sweep();
    await check(({ lives }) => lives);
    expect(await rows(sql`select id from media where owner_id = ${ana.id}`)).toEqual([]);
  });
});

describe('personal-data map', () => {
  it('a data export contains no column that the personal-data map marks as secret', () => {
    for (const [table, { copied: files = {}, notCopied = {} }] of map) {
      const shown = Object.values(files).flat();
      for (const column of notCopied.secret ?? []) expect(shown, `${table}.${column}`).not.toContain(column);
    }
  });
});
