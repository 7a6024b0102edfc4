import phash from 'sharp-phash';
import sharp, { type OutputInfo } from 'sharp';

/**
 * Maximum distance in bits, of 64. tests/platform/media/perceptual-hash.test.ts shows the matches and misses of all
 * three limits.
 */
export const MAX_DIFFERENT = 12;
/** Maximum distance in bits when one of the pictures has no colours. */
const MAX_WITHOUT_COLOURS = 8;
/** Maximum average colour distance between a copy and the original, of 255. */
const COLOURS_APART = 14;

/**
 * Minimum deviation from the mean, of 255. A single-colour picture has only noise, which resembles any other picture.
 */
const MIN_STRUCTURE = 3;
const GRID = 4; // colours across and down
const GREY = 10; // of 255: minimum spread of a picture with colours

/** Three channels or four, uncompressed. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Computes a perceptual hash: brightness structure in 16 hexadecimal digits, then a coarse colour grid. Drawings and
 * portraits of one style often differ only in their colours. A black-and-white copy is compared without them.
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

/** Returns true when two hashes are of the same picture: resized, recompressed, cropped a little or turned to grey. */
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

/** Splits the grid into cells of three bytes (RGB). */
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
