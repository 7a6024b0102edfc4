import type { z } from 'zod';
import type { user } from '../../../bff/platform/openapi/answers/people.ts';
import type { post } from '../../../bff/platform/openapi/answers/posts.ts';
import type { file } from '../../../bff/platform/openapi/answers/shared.ts';

/**
 * A page of the feed as the platform's OpenAPI document describes it. It is always the same: 10 posts of 8 authors,
 * with pictures and a video.
 */

const AUTHORS = 8;
const POSTS = 10;
const SENTENCE = 'Fim de tarde na Pedra do Arpoador, o mar calmo e a cidade acendendo aos poucos. Quem vem amanhã? ';

export type ProfileAnswer = z.infer<typeof user>;
export type FileAnswer = z.infer<typeof file>;
export type PostAnswer = z.infer<typeof post>;

export interface FeedAnswer {
  posts: PostAnswer[];
  paging: { cursorSize: number; cursorBefore: string | null; cursorAfter: string | null; hasMore: boolean };
  /** The profiles of the authors, if the query has `autores=true`. */
  autores?: ProfileAnswer[];
}

export function isFeed(answer: unknown): answer is FeedAnswer {
  return typeof answer === 'object' && answer !== null && 'posts' in answer;
}

export function isProfiles(answer: unknown): answer is ProfileAnswer[] {
  return Array.isArray(answer);
}

export const profiles: ProfileAnswer[] = Array.from({ length: AUTHORS }, (_, index) => ({
  idUser: id(1, index),
  userName: `Pessoa ${index}`,
  apelido: `pessoa.${index}`,
  userImage: index % 3 === 0 ? null : signed(`avatar-${index}-256.webp`),
  coverImage: null,
  bio: 'Fotografia, trilhas e café coado.',
  verified: index % 2 === 0,
  perfil: 'PROFISSIONAL',
  isPrivate: false,
  followers: 31 * index,
  following: 13 * index,
  followState: index % 2 === 0 ? 'FOLLOWING' : 'NONE',
  followsViewer: index % 3 === 0,
  muted: false,
  own: false,
}));

const posts: PostAnswer[] = Array.from({ length: POSTS }, (_, index) => ({
  idPost: id(2, index),
  desStatus: 'PUBLICADO',
  idUser: id(1, index % AUTHORS),
  idCommunity: null,
  desCommunityName: null,
  desContent: SENTENCE.repeat(1 + (index % 3)),
  datCreated: new Date(Date.UTC(2026, 4, 14, 21, 3, index)).toISOString(),
  postFile: signed(`picture-${index}-0-1600.webp`),
  files: [
    ...Array.from({ length: index % 3 }, (__, file) => image(index, file)),
    ...(index % 4 === 0 ? [video(index)] : []),
  ],
  reactions: { reacted: index % 2 === 0, total: 3 * index, revision: 4 * index },
  comments: { total: 2 * index, revision: 3 * index },
  views: { total: 17 * index },
  owner: index === 3,
  cursor: `c2Vl-${id(2, index)}`,
}));

export const feed: FeedAnswer = {
  posts,
  paging: {
    cursorSize: POSTS,
    cursorBefore: posts[0]?.cursor ?? null,
    cursorAfter: posts.at(-1)?.cursor ?? null,
    hasMore: true,
  },
};

function image(post: number, file: number): FileAnswer {
  return {
    idFile: id(3, post * 10 + file),
    type: 'image',
    width: 1600,
    height: 1200,
    alt: 'Pôr do sol sobre o mar, com duas pessoas em pé na pedra.',
    thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
    sources: [480, 960, 1600].map((width) => ({ url: signed(`picture-${post}-${file}-${width}.webp`), width })),
    url: null,
    posterUrl: null,
    duration: null,
    mimeType: 'image/webp',
  };
}

function video(post: number): FileAnswer {
  return {
    ...image(post, 9),
    type: 'video',
    sources: [],
    url: signed(`video-${post}.mp4`),
    posterUrl: signed(`video-${post}-poster.webp`),
    duration: 12.5,
    mimeType: 'video/mp4',
  };
}

function id(kind: number, index: number) {
  return `0190a000-000${kind}-7000-8000-${index.toString(16).padStart(12, '0')}`;
}

function signed(name: string) {
  return `/media/${name}?expires=1794960000&signature=QmFzZTY0dXJsU2lnbmF0dXJlT2ZUaGlydHlUd29CeXRlcw`;
}
