import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { perceptualHashOf } from '../platform/media/perceptual-hash.ts';
import { thumbhashOf } from '../platform/media/images.ts';
import type { PreparedMedia } from '../platform/media/prepare.ts';

/**
 * Encodes with the lowest effort, because a developer waits for all pictures at the first start. The files are about 30
 * % larger than with a higher effort.
 */
const WEBP = { quality: 82, effort: 1 } as const;
const NARROW = 480; // px, the narrowest width of an uploaded picture

/**
 * Encodes a painting as the files that the media store keeps for an uploaded picture (media/prepare.ts). Skips the
 * safety checks of an upload, because pictures that we render are safe and contain no metadata.
 * @param widths the widths of the files in pixels, the narrowest first; null means the painting's own width
 */
export async function develop(
  id: string,
  painting: Sharp,
  folder: string,
  widths: readonly (number | null)[] = [NARROW, null],
): Promise<PreparedMedia> {
  const pixels = await painting.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = pixels;
  const variants = [];
  const files = new Map<string, string>();
  for (const wanted of widths) {
    const width = wanted ?? info.width;
    const key = `${id}-${width}.webp`;
    const path = join(folder, key);
    await sharp(data, { raw: info }).resize({ width }).webp(WEBP).toFile(path);
    variants.push({ key, width, bytes: (await stat(path)).size });
    files.set(key, path);
  }
  const hash = await perceptualHashOf(pixels);
  return {
    kind: 'image',
    width: info.width,
    height: info.height,
    duration: null,
    thumbhash: await thumbhashOf(pixels),
    mimeType: 'image/webp',
    variants,
    posterKey: null,
    hashes: hash === null ? [] : [hash],
    files,
  };
}
