import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFfmpeg, inputArguments, runFfmpeg } from './ffmpeg.ts';
import type { MediaLimits } from './limits.ts';
import type { Conversion } from './remux.ts';
import { demuxerOf, isForeign, SNIFF_BYTES, type Demuxer } from './sniff.ts';

/**
 * The maximum length of a converted picture's longer side in pixels. With it, two cores convert five minutes of 1080p
 * in about 80 seconds.
 */
const MAX_SIDE_PX = 1_280;
/** The minimum time between two converted pictures in seconds: a little less than at 60 pictures per second. */
const MIN_PICTURE_SECONDS = 0.0155;
const THREADS = ['-threads', '2'];
const SCALE = `min(1,${MAX_SIDE_PX}/max(iw,ih))`;
const PICTURE_FILTERS = [
  `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${MIN_PICTURE_SECONDS})'`,
  // H.264 in 4:2:0 needs an even width and height.
  `scale=w='2*max(1,trunc(iw*${SCALE}/2))':h='2*max(1,trunc(ih*${SCALE}/2))':flags=bilinear`,
  'format=yuv420p',
].join();
const PICTURE = [
  ['-vf', PICTURE_FILTERS, '-fps_mode', 'vfr', '-enc_time_base', '-1', '-c:v', 'libx264', ...THREADS],
  ['-preset', 'superfast', '-crf', '23', '-maxrate', '6M', '-bufsize', '12M'],
].flat();
/** Fills gaps in the sound with silence, and mixes surround sound down to stereo. */
const SOUND_FILTERS = ['-af', 'aresample=async=1,aformat=channel_layouts=stereo|mono'];
const SOUNDS = {
  mp4: [...SOUND_FILTERS, '-c:a', 'aac', '-b:a', '160k'],
  webm: [...SOUND_FILTERS, '-c:a', 'libopus', '-b:a', '128k'],
};

const FROM_FLV = ['-map', '0:V:0', '-map', '0:a?', '-c', 'copy', '-f', 'matroska'];
/**
 * Packets of AVI have no presentation times, so they cannot be copied. MPEG program streams of cameras and recorders
 * contain codecs that browsers do not play.
 */
const ENCODED = ['-map', '0:V:0', ...PICTURE, '-map', '0:a:0?', ...SOUNDS.mp4, '-f', 'mp4'];

/** A video and the folder for the files that are made of it. */
export interface VideoFile {
  path: string;
  folder: string;
}

/** Converts videos that browsers do not play. Each call may run until the limits of one process (limits.ts). */
export interface VideoConverter {
  /**
   * Copies the tracks of an FLV file to Matroska, and encodes those of an AVI file or an MPEG program stream to MP4.
   * mediabunny reads none of these containers.
   * @returns the path of the new file, or of the given one if it has another container
   */
  unwrap(video: VideoFile, limits: MediaLimits, gone?: AbortSignal): Promise<string>;
  /**
   * Encodes tracks in H.264, AAC or Opus, and copies the others.
   * @returns the path of the new file
   */
  convert(video: VideoFile, conversion: Conversion, limits: MediaLimits, gone?: AbortSignal): Promise<string>;
}

/**
 * Creates the converter for videos in codecs and containers that browsers do not play: HEVC of phones, MPEG-2, PCM and
 * AC-3 of cameras, FLV of OBS. ffmpeg reads the uploaded file itself, so it may use only the container that the file's
 * first bytes name, a list of decoders (ffmpeg.ts) and no other file. Its output is remuxed and checked like an upload.
 * @param program the path or name of ffmpeg, version 5.1 or later
 * @throws {Error} if the program is missing
 */
export async function createVideoConverter(program: string): Promise<VideoConverter> {
  await checkFfmpeg(program);

  /** @throws {Error} if ffmpeg fails, exceeds a limit, or would write more bytes than a video may have */
  async function run({ input, output, demuxer }: Files, args: string[], limits: MediaLimits, gone?: AbortSignal) {
    const all = [
      ['-nostdin', '-v', 'error', '-filter_threads', '1', ...THREADS, '-max_pixels', `${limits.pixels}`],
      inputArguments(input, demuxer),
      ['-map_metadata', '-1', '-map_chapters', '-1', ...args],
      // A film of more than the maximum duration is refused afterwards, not cut off.
      ['-t', `${limits.videoSeconds + 1}`, '-fs', `${limits.videoBytes}`, `file:${output}`],
    ].flat();
    await runFfmpeg(program, all, limits, gone);
    // ffmpeg stops without an error at the first packet beyond the maximum size.
    if ((await stat(output)).size >= limits.videoBytes) throw new Error('the converted video is too large');
    return output;
  }

  return {
    async unwrap({ path, folder }, limits, gone) {
      const demuxer = await containerOf(path);
      if (!isForeign(demuxer)) return path;
      const files = { input: path, output: join(folder, 'unwrapped'), demuxer };
      return await run(files, demuxer === 'flv' ? FROM_FLV : ENCODED, limits, gone);
    },
    async convert({ path, folder }, conversion, limits, gone) {
      const files = { input: path, output: join(folder, 'converted'), demuxer: await containerOf(path) };
      return await run(files, argumentsFor(conversion), limits, gone);
    },
  };
}

interface Files {
  input: string;
  output: string;
  /** The container of the input. */
  demuxer: Demuxer;
}

function argumentsFor({ container, video, audio }: Conversion) {
  const sound = audio && ['-map', `0:a:${audio.index}?`, ...(audio.isEncoded ? SOUNDS[container] : ['-c:a', 'copy'])];
  return [
    ['-map', `0:v:${video.index}`, ...(video.isEncoded ? PICTURE : ['-c:v', 'copy'])],
    sound ?? [],
    ['-f', container],
  ].flat();
}

async function containerOf(path: string) {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return await demuxerOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
