import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endAdsOf } from '../../../bff/platform/ads/ad-states.ts';
import { ageOf, begin, recordFinding } from '../../../bff/platform/age/age.store.ts';
import { headerOf, openArchive, sealed } from '../../../bff/platform/backup/archive.ts';
import { finalActsPath } from '../../../bff/platform/backup/final-acts.ts';
import type { Database } from '../../../bff/platform/db/client.ts';
import { migrations } from '../../../bff/platform/db/migrations/index.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { picture } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { fieldOf, TestPlatform, usualKinds, type Member } from '../../support/platform.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { backUp, restoredPlace, type Place } from '../../support/restored-place.ts';

describe.each(usualKinds)('moderation after a backup and a restore (%s)', (kind) => {
  const platform = new TestPlatform(kind);
  const { reportedCase, decide, restore: undo } = desk(platform);
  let folder = '';
  let file = '';
  let place: Place;
  let database: Database;
  let back: Kysely<DB>;
  let ana: Member;
  let bia: Member;
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-decided-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
    ana = await platform.member({ bio: 'Escrevo versos', name: 'Ana' });
    bia = await platform.member();
    helena = await platform.member({ role: 'MODERATOR' });
    ivo = await platform.member({ role: 'MODERATOR' });
  });
  afterAll(async () => {
    await platform.stop();
    await removeFolder(folder);
  });

  const restored = async () => {
    await platform.finalActs.work();
    place = await restoredPlace(kind, folder);
    await place.restore(file, { finalActs: [finalActsPath(platform.dataDir)] });
    database = await place.open();
    back = database.db;
    return async () => {
      await database.close();
      await place.remove();
    };
  };
  const row = async (table: 'posts' | 'comments' | 'users' | 'communities', id: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(
      back,
    );
    return rows[0];
  };
  const takenDown = async (target: string, id: string, by = helena, how = 'TAKE_DOWN') => {
    const caseId = await reportedCase(bia, target, id);
    expect((await decide(by, [caseId], how)).status).toBe(200);
    return caseId;
  };
  const decisionOf = (db: Kysely<DB>, caseId: string) =>
    db.selectFrom('moderation_decisions').selectAll().where('case_id', '=', caseId).execute();

  it('a restore repeats the takedowns made after the backup and notifies the authors', async () => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(await picture())]));
    const idFile = fieldOf((await platform.call('POST', '/api/media', { as: ana, form })).body, 'idFile');
    const published = new FormData();
    published.set('uploads', JSON.stringify([{ idFile }]));
    const post = fieldOf((await platform.call('POST', '/api/post', { as: ana, form: published })).body, 'idPost');
    const [underComment, reportedBefore, given, thrown] = [
      await platform.post(ana),
      await platform.post(ana),
      await platform.post(ana),
      await platform.post(ana),
    ];
    const comment = await platform.comment(ana, underComment);
    await platform.comment(bia, underComment, 'uma resposta', comment);
    const community = await platform.community(ana, [bia]);
    const openBefore = await reportedCase(bia, 'POST', reportedBefore);
    const givenCase = await takenDown('POST', given);
    await backUp(platform, file);

    const caseOfPost = await takenDown('POST', post);
    await takenDown('COMMENT', comment);
    await takenDown('COMMUNITY', community);
    await takenDown('PROFILE', ana.id);
    expect((await decide(helena, [openBefore], 'TAKE_DOWN')).status).toBe(200);
    expect((await undo(ivo, givenCase)).status).toBe(200);
    const thrownCase = await takenDown('POST', thrown);
    expect((await undo(ivo, thrownCase)).status).toBe(200);
    const newcomer = await platform.member({ role: 'MODERATOR' });
    const byNewcomer = await platform.post(ana);
    await takenDown('POST', byNewcomer, newcomer);

    const leave = await restored();
    try {
      const [decision] = await decisionOf(platform.db, caseOfPost);
      expect(await row('posts', post)).toMatchObject({ taken_down: decision?.id });
      const { withheld_at: withheld } = await back
        .selectFrom('media')
        .select('withheld_at')
        .where('id', '=', idFile)
        .executeTakeFirstOrThrow();
      expect(withheld).not.toBeNull();
      expect((await row('comments', comment))?.taken_down).not.toBeNull();
      expect(await row('posts', underComment), 'the reply to the comment is not counted either').toMatchObject({
        comment_count: 0,
      });
      expect((await row('communities', community))?.closed_at).not.toBeNull();
      expect(await row('users', ana.id)).toMatchObject({ bio: null, name: 'Membro' });
      expect((await row('posts', reportedBefore))?.taken_down).not.toBeNull();
      expect(await row('posts', given), 'the post restored after the backup is visible').toMatchObject({
        deleted_at: null,
        taken_down: null,
      });
      expect(await row('posts', thrown), 'the post restored right after its take-down is visible').toMatchObject({
        deleted_at: null,
      });

      const cases = await back.selectFrom('moderation_cases').select(['id', 'status']).execute();
      expect(cases.filter(({ status }) => status === 'OPEN')).toEqual([]);
      expect(await decisionOf(back, caseOfPost)).toMatchObject([
        { id: decision?.id, kind: 'TAKE_DOWN', undone_by: null },
      ]);
      const { evidence } = await back
        .selectFrom('moderation_cases')
        .select('evidence')
        .where('id', '=', caseOfPost)
        .executeTakeFirstOrThrow();
      expect(evidence.files).toHaveLength(1);
      const told = await back
        .selectFrom('notifications')
        .select('target_id')
        .where('recipient_id', '=', ana.id)
        .execute();
      expect(told.map(({ target_id }) => target_id)).toContain(decision?.id);
      expect((await checkLedger(back)).problems).toEqual([]);
    } finally {
      await leave();
    }
  });

  it('a restore repeats the additions to the hash list, and the removals from it, that were made after the backup', async () => {
    const hash = () => randomBytes(8).toString('hex');
    const [before, after, both] = [hash(), hash(), hash()];
    const caseId = await takenDown('POST', await platform.post(ana));
    const list = async (which: string) => {
      const { id } = await platform.db
        .insertInto('known_hashes')
        .values({ id: randomUUID(), hash: which, reason: 'SPAM', case_id: null, added_by: helena.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await platform.db.insertInto('known_hash_cases').values({ hash_id: id, case_id: caseId }).execute();
    };
    await list(before);
    await backUp(platform, file);
    await platform.db.deleteFrom('known_hashes').where('hash', '=', before).execute();
    await list(after);
    await list(both);
    await platform.db.deleteFrom('known_hashes').where('hash', '=', both).execute();
    const leave = await restored();
    try {
      const listed = await back
        .selectFrom('known_hashes as h')
        .innerJoin('known_hash_cases as c', 'c.hash_id', 'h.id')
        .select(['h.hash', 'h.reason', 'c.case_id'])
        .execute();
      expect(listed).toEqual([{ hash: after, reason: 'SPAM', case_id: caseId }]);
    } finally {
      await leave();
    }
  });

  it("moderation decisions undone after the backup stay undone, even if an older release's backup is restored twice", async () => {
    const [edu, hash] = [await platform.member(), randomBytes(8).toString('hex')];
    const post = await platform.post(ana);
    const caseId = await takenDown('POST', post);
    await platform.db
      .insertInto('known_hashes')
      .values({ id: randomUUID(), hash, reason: 'SPAM', case_id: caseId, added_by: helena.id })
      .execute();
    await platform.db.updateTable('users').set({ age_refused: true }).where('id', '=', edu.id).execute();
    await backUp(platform, file);
    const earlier = join(folder, 'earlier.backup');
    await pipeline(sealed(ofVersionBefore(file, '053-moderation-acts')), createWriteStream(earlier));

    expect((await undo(ivo, caseId)).status).toBe(200);
    await platform.db.deleteFrom('known_hashes').where('hash', '=', hash).execute();
    await platform.db.updateTable('users').set({ age_refused: false }).where('id', '=', edu.id).execute();
    await platform.finalActs.work();

    place = await restoredPlace(kind, folder);
    const finalActs = finalActsPath(place.dataDir);
    await copyFile(finalActsPath(platform.dataDir), finalActs);
    try {
      for (let time = 1; time <= 2; time += 1) {
        await place.untilFree();
        await place.restore(earlier);
        database = await place.open();
        back = database.db;
        expect(await row('posts', post)).toMatchObject({ taken_down: null });
        expect(await decisionOf(back, caseId)).not.toContainEqual(expect.objectContaining({ undone_by: null }));
        expect(await row('users', edu.id)).toMatchObject({ age_refused: false });
        expect(await back.selectFrom('known_hashes').select('id').where('hash', '=', hash).execute()).toEqual([]);
        await database.close();
      }
    } finally {
      await place.remove();
    }
  });

  it('a restore repeats an age rejection made after the backup; a member verified after the backup is UNVERIFIED', async () => {
    const [caio, edu] = [await platform.member(), await platform.member()];
    const check = async ({ id }: Member, result: 'REJECTED' | 'VERIFIED') => {
      const reference = randomUUID();
      const { reference: last } = (await platform.db
        .selectFrom('age_assurances')
        .select('reference')
        .where('user_id', '=', id)
        .executeTakeFirst()) ?? { reference: undefined };
      await begin(platform.db, id, reference, last);
      const expiresAt = new Date(Date.now() + 86_400_000);
      const found = { reference, method: 'DOCUMENT' } as const;
      const finding = result === 'REJECTED' ? { ...found, result } : { ...found, result, expiresAt };
      await recordFinding(platform.db, finding, endAdsOf);
    };
    await check(edu, 'REJECTED');
    const post = await platform.post(ana);
    const comment = await platform.comment(caio, post);
    await backUp(platform, file);
    await check(caio, 'REJECTED');
    await check(edu, 'VERIFIED');
    const leave = await restored();
    try {
      expect((await ageOf(back, caio.id)).state).toBe('REJECTED');
      expect(await row('users', caio.id)).toMatchObject({ age_refused: true });
      expect(await row('comments', comment), 'the comment of the rejected member is marked as hidden').toMatchObject({
        author_out: true,
      });
      expect((await ageOf(back, edu.id)).state, 'the verification after the backup has to be repeated').toBe(
        'UNVERIFIED',
      );
      expect(await row('users', edu.id)).toMatchObject({ age_refused: false });
    } finally {
      await leave();
    }
  });
});

