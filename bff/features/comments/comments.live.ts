import { z } from 'zod';
import { postIdOf, type LiveFields } from '../../gateway/realtime.ts';
import { commentWire, toComment } from './comments.data-source.ts';

const stored = z.object({
  type: z.literal('comment'),
  comment: commentWire,
  idUserThread: z.string().nullish(),
});

export const commentsLive: LiveFields<'commentAdded'> = {
  commentAdded: {
    kind: 'shared',
    topic: (args) => `post:${postIdOf(args)}`,
    async authorize(args, context) {
      await context.dataSources.posts.get(postIdOf(args));
    },
    authorsOf: ({ authorId, threadAuthorId }) => (threadAuthorId == null ? [authorId] : [authorId, threadAuthorId]),
    read(event) {
      const read = stored.safeParse(event);
      return read.success ? { ...toComment(read.data.comment), threadAuthorId: read.data.idUserThread } : undefined;
    },
  },
};
