import { z } from 'zod';
import type { LiveFields } from '../../gateway/realtime.ts';

const changed = z.object({ type: z.literal('post'), idPost: z.string(), gone: z.boolean() });

export const postsLive: LiveFields<'postChanged'> = {
  postChanged: {
    kind: 'shared',
    topic: () => 'posts',
    // Where ages are assured, whoever is served nothing is told nothing.
    async authorize(_args, context) {
      await context.dataSources.posts.feed({ first: 1 });
      return undefined;
    },
    read(event) {
      const read = changed.safeParse(event).data;
      return read && { postId: read.idPost, isGone: read.gone };
    },
  },
};
