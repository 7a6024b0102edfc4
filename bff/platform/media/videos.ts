import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hearErrors } from '../../http/http-server.ts';
import type { VideoConverter } from './convert.ts';
import type { MediaLimits } from './limits.ts';
import { refusals } from './media.errors.ts';
import { boundMemory } from './memory-bound.ts';
import type { RemuxRequest } from './remux.ts';

/** The heap limit of the child process in MiB. A five-minute video needs about 30 MiB. */
const HEAP_LIMIT = 256;

const trackConversion = z.object({ index: z.number(), isEncoded: z.boolean() });
const answers = z.union([
  z.object({
    video: z.object({
      container: z.enum(['mp4', 'webm']),
      width: z.number(),
      height: z.number(),
      duration: z.number(),
      firstPicture: z.number(),
      lastPicture: z.number(),
    }),
  }),
  z.object({
    problem: z.enum([
      'tooLong',
      'tooManyPixels',
      'videoCodec',
      'hevc',
      'audioCodec',
      'audioBesideVp8',
      'noVideo',
      'spliced',
      'broken',
    ]),
    conversion: z
      .object({
        container: z.enum(['mp4', 'webm']),
        video: trackConversion,
        audio: trackConversion.nullable(),
        duration: z.number(),
      })
      .optional(),
  }),
]);

type Answer = z.infer<typeof answers>;

const REFUSALS = {
  tooLong: refusals.videoTooLong,
  tooManyPixels: refusals.tooManyPixels,
  videoCodec: refusals.videoCodec,
  hevc: refusals.hevc,
  audioCodec: refusals.audioCodec,
  audioBesideVp8: refusals.audioBesideVp8,
  noVideo: refusals.unsupported,
  spliced: refusals.spliced,
  broken: refusals.broken,
};

export interface PreparedVideo {
  path: string;
  container: 'mp4' | 'webm';
  /** The width and height in pixels, as a player displays the video. */
  width: number;
  height: number;
  /** The duration of the longer track in seconds. */
  duration: number;
  /** The times of the first and the last picture of the video, in seconds. */
  firstPicture: number;
  lastPicture: number;
  bytes: number;
}

interface PrepareOptions {
  /** Converts videos that browsers do not play. If absent, such videos are refused. */
  converter?: VideoConverter | undefined;
  /** Kills the processes that handle the video when aborted. */
  gone?: AbortSignal | undefined;
}

/**
 * Copies a video's pictures and sound, without metadata, to a new file (remux.ts). Converts the video before that, if
 * browsers do not play it. Child processes do the work.
 * @param folder the folder for the new files
 * @throws {ApiError} VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE, BROKEN_FILE
 * @throws the abort reason of `gone`
 */
export async function prepareVideo(
  path: string,
  folder: string,
  limits: MediaLimits,
  { converter, gone }: PrepareOptions = {},
): Promise<PreparedVideo> {
  const output = join(folder, 'clean');

  async function attempt(input: string) {
    const request = { input, output, maxSeconds: limits.videoSeconds, maxPixels: limits.pixels };
    const answer = answers.safeParse(await runChild(request, limits, gone));
    gone?.throwIfAborted();
    return answer.success ? answer.data : { problem: 'broken' as const };
  }
  async function prepared(answer: Answer): Promise<PreparedVideo> {
    if ('problem' in answer) throw REFUSALS[answer.problem]();
    return { ...answer.video, path: output, bytes: (await stat(output)).size };
  }
  /** Converts a part of the video, or refuses the video if ffmpeg fails. */
  async function converted(conversion: Promise<string>, refusal: () => Error) {
    return await conversion.catch(() => {
      gone?.throwIfAborted();
      throw refusal();
    });
  }

  if (!converter) return await prepared(await attempt(path));
  const readable = await converted(converter.unwrap({ path, folder }, limits, gone), refusals.unsupported);
  const answer = await attempt(readable);
  if (!('problem' in answer) || !answer.conversion) return await prepared(answer);
  const { problem, conversion } = answer;
  const playable = converter.convert({ path: readable, folder }, conversion, limits, gone);
  const video = await prepared(await attempt(await converted(playable, REFUSALS[problem])));
  // ffmpeg does not fail if the video is truncated or damaged.
  const missing = conversion.duration - video.duration;
  if (missing > 1 + conversion.duration / 20) throw refusals.broken();
  return video;
}

/** Returns the message of the child process; undefined if the child crashed, took too long or used too much memory. */
function runChild(request: RemuxRequest, { processingTime, processingMemory }: MediaLimits, gone?: AbortSignal) {
  // Packets live only briefly, so a small young generation of the heap and few malloc arenas suffice. They reduce the
  // memory of the child process from 100 MiB to 40 MiB.
  return new Promise<unknown>((resolve, reject) => {
    let answer: unknown;
    const child = hearErrors(
      fork(childEntry(), [JSON.stringify(request)], {
        execArgv: [
          `--max-old-space-size=${HEAP_LIMIT}`,
          '--max-semi-space-size=1',
          ...(isSource ? ['--import', 'tsx'] : []),
        ],
        env: { MALLOC_ARENA_MAX: '2' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        timeout: processingTime,
        killSignal: 'SIGKILL',
      }),
    );
    boundMemory(child, processingMemory);
    child.on('message', (message) => {
      answer = message;
    });
    const end = () => void child.kill('SIGKILL');
    gone?.addEventListener('abort', end);
    child.on('error', reject);
    child.on('close', () => {
      gone?.removeEventListener('abort', end);
      resolve(answer);
    });
  });
}

const isSource = import.meta.url.endsWith('.ts');

/**
 * Finds the script of the child process. In the sources it is next to this file; in the build it is next to the other
 * programs.
 */
function childEntry() {
  const candidates = isSource ? ['./remux.child.ts'] : ['./remux.child.js', '../remux.child.js'];
  const found = candidates
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error('remux.child is not part of this build (bff/vite.config.ts)');
  return found;
}
