import { z } from 'zod';
import type { LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.object({ type: z.literal('post'), idPost: z.string(), gone: z.boolean() });

export const postsLive: LiveFields<'postChanged'> = {
  postChanged: {
    kind: 'shared',
    topic: () => 'posts',
    // Where ages are assured, who is served nothing is told nothing. Asked of no post: everybody asks when the bus is
    // back, and a page of the feed is dear.
    async authorize(_args, context) {
      await context.dataSources.posts.visible(['none']);
      return undefined;
    },
    read(event) {
      const read = changed.safeParse(event).data;
      return read && { postId: read.idPost, isGone: read.gone };
    },
  },
};
