import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { MediaLimits } from './limits.ts';
import { boundMemory } from './memory-bound.ts';
import type { Demuxer } from './sniff.ts';

const start = promisify(execFile);
const MiB = 1024 ** 2;

/** The decoders that ffmpeg may use: those for the files of phones, cameras, screen recorders and OBS. */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libdav1d', 'av1', 'mpeg1video', 'mpeg2video', 'mpeg4', 'h263', 'flv', 'vp6f'],
  ...['mjpeg', 'prores', 'utvideo'],
  ...['aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'opus', 'libopus', 'vorbis', 'flac', 'alac', 'ac3', 'eac3', 'dca'],
  ...['amrnb', 'amrwb', 'adpcm_ima_qt', 'adpcm_ima_wav', 'adpcm_ms', 'adpcm_swf', 'nellymoser', 'speex', 'libspeex'],
  ...['pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be'],
  ...['pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_mulaw', 'pcm_alaw', 'pcm_bluray', 'pcm_dvd'],
];

/**
 * Runs ffmpeg in a process of its own, with limited time and memory and without the environment of this process. The
 * process has a low priority, so that it does not delay responses.
 * @param program the path or name of ffmpeg
 * @param gone kills the process when aborted
 * @returns the bytes that ffmpeg writes to its standard output
 */
export async function runFfmpeg(
  program: string,
  args: string[],
  { processingTime, processingMemory }: Pick<MediaLimits, 'processingTime' | 'processingMemory'>,
  gone?: AbortSignal,
) {
  const bounds = { timeout: processingTime, killSignal: 'SIGKILL', maxBuffer: 16 * MiB } as const;
  const running = start(program, args, { ...bounds, encoding: 'buffer', env: {}, ...(gone && { signal: gone }) });
  boundMemory(running.child, processingMemory);
  lowerPriority(running.child.pid);
  return (await running).stdout;
}

/** @throws {Error} if the program is missing */
export async function checkFfmpeg(program: string) {
  await runFfmpeg(program, ['-version'], { processingTime: 10_000, processingMemory: 512 * MiB });
}

/** Returns the arguments with which ffmpeg opens a file in one given container, and no other file or address. */
export function inputArguments(path: string, demuxer: Demuxer) {
  return [
    ['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-codec_whitelist', DECODERS.join()],
    ['-f', demuxer, '-i', `file:${path}`],
  ].flat();
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already.
  }
}
