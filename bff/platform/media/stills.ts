import sharp from 'sharp';
import { checkFfmpeg, inputArguments, runFfmpeg } from './ffmpeg.ts';
import type { MediaLimits } from './limits.ts';
import { refusals } from './media.errors.ts';
import { perceptualHashOf } from './perceptual-hash.ts';
import type { PreparedVideo } from './videos.ts';

/**
 * Hashes frames of a video.
 * @returns the perceptual hashes of the frames (perceptual-hash.ts)
 */
export type HashVideo = (video: PreparedVideo, limits: MediaLimits, gone?: AbortSignal) => Promise<string[]>;

/**
 * Hashes three key frames of a video: those nearest to the beginning, the middle and the end. The poster alone is not
 * enough, because a member can choose a poster unlike the video. ffmpeg decodes each frame in a process of its own,
 * which has limited time and memory and may read only the remuxed file (remux.ts).
 * @param program the path or name of ffmpeg
 * @throws {Error} if the program is missing, because banned pictures would pass undetected
 */
export async function createVideoHasher(program: string): Promise<HashVideo> {
  await checkFfmpeg(program);

  return async (video, limits, gone) => {
    const { firstPicture, lastPicture } = video;
    const hashes = new Set<string>();
    // ffmpeg returns no frame for a time after the last picture. The sound may continue after that, as in a song with a
    // still cover.
    for (const at of [firstPicture, (firstPicture + lastPicture) / 2, lastPicture]) {
      const png = await runFfmpeg(program, argumentsFor(video, at), limits, gone).catch(() => Buffer.alloc(0));
      gone?.throwIfAborted();
      // A video is not published if one of its frames cannot be checked.
      if (png.length === 0) throw refusals.broken();
      const hash = await perceptualHashOf(await sharp(png).raw().toBuffer({ resolveWithObject: true }));
      if (hash !== null) hashes.add(hash);
    }
    return [...hashes];
  };
}

function argumentsFor({ path, container }: PreparedVideo, at: number) {
  return [
    ['-nostdin', '-v', 'error', '-threads', '1'],
    ['-noaccurate_seek', '-ss', (Math.floor(at * 1_000) / 1_000).toFixed(3)],
    inputArguments(path, container === 'webm' ? 'matroska' : 'mov'),
    ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=512:-2', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ].flat();
}
