import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remux } from '../../../bff/platform/media/remux.ts';
import { kindOf, SNIFF_BYTES } from '../../../bff/platform/media/sniff.ts';
import { filmNamed, spliced } from '../../support/media/films.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;

async function measure(track: InputTrack | null) {
  if (!track) return null;
  const times: number[] = [];
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    times.push(packet.timestamp);
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  return { packets: times.length, first: Math.min(...times), last: Math.max(...times), end };
}

describe.runIf(HAS_FFMPEG)('remux() of films that ffmpeg makes (needs ffmpeg)', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-films-'));
  });
  afterAll(() => removeFolder(folder));

  /** Remuxes a file, and measures the picture and the sound of the remuxed file. */
  async function remuxed(bytes: Buffer) {
    const [input, output] = [join(folder, 'input'), join(folder, 'output')];
    await writeFile(input, bytes);
    const video = await remux({ input, output, maxSeconds: 300, maxPixels: 50_000 });
    const stored = new Input({ formats: ALL_FORMATS, source: new FilePathSource(output) });
    try {
      return {
        ...video,
        picture: await measure(await stored.getPrimaryVideoTrack()),
        sound: await measure(await stored.getPrimaryAudioTrack()),
      };
    } finally {
      stored.dispose();
    }
  }

  it('a fragmented MP4 whose index contains the first of five seconds is stored with all 75 pictures', async () => {
    const { duration, picture, sound } = await remuxed(
      await filmNamed('fragmented MP4 whose index contains the first second'),
    );
    expect(duration).toBeCloseTo(5, 1);
    expect(picture?.packets).toBe(75);
    expect(picture?.end).toBeCloseTo(5, 1);
    expect(sound?.end).toBeCloseTo(5, 1);
  });

  it('a film whose first sound track is empty is stored with the second one', async () => {
    const { sound } = await remuxed(await filmNamed('an empty sound track before the sound, fragmented MP4'));
    expect(sound?.packets).toBe(88);
  });

  it.each(['an empty sound track alone, fragmented MP4', 'an empty sound track, MKV'])(
    'a film without packets of sound is stored without sound (%s)',
    async (name) => {
      const { picture, sound } = await remuxed(await filmNamed(name));
      expect(picture?.packets).toBe(30);
      expect(sound).toBeNull();
    },
  );

  it('a film whose tracks declare an unknown duration is accepted', async () => {
    const { duration, picture } = await remuxed(await filmNamed('MP4 whose tracks have an unknown duration'));
    expect(duration).toBeCloseTo(2, 1);
    expect(picture?.packets).toBe(30);
  });

  it.each([0, 3])(
    'a film of three seconds that an edit list trims to the first is stored without the rest (%i B pictures)',
    async (count) => {
      const { duration, picture, sound } = await remuxed(
        await filmNamed(`MP4 of three seconds, trimmed to the first, with ${count} B pictures`),
      );
      expect(duration).toBeCloseTo(1, 1);
      expect(picture?.last).toBeLessThan(1);
      expect(picture?.end).toBeLessThan(1.01);
      expect(sound?.last).toBeLessThan(1);
    },
  );

  it('a film of three seconds that an edit list trims to the last is stored without the rest', async () => {
    const { duration, picture, sound } = await remuxed(await filmNamed('MP4 of three seconds, trimmed to the last'));
    expect(duration).toBeCloseTo(1, 1);
    expect(picture).toMatchObject({ packets: 15, first: 0 });
    expect(sound?.first).toBeGreaterThan(-0.6);
  });

  it('a film whose edit list joins two distant parts is refused with the problem "spliced"', async () => {
    const film = spliced(await filmNamed('MP4 in H.264 and AAC'));
    await expect(remuxed(film)).rejects.toMatchObject({ problem: 'spliced' });
  });

  it('an interrupted recording in a fragmented MP4 is stored until its last whole packet', async () => {
    const film = await filmNamed('fragmented MP4 of an interrupted recording');
    const within = await remuxed(film);
    expect(within.picture?.packets).toBeGreaterThan(30);
    expect(within.picture?.packets).toBeLessThan(45);
    const beforeLastFragment = await remuxed(film.subarray(0, film.lastIndexOf('moof') + 40));
    expect(beforeLastFragment.picture?.packets).toBe(30);
    expect(beforeLastFragment.duration).toBeGreaterThan(1.9);
  });

  it('a truncated MP4 with a complete index is refused with the problem "broken"', async () => {
    const film = await filmNamed('MP4 that starts with its index');
    await expect(remuxed(film.subarray(0, film.length - 3_000))).rejects.toMatchObject({ problem: 'broken' });
  });

  it.each(['mdat', 'skip'])('a MOV file without a brand that begins with the box "%s" is accepted', async (first) => {
    const film = await filmNamed(`MOV without a brand that begins with ${first}`);
    expect(await kindOf(film.subarray(0, SNIFF_BYTES))).toBe('video');
    const { duration, picture, sound } = await remuxed(film);
    expect(duration).toBeCloseTo(2, 1);
    expect(picture?.packets).toBe(30);
    expect(sound?.packets).toBe(88);
  });

  it.each(['3G2', 'MPEG-TS of OBS'])('a film in the format "%s" is accepted', async (name) => {
    const film = await filmNamed(name);
    expect(await kindOf(film.subarray(0, SNIFF_BYTES))).toBe('video');
    const { picture, sound } = await remuxed(film);
    expect(picture?.packets).toBe(30);
    expect(sound?.packets).toBe(88);
  });

  it('a film in HEVC is refused with the problem "hevc"', async () => {
    const film = await filmNamed('MP4 without sound');
    film.write('hvc1', film.indexOf('avc1', film.indexOf('stsd')), 'latin1');
    await expect(remuxed(film)).rejects.toMatchObject({ problem: 'hevc' });
  });

  it.each([
    ['MKV in H.264 and libvorbis', 'audioCodec'],
    ['MKV in VP8 and aac', 'audioBesideVp8'],
    ['MKV in VP8 and flac', 'audioBesideVp8'],
    ['MKV in VP9 and FLAC', 'audioCodec'],
    ['MOV in H.264 and pcm_s16le', 'audioCodec'],
    ['3GP in MPEG-4 and AAC', 'videoCodec'],
    ['MPEG-TS of a camera, in MPEG-2 and AC-3', 'videoCodec'],
    ['MPEG-TS in MPEG-2 without sound', 'videoCodec'],
    ['MKV in MPEG-2 and MP2', 'videoCodec'],
    ['AVI of a camera, in MJPEG and PCM', 'broken'],
  ])(
    'a film in codecs that browsers do not play is refused, and the problem names them (%s)',
    async (name, problem) => {
      await expect(remuxed(await filmNamed(name))).rejects.toMatchObject({ problem });
    },
  );

  it('the conversion of a film in VP8 and AAC copies the picture and encodes the sound for WebM', async () => {
    await expect(remuxed(await filmNamed('MKV in VP8 and aac'))).rejects.toMatchObject({
      conversion: {
        container: 'webm',
        video: { index: 0, isEncoded: false },
        audio: { index: 0, isEncoded: true },
      },
    });
  });

  it('the conversion of a film in HEVC names the track behind the thumbnail, and copies the sound in AAC', async () => {
    const film = await filmNamed('an MJPEG thumbnail track before the picture in HEVC');
    await expect(remuxed(film)).rejects.toMatchObject({
      problem: 'hevc',
      conversion: { container: 'mp4', video: { index: 1, isEncoded: true }, audio: { index: 0, isEncoded: false } },
    });
  });

  it('the conversion of a film that an edit list trims encodes the picture, so that none after the cut is stored', async () => {
    const name = 'MOV in H.264 and PCM, of three seconds, trimmed to the one after 0 ms';
    await expect(remuxed(await filmNamed(name))).rejects.toMatchObject({
      problem: 'audioCodec',
      conversion: { video: { isEncoded: true } },
    });
  });
});
