import { readFile, writeFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remux } from '../../../bff/platform/media/remux.ts';
import { openMediaWorld } from '../../support/media-world.ts';
import { MP4_FIXTURE, SECRET_PLACE, streamOf, video, WEBM_FIXTURE, webmPromising } from '../../support/media.ts';

type World = Awaited<ReturnType<typeof openMediaWorld>>;

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

  it('an H.264 and AAC video is stored as MP4 with its duration and size', async () => {
    const row = await upload(await readFile(MP4_FIXTURE));
    expect(row).toMatchObject({ kind: 'video', width: 64, height: 64, mime_type: 'video/mp4', thumbhash: null });
    expect(row.duration).toBeCloseTo(2, 1);
    expect(row.variants).toHaveLength(1);
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await stored(row.variants[0]?.key)) });
    expect(await (await input.getPrimaryVideoTrack())?.getCodec()).toBe('avc');
    expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe('aac');
    expect(await input.computeDuration()).toBeCloseTo(2, 1);
  });

  it('a stored MP4 file has its index (moov) before its media data (mdat)', async () => {
    const file = await stored((await upload(await video())).variants[0]?.key);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('a VP9 and Opus video is stored as WebM', async () => {
    const row = await upload(await readFile(WEBM_FIXTURE));
    expect(row).toMatchObject({ kind: 'video', width: 64, height: 64, mime_type: 'video/webm' });
    expect(row.duration).toBeCloseTo(2, 1);
  });

  it('if the sound outlasts the picture, remux() returns the duration of the sound and the time of the last frame', async () => {
    const [input, output] = [join(world.directory, 'longer.mp4'), join(world.directory, 'clean.mp4')];
    await writeFile(input, await video({ seconds: 2, soundSeconds: 3.5 }));
    const { duration, firstPicture, lastPicture } = await remux({ input, output, maxSeconds: 300, maxPixels: 50_000 });
    expect(duration).toBeCloseTo(3.5, 1);
    expect(firstPicture).toBe(0);
    expect(lastPicture).toBeGreaterThan(1.5);
    expect(lastPicture).toBeLessThan(2);
  });

  it('a WebM video with subtitles that outlast its picture is accepted, but a truncated copy is refused', async () => {
    const bytes = await webmPromising(12);
    expect((await upload(bytes)).duration).toBeCloseTo(2, 1);
    await expect(upload(bytes.subarray(0, bytes.length - 900))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
  });

  it('a stored video keeps the rotation written by the camera', async () => {
    const row = await upload(await video({ rotation: 90 }));
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await stored(row.variants[0]?.key)) });
    expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(90);
  });

  it('a stored video contains no location, title, comment or appended bytes', async () => {
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

  it('a video is refused if its poster is not a picture, and no file is kept', async () => {
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

  it('a video of 299 seconds is accepted, and one of 300 seconds is refused with VIDEO_TOO_LONG', async () => {
    const row = await upload(await video({ seconds: 299 }));
    expect(row.duration).toBeCloseTo(299, 0);
    await expect(upload(await video({ seconds: 300 }))).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
    await expect(upload(await video({ seconds: 301 }))).rejects.toMatchObject({ code: 'VIDEO_TOO_LONG' });
  });
});
