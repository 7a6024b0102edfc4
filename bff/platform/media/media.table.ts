import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** One stored variant of a file: an image in one width, or the video itself. */
export interface MediaVariant {
  key: string;
  /** Pixels. */
  width: number;
  bytes: number;
}

export type MediaKind = 'image' | 'video';
/** An upload has the purpose 'post' until a message, an ad or a profile uses the file. */
export type MediaPurpose = 'post' | 'avatar' | 'cover' | 'message' | 'ad';

/** Table `media` (db/migrations/002-media.ts). */
export interface MediaTable {
  id: string;
  owner_id: string;
  purpose: Generated<MediaPurpose>;
  post_id: string | null;
  position: Generated<number>;
  /** False until all variants are in the store. False again as soon as the file may be deleted. */
  stored: Generated<boolean>;
  kind: MediaKind;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Seconds. Null for images. */
  duration: number | null;
  alt: Generated<string>;
  /** Base64 of the ThumbHash, a tiny placeholder image. */
  thumbhash: string | null;
  mime_type: string;
  variants: JSONColumnType<MediaVariant[]>;
  poster_key: string | null;
  /** The total bytes of all variants. The type allows text, because a PostgreSQL driver may return bigint as text. */
  bytes: ColumnType<number | string, number, number>;
  created_at: Generated<Date>;
  /** The perceptual hashes of the image, or of frames of the video. */
  hashes: Generated<string[]>;
  /** True if moderation still needs the file, even after its owner deletes it. */
  evidence: Generated<boolean>;
  /** Set if only moderators may read the file; a valid URL gives others no access. */
  withheld_at: Date | null;
}

declare module '../db/schema.ts' {
  interface DB {
    media: MediaTable;
  }
}
