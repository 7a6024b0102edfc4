import type { Readable } from 'node:stream';

/**
 * Stores media variants and data exports by key. Keys are flat, written once and never changed. The interface follows
 * object storage: whole puts, ranged reads, no paths and no listing.
 */
export interface MediaStore {
  /**
   * Moves the file into the store; it is gone from `path` afterwards. Durable when it resolves; stores nothing when it
   * rejects.
   * @param path a finished file that belongs to this process
   */
  put(key: string, path: string, mimeType: string): Promise<void>;
  /**
   * Returns null when the key does not exist. The caller must close the object, unless it was read to the end or
   * destroyed.
   */
  open(key: string): Promise<StoredObject | null>;
  /** Does nothing when the key does not exist. */
  delete(key: string): Promise<void>;
}

export interface StoredObject {
  /** Bytes. */
  size: number;
  /** A strong ETag, with its quotes. */
  etag: string;
  /** Reads the bytes `start` to `end`, both inclusive. May be called once. */
  read(start: number, end: number): Readable;
  close(): Promise<void>;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z0-9]+)?\.(webp|mp4|webm)$/;

/** Returns true for a key that we generated: a UUID, a variant and an extension. It cannot contain a path. */
export function isMediaKey(text: string) {
  return KEY.test(text);
}

const COPY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.zip$/;

/** Returns true for a media key or the key of a data export, which has no media URL. */
export function isStoredKey(text: string) {
  return isMediaKey(text) || COPY_KEY.test(text);
}

const ID_LENGTH = 36;

/** Returns the id of the file that the variant belongs to. */
export function idOfKey(key: string) {
  return key.slice(0, ID_LENGTH);
}

const MIME_TYPES: Record<string, string> = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' };

export function mimeTypeOfKey(key: string) {
  return MIME_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
