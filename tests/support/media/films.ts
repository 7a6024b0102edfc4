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
/** Two seconds of AMR, the sound of old phones. ffmpeg cannot encode it. Each of the 100 parts lasts 20 ms. */
const AMR = Buffer.from(`#!AMR\n${`\x04${'5'.repeat(12)}`.repeat(100)}`, 'latin1');

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
        await writeFile(join(folder, 'sound.amr'), AMR);
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

const HEVC = [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-tag:v', 'hvc1'],
  ...['-pix_fmt', 'yuv420p'],
];
const HEVC_AAC = [...HEVC, '-c:a', 'aac'];
const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime'];
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-pix_fmt', 'yuv420p'];
const tracks = [...picture(2), ...sound(2)];
const PLAYABLE = ['h264', 'aac'];

/** Returns a film of two seconds with these codecs, which the platform stores with the codecs `stored`. */
const coded = (name: string, extension: string, codecs: string[], stored = PLAYABLE, expected: Expected = {}) =>
  film(name, extension, [[...tracks, ...codecs, `@film.${extension}`]], { codecs: stored, ...expected });

/** Adds a second part to the edit list of each track that has one: the end of the track, after half a second of it. */
export function spliced(bytes: Buffer) {
  let grown = bytes;
  const scales = contentsOf(bytes, 'mdhd').map((at) => bytes.readUInt32BE(at + 12));
  for (const [index, scale] of scales.entries()) {
    const at = (contentsOf(grown, 'elst')[index] ?? 0) - 4;
    const entry = Buffer.alloc(12);
    entry.writeUInt32BE(500, 0); // ffmpeg writes 1,000 units per second.
    entry.writeInt32BE(1.5 * scale, 4);
    entry.writeUInt16BE(1, 8);
    grown = Buffer.concat([grown.subarray(0, at + 24), entry, grown.subarray(at + 24)]);
    grown.writeUInt32BE(500, at + 12);
    grown.writeUInt32BE(2, at + 8);
    for (const box of [at, at - 8, grown.lastIndexOf('trak', at), grown.indexOf('moov')])
      grown.writeUInt32BE(grown.readUInt32BE(box - 4) + 12, box - 4);
  }
  return grown;
}

/** Films of phones, cameras and screen recorders with sound that browsers do not play. */
const unheardFilms: CorpusFile[] = [
  ...['pcm_s16le', 'pcm_s24be', 'pcm_f32le', 'pcm_mulaw', 'adpcm_ima_qt', 'alac', 'libmp3lame', 'ac3'].map((codec) =>
    coded(`MOV in H.264 and ${codec}`, 'mov', [...H264, '-c:a', codec]),
  ),
  ...['libvorbis', 'flac', 'pcm_s16le', 'alac', 'ac3', 'eac3', 'mp2'].map((codec) =>
    coded(`MKV in H.264 and ${codec}`, 'mkv', [...H264, '-c:a', codec]),
  ),
  coded('MP4 in H.264 and AC-3 of six channels', 'mp4', [...H264, '-c:a', 'ac3', '-ac', '6']),
  coded('MTS of a camera, in H.264 and AC-3', 'mts', [...H264, '-c:a', 'ac3']),
  coded('MP4 in H.264 and ALAC that starts with its index', 'mp4', [...H264, '-c:a', 'alac', '-movflags', 'faststart']),
  film('MKV in H.264 and PCM whose picture starts later', 'mkv', [
    ['-itsoffset', '0.5', ...picture(1.5), ...sound(2), ...H264, '-c:a', 'pcm_s16le', '@film.mkv'],
  ]),
  film(
    'MOV in H.264 and PCM, rotated by 90 degrees',
    'mov',
    [
      [...tracks, ...H264, '-c:a', 'pcm_s16le', '@base.mov'],
      ['-i', '@base.mov', '-c', 'copy', '-metadata:s:v', 'rotate=90', '@film.mov'],
    ],
    { width: height, height: width, codecs: PLAYABLE },
  ),
  ...[0, 2_000].map((from) =>
    changed(
      film(
        `MOV in H.264 and PCM, of three seconds, trimmed to the one after ${from} ms`,
        'mov',
        [[...picture(3), ...sound(3), ...H264, '-g', '15', '-c:a', 'pcm_s16le', '@film.mov']],
        { duration: 1, isShort: true, codecs: PLAYABLE },
      ),
      (bytes) => trimmed(bytes, from, 1_000),
    ),
  ),
  film('3GP in H.264 and AMR', '3gp', [
    [...picture(2), '-f', 'amr', '-i', '@sound.amr', ...H264, '-c:a', 'copy', '@film.3gp'],
  ]),
  film(
    '3GP in H.263 and AMR',
    '3gp',
    [
      ['-f', 'lavfi', '-i', 'testsrc=s=176x144:d=2:r=15', '-f', 'amr', '-i', '@sound.amr'].concat([
        ...['-c:v', 'h263', '-c:a', 'copy', '@film.3gp'],
      ]),
    ],
    { width: 176, height: 144, codecs: PLAYABLE },
  ),
  coded('3GP in MPEG-4 and AAC', '3gp', ['-c:v', 'mpeg4', '-c:a', 'aac']),

  ...['aac', 'flac', 'pcm_s16le', 'libmp3lame'].map((codec) =>
    coded(`MKV in VP8 and ${codec}`, 'mkv', [...VP8, '-c:a', codec], ['vp8', 'opus']),
  ),
  coded('MKV in VP9 and FLAC', 'mkv', [...VP9, '-c:a', 'flac'], ['vp9', 'opus']),
  coded('MKV in VP9 and AAC', 'mkv', [...VP9, '-c:a', 'aac'], ['vp9', 'aac']),
];

