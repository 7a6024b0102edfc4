import DataLoader from 'dataloader';
import { readSdl } from '../../../../schema/sdl.ts';
import {
  isFeed,
  isProfiles,
  type FeedAnswer,
  type FileAnswer,
  type PostAnswer,
  type ProfileAnswer,
} from '../upstream-data.ts';

/**
 * The schema and resolvers that stock Apollo, Yoga and Mercurius share: the product's own SDL, and conventional
 * resolvers for the feed.
 */

export const typeDefs = readSdl();

/** The context of one request. The servers differ only in the implementation of `get`. */
export interface PeerContext {
  feed(query: string): Promise<FeedAnswer>;
  profiles: DataLoader<string, ProfileAnswer | null>;
}

/**
 * @param get sends a GET request for a path to the platform, with the token of the current request, and parses the
 * answer
 */
export function createContext(get: (path: string) => Promise<unknown>): PeerContext {
  return {
    async feed(query) {
      const answer = await get(`/api/feed-v2?${query}`);
      if (!isFeed(answer)) throw new Error('Not a feed.');
      return answer;
    },
    profiles: new DataLoader<string, ProfileAnswer | null>(async (ids) => {
      const answer = await get(`/api/user-v2/profiles?ids=${ids.join(',')}`);
      if (!isProfiles(answer)) throw new Error('Not profiles.');
      const found = new Map(answer.map((profile) => [profile.idUser, profile]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  };
}

export const resolvers = {
  Query: {
    async feed(_root: unknown, { first, after }: { first: number; after?: string | null }, context: PeerContext) {
      const { posts, paging } = await context.feed(
        `cursorSize=${first}${after ? `&cursorAfter=${encodeURIComponent(after)}` : ''}`,
      );
      return {
        edges: posts.map((post) => ({ cursor: post.cursor, node: post })),
        pageInfo: {
          startCursor: paging.cursorBefore,
          endCursor: paging.cursorAfter,
          hasNextPage: paging.hasMore,
          hasPreviousPage: false,
        },
      };
    },
  },
  Post: {
    id: (post: PostAnswer) => post.idPost,
    author: (post: PostAnswer, _args: unknown, context: PeerContext) => context.profiles.load(post.idUser),
    text: (post: PostAnswer) => post.desContent,
    media: (post: PostAnswer) => post.files,
    community: () => null, // the posts of upstream-data.ts are on profiles
    createdAt: (post: PostAnswer) => post.datCreated,
    commentCount: (post: PostAnswer) => post.comments.total,
    commentRevision: (post: PostAnswer) => post.comments.revision,
    viewCount: (post: PostAnswer) => post.views.total,
    isOwn: (post: PostAnswer) => post.owner,
    isInReview: (post: PostAnswer) => post.desStatus === 'EM_ANALISE',
  },
  Profile: {
    id: (profile: ProfileAnswer) => profile.idUser,
    name: (profile: ProfileAnswer) => profile.userName,
    nickname: (profile: ProfileAnswer) => profile.apelido,
    avatarUrl: (profile: ProfileAnswer) => profile.userImage,
    isVerified: (profile: ProfileAnswer) => profile.verified,
  },
  Image: { id: (file: FileAnswer) => file.idFile },
  Video: { id: (file: FileAnswer) => file.idFile },
};

export function mediaType(file: FileAnswer) {
  return file.type === 'image' ? 'Image' : 'Video';
}