/**
 * Yields a backup in the form of the last release without `migration`: it contains no final acts, and no tables and
 * prices that were added by `migration` or by later migrations.
 */
async function* ofVersionBefore(path: string, migration: string) {
  const { summary, pieces, read, close } = await openArchive(path);
  const later = migrations.filter(({ name }) => name >= migration).map(({ sql }) => sql);
  const isKept = (table: string) =>
    table !== 'final_acts' && !later.some((text) => new RegExp(`create table ${table}\\b`).test(text));
  const isLaterPrice = (line: string) =>
    later.some((text) => text.includes(`insert into ad_prices (product, day_centavos) values ('${productOf(line)}'`));
  const rows = Object.fromEntries(Object.entries(summary.rows).filter(([table]) => isKept(table)));
  for (const piece of pieces) {
    if ('summary' in piece || ('table' in piece && !isKept(piece.table))) continue;
    if ('table' in piece && piece.table === 'ad_prices') {
      const lines = gunzipSync(await read(piece))
        .toString()
        .split('\n');
      const kept = lines.filter((line) => !isLaterPrice(line));
      const bytes = gzipSync(kept.join('\n'));
      rows[piece.table] = kept.length;
      yield headerOf({ ...piece, rows: kept.length, bytes: bytes.length });
      yield bytes;
      continue;
    }
    yield headerOf(piece);
    yield await read(piece);
  }
  const text = Buffer.from(
    JSON.stringify({ ...summary, migrations: summary.migrations.filter((name) => name < migration), rows }),
  );
  yield headerOf({ summary: true, bytes: text.length });
  yield text;
  await close();
}

function productOf(line: string) {
  return z.object({ product: z.string() }).parse(JSON.parse(line)).product;
}
