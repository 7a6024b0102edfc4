import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { NIL, v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { paint } from '../../../bff/demo/pictures/pictures.ts';
import { readFileHashList } from '../../../bff/platform/moderation/banned-pictures.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const casesPage = z.object({ cases: z.array(z.looseObject({ idCase: z.string(), desOrigin: z.string() })) });

async function paintedPng(seed: string, scene: 'beach' | 'coffee' | 'kites' = 'beach') {
  const picture = await paint({ scene, mood: 'brasa', shape: 'square' }, seed);
  return await sharp(await picture.png().toBuffer())
    .resize({ width: 400 })
    .png()
    .toBuffer();
}

describePlatform('hash list of forbidden pictures', (platform) => {
  const idOf = async (target: string) => (await caseOf(target)).id;
  const { caseOf, reportedCase, decide, restore, told } = desk(platform);
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    helena = await platform.member({ role: 'MODERATOR' });
    ivo = await platform.member({ role: 'MODERATOR' });
  });

  const upload = async (as: Member, bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'foto.png');
    return await platform.call('POST', '/api/media', { as, form });
  };
  const published = async (as: Member, idFile: string) => {
    const form = new FormData();
    form.set('uploads', JSON.stringify([{ idFile }]));
    return await platform.call('POST', '/api/post', { as, form });
  };
  const list = (as: Member, caseId: string, method = 'POST') =>
    platform.call(method, `/api/moderacao/casos/${caseId}/lista`, { as });
  const hits = async () =>
    casesPage.parse((await platform.call('GET', '/api/moderacao/casos?origem=HASH', { as: helena })).body).cases;
  /**
   * Publishes the picture in a post, takes the post down and adds the picture to the list of banned pictures.
   * @returns the id of the moderation case
   */
  const listed = async (bytes: Buffer, desReason = 'INTIMATE_WITHOUT_CONSENT') => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const file = fieldOf((await upload(ana, bytes)).body, 'idFile');
    const post = fieldOf((await published(ana, file)).body, 'idPost');
    const id = await reportedCase(bia, 'POST', post, { desReason });
    expect((await list(helena, id)).status).toBe(403);
    await decide(helena, [id], 'TAKE_DOWN', { desReason });
    expect((await list(helena, id)).body).toMatchObject({ listed: true });
    expect((await list(helena, id)).status).toBe(200);
    return id;
  };

  const unsearched = () =>
    platform.db.selectFrom('known_hashes').select('hash').where('searched_to', '<>', NIL).execute();
  /** Searches all published media for banned pictures, until the search for each banned picture is complete. */
  const searched = () => expect.poll(() => platform.publishedSearch.work().then(unsearched)).toEqual([]);

  it('a copy of a picture on the hash list is refused with a neutral message and opens a case due in two hours', async () => {
    const picture = await paintedPng('known');
    await listed(picture);
    const caio = await platform.member();
    const copy = await sharp(picture).resize({ width: 210 }).jpeg({ quality: 45 }).toBuffer();
    const refused = await upload(caio, copy);
    expect(refused).toMatchObject({ status: 400, body: { error: 'Este arquivo não pode ser publicado aqui.' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/[0-9a-f]{8}-/);

    const [hit] = (await hits()).filter(({ author }) => fieldOf(author, 'idUser') === caio.id);
    expect(hit).toMatchObject({ desReason: 'INTIMATE_WITHOUT_CONSENT', desTarget: 'OTHER' });
    expect((await caseOf(fieldOf(hit, 'idTarget'))).due_at.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
    const address = /"url":"(\/media\/[^"]+)"/.exec(JSON.stringify(hit))?.[1] ?? '';
    expect((await fetch(platform.url + address)).status).toBe(200);
    await platform.media.sweep();
    expect((await fetch(platform.url + address)).status).toBe(200);

    expect((await upload(caio, copy)).status).toBe(400);
    expect((await hits()).filter(({ author }) => fieldOf(author, 'idUser') === caio.id)).toHaveLength(1);
    expect(
      (await decide(helena, [hit?.idCase ?? ''], 'SUSPEND', { datUntil: new Date(Date.now() + 86_400_000) })).status,
    ).toBe(200);
    expect(await told(caio)).toMatchObject({ detail: 'sua conta foi suspensa' });
  });

  it('a picture that differs from the one on the hash list can still be uploaded', async () => {
    await listed(await paintedPng('one', 'coffee'));
    expect((await upload(await platform.member(), await paintedPng('two', 'kites'))).status).toBe(201);
  });

  it('a picture uploaded before it was put on the hash list cannot be published afterwards', async () => {
    const picture = await paintedPng('race', 'kites');
    const caio = await platform.member();
    const before = fieldOf((await upload(caio, picture)).body, 'idFile');
    await listed(picture, 'UNDERAGE');
    expect((await published(caio, before)).status).toBe(400);
  });

  it('an upload is refused and opens a case if its picture is put on the hash list while it is being stored', async () => {
    const picture = await paintedPng('storing', 'coffee');
    const caio = await platform.member();
    const { store } = platform.media;
    const put = store.put.bind(store);
    const spy = vi.spyOn(store, 'put').mockImplementationOnce(async (...given) => {
      await sql`
        insert into known_hashes (id, hash, reason, searched_to)
        select ${uuidv7()}, hashes[1], 'SPAM', ${NIL} from media where owner_id = ${caio.id}`.execute(platform.db);
      await put(...given);
    });
    expect((await upload(caio, picture)).status).toBe(400);
    spy.mockRestore();
    expect((await hits()).filter(({ author }) => fieldOf(author, 'idUser') === caio.id)).toHaveLength(1);
  });

  it("neither the author nor the reporter can change the hash list; granting the author's appeal removes the picture", async () => {
    const picture = await paintedPng('undone', 'kites');
    const [ana, gil] = [await platform.member({ role: 'MODERATOR' }), await platform.member({ role: 'MODERATOR' })];
    const post = fieldOf((await published(ana, fieldOf((await upload(ana, picture)).body, 'idFile'))).body, 'idPost');
    const id = await reportedCase(gil, 'POST', post, { desReason: 'UNDERAGE' });
    await decide(helena, [id], 'TAKE_DOWN', { desReason: 'UNDERAGE' });
    for (const party of [ana, gil]) expect((await list(party, id)).status).toBe(403);
    expect((await list(ivo, id)).body).toMatchObject({ listed: true });
    for (const party of [ana, gil]) expect((await list(party, id, 'DELETE')).status).toBe(403);
    const { id: decision } = await platform.db
      .selectFrom('moderation_decisions')
      .select('id')
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = { as: ana, json: { desText: 'É a praia.' } };
    expect((await platform.call('POST', `/api/avisos/${decision}/recurso`, asked)).status).toBe(200);
    const appeal = platform.db.selectFrom('moderation_appeals').select('id').where('decision_id', '=', decision);
    const path = `/api/moderacao/recursos/${(await appeal.executeTakeFirstOrThrow()).id}`;
    for (const desAnswer of ['RESTORE', 'UPHOLD']) {
      const answer = { as: gil, json: { desAnswer, desText: 'Vi.' } };
      expect((await platform.call('POST', path, answer)).status, 'the reporter cannot decide the appeal').toBe(403);
    }
    expect(
      (await platform.call('POST', path, { as: ivo, json: { desAnswer: 'RESTORE', desText: 'Sim.' } })).status,
    ).toBe(200);
    expect((await upload(await platform.member(), picture)).status).toBe(201);
  });

  it('a picture put on the hash list by several decisions stays there until all of them are undone', async () => {
    const picture = await paintedPng('twice', 'coffee');
    const [ana, caio] = [await platform.member(), await platform.member()];
    const cases: string[] = [];
    // Publishes both copies of the picture before it is banned.
    for (const each of [ana, caio]) {
      const post = fieldOf(
        (await published(each, fieldOf((await upload(each, picture)).body, 'idFile'))).body,
        'idPost',
      );
      cases.push(await reportedCase(await platform.member(), 'POST', post));
    }
    for (const id of cases) {
      await decide(helena, [id], 'TAKE_DOWN');
      expect((await list(helena, id)).body).toMatchObject({ listed: true });
    }
    const mayUpload = async () => (await upload(await platform.member(), picture)).status === 201;
    for (const [nth, id] of cases.entries()) {
      expect((await restore(ivo, id)).status).toBe(200);
      expect(await mayUpload(), `after ${nth + 1} of 2`).toBe(nth === 1);
      const { body } = await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena });
      expect(body).toMatchObject({ listed: false });
    }
  });

  it('banning a picture for a reason opens a case for each published copy, with the deadline of that reason', async () => {
    const picture = await paintedPng('everywhere', 'beach');
    const { db } = platform;
    const [caio, dora] = [await platform.member(), await platform.member()];
    const fileOf = async (bytes = picture) => fieldOf((await upload(caio, bytes)).body, 'idFile');
    const post = fieldOf((await published(caio, await fileOf())).body, 'idPost');
    const deleted = fieldOf((await published(caio, await fileOf())).body, 'idPost');
    await platform.call('DELETE', `/api/post/${deleted}/delete`, { as: caio });
    const other = fieldOf((await published(caio, await fileOf(await paintedPng('another', 'kites')))).body, 'idPost');
    const avatar = { as: caio, json: { idFoto: await fileOf() } };
    expect((await platform.call('POST', '/api/alterarDadosUsuario', avatar)).body).toMatchObject({ status: true });
    const { body: talk } = await platform.call('POST', '/api/conversas', { as: caio, json: { idUser: dora.id } });
    const sent = await platform.call('POST', `/api/conversas/${fieldOf(talk, 'idConversation')}/mensagens`, {
      as: caio,
      json: { idClient: crypto.randomUUID(), idFile: await fileOf() },
    });
    const community = await platform.community(caio);
    const [cover, ofAd] = [await fileOf(), await fileOf()];
    await db.updateTable('media').set({ purpose: 'cover' }).where('id', '=', cover).execute();
    await db.updateTable('communities').set({ picture_id: cover }).where('id', '=', community).execute();
    await db.updateTable('media').set({ purpose: 'ad' }).where('id', '=', ofAd).execute();
    const [ad, day] = [uuidv7(), '2026-05-01'];
    const running = { kind: 'AD' as const, state: 'ATIVO' as const, targets: ['MULHER' as const], title: 'Praia' };
    const paid = {
      start_day: day,
      end_day: day,
      day_centavos: 1_500,
      total_centavos: 1_500,
      link: 'https://x.example/',
    };
    await db
      .insertInto('ads')
      .values({ ...running, ...paid, id: ad, owner_id: caio.id })
      .execute();
    await db.insertInto('ad_files').values({ ad_id: ad, position: 0, media_id: ofAd }).execute();

    await listed(picture, 'UNDERAGE');
    await searched();
    const found = await db
      .selectFrom('moderation_cases')
      .select(['target_kind', 'target_id', 'reason', 'status', 'due_at', 'origin'])
      .where('author_id', '=', caio.id)
      .orderBy('target_kind')
      .execute();
    expect(found.map(({ target_kind: kind, target_id: id }) => [kind, id])).toEqual([
      ['AD', ad],
      ['COMMUNITY', community],
      ['MESSAGE', fieldOf(sent.body, 'idMessage')],
      ['POST', post],
      ['PROFILE', caio.id],
    ]);
    for (const each of found) {
      expect(each).toMatchObject({ reason: 'UNDERAGE', status: 'OPEN', origin: 'HASH' });
      expect(each.due_at.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
    }
    expect([other, deleted]).not.toContain(found[3]?.target_id);
    const id = await idOf(post);
    expect((await decide(helena, [id], 'TAKE_DOWN')).status).toBe(200);
  });

  it('after a decision is undone, its picture stays withheld while another case keeps the picture on the hash list', async () => {
    const picture = await paintedPng('kept away', 'kites');
    const author = await platform.member();
    const file = fieldOf((await upload(author, picture)).body, 'idFile');
    const post = fieldOf((await published(author, file)).body, 'idPost');
    const id = await reportedCase(await platform.member(), 'POST', post);
    await decide(helena, [id], 'TAKE_DOWN');
    const other = await platform.member();
    const theirs = fieldOf(
      (await published(other, fieldOf((await upload(other, picture)).body, 'idFile'))).body,
      'idPost',
    );
    const listing = await reportedCase(author, 'POST', theirs);
    await decide(helena, [listing], 'TAKE_DOWN');
    await list(helena, listing);
    const isWithheld = async () =>
      (await platform.db.selectFrom('media').select('withheld_at').where('id', '=', file).executeTakeFirst())
        ?.withheld_at != null;
    expect((await restore(ivo, id)).status).toBe(200);
    expect(await isWithheld()).toBe(true);
    expect((await restore(ivo, listing)).status).toBe(200);
    expect(await isWithheld()).toBe(false);
  });

  it('any moderator can remove a picture from the hash list; the moderation log has each addition and removal', async () => {
    const picture = await paintedPng('off', 'coffee');
    const id = await listed(picture);
    expect((await list(ivo, id, 'DELETE')).body).toMatchObject({ listed: false });
    expect((await upload(await platform.member(), picture)).status).toBe(201);
    const rows = await platform.db
      .selectFrom('moderation_log')
      .select('action')
      .where('case_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['REPORTED', 'TAKE_DOWN', 'HASH_LISTED', 'HASH_UNLISTED']);
    const nobody = await platform.member();
    for (const method of ['POST', 'DELETE']) expect((await list(nobody, id, method)).status).toBe(404);
  });

  /** Publishes two posts with the same picture and takes both posts down, without banning the picture. */
  const twoTakenDown = async (picture: Buffer, desReason = 'SPAM') => {
    const cases: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const author = await platform.member();
      const file = fieldOf((await upload(author, picture)).body, 'idFile');
      const post = fieldOf((await published(author, file)).body, 'idPost');
      cases.push(await reportedCase(await platform.member(), 'POST', post, { desReason }));
    }
    for (const id of cases) await decide(helena, [id], 'TAKE_DOWN');
    const [one = '', other = ''] = cases;
    const isListed = async (id: string) =>
      z
        .object({ listed: z.boolean() })
        .parse((await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena })).body).listed;
    return { one, other, isListed };
  };

  it("an author cannot remove their picture from the hash list through a case about another member's copy", async () => {
    const picture = await paintedPng('own', 'kites');
    const gil = await platform.member({ role: 'MODERATOR' });
    const file = fieldOf((await upload(gil, picture)).body, 'idFile');
    const post = fieldOf((await published(gil, file)).body, 'idPost');
    const id = await reportedCase(await platform.member(), 'POST', post);
    await decide(helena, [id], 'TAKE_DOWN');
    expect((await list(helena, id)).status).toBe(200);
    const caio = await platform.member();
    expect((await upload(caio, picture)).status).toBe(400);
    const [hit] = (await hits()).filter(({ author }) => fieldOf(author, 'idUser') === caio.id);
    expect((await list(gil, hit?.idCase ?? '', 'DELETE')).status).toBe(403);
    expect((await upload(caio, picture)).status).toBe(400);
    expect((await list(ivo, hit?.idCase ?? '', 'DELETE')).status).toBe(200);
    expect((await upload(caio, picture)).status).toBe(201);
  });

  it('if an older release put a picture on the hash list, undoing a newer decision does not remove it', async () => {
    const picture = await paintedPng('renewal', 'coffee');
    const { one, other, isListed } = await twoTakenDown(picture);
    await list(helena, one);
    await platform.db.deleteFrom('known_hash_cases').where('case_id', '=', one).execute();
    await list(helena, other);
    expect((await restore(ivo, other)).status).toBe(200);
    expect(await isListed(one)).toBe(true);
    expect((await upload(await platform.member(), picture)).status).toBe(400);
  });

  it.runIf(platform.kind === 'postgres')(
    'putting a picture on the hash list does not wait for a locked case of a published copy (needs PostgreSQL)',
    async () => {
      const picture = await paintedPng('busy', 'kites');
      const { one } = await twoTakenDown(picture, 'UNDERAGE');
      const caio = await platform.member();
      const file = fieldOf((await upload(caio, picture)).body, 'idFile');
      const post = fieldOf((await published(caio, file)).body, 'idPost');
      const open = await reportedCase(await platform.member(), 'POST', post);
      const release = await lockRow(platform, 'moderation_cases', { id: open });
      try {
        // At this point the row of the other copy's moderation case is locked. If banning the picture waited for that
        // lock, the test would time out.
        expect(await list(helena, one)).toMatchObject({ status: 200 });
      } finally {
        await release();
      }
      await searched();
      expect(await caseOf(post)).toMatchObject({ id: open, reason: 'UNDERAGE' });
    },
  );

  it.runIf(platform.kind === 'postgres').each([
    ['for the first time', false],
    ['again', true],
  ])(
    'if a picture is put on the hash list %s while another case removes it, the picture stays there (needs PostgreSQL)',
    async (_times, isAgain) => {
      const { one, other, isListed } = await twoTakenDown(await paintedPng(`race ${isAgain}`, 'beach'));
      await list(helena, one);
      if (isAgain) await list(helena, other);
      const { hash_id: id } = await platform.db
        .selectFrom('known_hash_cases')
        .select('hash_id')
        .where('case_id', '=', one)
        .executeTakeFirstOrThrow();
      const release = await lockRow(platform, 'known_hashes', { id });
      const off = list(ivo, one, 'DELETE');
      await untilWaiting(platform);
      const on = list(helena, other);
      await untilWaiting(platform, 2);
      await release();
      expect([(await off).status, (await on).status]).toEqual([200, 200]);
      expect([await isListed(one), await isListed(other)]).toEqual([false, true]);
    },
  );
});

it('readFileHashList() reads a hash list, finds similar hashes and reports the line of an invalid hash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-list-'));
  onTestFinished(() => removeFolder(folder));
  const path = join(folder, 'list.txt');
  await writeFile(path, '# ours\n\n00000000000000ff UNDERAGE # seen in May\nffff0000ffff0000\n');
  const known = await readFileHashList(path);
  expect(await known.find(['00000000000000fe'])).toMatchObject({ reason: 'UNDERAGE' });
  expect(await known.find(['ffff0000ffff0001'])).toMatchObject({ reason: 'INTIMATE_WITHOUT_CONSENT' });
  expect(await known.find(['123456789abcdef0'])).toBeUndefined();
  await writeFile(path, 'zz\n');
  await expect(readFileHashList(path)).rejects.toThrow(/line 1/);
});
