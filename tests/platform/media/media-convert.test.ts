import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoConverter, type VideoConverter } from '../../../bff/platform/media/convert.ts';
import { MEDIA_LIMITS } from '../../../bff/platform/media/limits.ts';
import type { Conversion } from '../../../bff/platform/media/remux.ts';
import { kindOf, SNIFF_BYTES } from '../../../bff/platform/media/sniff.ts';
import { openMediaWorld } from '../../support/media-world.ts';
import { MP4_FIXTURE, streamOf, video } from '../../support/media.ts';
import { filmNamed } from '../../support/media/films.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const FFMPEG = spawnSync('sh', ['-c', 'command -v ffmpeg']).stdout.toString().trim();
const ENCODED = { index: 0, isEncoded: true };
const BOTH: Conversion = { container: 'mp4', video: ENCODED, audio: ENCODED, duration: 2 };

describe.runIf(FFMPEG !== '')('conversion of a video that browsers do not play (needs ffmpeg)', () => {
  let folder: string;
  let converter: VideoConverter;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-convert-'));
    converter = await createVideoConverter(FFMPEG);
  });
  afterAll(() => removeFolder(folder));

  /** Encodes picture and sound of a film in a new folder. Returns the size of the converted file. */
  async function convert(bytes: Buffer, limits = {}, gone?: AbortSignal) {
    const own = await mkdtemp(join(folder, 'own-'));
    const path = join(own, 'upload');
    await writeFile(path, bytes);
    const made = await converter.convert({ path, folder: own }, BOTH, { ...MEDIA_LIMITS, ...limits }, gone);
    return (await stat(made)).size;
  }

  it('a MOV film in H.264 and PCM is stored with sound in AAC, and refused without ffmpeg', async () => {
    const world = await openMediaWorld();
    try {
      const ownerId = await world.member();
      const film = await filmNamed('MOV in H.264 and pcm_s16le');
      const refused = world.media().ingest(streamOf(film), { ownerId });
      await expect(refused).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE', message: /som em AAC/ });
      const row = await world.media({}, { converter }).ingest(streamOf(film), { ownerId });
      expect(row).toMatchObject({ kind: 'video', mime_type: 'video/mp4', width: 96, height: 64 });
      expect(row.duration).toBeCloseTo(2, 1);
    } finally {
      await world.close();
    }
  });

  it('an MPEG-TS film in MPEG-2 is stored in H.264 and AAC, and refused for its codec without ffmpeg', async () => {
    const world = await openMediaWorld();
    try {
      const ownerId = await world.member();
      const film = await filmNamed('MPEG-TS of a camera, in MPEG-2 and MP2');
      const refused = world.media().ingest(streamOf(film), { ownerId });
      await expect(refused).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE', message: /Envie um vídeo em H\.264/ });
      const row = await world.media({}, { converter }).ingest(streamOf(film), { ownerId });
      expect(row).toMatchObject({ kind: 'video', mime_type: 'video/mp4', width: 96, height: 64 });
      expect(row.duration).toBeCloseTo(2, 1);
    } finally {
      await world.close();
    }
  });

  it.each([
    'FLV of OBS, in H.264 and AAC',
    'MPEG program stream of a camera, in MPEG-2 and AC-3',
    'VOB of a recorder, in interlaced MPEG-2 and MP2',
  ])('a film is a video if ffmpeg can convert it, and refused with UNSUPPORTED_FILE elsewhere (%s)', async (name) => {
    const head = (await filmNamed(name)).subarray(0, SNIFF_BYTES);
    expect(await kindOf(head, true)).toBe('video');
    await expect(kindOf(head)).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' });
  });

  it.each([
    ['time', { processingTime: 1 }],
    ['memory', { processingMemory: 2 ** 20 }],
    ['size of the converted file', { videoBytes: 10_000 }],
    ['number of pixels', { pixels: 1_000 }],
  ])('a conversion that exceeds the limit of the %s is rejected', async (_limit, limits) => {
    const film = await video({ seconds: 30 });
    expect(await convert(film)).toBeGreaterThan(10_000);
    await expect(convert(film, limits)).rejects.toThrow();
  });

  it('a conversion for a client that has disconnected is rejected', async () => {
    await expect(convert(await readFile(MP4_FIXTURE), {}, AbortSignal.abort())).rejects.toThrow();
  });

  it('a film in a codec that is not on the list of decoders is not decoded', async () => {
    const path = join(folder, 'animation.mov');
    const source = ['-f', 'lavfi', '-i', 'testsrc=s=96x64:d=0.4:r=5', '-f', 'lavfi', '-i', 'sine=d=0.4'];
    const made = spawnSync(FFMPEG, ['-nostdin', '-v', 'error', '-y', ...source, '-c:v', 'qtrle', '-c:a', 'aac', path]);
    expect(made.status, made.stderr.toString()).toBe(0);
    await expect(convert(await readFile(path))).rejects.toThrow();
  });

  it('a playlist that names another file is not opened', async () => {
    const playlist = `#EXTM3U\n#EXTINF:2,\nfile://${MP4_FIXTURE.pathname}\n#EXT-X-ENDLIST\n`;
    await expect(convert(Buffer.from(playlist))).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' });
  });

  it('createVideoConverter() rejects if the ffmpeg program does not exist', async () => {
    await expect(createVideoConverter(join(folder, 'nowhere'))).rejects.toThrow();
  });
});
