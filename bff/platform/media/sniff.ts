import { fileTypeFromBuffer } from 'file-type';
import { isAvif, isoBrandsOf } from './avif.ts';
import { refusals } from './media.errors.ts';
import type { MediaKind } from './media.table.ts';

/** The number of first bytes that suffices for the signatures of all accepted types. */
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
  '3gp': 'video',
  webm: 'video',
  mkv: 'video',
};

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/**
 * Returns the kind of a file by its first bytes. File names and MIME types that the client sends are ignored.
 * @throws {ApiError} UNSUPPORTED_FILE
 */
export async function kindOf(head: Uint8Array): Promise<MediaKind> {
  // The major brand does not distinguish AVIF from HEIC: it may be `mif1` in both, and the specific brand follows among
  // the compatible brands.
  const brands = isoBrandsOf(head);
  if (isAvif(brands)) return 'image';
  if (HEIC_BRANDS.includes(brands[0] ?? '')) throw refusals.heic();
  const type = await fileTypeFromBuffer(head);
  if (type?.ext === 'heic') throw refusals.heic();
  const kind = type && Object.hasOwn(KINDS, type.ext) ? KINDS[type.ext] : undefined;
  if (!kind) throw refusals.unsupported();
  return kind;
}
