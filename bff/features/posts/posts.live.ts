import { z } from 'zod';
import type { LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.object({ type: z.literal('post'), idPost: z.string(), gone: z.boolean() });

export const postsLive: LiveFields<'postChanged'> = {
  postChanged: {
    kind: 'shared',
    topic: () => 'posts',
    // Rejects a viewer without a verified age if the platform requires one. Asks about a post that does not exist: all
    // clients ask when the bus is back, and a page of the feed is expensive.
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
