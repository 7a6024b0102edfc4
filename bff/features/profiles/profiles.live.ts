import { z } from 'zod';
import type { LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hidden'), idConversation: z.string(), idMessage: z.string() }),
  z.object({ type: z.literal(['relation', 'profile']), idUser: z.string() }),
  z.object({ type: z.literal('membership'), idCommunity: z.string() }),
]);
const nothing = { messageId: null, conversationId: null, profileId: null, communityId: null };

export const profilesLive: LiveFields<'viewerChanged'> = {
  viewerChanged: {
    kind: 'personal',
    topic: (viewerId) => `user:${viewerId}`,
    read(event) {
      const change = changed.safeParse(event).data;
      if (change?.type === 'hidden') {
        return { ...nothing, messageId: change.idMessage, conversationId: change.idConversation };
      }
      if (change?.type === 'membership') return { ...nothing, communityId: change.idCommunity };
      return change && { ...nothing, profileId: change.idUser };
    },
  },
};
