import { sql, type Expression } from 'kysely';
import type { MediaKind, MediaVariant } from './media.table.ts';

/** The columns from which the API's object "File" is built. */
export interface MediaRecord {
  id: string;
  kind: MediaKind;
  width: number;
  height: number;
  duration: number | null;
  alt: string;
  thumbhash: string | null;
  mime_type: string;
  variants: MediaVariant[];
  poster_key: string | null;
}

/** The object "File" of the platform's API (API.md). */
export interface FileWire {
  idFile: string;
  type: MediaKind;
  width: number;
  height: number;
  alt: string;
  thumbhash: string | null;
  sources: { url: string; width: number }[];
  url: string | null;
  posterUrl: string | null;
  duration: number | null;
  mimeType: string;
}

/**
 * Signs the URL of a stored file. Returns the URL's path (`/media/…`), relative to the public origin.
 * @param key the file's key in the store
 * @param reader the id of the only member that may use the URL
 */
export type UrlOf = (key: string, reader?: string) => string;

export function fileToWire(record: MediaRecord, urlOf: (key: string) => string): FileWire {
  const sources = record.variants.map(({ key, width }) => ({ url: urlOf(key), width }));
  const isVideo = record.kind === 'video';

  return {
    idFile: record.id,
    type: record.kind,
    width: record.width,
    height: record.height,
    alt: record.alt,
    thumbhash: record.thumbhash,
    sources: isVideo ? [] : sources,
    url: isVideo ? (sources[0]?.url ?? null) : null,
    posterUrl: record.poster_key === null ? null : urlOf(record.poster_key),
    duration: record.duration,
    mimeType: record.mime_type,
  };
}

/**
 * Returns `postFile` (SPEC.md, section 3), the URL of the picture that represents a post: the largest source of its
 * first image, or the poster of its first video.
 */
export function postFileOf(files: FileWire[]) {
  const [first] = files;
  return first?.sources.at(-1)?.url ?? first?.posterUrl ?? null;
}

/**
 * Returns a scalar subquery with the files of a post, in order. In the select list of a page of posts, the subquery
 * makes a second query unnecessary.
 * @param postId the id of the post, e.g. `sql.ref('page.id')`
 */
export function filesOfPost(postId: Expression<unknown>) {
  return sql<MediaRecord[]>`(
    select coalesce(jsonb_agg(${record} order by m.position), '[]'::jsonb)
    from media m where m.post_id = ${postId}
  )`;
}

/**
 * Returns a scalar subquery that selects one file.
 * @param mediaId the file's id, which may be null
 */
export function fileById(mediaId: Expression<unknown>) {
  return sql<MediaRecord | null>`(select ${record} from media m where m.id = ${mediaId})`;
}

const record = sql`jsonb_build_object(
  'id', m.id, 'kind', m.kind, 'width', m.width, 'height', m.height, 'duration', m.duration, 'alt', m.alt,
  'thumbhash', m.thumbhash, 'mime_type', m.mime_type, 'variants', m.variants, 'poster_key', m.poster_key
)`;
