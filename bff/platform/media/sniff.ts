import { fileTypeFromBuffer } from 'file-type';
import { refusals } from './media.errors.ts';
import type { MediaKind } from './media.table.ts';

/** Enough for every signature that is accepted. */
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

/**
 * What a file is, by its first bytes; names and MIME types that came with it are not asked.
 * @throws {ApiError} UNSUPPORTED_FILE
 */
export async function kindOf(head: Uint8Array): Promise<MediaKind> {
  const type = await fileTypeFromBuffer(head);
  if (type?.ext === 'heic') throw refusals.heic();
  const kind = type && Object.hasOwn(KINDS, type.ext) ? KINDS[type.ext] : undefined;
  if (!kind) throw refusals.unsupported();
  return kind;
}
