import type { Readable } from 'node:stream';

/**
 * Where renditions and copies of members' data live, by key: flat, written once, never changed. Shaped after object
 * storage: whole puts, ranged reads, no paths and no listing.
 */
export interface MediaStore {
  /**
   * Takes the file over (it is gone from `path` afterwards). Lasting when it answers; on failure nothing is there.
   * @param path a finished file in this process's hands
   */
  put(key: string, path: string, mimeType: string): Promise<void>;
  /** Null when there is nothing under the key. Close what was opened, unless it was read to the end or destroyed. */
  open(key: string): Promise<StoredObject | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}

export interface StoredObject {
  /** Bytes. */
  size: number;
  /** Strong, quotes included. */
  etag: string;
  /** The bytes `start` to `end`, both included; to be called once. */
  read(start: number, end: number): Readable;
  close(): Promise<void>;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z0-9]+)?\.(webp|mp4|webm)$/;

/** Keys are made here alone: a UUID, a rendition, an extension. Nothing that could climb out of a folder. */
export function isMediaKey(text: string) {
  return KEY.test(text);
}

const COPY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.zip$/;

/** A rendition, or a copy of a member's data, which no address of media leads to. */
export function isStoredKey(text: string) {
  return isMediaKey(text) || COPY_KEY.test(text);
}

const ID_LENGTH = 36;

/** Whose rendition it is. */
export function idOfKey(key: string) {
  return key.slice(0, ID_LENGTH);
}

const MIME_TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' };

export function mimeTypeOfKey(key: string) {
  return MIME_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
