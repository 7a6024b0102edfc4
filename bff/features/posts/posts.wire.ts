import { z } from 'zod';
import { word } from '../../gateway/word.ts';
import { reactionsWire, type ReactionsRecord } from '../reactions/reactions.wire.ts';

/** An image or a video ("File" in API.md, "Feed and posts"). */
export const fileWire = z.object({
  idFile: z.string(),
  type: word(['image', 'video'], 'image'),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullish(),
  thumbhash: z.string().nullish(),
  sources: z.array(z.object({ url: z.string(), width: z.int() })).nullish(),
  url: z.string().nullish(),
  posterUrl: z.string().nullish(),
  duration: z.number().nullish(),
  mimeType: z.string().nullish(),
});

/**
 * A file of a post. SPEC.md section 3 does not define its format, so the gateway also accepts a URL instead of a file
 * object, alone or as a field of an object.
 */
export const anyFileWire = z.union([
  fileWire,
  z.string().min(1).transform(fileAt),
  z.object({ url: z.string().min(1) }).transform(({ url }) => fileAt(url)),
]);

/**
 * A post ("Post" in API.md, "Feed and posts"). SPEC.md section 3 defines neither the author nor the date, so both may
 * be absent.
 */
export const postWire = z.object({
  idPost: z.string(),
  idUser: z.string().nullish(),
  idCommunity: z.string().nullish(),
  desCommunityName: z.string().nullish(),
  desContent: z.string().nullish(),
  datCreated: z.string().nullish(),
  postFile: z.string().nullish(),
  files: z.array(anyFileWire).nullish(),
  reactions: reactionsWire,
  comments: z.object({ total: z.int(), revision: z.int().nullish() }),
  views: z.object({ total: z.int() }).nullish(),
  owner: z.boolean().nullish(),
  desStatus: word(['EM_ANALISE', 'PUBLICADO'], null).nullish(),
  cursor: z.string().optional(),
});

interface MediaRecord {
  id: string;
  alt: string;
  width: number;
  height: number;
  thumbhash: string | null | undefined;
}

export interface ImageRecord extends MediaRecord {
  __typename: 'Image';
  sources: { url: string; width: number }[];
}

export interface VideoRecord extends MediaRecord {
  __typename: 'Video';
  url: string;
  mimeType: string;
  posterUrl: string | null | undefined;
  duration: number;
}

/** A post with the field names of the schema, so that graphql-js can read the fields without resolvers. */
export interface PostRecord {
  __typename: 'Post';
  id: string;
  authorId: string;
  communityId: string | null | undefined;
  communityName: string | null | undefined;
  text: string;
  media: (ImageRecord | VideoRecord)[];
  createdAt: string | null | undefined;
  reactions: ReactionsRecord;
  commentCount: number;
  commentRevision: number | null | undefined;
  viewCount: number;
  isOwn: boolean;
  isInReview: boolean;
}

export function toPost(row: z.infer<typeof postWire>): PostRecord {
  return {
    __typename: 'Post',
    id: row.idPost,
    authorId: row.idUser ?? '',
    communityId: row.idCommunity,
    communityName: row.desCommunityName,
    text: row.desContent ?? '',
    media: filesOf(row).map(toMedia),
    createdAt: row.datCreated,
    reactions: row.reactions,
    commentCount: row.comments.total,
    commentRevision: row.comments.revision,
    viewCount: row.views?.total ?? 0,
    isOwn: row.owner ?? false,
    isInReview: row.desStatus === 'EM_ANALISE',
  };
}

function filesOf({ files, postFile }: z.infer<typeof postWire>) {
  return files ?? (postFile ? [fileAt(postFile)] : []);
}

/**
 * Builds a file record from the URL of a file. The size of the file is unknown, so the record says 1080 × 1080 pixels.
 * The web app corrects this after it has loaded the file.
 */
function fileAt(url: string): z.infer<typeof fileWire> {
  const side = 1_080; // pixels
  const type = /\.(mp4|m4v|mov|webm)$/i.test(url.split(/[?#]/)[0] ?? '') ? 'video' : 'image';
  return { idFile: url, type, width: side, height: side, url, sources: [{ url, width: side }] };
}

export function toMedia(file: z.infer<typeof fileWire>): ImageRecord | VideoRecord {
  const { idFile: id, width, height, thumbhash } = file;
  const alt = file.alt ?? '';
  if (file.type === 'image') {
    return { __typename: 'Image', id, alt, width, height, thumbhash, sources: file.sources ?? [] };
  }
  return {
    __typename: 'Video',
    id,
    alt,
    width,
    height,
    thumbhash,
    url: file.url ?? '',
    mimeType: file.mimeType ?? 'video/mp4',
    posterUrl: file.posterUrl,
    duration: file.duration ?? 0,
  };
}
