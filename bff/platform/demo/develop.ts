import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { perceptualHashOf } from '../media/perceptual-hash.ts';
import { thumbhashOf } from '../media/images.ts';
import type { PreparedMedia } from '../media/prepare.ts';

/** Encoding at the first start keeps a developer waiting; three tenths larger files are not. */
const WEBP = { quality: 82, effort: 1 } as const;
const NARROW = 480; // px, as an upload's narrowest

/**
 * From a painting straight to what the store keeps of an upload (media/prepare.ts), without the detour over a file:
 * there is nothing in our own pixels to be checked or stripped.
 * @param widths of the renditions, narrowest first; null is the painting's own
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
