import { z } from 'zod';
import type { GatewayContext } from '../../gateway/context.ts';
import { postIdOf, type LiveFields } from '../../gateway/realtime.ts';
import { commentWire, toComment } from './comments.data-source.ts';

const stored = z.object({
  type: z.literal('comment'),
  comment: commentWire,
  idUserThread: z.string().nullish(),
});

const changed = z.object({
  type: z.literal('comment-changed'),
  idComment: z.string(),
  idCommentParent: z.string().nullable(),
  comment: commentWire.nullable(),
  difference: z.int(),
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
      const read = stored.safeParse(event);
      return read.success ? { ...toComment(read.data.comment), threadAuthorId: read.data.idUserThread } : undefined;
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
      const { idComment, idCommentParent, comment, difference, idUser, idUserThread } = read;
      return {
        commentId: idComment,
        parentId: idCommentParent,
        comment: comment && toComment(comment),
        difference,
        authorIds: idUserThread === null ? [idUser] : [idUser, idUserThread],
      };
    },
  },
};