/** Films in HEVC, as phones record them. */
const hevcFilms: CorpusFile[] = [
  ...['mp4', 'mov', 'mkv', 'ts'].map((extension) =>
    coded(`${extension.toUpperCase()} in HEVC and AAC`, extension, HEVC_AAC),
  ),
  coded('MP4 in HEVC of 10 bits', 'mp4', [...HEVC_AAC, '-pix_fmt', 'yuv420p10le']),
  coded('MOV in HEVC and PCM', 'mov', [...HEVC, '-c:a', 'pcm_s16le']),
  coded('fragmented MP4 in HEVC', 'mp4', [...HEVC_AAC, '-movflags', 'frag_keyframe+empty_moov'], PLAYABLE, {
    duration: 2.13, // Without an edit list, the picture starts later by two pictures.
  }),
  coded('MP4 in HEVC of a changing picture rate', 'mp4', [
    ...HEVC_AAC,
    ...['-vf', "select='not(mod(n,3))+lt(n,9)'", '-vsync', 'vfr'],
  ]),
  film('MP4 in HEVC without sound', 'mp4', [[...picture(2), ...HEVC, '@film.mp4']], { codecs: ['h264'] }),
  film('MP4 in HEVC, the sound 0.3 s longer', 'mp4', [[...picture(2), ...sound(2.3), ...HEVC_AAC, '@film.mp4']], {
    duration: 2.3,
    codecs: PLAYABLE,
  }),
  film('MP4 in HEVC, the sound later', 'mp4', [
    [...picture(2), '-itsoffset', '0.7', ...sound(1), ...HEVC_AAC, '@film.mp4'],
  ]),
  film('a still picture with music, in HEVC', 'mp4', [[...picture(1, 1), ...sound(6), ...HEVC_AAC, '@film.mp4']], {
    duration: 6,
    codecs: PLAYABLE,
  }),
  film(
    'MP4 in HEVC, rotated by 90 degrees',
    'mp4',
    [
      [...tracks, ...HEVC_AAC, '@base.mp4'],
      ['-i', '@base.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90', '@film.mp4'],
    ],
    { width: height, height: width, codecs: PLAYABLE },
  ),
  changed(
    film(
      'MP4 in HEVC, of three seconds, trimmed to the last',
      'mp4',
      [[...picture(3), ...sound(3), ...HEVC_AAC, '-g', '15', '@film.mp4']],
      { duration: 1, isShort: true, codecs: PLAYABLE },
    ),
    (bytes) => trimmed(bytes, 2_000, 1_000),
  ),
  film('MP4 in HEVC of 120 pictures per second', 'mp4', [[...picture(2, 120), ...sound(2), ...HEVC_AAC, '@film.mp4']], {
    isShort: true,
    codecs: PLAYABLE,
  }),
  film(
    'upright MP4 in HEVC of 1080p',
    'mp4',
    [['-f', 'lavfi', '-i', 'testsrc=s=1080x1920:d=1:r=15', ...sound(1), ...HEVC_AAC, '@film.mp4']],
    { width: 720, height: 1_280, duration: 1, codecs: PLAYABLE },
  ),
  film('an MJPEG thumbnail track before the picture in HEVC', 'mov', [
    [...picture(2, 1), ...picture(2), ...sound(2), '-map', '0:v', '-map', '1:v', '-map', '2:a', ...HEVC_AAC].concat([
      ...['-c:v:0', 'mjpeg', '-tag:v:0', 'jpeg', '-pix_fmt:v:0', 'yuvj420p', '@film.mov'],
    ]),
  ]),
];

