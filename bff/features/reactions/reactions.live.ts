import { z } from 'zod';
import { postIdOf, type LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.object({
  type: z.literal('reactions'),
  idPost: z.string(),
  idComment: z.string().nullish(),
  total: z.int(),
  revision: z.int().nullish(),
});

export const reactionsLive: LiveFields<'reactionsChanged'> = {
  reactionsChanged: {
    kind: 'shared',
    topic: (args) => `post:${postIdOf(args)}`,
    async authorize(args, context) {
      return (await context.dataSources.posts.get(postIdOf(args))).authorId;
    },
    read(event) {
      const read = changed.safeParse(event);
      if (!read.success) return undefined;
      const { idPost, idComment, total, revision } = read.data;
      return { postId: idPost, commentId: idComment, total, revision };
    },
  },
};
