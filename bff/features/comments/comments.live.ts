import { z } from 'zod';
import type { GatewayContext } from '../../gateway/context.ts';
import { postIdOf, type LiveFields } from '../../gateway/live/realtime.ts';
import { commentWire, toComment } from './comments.data-source.ts';

const stored = z.object({
  type: z.literal('comment'),
  comment: commentWire,
  idUserThread: z.string().nullish(),
  revision: z.int().nullish(),
  threadRevision: z.int().nullish(),
});

const changed = z.object({
  type: z.literal('comment-changed'),
  idComment: z.string(),
  idCommentParent: z.string().nullable(),
  comment: commentWire.nullable(),
  difference: z.int(),
  revision: z.int().nullish(),
  threadRevision: z.int().nullish(),
  idUser: z.string(),
  idUserThread: z.string().nullable(),
});

async function mayRead(args: Record<string, unknown>, context: GatewayContext) {
  return (await context.dataSources.posts.get(postIdOf(args))).authorId;
}

export const commentsLive: LiveFields<'commentAdded' | 'commentChanged'> = {
  commentAdded: {
    kind: 'shared',
    topic: (args) => `post:${postIdOf(args)}`,
    authorize: mayRead,
    authorsOf: ({ authorId, threadAuthorId }) => (threadAuthorId == null ? [authorId] : [authorId, threadAuthorId]),
    read(event) {
      const read = stored.safeParse(event).data;
      if (!read) return undefined;
      const { idUserThread: threadAuthorId, revision: postRevision, threadRevision } = read;
      return { ...toComment(read.comment), threadAuthorId, postRevision, threadRevision };
    },
  },
  commentChanged: {
    kind: 'shared',
    topic: (args) => `post:${postIdOf(args)}`,
    authorize: mayRead,
    authorsOf: ({ authorIds }) => authorIds,
    read(event) {
      const read = changed.safeParse(event).data;
      if (!read) return undefined;
      const { idComment, idCommentParent, comment, difference, revision, threadRevision, idUser, idUserThread } = read;
      return {
        commentId: idComment,
        parentId: idCommentParent,
        comment: comment && toComment(comment),
        difference,
        postRevision: revision,
        threadRevision,
        authorIds: idUserThread === null ? [idUser] : [idUser, idUserThread],
      };
    },
  },
};