/** Returns a film in MPEG-2, which knows no rate of 15 pictures per second. */
const mpeg2 = (name: string, extension: string, tracks: string[], expected: Expected = {}) =>
  film(name, extension, [[...tracks, '-c:v', 'mpeg2video', `@film.${extension}`]], { codecs: PLAYABLE, ...expected });

/** Films of OBS, cameras and screen recorders in other containers and codecs that browsers do not play. */
const foreignFilms: CorpusFile[] = [
  coded('FLV of OBS, in H.264 and AAC', 'flv', [...H264, '-c:a', 'aac']),
  coded('FLV of OBS with B pictures', 'flv', [...H264, '-preset', 'medium', '-bf', '2', '-c:a', 'aac']),
  coded('FLV in H.264 and MP3', 'flv', [...H264, '-c:a', 'libmp3lame', '-ar', '44100'], ['h264', 'mp3']),
  coded(
    'FLV in Sorenson H.263 and MP3',
    'flv',
    ['-c:v', 'flv1', '-c:a', 'libmp3lame', '-ar', '44100'],
    ['h264', 'mp3'],
  ),
  changed(
    film('FLV of an interrupted recording', 'flv', [[...picture(3), ...sound(3), ...H264_AAC, '@film.flv']], {
      duration: 2.4,
      isShort: true,
      codecs: PLAYABLE,
    }),
    (bytes) => bytes.subarray(0, bytes.length * 0.8),
  ),
  mpeg2('MPEG-TS of a camera, in MPEG-2 and MP2', 'ts', [...picture(2, 25), ...sound(2), '-c:a', 'mp2']),
  mpeg2('MPEG-TS of a camera, in MPEG-2 and AC-3', 'mts', [...picture(2, 25), ...sound(2), '-c:a', 'ac3']),
  mpeg2('MPEG-TS in MPEG-2 without sound', 'ts', picture(2, 25), { codecs: ['h264'] }),
  mpeg2('MPEG-TS of a television, in interlaced MPEG-2 and MP2', 'ts', [
    ...[...picture(2, 25), ...sound(2), '-c:a', 'mp2'],
    ...['-flags', '+ildct+ilme'],
  ]),
  mpeg2('MPEG program stream of a camera, in MPEG-2 and AC-3', 'mpg', [...picture(2, 25), ...sound(2), '-c:a', 'ac3']),
  mpeg2('VOB of a recorder, in interlaced MPEG-2 and MP2', 'vob', [
    ...[...picture(2, 25), ...sound(2), '-c:a', 'mp2'],
    ...['-flags', '+ildct+ilme'],
  ]),
  mpeg2('MKV in MPEG-2 and MP2', 'mkv', [...picture(2, 25), ...sound(2), '-c:a', 'mp2']),
  coded('MOV in ProRes and PCM', 'mov', ['-c:v', 'prores_ks', '-pix_fmt', 'yuv422p10le', '-c:a', 'pcm_s24le']),
  coded('MOV in MJPEG and PCM', 'mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_u8']),
  coded('AVI of a camera, in MJPEG and PCM', 'avi', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_s16le']),
  coded('AVI of OBS without loss, in Ut Video and PCM', 'avi', ['-c:v', 'utvideo', '-c:a', 'pcm_s16le']),
  coded('AVI of a screen recorder, in MPEG-4 and MP3', 'avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']),
  coded('AVI of a screen recorder, in H.264 and MP3', 'avi', [...H264, '-c:a', 'libmp3lame'], PLAYABLE, {
    duration: 2.13, // Without presentation times, the decoder delays the picture by two pictures.
  }),
  changed(mp4('MP4 whose edit list joins two parts', both, { duration: 1, isShort: true, codecs: PLAYABLE }), spliced),
];

/**
 * Films that the platform accepts and converts where ffmpeg is set. They are grouped, because a test of all of them
 * takes minutes.
 */
export const filmsToConvert = { unheardFilms, hevcFilms, foreignFilms };

/** Makes a film of the corpus. */
export async function filmNamed(name: string) {
  const found = [...films, ...Object.values(filmsToConvert).flat()].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`the corpus has no film named "${name}"`);
  return await found.make();
}
