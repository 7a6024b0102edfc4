import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { paint } from '../../bff/platform/demo/pictures/pictures.ts';
import { readFileHashList } from '../../bff/platform/moderation/hash-lists.ts';
import { desk } from '../support/moderation.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../support/platform.ts';

const casesPage = z.object({ cases: z.array(z.looseObject({ idCase: z.string(), desOrigin: z.string() })) });

async function paintedPng(seed: string, scene: 'beach' | 'coffee' | 'kites' = 'beach') {
  const picture = await paint({ scene, mood: 'brasa', shape: 'square' }, seed);
  return await sharp(await picture.png().toBuffer())
    .resize({ width: 400 })
    .png()
    .toBuffer();
}

describeOnEachDatabase('pictures that nobody may publish', (platform) => {
  const { caseOf, reportedCase, decide, told } = desk(platform);
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
  /** A post with the picture, taken down and listed. */
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

  it('are known again in a copy, stopped in neutral words, and before a moderator in two hours with the bytes', async () => {
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

  it('stop no other picture', async () => {
    await listed(await paintedPng('one', 'coffee'));
    expect((await upload(await platform.member(), await paintedPng('two', 'kites'))).status).toBe(201);
  });

  it('that were uploaded just before they were listed cannot be published any more', async () => {
    const picture = await paintedPng('race', 'kites');
    const caio = await platform.member();
    const before = fieldOf((await upload(caio, picture)).body, 'idFile');
    await listed(picture, 'UNDERAGE');
    expect((await published(caio, before)).status).toBe(400);
  });

  it('are taken off the list by any moderator, and every step is in the log', async () => {
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
});

it('a list in a file is read at the start, and a line that is no hash is named', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'brasa-list-')), 'list.txt');
  await writeFile(path, '# ours\n\n00000000000000ff UNDERAGE # seen in May\nffff0000ffff0000\n');
  const known = await readFileHashList(path);
  expect(await known.find(['00000000000000fe'])).toMatchObject({ reason: 'UNDERAGE' });
  expect(await known.find(['ffff0000ffff0001'])).toMatchObject({ reason: 'INTIMATE_WITHOUT_CONSENT' });
  expect(await known.find(['123456789abcdef0'])).toBeUndefined();
  await writeFile(path, 'zz\n');
  await expect(readFileHashList(path)).rejects.toThrow(/line 1/);
});
