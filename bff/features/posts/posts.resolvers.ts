import { Fault, nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { communityOf } from '../community-of.ts';

export const postsResolvers = {
  Query: {
    feed: (_root, page, context) => context.dataSources.posts.feed(page),
    post: (_root, { id }, context) => nullWhenNotFound(context.dataSources.posts.get(id)),
    postsLeftBehind(_root, page, context) {
      requireToken(context);
      return context.dataSources.posts.leftBehind(page);
    },
    async visiblePosts(_root, { ids }, context) {
      if (ids.length > 100) throw new Fault('BAD_USER_INPUT', 'At most 100 posts at a time.');
      return ids.length === 0 ? [] : await context.dataSources.posts.visible(ids);
    },
    discoverPosts(_root, { search, category, first, after }, context) {
      requireToken(context);
      return context.dataSources.posts.discover({ text: search, category }, { first, after });
    },
    communityFeed: (_root, { communityId, ...page }, context) =>
      context.dataSources.posts.ofCommunity(communityId, page),
  },
  Mutation: {
    async uploadMedia(_root, { input: { file, poster } }, context) {
      requireToken(context);
      return resultOf('UploadMediaSuccess', async () => ({
        media: await context.dataSources.posts.upload(poster ? { file, poster } : { file }),
      }));
    },
    async discardMedia(_root, { input: { id } }, context) {
      requireToken(context);
      await context.dataSources.posts.discard(id);
      return true;
    },
    async createPost(_root, { input }, context) {
      requireToken(context);
      const { text = '', media = [], communityId, idempotencyKey } = input;
      const described = media.map(({ id, alt = '' }) => ({ id, alt }));
      return resultOf('CreatePostSuccess', async () => ({
        post: await context.dataSources.posts.create({ idempotencyKey, text, media: described, communityId }),
      }));
    },
    async deletePost(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('DeletePostSuccess', async () => {
        await context.dataSources.posts.delete(id);
        return { id };
      });
    },
    async recordPostViews(_root, { input: { postIds, anonymousId } }, context) {
      if (postIds.length > 50) throw new Fault('BAD_USER_INPUT', 'At most 50 posts at a time.');
      if (context.token === undefined && anonymousId == null) {
        throw new Fault('BAD_USER_INPUT', 'An anonymousId is needed when signed out.');
      }
      if (postIds.length === 0) return 0;
      return context.dataSources.posts.recordViews(postIds, anonymousId);
    },
  },
  Post: {
    author: (post, _args, context) => context.dataSources.profiles.author(post.authorId),
    community: communityOf,
    comments: (post, page, context) => context.dataSources.comments.ofPost(post.id, page),
  },
  PostLeftBehind: {
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
  },
} satisfies Resolvers;
