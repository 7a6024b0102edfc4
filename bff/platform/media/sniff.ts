import { fileTypeFromBuffer } from 'file-type';
import { isAvif, isoBrandsOf } from './avif.ts';
import { refusals } from './media.errors.ts';
import type { MediaKind } from './media.table.ts';

/** The number of bytes at the start of a file that contain the signature of every accepted type. */
export const SNIFF_BYTES = 4_100;

const PICTURES = ['jpg', 'png', 'apng', 'webp', 'gif', 'avif'];

/** The names of ffmpeg's demuxers for the accepted video containers. */
export type Demuxer = 'mov' | 'matroska' | 'mpegts' | 'flv' | 'avi' | 'mpeg';

const DEMUXERS: Record<string, Demuxer> = {
  mp4: 'mov',
  m4v: 'mov',
  mov: 'mov',
  f4v: 'mov',
  '3gp': 'mov',
  '3g2': 'mov',
  mts: 'mpegts',
  webm: 'matroska',
  mkv: 'matroska',
  flv: 'flv',
  avi: 'avi',
  mpg: 'mpeg',
};

/** The containers that mediabunny cannot read, so that only ffmpeg can copy their tracks to another container. */
const FOREIGN: Demuxer[] = ['flv', 'avi', 'mpeg'];

/** The boxes with which a QuickTime file of an old camera begins, and which `file-type` does not recognize. */
const QUICKTIME_BOXES = ['skip', 'pnot'];

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/**
 * Returns the kind of a file, judged by its first bytes. Ignores the file name and the MIME type that the client sends.
 * @param canConvert true if ffmpeg can convert videos, so that its containers are accepted too
 * @throws {ApiError} UNSUPPORTED_FILE
 */
export async function kindOf(head: Uint8Array, canConvert = false): Promise<MediaKind> {
  // The major brand alone does not distinguish AVIF from HEIC: it may be `mif1` in both formats. The compatible brands
  // that follow it name the format.
  const brands = isoBrandsOf(head);
  if (isAvif(brands)) return 'image';
  if (HEIC_BRANDS.includes(brands[0] ?? '')) throw refusals.heic();
  const type = await extensionOf(head);
  if (type === 'heic') throw refusals.heic();
  if (PICTURES.includes(type)) return 'image';
  if (isForeign(await demuxerOf(head)) && !canConvert) throw refusals.unsupported();
  return 'video';
}

/**
 * Returns the container of a video, judged by its first bytes.
 * @throws {ApiError} UNSUPPORTED_FILE
 */
export async function demuxerOf(head: Uint8Array): Promise<Demuxer> {
  const demuxer = DEMUXERS[await extensionOf(head)];
  if (!demuxer) throw refusals.unsupported();
  return demuxer;
}

export function isForeign(demuxer: Demuxer) {
  return FOREIGN.includes(demuxer);
}

/** Returns the file name extension that fits the content; an empty string for an unknown format. */
async function extensionOf(head: Uint8Array) {
  if (QUICKTIME_BOXES.includes(Buffer.from(head.subarray(4, 8)).toString('latin1'))) return 'mov';
  return (await fileTypeFromBuffer(head))?.ext ?? '';
}
