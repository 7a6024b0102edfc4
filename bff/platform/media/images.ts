import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { nameAvif } from './avif.ts';
import { endJpeg } from './jpeg.ts';
import type { MediaLimits } from './limits.ts';
import { perceptualHashOf, type Pixels } from './perceptual-hash.ts';
import { refusals } from './media.errors.ts';

/**
 * The widths of an image's renditions, in pixels. An image is never enlarged, so an image narrower than some of these
 * widths has fewer renditions.
 */
export const IMAGE_WIDTHS = [480, 960, 1_600];
export const POSTER_WIDTHS = [960];

/** The maximum ratio of height to width. A taller picture gets narrower renditions, because WebP limits the height. */
const TALLEST = 4;
const THUMBHASH_SIDE_PX = 100;
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];

export interface Rendition {
  path: string;
  width: number;
  bytes: number;
}

export interface PreparedImage {
  /** The width and height of the original in pixels, after turning it upright. */
  width: number;
  height: number;
  /** The ThumbHash (a tiny placeholder image) in Base64. */
  thumbhash: string;
  /**
   * The perceptual hash, with which copies of a picture are recognized (perceptual-hash.ts). Null for a picture without
   * structure, such as a single-colour picture.
   */
  hash: string | null;
  /** The renditions of the image as WebP files, the narrowest first. */
  renditions: Rendition[];
}

/**
 * Decodes a picture and encodes it again as WebP, upright and in sRGB, so that no metadata is kept. Only the first
 * frame of an animation is kept. May change the uploaded file itself: an AVIF file gets another brand (avif.ts), and a
 * JPEG file its end marker (jpeg.ts).
 * @param folder the folder for the renditions
 * @throws {ApiError} TOO_MANY_PIXELS, UNSUPPORTED_FILE, BROKEN_FILE
 */
export async function prepareImage(
  path: string,
  folder: string,
  widths: number[],
  limits: MediaLimits,
): Promise<PreparedImage> {
  await nameAvif(path);
  const { width, height } = await measure(path, limits);
  const pixels = await decode(path, Math.max(...widths), limits);
  const fitting = widths.filter((candidate) => candidate < pixels.info.width);

  const renditions: Rendition[] = [];
  for (const target of [...fitting, pixels.info.width]) {
    renditions.push(await encode(pixels, target, join(folder, `${target}.webp`)));
  }
  return { width, height, thumbhash: await thumbhashOf(pixels), hash: await perceptualHashOf(pixels), renditions };
}

/** Reads only the picture's header, so that a decompression bomb is refused before it is decoded. */
async function measure(path: string, limits: MediaLimits) {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusals.broken();
    });
  if (!FORMATS.includes(metadata.format)) throw refusals.unsupported();
  if (metadata.width * metadata.height > limits.pixels) throw refusals.tooManyPixels();
  return metadata.autoOrient;
}

async function decode(path: string, widest: number, limits: MediaLimits): Promise<Pixels> {
  try {
    return await pixelsOf(path, widest, limits, 'error');
  } catch {
    if (!(await endJpeg(path))) throw refusals.broken();
  }
  // A JPEG file that lacks pixels as well, and not only its end marker, now has a warning.
  return await pixelsOf(path, widest, limits, 'warning').catch(() => {
    throw refusals.broken();
  });
}

function pixelsOf(path: string, widest: number, limits: MediaLimits, failOn: 'error' | 'warning') {
  return sharp(path, { limitInputPixels: limits.pixels, failOn, sequentialRead: true })
    .timeout({ seconds: Math.ceil(limits.processingTime / 1_000) })
    .autoOrient()
    .resize({ width: widest, height: widest * TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Pixels, width: number, path: string): Promise<Rendition> {
  await sharp(data, { raw: info }).resize({ width }).webp({ quality: 80, effort: 3 }).toFile(path);
  const { size } = await stat(path);
  return { path, width, bytes: size };
}

/** Base64. */
export async function thumbhashOf({ data, info }: Pixels) {
  const small = await sharp(data, { raw: info })
    .resize({ width: THUMBHASH_SIDE_PX, height: THUMBHASH_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
}
