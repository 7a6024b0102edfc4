import phash from 'sharp-phash';
import sharp, { type OutputInfo } from 'sharp';

/**
 * The maximum number of different bits, out of 64, between the hashes of two copies of a picture.
 * tests/platform/media/perceptual-hash.test.ts shows which pictures match with this limit and the next two limits.
 */
export const MAX_DIFFERENT = 12;
/** The maximum number of different bits, out of 64, if one of the two copies has no colours. */
const MAX_WITHOUT_COLOURS = 8;
/** The maximum average colour difference between a copy and the original, on a scale of 0 to 255. */
const COLOURS_APART = 14;

/**
 * The minimum standard deviation of the pixel values, on a scale of 0 to 255. A single-colour picture contains only
 * noise, and the hash of noise may resemble that of any other picture.
 */
const MIN_STRUCTURE = 3;
const GRID = 4; // number of colours per row and per column
const GREY = 10; // minimum spread of the colour channels for a picture with colours, out of 255

/** The uncompressed pixels of a picture, with three or four channels. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Computes a perceptual hash: 16 hexadecimal digits for the structure of the brightness, then a coarse grid of colours.
 * The colours are needed because drawings or portraits in one style often have the same structure. If a copy is black
 * and white, only the brightness is compared.
 * @returns null for a picture without structure
 */
export async function perceptualHashOf({ data, info }: Pixels) {
  const small = await sharp(data, { raw: info })
    .resize({ width: 128, height: 128, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const raw = { raw: { width, height, channels } };
  const { channels: spread } = await sharp(small.data, raw).stats();
  if (spread.every(({ stdev }) => stdev < MIN_STRUCTURE)) return null;
  const bits = await phash(small.data, raw);
  const colours = await sharp(small.data, raw).resize({ width: GRID, height: GRID, fit: 'fill' }).raw().toBuffer();
  return `${BigInt(`0b${bits}`).toString(16).padStart(16, '0')}-${colours.toString('hex')}`;
}

/**
 * Returns true if two hashes belong to copies of the same picture, even if one copy was resized, recompressed, cropped
 * a little or made black and white.
 */
export function isSamePicture(one: string, other: string) {
  const [[shape = '', colours], [otherShape = '', otherColours]] = [one.split('-'), other.split('-')];
  const apart = bitsApart(shape, otherShape);
  if (colours === undefined || otherColours === undefined) return apart <= MAX_WITHOUT_COLOURS;
  return apart <= MAX_DIFFERENT && coloursApart(colours, otherColours) <= COLOURS_APART;
}

function bitsApart(one: string, other: string) {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}

function coloursApart(one: string, other: string) {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  const [mine, theirs] = isGrey(a) || isGrey(b) ? [greysOf(a), greysOf(b)] : [[...a], [...b]];
  return mine.reduce((sum, value, index) => sum + Math.abs(value - (theirs[index] ?? 0)), 0) / mine.length;
}

/** Splits the colour grid of a perceptual hash into cells of three bytes each (RGB). */
function cellsOf(colours: Buffer) {
  return Array.from({ length: colours.length / 3 }, (_, cell) => [...colours.subarray(cell * 3, cell * 3 + 3)]);
}

function isGrey(colours: Buffer) {
  const spread = cellsOf(colours).map((cell) => Math.max(...cell) - Math.min(...cell));
  return spread.reduce((sum, value) => sum + value, 0) / spread.length < GREY;
}

function greysOf(colours: Buffer) {
  return cellsOf(colours).map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
}
