import { fileTypeFromBuffer } from 'file-type';
import { isAvif, isoBrandsOf } from './avif.ts';
import { refusals } from './media.errors.ts';
import type { MediaKind } from './media.table.ts';

/** The number of bytes at the start of a file that contain the signature of every accepted type. */
export const SNIFF_BYTES = 4_100;

const KINDS: Record<string, MediaKind> = {
  jpg: 'image',
  png: 'image',
  apng: 'image',
  webp: 'image',
  gif: 'image',
  avif: 'image',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  f4v: 'video',
  '3gp': 'video',
  '3g2': 'video',
  mts: 'video',
  webm: 'video',
  mkv: 'video',
};

/** The boxes with which a QuickTime file of an old camera begins, and which `file-type` does not recognize. */
const QUICKTIME_BOXES = ['skip', 'pnot'];

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/**
 * Returns the kind of a file, judged by its first bytes. Ignores the file name and the MIME type that the client sends.
 * @throws {ApiError} UNSUPPORTED_FILE
 */
export async function kindOf(head: Uint8Array): Promise<MediaKind> {
  // The major brand alone does not distinguish AVIF from HEIC: it may be `mif1` in both formats. The compatible brands
  // that follow it name the format.
  const brands = isoBrandsOf(head);
  if (isAvif(brands)) return 'image';
  if (HEIC_BRANDS.includes(brands[0] ?? '')) throw refusals.heic();
  if (QUICKTIME_BOXES.includes(Buffer.from(head.subarray(4, 8)).toString('latin1'))) return 'video';
  const type = await fileTypeFromBuffer(head);
  if (type?.ext === 'heic') throw refusals.heic();
  const kind = type && Object.hasOwn(KINDS, type.ext) ? KINDS[type.ext] : undefined;
  if (!kind) throw refusals.unsupported();
  return kind;
}
