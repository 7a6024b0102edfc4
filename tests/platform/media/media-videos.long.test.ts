import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundMemory } from '../../../bff/platform/media/memory-bound.ts';
import { openMediaWorld } from '../../support/media-world.ts';
import { MP4_FIXTURE, picture, streamOf, video, WEBM_FIXTURE } from '../../support/media.ts';

type World = Awaited<ReturnType<typeof openMediaWorld>>;

it.runIf(process.platform === 'linux')(
  'boundMemory() kills a process whose memory outside the heap exceeds the limit (needs Linux)',
  async () => {
    const grow = 'const held = []; setInterval(() => held.push(Buffer.alloc(2 ** 22, 1)), 5)';
    const child = spawn(process.execPath, ['--max-old-space-size=64', '-e', grow], { stdio: 'ignore' });
    boundMemory(child, 256 * 1024 ** 2);
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
  },
);

describe('uploaded video', () => {
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

  it('a video uploaded with a poster has a WebP poster and a thumbhash', async () => {
    const media = world.media();
    const file = await media.stage(streamOf(await readFile(MP4_FIXTURE)));
    const poster = await media.stage(streamOf(await picture({ width: 1_280, height: 720 })));
    const row = await media.storeStaged(file, { ownerId }, poster);
    expect(row.poster_key).toBe(`${row.id}-poster.webp`);
    expect(row.thumbhash).not.toBeNull();
    expect((await stored(row.poster_key ?? '')).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('a video of 301 seconds whose headers claim a short duration is refused with VIDEO_TOO_LONG', async () => {
    const bytes = await video({ seconds: 301 });
    for (const box of ['mvhd', 'tkhd', 'mdhd']) {
      for (let at = bytes.indexOf(box); at !== -1; at = bytes.indexOf(box, at + 4)) {
        bytes.writeUInt32BE(1, at + (box === 'tkhd' ? 24 : 20));
      }
    }
    await expect(upload(bytes)).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
  });

  it('a truncated MP4 or WebM file is refused with BROKEN_FILE', async () => {
    const indexFirst = await readFile(MP4_FIXTURE);
    await expect(upload(indexFirst.subarray(0, indexFirst.length - 500))).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
    await expect(upload(indexFirst.subarray(0, 700))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    const webm = await readFile(WEBM_FIXTURE);
    await expect(upload(webm.subarray(0, webm.length / 3))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
  });

  it('an MP4 file with no content after its file type header is refused with BROKEN_FILE', async () => {
    const head = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
    await expect(upload(head)).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    await expect(upload(Buffer.concat([head, Buffer.alloc(50_000, 0x41)]))).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
  });

  it('a video whose index claims billions of frames is refused, and the next upload succeeds', async () => {
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

  it.runIf(process.platform === 'linux')(
    'a video that exceeds the memory limit is refused and leaves no file (needs Linux)',
    async () => {
      const before = await world.files();
      await expect(upload(await video(), { processingMemory: 8 * 1024 ** 2 })).rejects.toMatchObject({
        code: 'BROKEN_FILE',
      });
      expect(await world.files()).toEqual(before);
      await upload(await video());
    },
  );

  it('a video is refused if its size reaches the limit videoBytes; the limit imageBytes does not apply to videos', async () => {
    const bytes = await readFile(MP4_FIXTURE);
    await expect(upload(bytes, { videoBytes: bytes.length })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    await upload(bytes, { imageBytes: 10, videoBytes: bytes.length + 1 });
  });

  it('a refused video leaves no file', async () => {
    const before = await world.files();
    await expect(upload((await readFile(MP4_FIXTURE)).subarray(0, 5_000))).rejects.toThrow();
    expect(await world.files()).toEqual(before);
  });
});
