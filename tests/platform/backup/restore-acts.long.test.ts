import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoWorld } from '../../../bff/demo/demo.ts';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { headerOf, openArchive, sealed } from '../../../bff/platform/backup/archive.ts';
import { createFinalActs, finalActsPath, readFinalActs } from '../../../bff/platform/backup/final-acts.ts';
import { restoreBackup } from '../../../bff/platform/backup/restore.ts';
import { backup } from '../../../bff/platform/backup/write.ts';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { createFolderStore } from '../../../bff/platform/media/folder-store.ts';
import { FOR_GOOD, locksOf } from '../../../bff/platform/auth/locks.ts';
import { transact } from '../../../bff/platform/db/transact.ts';
import { applyLocks } from '../../../bff/platform/moderation/locks.ts';
import { createPlatform } from '../../../bff/platform/server.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { fieldOf, TestPlatform, usualKinds, type Member } from '../../support/platform.ts';
import { createPostgresDatabase, dropPostgresDatabase, untilUnused } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';

const PASSWORD = 'ventania-azul-77';

describe.each(usualKinds)('restore of a backup and of later final acts, such as bans (%s)', (kind) => {
  const platform = new TestPlatform(kind);
  const { reportedCase, decide, restore: undo } = desk(platform);
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-acts-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
  });
  afterAll(async () => {
    await platform.stop();
    await removeFolder(folder);
  });

  const newcomer = async () => await platform.member({ password_hash: await hashPassword(PASSWORD) });

  /**
   * Creates a second installation. It restores a backup together with the first installation's file of final acts
   * (bans, erasures and similar decisions that a restore must not undo).
   */
  async function elsewhere() {
    const dataDir = await mkdtemp(join(folder, 'place-'));
    const name = `test_acts_${process.pid}_${Date.now()}`;
    const databaseUrl =
      kind === 'postgres' ? await createPostgresDatabase(inject('postgresUrl') ?? '', name) : undefined;
    if (kind === 'pglite') copyPglite(dataDir, 'empty');
    const open = (): Promise<Database> => createDatabase({ dataDir, databaseUrl });
    return {
      dataDir,
      databaseUrl,
      open,
      async untilFree() {
        if (databaseUrl !== undefined) await untilUnused(inject('postgresUrl') ?? '', name);
      },
      async restore(
        path = file,
        overwrite = false,
        acts: { finalActs?: [string, ...string[]]; partialActs?: boolean } = {},
      ) {
        const database = await open();
        const store = createFolderStore(join(dataDir, 'media', 'store'));
        const { finalActs = [finalActsPath(platform.dataDir)], partialActs = false } = acts;
        const how = { workDirectory: dataDir, finalActs, overwrite, partialActs, publicUrl: 'http://localhost' };
        const secrets = ['the-secret-of-a-restore-test-0123456789'] as const;
        try {
          return await restoreBackup({ database, store, path, secrets, ...how });
        } finally {
          await database.close();
        }
      },
      async remove() {
        if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
      },
    };
  }

  it('a restore repeats the erasures, bans and revocations made after the backup, and ends all sessions', async () => {
    const [ana, duda, edu, gil] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    const [fabi, leaving, bia] = [await newcomer(), await newcomer(), await platform.member()];
    const helena = await platform.member({ role: 'MODERATOR' });
    const ivo = await platform.member({ role: 'MODERATOR' });
    const community = await platform.community(ana);
    const [invite, passkey] = [uuidv7(), uuidv7()];
    const token = Buffer.from(invite);
    await platform.db
      .insertInto('community_invites')
      .values({ id: invite, community_id: community, created_by: ana.id, token_hash: token, expires_at: soon() })
      .execute();
    await sql`insert into passkeys (id, user_id, credential_id, public_key, counter, name)
      values (${passkey}, ${ana.id}, ${passkey}, ${token}, 0, 'chave')`.execute(platform.db);
    const ban = async (member: Member, by = helena) => {
      const caseId = await reportedCase(bia, 'PROFILE', member.id);
      expect((await decide(by, [caseId], 'BAN')).status).toBe(200);
      return caseId;
    };
    const banOfGil = await ban(gil);
    await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));

    const begin = async (as: Member) =>
      expect((await platform.call('POST', '/api/privacidade/exclusao', { as, json: {} })).status).toBe(200);
    await begin(duda);
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', duda.id)
      .execute();
    await platform.erasure.work();
    await begin(leaving);
    await ban(edu);
    expect((await undo(ivo, banOfGil)).status).toBe(200);
    await platform.call('DELETE', '/api/token', { as: ana });
    await platform.db.deleteFrom('passkeys').where('id', '=', passkey).execute();
    await platform.db
      .updateTable('community_invites')
      .set({ revoked_at: new Date() })
      .where('id', '=', invite)
      .execute();
    const changed = await hashPassword('outra-senha-bem-nova');
    await platform.db.updateTable('users').set({ password_hash: changed }).where('id', '=', fabi.id).execute();
    await platform.finalActs.work();
    // Appends an incomplete line, as it remains if a process crashes while it writes.
    await appendFile(finalActsPath(platform.dataDir), '\n{"id":"');

    const place = await elsewhere();
    expect((await place.restore()).redone).toBeGreaterThan(6);
    const back = await createPlatform(
      {
        port: 0,
        dataDir: place.dataDir,
        databaseUrl: place.databaseUrl,
        demo: false,
        mailFrom: 'Brasa <nao-responda@brasa.example>',
        logLevel: 'silent',
      },
      { publish: () => undefined, demo: demoWorld },
    );
    try {
      const { port } = await back.listen(0);
      await back.erasure.work();
      const rowOf = async ({ id }: Member) =>
        await back.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const signIn = async ({ email }: Member, password = PASSWORD) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ email, password });
        const response = await fetch(`http://127.0.0.1:${port}/api/token`, { method: 'POST', headers, body });
        const said: unknown = await response.json();
        return { status: response.status, body: said };
      };
      expect((await rowOf(duda)).name, 'the account erased after the backup is erased again').toBe('Conta excluída');
      expect((await signIn(duda)).status).toBe(401);
      expect((await rowOf(leaving)).deletes_at).not.toBeNull();
      expect((await signIn(leaving)).body).toMatchObject({ code: 'ACCOUNT_LEAVING' });
      const refused = await signIn(edu);
      expect(refused.body).toMatchObject({ code: 'ACCOUNT_LOCKED' });
      const read = await fetch(`http://127.0.0.1:${port}/api/bloqueio`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ acesso: fieldOf(refused.body, 'acesso') }),
      });
      expect(await read.json(), 'the banned member can read the decision').toMatchObject({
        desDecision: 'BAN',
        desReason: 'SPAM',
      });
      expect((await signIn(gil)).status, 'the member whose ban was lifted signs in').toBe(200);
      expect((await signIn(fabi)).status, 'the old password is refused').toBe(401);
      const bearer = { authorization: `Bearer ${ana.token}` };
      expect((await fetch(`http://127.0.0.1:${port}/api/sessoes`, { headers: bearer })).status).toBe(401);
      const others = await back.db.selectFrom('sessions').select('user_id').execute();
      expect(others, 'all sessions ended except the new one').toEqual([{ user_id: gil.id }]);
      expect(await back.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
      const { revoked_at: revoked } = await back.db
        .selectFrom('community_invites')
        .select('revoked_at')
        .where('id', '=', invite)
        .executeTakeFirstOrThrow();
      expect(revoked).not.toBeNull();

      await back.finalActs.work();
      const here = (await readFinalActs(finalActsPath(platform.dataDir)))?.acts;
      const there = (await readFinalActs(finalActsPath(place.dataDir)))?.acts.map(({ id }) => id) ?? [];
      expect(
        here?.filter(({ id }) => !there.includes(id)),
        'the file of the restored platform contains all acts',
      ).toEqual([]);
    } finally {
      await back.close();
      await place.remove();
    }
  });

  it('after a restore, an account is locked only by moderation decisions that have not been undone', async () => {
    const [ana, bia, duda, edu] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    const reporter = await platform.member();
    const helena = await platform.member({ role: 'MODERATOR' });
    const ivo = await platform.member({ role: 'MODERATOR' });
    // Reports all posts before the first decision, because posts of suspended or banned members cannot be reported.
    const cases = new Map<string, string[]>();
    for (const member of [ana, bia, duda]) {
      const posts = [await platform.post(member), await platform.post(member)];
      const reported = [];
      for (const post of posts) reported.push(await reportedCase(reporter, 'POST', post));
      cases.set(member.id, reported);
    }
    const shutOut = async ({ id }: Member, how: 'BAN' | 'SUSPEND') => {
      const caseId = cases.get(id)?.pop() ?? '';
      const until = how === 'SUSPEND' ? { datUntil: SOON() } : {};
      expect((await decide(helena, [caseId], how, until)).status).toBe(200);
      return caseId;
    };
    const over = async (caseId: string) => expect((await undo(ivo, caseId)).status).toBe(200);

    await shutOut(ana, 'SUSPEND');
    const banOfAna = await shutOut(ana, 'BAN');
    const banOfBia = await shutOut(bia, 'BAN');
    const suspensionOfDuda = await shutOut(duda, 'SUSPEND');
    await shutOut(duda, 'BAN');
    await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));
    await over(banOfAna);
    await shutOut(bia, 'SUSPEND');
    await over(banOfBia);
    await over(suspensionOfDuda);
    const newer = await platform.member({ role: 'MODERATOR' });
    const banOfEdu = await reportedCase(reporter, 'PROFILE', edu.id);
    expect((await decide(newer, [banOfEdu], 'BAN')).status).toBe(200);
    await platform.finalActs.work();

    const place = await elsewhere();
    await place.restore();
    const database = await place.open();
    try {
      const outBy = async ({ id }: Member) => {
        await transact(database.db, (tx) => applyLocks(tx, id));
        const ids = await locksOf(database.db, id);
        const kinds = await database.db
          .selectFrom('moderation_decisions')
          .select('kind')
          .where('id', 'in', [...ids, uuidv7()])
          .orderBy('until', 'desc')
          .execute();
        return kinds.map((each) => each.kind);
      };
      const { locked_until: until } = await database.db
        .selectFrom('users')
        .select('locked_until')
        .where('id', '=', edu.id)
        .executeTakeFirstOrThrow();
      expect(until, 'a ban by a moderator missing from the backup lasts for good').toEqual(FOR_GOOD);
      expect(await outBy(ana), 'only the shorter suspension remains').toEqual(['SUSPEND']);
      expect(await outBy(bia), 'the suspension behind the undone longer one remains').toEqual(['SUSPEND']);
      expect(await outBy(duda), 'only the ban remains').toEqual(['BAN']);
    } finally {
      await database.close();
      await place.remove();
    }
  });

  it('if an account deletion is recorded only in the database that a restore overwrites, the restore repeats it', async () => {
    const ana = await platform.member();
    await platform.finalActs.work();
    await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));
    const place = await elsewhere();
    try {
      await place.restore();
      const before = await place.open();
      await before.db
        .updateTable('users')
        .set({ deletes_at: new Date(0) })
        .where('id', '=', ana.id)
        .execute();
      await before.close();
      await place.untilFree();
      await place.restore(file, true);
      const after = await place.open();
      const { deletes_at: day } = await after.db
        .selectFrom('users')
        .select('deletes_at')
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow();
      await after.close();
      expect(day).toEqual(new Date(0));
      const told = await readFinalActs(finalActsPath(platform.dataDir));
      expect(told?.acts.map(({ userId }) => userId)).toContain(ana.id);
    } finally {
      await place.remove();
    }
  });

  it('a restore refuses an incomplete or damaged final-acts file unless partialActs is set', async () => {
    const ana = await newcomer();
    await platform.db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', ana.id).execute();
    await platform.finalActs.work();
    await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));
    const whole = await readFile(finalActsPath(platform.dataDir), 'utf8');
    const lines = whole.split('\n').filter((line) => line !== '');
    const [other, damaged] = [join(folder, 'other.jsonl'), join(folder, 'damaged.jsonl')];
    await writeFile(other, `${lines.slice(1).join('\n')}\n`);
    await writeFile(damaged, `{"id":"\n${whole}`);
    const place = await elsewhere();
    const restored = async (finalActs: [string, ...string[]], partialActs = false) =>
      await place.restore(file, true, { finalActs, partialActs });
    try {
      await expect(restored([other])).rejects.toThrow(/lacks 1 acts/);
      await place.untilFree();
      await expect(restored([damaged])).rejects.toThrow(/lines 1 of/);
      await place.untilFree();
      await restored([damaged], true);
      // Splits the recorded acts over two files, as two platforms with one database do. A restore that reads both files
      // gets all acts.
      const rest = join(folder, 'rest.jsonl');
      await writeFile(rest, `${lines[0] ?? ''}\n`);
      await place.untilFree();
      await restored([other, rest]);
    } finally {
      await place.remove();
    }
  });

  it.each([
    ['kind', { kind: 'SHADOWED', detail: {} }],
    ['detail', { kind: 'PASSWORD', detail: { shadow: true } }],
  ])(
    'a restore refuses a final-acts file in which an act has an unknown %s, unless partialActs is set',
    async (_how, newer) => {
      const { id } = await newcomer();
      await platform.db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', id).execute();
      await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));
      await platform.finalActs.work();
      const path = join(folder, `newer-${newer.kind}.jsonl`);
      const act = { id: uuidv7(), at: new Date().toISOString(), userId: uuidv7(), decision: null, ...newer };
      await writeFile(path, `${await readFile(finalActsPath(platform.dataDir), 'utf8')}\n${JSON.stringify(act)}\n`);
      const place = await elsewhere();
      try {
        await expect(place.restore(file, true, { finalActs: [path] })).rejects.toThrow(
          new RegExp(`newer Brasa .*${newer.kind}`),
        );
        await place.untilFree();
        await place.restore(file, true, { finalActs: [path], partialActs: true });
        // Changes the database that the restore will overwrite, so that it looks as if a newer release had written to
        // it.
        const before = await place.open();
        await sql`alter table final_acts drop constraint final_acts_kind_check`.execute(before.db);
        await sql`insert into final_acts (kind, user_id, detail)
        values (${newer.kind}, ${act.userId}, ${JSON.stringify(newer.detail)})`.execute(before.db);
        await before.close();
        await place.untilFree();
        await expect(place.restore(file, true)).rejects.toThrow(/The database holds .*newer/);
      } finally {
        await place.remove();
      }
    },
  );

  it('readFinalActs() sorts the final acts by time, to the microsecond', async () => {
    const path = join(folder, 'order.jsonl');
    const act = (id: string, fraction: string) =>
      JSON.stringify({
        id,
        at: `2026-05-01T12:00:00${fraction}+00:00`,
        userId: uuidv7(),
        kind: 'PASSWORD',
        detail: {},
        decision: null,
      });
    const [first, second, third, fourth] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    const lines = [act(fourth, '.0013'), act(third, '.00101'), act(second, '.001002'), act(first, '')];
    await writeFile(path, `${lines.join('\n')}\n`);
    const told = await readFinalActs(path);
    expect(told?.acts.map(({ id }) => id)).toEqual([first, second, third, fourth]);
  });

  it("if two platforms use one database, each platform's final-acts file contains every act once", async () => {
    const paths = [await mkdtemp(join(folder, 'one-')), await mkdtemp(join(folder, 'other-'))].map(finalActsPath);
    const both = paths.map((path) => createFinalActs({ db: platform.db, path, logger: pino({ level: 'silent' }) }));
    const copied = async () => {
      for (const each of both) await each.work();
    };
    await copied();
    const [ana, bia] = [await newcomer(), await newcomer()];
    const change = (db: Kysely<DB>, { id }: Member) =>
      db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', id).execute();
    await change(platform.db, ana);
    if (kind === 'pglite') await change(platform.db, bia);
    else {
      // This transaction starts before the other acts are copied to the file of final acts, and commits after they have
      // been copied.
      await platform.db.transaction().execute(async (tx) => {
        await change(tx, bia);
        await copied();
      });
    }
    await copied();
    const noted = await platform.db.selectFrom('final_acts').select('id').orderBy('id').execute();
    for (const path of paths) {
      const { acts = [], unread } = (await readFinalActs(path)) ?? {};
      expect(acts.map(({ id }) => id).sort()).toEqual(noted.map(({ id }) => id));
      expect(unread).toEqual([]);
      const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
      expect(lines.length, 'every act is written once').toBe(noted.length);
    }
  });

  it('a new final-acts file also contains the acts that the database recorded before the file was created', async () => {
    const ana = await newcomer();
    await platform.db.updateTable('users').set({ password_hash: 'none' }).where('id', '=', ana.id).execute();
    await platform.finalActs.work();
    const path = finalActsPath(await mkdtemp(join(folder, 'renewed-')));
    await createFinalActs({ db: platform.db, path, logger: pino({ level: 'silent' }) }).work();
    const noted = await platform.db.selectFrom('final_acts').select('id').execute();
    const told = (await readFinalActs(path))?.acts.map(({ id }) => id) ?? [];
    expect(told.sort()).toEqual(noted.map(({ id }) => id).sort());
  });

  it('a restore that fails leaves the current database unchanged', async () => {
    await pipeline(backup(platform.db, platform.media.store), createWriteStream(file));
    const place = await elsewhere();
    try {
      await place.restore();
      const [database, before] = [await place.open(), await membersIn(platform)];
      await sql`create table stays (id int)`.execute(database.db);
      await database.close();
      // A complete backup archive with some invalid rows.
      const wrong = join(folder, 'wrong.backup');
      await pipeline(sealed(wrongPieces()), createWriteStream(wrong));
      await place.untilFree();
      await expect(place.restore(wrong, true)).rejects.toThrow(/users/);
      const after = await place.open();
      const { rows } = await sql<{ there: boolean }>`select to_regclass('stays') is not null as there`.execute(
        after.db,
      );
      expect(rows).toEqual([{ there: true }]);
      expect((await after.db.selectFrom('users').select('id').execute()).length).toBe(before);
      await after.close();
    } finally {
      await place.remove();
    }
  });

  it.each(['../outside.webp', '/tmp/outside.webp', 'a/../../outside.webp', '..'])(
    'openArchive() rejects an archive with a file path outside its folder (%s)',
    async (media) => {
      async function* climbing() {
        yield headerOf({ media, bytes: 1 });
        yield Buffer.from('x');
        yield* wrongPieces();
      }
      const climbs = join(folder, 'climbs.backup');
      await pipeline(sealed(climbing()), createWriteStream(climbs));
      await expect(openArchive(climbs)).rejects.toThrow(/cut short/);
    },
  );

  async function* wrongPieces() {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(platform.db);
    const summary = {
      madeAt: new Date().toISOString(),
      snapshot: 1,
      migrations: rows.map(({ name }) => name),
      rows: { users: 1 },
      media: 0,
      absent: [],
    };
    const text = Buffer.from(JSON.stringify(summary));
    yield headerOf({ summary: true, bytes: text.length });
    yield text;
  }
});

async function membersIn({ db }: TestPlatform) {
  return (await db.selectFrom('users').select('id').execute()).length;
}

function soon() {
  return new Date(Date.now() + 3_600_000);
}
