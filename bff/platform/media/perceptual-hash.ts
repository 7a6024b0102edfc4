import phash from 'sharp-phash';
import sharp from 'sharp';
import type { Pixels } from './images.ts';

/** Bits, of 64. tests/platform/perceptual-hash.test.ts shows what these three find and spare. */
export const MOST_DIFFERENT = 12;
/** The same where nothing is known of the colours. */
const MOST_WITHOUT_COLOURS = 8;
/** Of 255: how far the colours of a copy may lie from the original's, on average. */
const COLOURS_APART = 14;

/** Of 255, from the mean. A picture of one colour has no structure but noise, in which it resembles any other. */
const LEAST_STRUCTURE = 3;
const GRID = 4; // colours across and down
const GREY = 10; // of 255: from here on a picture has colours

/**
 * What a picture looks like: where it is light and dark, in 16 hexadecimal digits, then its colours, coarsely. Drawings
 * and portraits of one make differ in little else than their colours; a copy in black and white is known without them.
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
  if (spread.every(({ stdev }) => stdev < LEAST_STRUCTURE)) return null;
  const bits = await phash(small.data, raw);
  const colours = await sharp(small.data, raw).resize({ width: GRID, height: GRID, fit: 'fill' }).raw().toBuffer();
  return `${BigInt(`0b${bits}`).toString(16).padStart(16, '0')}-${colours.toString('hex')}`;
}

/** Whether two hashes are of the same picture: resized, compressed again, cropped a little, or without its colours. */
export function isSamePicture(one: string, other: string) {
  const [[shape = '', colours], [otherShape = '', otherColours]] = [one.split('-'), other.split('-')];
  const apart = bitsApart(shape, otherShape);
  if (colours === undefined || otherColours === undefined) return apart <= MOST_WITHOUT_COLOURS;
  return apart <= MOST_DIFFERENT && coloursApart(colours, otherColours) <= COLOURS_APART;
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

/** Three bytes a cell, however many the picture had. */
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
