import { sql, type Expression } from 'kysely';
import type { MediaKind, MediaVariant } from './media.table.ts';

/** The columns that a File on the wire is made of. */
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

/** API.md, "File". */
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
 * Signs the address of a stored key; the answer is relative to the public origin (`/media/…`).
 * @param reader the member whom alone it is for
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

/** SPEC 3, `postFile`: an image's largest source, a video's poster. */
export function postFileOf(files: FileWire[]) {
  const [first] = files;
  return first?.sources.at(-1)?.url ?? first?.posterUrl ?? null;
}

/**
 * A scalar subquery with the files of a post in their order, for a select list: one round trip for a page of posts.
 * @param postId the id of the post, e.g. `sql.ref('page.id')`
 */
export function filesOfPost(postId: Expression<unknown>) {
  return sql<MediaRecord[]>`(
    select coalesce(jsonb_agg(${record} order by m.position), '[]'::jsonb)
    from media m where m.post_id = ${postId}
  )`;
}

/** The same for one file by its id, which may be null. */
export function fileById(mediaId: Expression<unknown>) {
  return sql<MediaRecord | null>`(select ${record} from media m where m.id = ${mediaId})`;
}

const record = sql`jsonb_build_object(
  'id', m.id, 'kind', m.kind, 'width', m.width, 'height', m.height, 'duration', m.duration, 'alt', m.alt,
  'thumbhash', m.thumbhash, 'mime_type', m.mime_type, 'variants', m.variants, 'poster_key', m.poster_key
)`;
