import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** One stored rendition: an image's width, or the video itself. */
export interface MediaVariant {
  key: string;
  /** Pixels. */
  width: number;
  bytes: number;
}

export type MediaKind = 'image' | 'video';
/** A file is uploaded as 'post' and becomes a message's when it is sent. */
export type MediaPurpose = 'post' | 'avatar' | 'cover' | 'message' | 'ad';

/** Table `media` (db/migrations/002-media.ts). */
export interface MediaTable {
  id: string;
  owner_id: string;
  purpose: Generated<MediaPurpose>;
  post_id: string | null;
  position: Generated<number>;
  /** False until every byte is in the store. */
  stored: Generated<boolean>;
  kind: MediaKind;
  /** Pixels, upright. */
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
  /** Of all renditions together. PostgreSQL's driver gives bigint as text. */
  bytes: ColumnType<number | string, number, number>;
  created_at: Generated<Date>;
  /** What it looks like: an image's, or those of a video's stills. */
  hashes: Generated<string[]>;
  /** Moderation still needs the bytes, whatever their owner deletes. */
  evidence: Generated<boolean>;
  /** Moderators alone are given the bytes, whatever address they hold. */
  withheld_at: Date | null;
}

declare module '../db/schema.ts' {
  interface DB {
    media: MediaTable;
  }
}
