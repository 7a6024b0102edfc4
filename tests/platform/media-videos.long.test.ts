import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundMemory } from '../../bff/platform/media/memory-bound.ts';
import { openMediaWorld } from '../support/media-world.ts';
import { MP4_FIXTURE, picture, SECRET_PLACE, streamOf, video, WEBM_FIXTURE } from '../support/media.ts';

type World = Awaited<ReturnType<typeof openMediaWorld>>;

it.runIf(process.platform === 'linux')('memory outside of a heap counts as well, and ends its process', async () => {
  const grow = 'const held = []; setInterval(() => held.push(Buffer.alloc(2 ** 22, 1)), 5)';
  const child = spawn(process.execPath, ['--max-old-space-size=64', '-e', grow], { stdio: 'ignore' });
  boundMemory(child, 256 * 1024 ** 2);
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
});

describe('an uploaded video', () => {
  let world: World;
  let ownerId: string;

  beforeAll(async () => {
    world = await openMediaWorld();
    ownerId = await world.member();
  });
  afterAll(() => world.close());

  const upload = async (bytes: Buffer, limits = {}) => await world.media(limits).ingest(streamOf(bytes), { ownerId });

  async function stored(key: string | undefined) {
    const object = await world.media().store.open(key ?? '');
    if (!object) throw new Error('nothing under the key');
    return Buffer.concat(await object.read(0, object.size - 1).toArray());
  }

  it('in H.264 and AAC is kept as MP4 with its duration and size', async () => {
    const row = await upload(await readFile(MP4_FIXTURE));
    expect(row).toMatchObject({ kind: 'video', width: 64, height: 64, mime_type: 'video/mp4', thumbhash: null });
    expect(row.duration).toBeCloseTo(2, 1);
    expect(row.variants).toHaveLength(1);
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await stored(row.variants[0]?.key)) });
    expect(await (await input.getPrimaryVideoTrack())?.getCodec()).toBe('avc');
    expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
    expect(await input.computeDuration()).toBeCloseTo(2, 1);
  });

  it('starts with its index, so that it plays before it is there', async () => {
    const file = await stored((await upload(await video())).variants[0]?.key);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('in VP9 and Opus is kept as WebM', async () => {
    const row = await upload(await readFile(WEBM_FIXTURE));
    expect(row).toMatchObject({ kind: 'video', width: 64, height: 64, mime_type: 'video/webm' });
    expect(row.duration).toBeCloseTo(2, 1);
  });

  it('keeps the way up that the camera wrote', async () => {
    const row = await upload(await video({ rotation: 90 }));
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await stored(row.variants[0]?.key)) });
    expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(90);
  });

  it('loses place, title and every other word about it, and what was appended to it', async () => {
    const original = Buffer.concat([
      await video({
        tags: { title: SECRET_PLACE, comment: SECRET_PLACE, raw: { '©xyz': `-23.55-46.63/${SECRET_PLACE}` } },
      }),
      Buffer.from(`<script>${SECRET_PLACE}</script>`),
    ]);
    expect(original.includes(SECRET_PLACE)).toBe(true);
    const file = await stored((await upload(original)).variants[0]?.key);
    expect(file.includes(SECRET_PLACE)).toBe(false);
    expect(file.includes('<script>')).toBe(false);
  });

  it('has a poster and its thumbhash when the client took one', async () => {
    const media = world.media();
    const file = await media.stage(streamOf(await readFile(MP4_FIXTURE)));
    const poster = await media.stage(streamOf(await picture({ width: 1_280, height: 720 })));
    const row = await media.storeStaged(file, { ownerId }, poster);
    expect(row.poster_key).toBe(`${row.id}-poster.webp`);
    expect(row.thumbhash).not.toBeNull();
    expect((await stored(row.poster_key ?? '')).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('with a poster that is no picture is refused, and both are gone', async () => {
    const media = world.media();
    const before = await world.files();
    const file = await media.stage(streamOf(await readFile(MP4_FIXTURE)));
    const poster = await media.stage(streamOf(await readFile(WEBM_FIXTURE)));
    await expect(media.storeStaged(file, { ownerId }, poster)).rejects.toMatchObject({
      code: 'BROKEN_FILE',
      field: 'poster',
    });
    expect(await world.files()).toEqual(before);
  });

  it('takes less than 5 minutes: 4:59 does, 5:00 and 5:01 do not', async () => {
    const row = await upload(await video({ seconds: 299 }));
    expect(row.duration).toBeCloseTo(299, 0);
    await expect(upload(await video({ seconds: 300 }))).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
    await expect(upload(await video({ seconds: 301 }))).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
  });

  it('that says it is short and is not is refused all the same', async () => {
    const bytes = await video({ seconds: 301 });
    for (const box of ['mvhd', 'tkhd', 'mdhd']) {
      for (let at = bytes.indexOf(box); at !== -1; at = bytes.indexOf(box, at + 4)) {
        bytes.writeUInt32BE(1, at + (box === 'tkhd' ? 24 : 20));
      }
    }
    await expect(upload(bytes)).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
  });

  it('that is cut short is refused as broken, wherever its index is', async () => {
    const indexFirst = await readFile(MP4_FIXTURE);
    await expect(upload(indexFirst.subarray(0, indexFirst.length - 500))).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
    await expect(upload(indexFirst.subarray(0, 700))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    const webm = await readFile(WEBM_FIXTURE);
    await expect(upload(webm.subarray(0, webm.length / 3))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
  });

  it('with nothing but a beginning is refused', async () => {
    const head = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
    await expect(upload(head)).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    await expect(upload(Buffer.concat([head, Buffer.alloc(50_000, 0x41)]))).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
  });

  it('whose index claims billions of pictures does no harm', async () => {
    const bytes = await readFile(MP4_FIXTURE);
    const table = bytes.indexOf('stts');
    bytes.writeUInt32BE(1, table + 8);
    bytes.writeUInt32BE(0xffff_ffff, table + 12);
    const sizes = bytes.indexOf('stsz');
    bytes.writeUInt32BE(1, sizes + 8);
    bytes.writeUInt32BE(0xffff_ffff, sizes + 12);
    await expect(upload(bytes, { processingTime: 8_000 })).rejects.toMatchObject({ status: 400 });
    await upload(await readFile(MP4_FIXTURE));
  });

  it.runIf(process.platform === 'linux')('that takes too much memory is refused, and nothing is left', async () => {
    const before = await world.files();
    await expect(upload(await video(), { processingMemory: 8 * 1024 ** 2 })).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
    expect(await world.files()).toEqual(before);
    await upload(await video());
  });

  it('may be as large as the disk allows, up to a limit', async () => {
    const bytes = await readFile(MP4_FIXTURE);
    await expect(upload(bytes, { videoBytes: bytes.length })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    await upload(bytes, { imageBytes: 10, videoBytes: bytes.length + 1 });
  });

  it('leaves nothing behind when it is refused', async () => {
    const before = await world.files();
    await expect(upload((await readFile(MP4_FIXTURE)).subarray(0, 5_000))).rejects.toThrow();
    expect(await world.files()).toEqual(before);
  });
});
