import { z } from 'zod';
import { postIdOf, type LiveFields } from '../../gateway/realtime.ts';
import { commentWire, toComment } from './comments.data-source.ts';

const stored = z.object({ type: z.literal('comment'), comment: commentWire });

export const commentsLive: LiveFields<'commentAdded'> = {
  commentAdded: {
    kind: 'shared',
    topic: (args) => `post:${postIdOf(args)}`,
    async authorize(args, context) {
      await context.dataSources.posts.get(postIdOf(args));
    },
    authorOf: (comment) => comment.authorId,
    read(event) {
      const read = stored.safeParse(event);
      return read.success ? toComment(read.data.comment) : undefined;
    },
  },
};
