import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaOptions } from '../../../bff/platform/media/media.ts';
import { isSamePicture } from '../../../bff/platform/media/perceptual-hash.ts';
import { createVideoHasher } from '../../../bff/platform/media/stills.ts';
import { openMediaWorld } from '../../support/media-world.ts';
import { picture, streamOf } from '../../support/media.ts';

type World = Awaited<ReturnType<typeof openMediaWorld>>;

const FFMPEG = spawnSync('sh', ['-c', 'command -v ffmpeg']).stdout.toString().trim();
if (FFMPEG === '') console.log('videos are not looked into here: there is no ffmpeg');
const VIDEO = 'bff/demo/videos/fogueira.mp4';

describe("hashing of a video's stills", () => {
  let world: World;
  let ownerId: string;

  beforeAll(async () => {
    world = await openMediaWorld();
    ownerId = await world.member();
  });
  afterAll(() => world.close());

  /** Uploads a video together with a poster picture that is not a frame of the video. */
  async function upload(path: string, options: Partial<MediaOptions>) {
    const media = world.media({}, options);
    const file = await media.stage(createReadStream(path));
    const poster = await media.stage(streamOf(await picture({ width: 640, height: 360 })));
    return await media.storeStaged(file, { ownerId }, poster);
  }

  it.runIf(FFMPEG !== '')(
    'a re-encoded copy of a video is refused if the hash list has stills of the video (needs ffmpeg)',
    async () => {
      const hashVideo = await createVideoHasher(FFMPEG);
      const { hashes } = await upload(VIDEO, { hashVideo });
      const poster = (await upload(VIDEO, {})).hashes;
      const own = hashes.filter((hash) => !poster.includes(hash));
      expect(own.length).toBeGreaterThan(0);

      const copy = join(world.directory, 'copy.mp4');
      const made = spawnSync(FFMPEG, ['-v', 'error', '-i', VIDEO, '-vf', 'scale=320:-2', '-crf', '34', '-an', copy]);
      expect(made.status, made.stderr.toString()).toBe(0);
      const before = await world.files();
      const screen: MediaOptions['screen'] = {
        find: (found) => {
          const isListed = found.some((hash) => own.some((known) => isSamePicture(hash, known)));
          return Promise.resolve(isListed ? { id: 'x', reason: 'UNDERAGE' } : undefined);
        },
        stop: () => Promise.resolve(false),
      };
      await expect(upload(copy, { hashVideo, screen })).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' });
      expect(await world.files()).toEqual(before);
    },
  );

  it.runIf(FFMPEG !== '')(
    'a video whose decoding exceeds the time or memory limit is refused with BROKEN_FILE (needs ffmpeg)',
    async () => {
      const hashVideo = await createVideoHasher(FFMPEG);
      const video = {
        path: VIDEO,
        container: 'mp4',
        width: 1,
        height: 1,
        duration: 4,
        firstPicture: 0,
        lastPicture: 3,
        bytes: 1,
      } as const;
      const bounds = {
        imageBytes: 1,
        videoBytes: 1,
        unpublishedBytes: 1,
        videoSeconds: 300,
        pixels: 1,
        waitingTime: 1,
      };
      for (const bound of [
        { processingTime: 1, processingMemory: 2 ** 30 },
        { processingTime: 60_000, processingMemory: 2 ** 20 },
      ])
        await expect(hashVideo(video, { ...bounds, ...bound })).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    },
  );

  it('a video is refused with BROKEN_FILE and leaves no file if ffmpeg returns no stills', async () => {
    const program = join(world.directory, 'blind');
    await writeFile(program, '#!/bin/sh\n[ "$1" = -version ]\n');
    await chmod(program, 0o755);
    const before = await world.files();
    const hashVideo = await createVideoHasher(program);
    await expect(upload(VIDEO, { hashVideo })).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    expect(await world.files()).toEqual(before);
  });

  it('createVideoHasher() rejects if the ffmpeg program does not exist', async () => {
    await expect(createVideoHasher(join(world.directory, 'nowhere'))).rejects.toThrow();
  });
});
