import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** One stored variant of a file: an image in a certain width, or the video itself. */
export interface MediaVariant {
  key: string;
  /** Pixels. */
  width: number;
  bytes: number;
}

export type MediaKind = 'image' | 'video';
/** The use of a file. An upload has the purpose 'post' until a message, an ad or a profile uses it. */
export type MediaPurpose = 'post' | 'avatar' | 'cover' | 'message' | 'ad';

/** The rows of the table `media` (db/migrations/002-media.ts). */
export interface MediaTable {
  id: string;
  owner_id: string;
  purpose: Generated<MediaPurpose>;
  post_id: string | null;
  position: Generated<number>;
  /**
   * True while the file is available: all its variants are in the store. False before that, and again as soon as the
   * file may be deleted.
   */
  stored: Generated<boolean>;
  kind: MediaKind;
  /** The width and height in pixels, after turning the picture upright. */
  width: number;
  height: number;
  /** The duration in seconds. Null for images. */
  duration: number | null;
  alt: Generated<string>;
  /** The ThumbHash (a tiny placeholder image) in Base64. */
  thumbhash: string | null;
  mime_type: string;
  variants: JSONColumnType<MediaVariant[]>;
  poster_key: string | null;
  /**
   * The total bytes of all variants. The type includes strings, because a PostgreSQL driver may return bigint as a
   * string.
   */
  bytes: ColumnType<number | string, number, number>;
  created_at: Generated<Date>;
  /** The perceptual hash of the image, or of sampled frames of the video. */
  hashes: Generated<string[]>;
  /** True if moderation needs the file as evidence, even after its owner deletes it. */
  evidence: Generated<boolean>;
  /**
   * The time at which moderation withheld the file. Only moderators may then read the file, and other readers' valid
   * URLs stop working.
   */
  withheld_at: Date | null;
}

declare module '../db/schema.ts' {
  interface DB {
    media: MediaTable;
  }
}
