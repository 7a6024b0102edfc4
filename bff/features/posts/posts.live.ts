import { z } from 'zod';
import type { LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.object({ type: z.literal('post'), idPost: z.string(), gone: z.boolean() });

export const postsLive: LiveFields<'postChanged'> = {
  postChanged: {
    kind: 'shared',
    topic: () => 'posts',
    // Checks the age verification: if the platform requires verified ages, the call fails for a viewer without one.
    // Asks for a post that does not exist, because the call must be cheap: after an outage of the bus, all clients are
    // authorized again.
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
