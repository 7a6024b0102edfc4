import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VideoConverter } from './convert.ts';
import { IMAGE_WIDTHS, POSTER_WIDTHS, prepareImage } from './images.ts';
import type { MediaLimits } from './limits.ts';
import { refusals } from './media.errors.ts';
import type { MediaKind, MediaVariant } from './media.table.ts';
import type { ReceivedFile } from './receive.ts';
import type { HashVideo } from './stills.ts';
import { mimeTypeOfKey } from './store.ts';
import { prepareVideo } from './videos.ts';

/** The result of processing an upload: the values for its database row and the files for the store. */
export interface PreparedMedia {
  kind: MediaKind;
  width: number;
  height: number;
  duration: number | null;
  thumbhash: string | null;
  mimeType: string;
  variants: MediaVariant[];
  posterKey: string | null;
  /** The perceptual hash of the image, or of sampled frames of the video. */
  hashes: string[];
  /** The paths of the finished files; each key of the map is the file's key in the store. */
  files: Map<string, string>;
}

/** A file on the local disk, with the id that its database row will have. */
interface Upload extends ReceivedFile {
  id: string;
  /** Aborted when the client disconnects. The child processes that handle the client's video then end. */
  gone?: AbortSignal | undefined;
}

/** The uses of ffmpeg. Each is absent if ffmpeg is not set. */
export interface VideoTools {
  converter?: VideoConverter | undefined;
  hashVideo?: HashVideo | undefined;
}

/**
 * @throws {ApiError} the errors of `prepareImage` and `prepareVideo`
 * @throws `gone.reason` if the signal `gone` aborts, because the client has disconnected
 */
export async function prepareMedia(
  file: Upload,
  poster: ReceivedFile | undefined,
  limits: MediaLimits,
  tools: VideoTools = {},
): Promise<PreparedMedia> {
  return file.kind === 'image' ? await image(file, limits) : await video(file, poster, limits, tools);
}

async function image({ id, ...file }: Upload, limits: MediaLimits): Promise<PreparedMedia> {
  const { renditions, hash, ...facts } = await prepareImage(file.path, dirname(file.path), IMAGE_WIDTHS, limits);
  const named = renditions.map(({ path, width, bytes }) => ({
    path,
    variant: { key: `${id}-${width}.webp`, width, bytes },
  }));
  return {
    ...facts,
    kind: 'image',
    duration: null,
    mimeType: 'image/webp',
    variants: named.map(({ variant }) => variant),
    posterKey: null,
    hashes: hash === null ? [] : [hash],
    files: new Map(named.map(({ variant, path }) => [variant.key, path])),
  };
}

async function video(
  { id, gone, ...file }: Upload,
  posterFile: ReceivedFile | undefined,
  limits: MediaLimits,
  { converter, hashVideo = () => Promise.resolve([]) }: VideoTools,
): Promise<PreparedMedia> {
  const folder = dirname(file.path);
  // The poster is processed first, because it takes less time than the video: if the poster is broken, the video need
  // not be processed.
  const poster = posterFile && (await preparePoster(posterFile, folder, limits));
  const clean = await prepareVideo(file.path, folder, limits, { converter, gone });
  const { path, container, width, height, duration, bytes } = clean;
  const hashes = await hashVideo(clean, limits, gone);
  const key = `${id}.${container}`;
  const files = new Map([[key, path]]);
  const posterKey = poster ? `${id}-poster.webp` : null;
  if (poster && posterKey !== null) files.set(posterKey, poster.path);

  return {
    kind: 'video',
    width,
    height,
    duration,
    thumbhash: poster?.thumbhash ?? null,
    mimeType: mimeTypeOfKey(key),
    variants: [{ key, width, bytes }],
    posterKey,
    hashes: [...new Set([...(poster?.hash == null ? [] : [poster.hash]), ...hashes])],
    files,
  };
}

async function preparePoster(file: ReceivedFile, folder: string, limits: MediaLimits) {
  if (file.kind !== 'image') throw refusals.brokenPoster();
  const { renditions, thumbhash, hash } = await prepareImage(file.path, folder, POSTER_WIDTHS, limits);
  const [widest] = renditions.slice(-1);
  if (!widest) throw refusals.brokenPoster();
  const path = join(folder, 'poster.webp');
  await rename(widest.path, path);
  return { path, thumbhash, hash };
}
