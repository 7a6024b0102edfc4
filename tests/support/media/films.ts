import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from '../remove-folder.ts';
import type { CorpusFile } from './pictures.ts';

const run = promisify(execFile);

const [width, height] = [96, 64]; // px
const picture = (seconds: number, rate = 15) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=s=${width}x${height}:d=${seconds}:r=${rate}`,
];
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const H264_AAC = [...H264, '-c:a', 'aac'];
const SUBTITLES = '1\n00:00:00,500 --> 00:00:12,000\nOi\n';

const TS_PACKET_BYTES = 188;

type Expected = Omit<Partial<CorpusFile['right']>, 'kind'>;

/**
 * @param passes ffmpeg's arguments, one list for each pass. `@` before a name stands for the folder of the film.
 * @param extension the file name extension of the film, which the last pass writes as `@film`
 */
function film(name: string, extension: string, passes: string[][], expected: Expected = {}): CorpusFile {
  return {
    name,
    right: { kind: 'video', width, height, duration: 2, ...expected },
    async make() {
      const folder = await mkdtemp(join(tmpdir(), 'brasa-film-'));
      try {
        await writeFile(join(folder, 'subtitles.srt'), SUBTITLES);
        const path = (word: string) => (word.startsWith('@') ? join(folder, word.slice(1)) : word);
        for (const pass of passes) await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...pass.map(path)]);
        return await readFile(join(folder, `film.${extension}`));
      } finally {
        await removeFolder(folder);
      }
    },
  };
}

/** Returns a film whose bytes `change` changes after ffmpeg has made it. */
function changed(original: CorpusFile, change: (bytes: Buffer) => Buffer): CorpusFile {
  return { ...original, make: async () => change(await original.make()) };
}

/** Returns the offsets of the content of all boxes of a type in an MP4 or MOV file. */
function contentsOf(bytes: Buffer, type: string) {
  const found: number[] = [];
  for (let at = bytes.indexOf(type); at !== -1; at = bytes.indexOf(type, at + 4)) found.push(at + 4);
  return found;
}

function withoutDurations(bytes: Buffer) {
  for (const at of contentsOf(bytes, 'mdhd')) bytes.writeUInt32BE(0xffff_ffff, at + 16);
  return bytes;
}

/**
 * Sets the edit list of each track to one part.
 * @param from milliseconds of the track
 * @param length milliseconds
 */
function trimmed(bytes: Buffer, from: number, length: number) {
  const scales = contentsOf(bytes, 'mdhd').map((at) => bytes.readUInt32BE(at + 12));
  for (const [index, at] of contentsOf(bytes, 'elst').entries()) {
    bytes.writeUInt32BE(length, at + 8); // ffmpeg writes 1,000 units per second.
    if (from > 0) bytes.writeInt32BE((from / 1_000) * (scales[index] ?? 0), at + 12);
  }
  return bytes;
}

/** Removes the first quarter of an MPEG-TS file, as a recording of a stream that has already begun. */
function fromTheMiddle(bytes: Buffer) {
  return bytes.subarray(TS_PACKET_BYTES * Math.floor(bytes.length / TS_PACKET_BYTES / 4));
}

/**
 * Removes the brand of a MOV file, as old cameras do.
 * @param first the type of the box at the beginning
 */
function withoutBrand(bytes: Buffer, first: string) {
  if (first !== 'mdat') {
    bytes.write(first, 4, 'latin1');
    return bytes;
  }
  const start = bytes.indexOf('mdat') - 4;
  for (const at of contentsOf(bytes, 'stco'))
    for (let entry = 0; entry < bytes.readUInt32BE(at + 4); entry += 1)
      bytes.writeUInt32BE(bytes.readUInt32BE(at + 8 + 4 * entry) - start, at + 8 + 4 * entry);
  return bytes.subarray(start);
}

const mp4 = (name: string, pass: string[], expected?: Expected) =>
  film(name, 'mp4', [[...pass, '@film.mp4']], expected);
const both = [...picture(2), ...sound(2), ...H264_AAC];
const base = [...both, '@base.mp4'];

/** Films as phones, screen recorders, editors and OBS produce them. ffmpeg makes each film in about 100 ms. */
export const films: CorpusFile[] = [
  mp4('MP4 in H.264 and AAC', both),
  mp4('MP4 that starts with its index', [...both, '-movflags', '+faststart']),
  mp4('MP4 without sound', [...picture(2), ...H264]),
  mp4('MP4 in H.264 and MP3', [...picture(2), ...sound(2), ...H264, '-c:a', 'libmp3lame']),
  mp4('MP4 with an open GOP', [...both, '-preset', 'medium', '-x264-params', 'open-gop=1:keyint=15:bframes=3']),
  mp4('MP4 with B pictures', [...both, '-preset', 'medium', '-bf', '3']),
  mp4('MP4 with one key picture', [...both, '-g', '9999']),
  mp4('MP4 of a changing picture rate', [...both, '-vf', "select='not(mod(n,3))+lt(n,9)'", '-vsync', 'vfr']),
  mp4('MP4 with a sample aspect ratio of 2:1', [...both, '-vf', 'setsar=2'], { width: width * 2 }),
  mp4('fragmented MP4, of OBS and MediaRecorder', [...both, '-movflags', 'frag_keyframe+empty_moov']),
  mp4('fragmented MP4 with its index as well', [...both, '-movflags', 'frag_keyframe']),
  mp4(
    'fragmented MP4 whose index contains the first second',
    [...picture(5), ...sound(5), ...H264_AAC, '-g', '15', '-movflags', 'frag_keyframe'],
    { duration: 5 },
  ),
  ...[0, 3].map((count) =>
    changed(
      mp4(
        `MP4 of three seconds, trimmed to the first, with ${count} B pictures`,
        [...picture(3), ...sound(3), ...H264_AAC, '-bf', `${count}`],
        { duration: 1, isShort: true },
      ),
      (bytes) => trimmed(bytes, 0, 1_000),
    ),
  ),
  changed(
    mp4('MP4 of three seconds, trimmed to the last', [...picture(3), ...sound(3), ...H264_AAC, '-g', '15'], {
      duration: 1,
      isShort: true,
    }),
    (bytes) => trimmed(bytes, 2_000, 1_000),
  ),
  changed(mp4('MP4 whose tracks have an unknown duration', both), withoutDurations),
  changed(
    mp4('fragmented MP4 whose tracks have an unknown duration', [...both, '-movflags', 'frag_keyframe+empty_moov']),
    withoutDurations,
  ),
  changed(
    mp4(
      'fragmented MP4 of an interrupted recording',
      [...picture(3), ...sound(3), ...H264_AAC, '-g', '15', '-movflags', 'frag_keyframe+empty_moov'],
      { duration: 2.9, isShort: true },
    ),
    (bytes) => bytes.subarray(0, (bytes.lastIndexOf('mdat') + bytes.lastIndexOf('mfra')) / 2),
  ),
  mp4('an empty sound track before the sound, fragmented MP4', [
    ...[...both, '-map', '0:v', '-filter_complex', '[1:a]aselect=0[none]', '-map', '[none]', '-map', '1:a'],
    ...['-movflags', 'frag_keyframe+empty_moov'],
  ]),
  mp4('an empty sound track alone, fragmented MP4', [
    ...[...both, '-map', '0:v', '-filter_complex', '[1:a]aselect=0[none]', '-map', '[none]'],
    ...['-movflags', 'frag_keyframe+empty_moov'],
  ]),
  mp4('sound 0.3 s longer than the picture', [...picture(2), ...sound(2.3), ...H264_AAC], { duration: 2.3 }),
  mp4('picture longer than the sound', [...picture(2), ...sound(0.5), ...H264_AAC]),
  mp4('a still picture with music', [...picture(1, 1), ...sound(6), ...H264_AAC], { duration: 6 }),
  mp4('a screen recording with a still end', [...picture(2), ...sound(5), ...H264_AAC], { duration: 5 }),
  mp4('sound that starts later', [...picture(2), '-itsoffset', '0.7', ...sound(1), ...H264_AAC]),
  mp4('picture that starts later', ['-itsoffset', '0.5', ...picture(1.5), ...sound(2), ...H264_AAC]),
  mp4('two sound tracks', [...both, '-map', '0:v', '-map', '1:a', '-map', '1:a']),
  mp4('an MJPEG thumbnail track before the picture', [
    ...picture(2, 1),
    ...picture(2),
    ...sound(2),
    ...['-map', '0:v', '-map', '1:v', '-map', '2:a', '-c:v:0', 'mjpeg', '-pix_fmt:v:0', 'yuvj420p'],
    ...['-c:v:1', 'libx264', '-preset:v:1', 'ultrafast', '-pix_fmt:v:1', 'yuv420p', '-c:a', 'aac'],
  ]),
  mp4('a cover picture behind the film', [
    ...picture(2),
    ...sound(2),
    ...picture(1, 1),
    ...['-map', '0:v', '-map', '1:a', '-map', '2:v', ...H264_AAC, '-c:v:1', 'png', '-pix_fmt:v:1', 'rgb24'],
    ...['-disposition:v:1', 'attached_pic', '-frames:v:1', '1'],
  ]),
  mp4('subtitles longer than the picture, MP4', [
    ...picture(2),
    ...sound(2),
    ...['-i', '@subtitles.srt', '-map', '0', '-map', '1', '-map', '2', ...H264_AAC, '-c:s', 'mov_text'],
  ]),
  film(
    'an edit list that skips the first half second',
    'mp4',
    [base, ['-ss', '0.5', '-i', '@base.mp4', '-c', 'copy', '@film.mp4']],
    { duration: 1.5, isShort: true },
  ),
  ...[90, 180, 270].map((degrees) =>
    film(
      `MP4 rotated by ${degrees} degrees`,
      'mp4',
      [base, ['-i', '@base.mp4', '-c', 'copy', '-metadata:s:v', `rotate=${degrees}`, '@film.mp4']],
      degrees === 180 ? {} : { width: height, height: width },
    ),
  ),
  ...['mdat', 'wide', 'free', 'skip'].map((first) =>
    changed(film(`MOV without a brand that begins with ${first}`, 'mov', [[...both, '@film.mov']]), (bytes) =>
      withoutBrand(bytes, first),
    ),
  ),
  film('MOV with a time code track', 'mov', [[...both, '-timecode', '01:00:00:00', '@film.mov']]),
  film('MOV with sound in PCM before the one in AAC', 'mov', [
    [...both, '-map', '0:v', '-map', '1:a', '-map', '1:a', '-c:a:0', 'pcm_s16le', '@film.mov'],
  ]),
  film('3GP', '3gp', [[...both, '@film.3gp']]),
  film('3G2', '3g2', [[...both, '@film.3g2']]),
  film('MPEG-TS of OBS', 'ts', [[...both, '@film.ts']]),
  changed(
    film(
      'MPEG-TS of a stream that begins between two key pictures',
      'ts',
      [[...picture(6), ...sound(6), ...H264_AAC, '-g', '15', '@film.ts']],
      { duration: 4.5, isShort: true },
    ),
    fromTheMiddle,
  ),
  film('MKV of OBS, two sound tracks', 'mkv', [[...both, '-map', '0:v', '-map', '1:a', '-map', '1:a', '@film.mkv']]),
  film('an empty sound track, MKV', 'mkv', [
    [...both, '-map', '0:v', '-filter_complex', '[1:a]aselect=0[none]', '-map', '[none]', '@film.mkv'],
  ]),
  film('subtitles longer than the picture, MKV', 'mkv', [
    [
      ...picture(2),
      ...sound(2),
      '-i',
      '@subtitles.srt',
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
      ...H264_AAC,
      '@film.mkv',
    ],
  ]),
  film('live MKV of H.264 and Opus, of Chrome', 'mkv', [
    [...picture(2), ...sound(2), ...H264, '-c:a', 'libopus', '-live', '1', '@film.mkv'],
  ]),
  film('WebM in VP8 and Vorbis', 'webm', [
    [...picture(2), ...sound(2), '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis', '@film.webm'],
  ]),
  film('live WebM in VP9 and Opus', 'webm', [
    [...picture(2), ...sound(2), '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'].concat([
      ...['-c:a', 'libopus', '-live', '1', '@film.webm'],
    ]),
  ]),
  film(
    'WebM whose sound is longer',
    'webm',
    [[...picture(2), ...sound(4), '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '@film.webm']],
    { duration: 4 },
  ),
  film('an animated AVIF', 'avif', [[...picture(0.4, 5), '-c:v', 'libaom-av1', '-cpu-used', '8', '@film.avif']]),
  film('APNG', 'png', [[...picture(0.4, 5), '-f', 'apng', '@film.png']]),
].map((entry) =>
  /AVIF|APNG/u.test(entry.name) ? { ...entry, right: { kind: 'image', width, height } as const } : entry,
);
