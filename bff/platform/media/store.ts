import type { Readable } from 'node:stream';

/**
 * Stores media variants and data exports by key. A key is written a single time and its content never changes. The
 * interface follows object storage: it writes whole objects, reads ranges, and has neither paths nor listings.
 */
export interface MediaStore {
  /**
   * Moves the file from `path` into the store. When the promise resolves, the file is stored durably; when it rejects,
   * nothing is stored.
   * @param path a finished file that only this process uses
   */
  put(key: string, path: string, mimeType: string): Promise<void>;
  /**
   * Opens a stored file. Returns null if the key does not exist. The caller must close the returned object unless the
   * stream has been read to its end or destroyed.
   */
  open(key: string): Promise<StoredObject | null>;
  /** Deletes the file. Does nothing if the key does not exist. */
  delete(key: string): Promise<void>;
}

export interface StoredObject {
  /** Bytes. */
  size: number;
  /** A strong ETag, including its quotes. */
  etag: string;
  /** Reads the bytes from `start` to `end`, both inclusive. The caller may call `read` a single time. */
  read(start: number, end: number): Readable;
  close(): Promise<void>;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z0-9]+)?\.(webp|mp4|webm)$/;

/**
 * Returns true for a key that the platform generated: a UUID, a variant and an extension. Such a key cannot contain a
 * path.
 */
export function isMediaKey(text: string) {
  return KEY.test(text);
}

const COPY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.zip$/;

/** Returns true for a media key, and for the key of a data export (which has no URL under `/media/`). */
export function isStoredKey(text: string) {
  return isMediaKey(text) || COPY_KEY.test(text);
}

const ID_LENGTH = 36;

/** Returns the id of the media file to which the variant with this key belongs. */
export function idOfKey(key: string) {
  return key.slice(0, ID_LENGTH);
}

const MIME_TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' };

export function mimeTypeOfKey(key: string) {
  return MIME_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
