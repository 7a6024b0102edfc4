import type { GatewayContext } from '../../gateway/context.ts';
import { nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const commentsResolvers = {
  Query: {
    comment: (_root, { postId, id }, context) => nullWhenNotFound(context.dataSources.comments.get(postId, id)),
    commentReplies: (_root, { postId, commentId, ...page }, context) =>
      context.dataSources.comments.repliesOf(postId, commentId, page),
  },
  Mutation: {
    async addComment(_root, { input }, context) {
      requireToken(context);
      return resultOf('AddCommentSuccess', async () => ({ comment: await context.dataSources.comments.add(input) }));
    },
    async hideComment(_root, { input: { id, hidden = true, postId } }, context) {
      requireToken(context);
      return resultOf('HideCommentSuccess', async () => ({
        comment: await context.dataSources.comments.setHidden(id, hidden, postId),
      }));
    },
    async deleteComment(_root, { input: { postId, id } }, context) {
      requireToken(context);
      return resultOf('DeleteCommentSuccess', () => context.dataSources.comments.delete(postId, id));
    },
  },
  AddCommentSuccess: {
    post: ({ comment }, _args, context) => context.dataSources.posts.get(comment.postId),
    thread: ({ comment: { postId, parentId } }, _args, context) => threadOf(context, postId, parentId),
  },
  DeleteCommentSuccess: {
    post: ({ postId }, _args, context) => context.dataSources.posts.get(postId),
    thread: ({ postId, parentId }, _args, context) => threadOf(context, postId, parentId),
  },
  Comment: {
    post: ({ postId }, _args, context) => context.dataSources.posts.referred(postId),
    parent: ({ postId, parentId }, _args, context) => context.dataSources.comments.referred(postId, parentId),
    author: (comment, _args, context) => context.dataSources.profiles.author(comment.authorId, comment.named),
    replies: (comment, page, context) => context.dataSources.comments.repliesOf(comment.postId, comment.id, page),
  },
} satisfies Resolvers;

function threadOf({ dataSources }: GatewayContext, postId: string, parentId: string | null | undefined) {
  return parentId == null ? null : nullWhenNotFound(dataSources.comments.get(postId, parentId));
}
