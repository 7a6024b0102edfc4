import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** One stored variant: an image in one width, or the video itself. */
export interface MediaVariant {
  key: string;
  /** Pixels. */
  width: number;
  bytes: number;
}

export type MediaKind = 'image' | 'video';
/** An upload has the purpose 'post' until a message, an ad or a profile uses it. */
export type MediaPurpose = 'post' | 'avatar' | 'cover' | 'message' | 'ad';

/** Table `media` (db/migrations/002-media.ts). */
export interface MediaTable {
  id: string;
  owner_id: string;
  purpose: Generated<MediaPurpose>;
  post_id: string | null;
  position: Generated<number>;
  /** False until all files are in the store, and again once they may be deleted. */
  stored: Generated<boolean>;
  kind: MediaKind;
  /** Pixels, after applying the rotation. */
  width: number;
  height: number;
  /** Seconds; null for images. */
  duration: number | null;
  alt: Generated<string>;
  /** Base64. */
  thumbhash: string | null;
  mime_type: string;
  variants: JSONColumnType<MediaVariant[]>;
  poster_key: string | null;
  /** Bytes of all variants together. The PostgreSQL driver returns bigint as text. */
  bytes: ColumnType<number | string, number, number>;
  created_at: Generated<Date>;
  /** Perceptual hashes of the image, or of a video's frames. */
  hashes: Generated<string[]>;
  /** Moderation still needs the files, even when the owner deletes them. */
  evidence: Generated<boolean>;
  /** Set when only moderators may read the files, even with a valid URL. */
  withheld_at: Date | null;
}

declare module '../db/schema.ts' {
  interface DB {
    media: MediaTable;
  }
}
