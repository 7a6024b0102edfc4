import { z } from 'zod';
import { nullWhenNotFound } from '../../gateway/errors.ts';
import { textOf, type LiveFields } from '../../gateway/live/realtime.ts';
import { messageWire, toMessage } from './conversations.wire.ts';

const PAGE = 50;

const stored = z.object({ type: z.literal('message'), idConversation: z.string() });
const carried = stored.extend({ mensagem: messageWire });
const changed = z.object({ type: z.enum(['message', 'conversation']), idConversation: z.string() });
const typed = z.object({
  type: z.literal('typing'),
  idConversation: z.string(),
  idUser: z.string(),
  typing: z.boolean(),
});

const ofViewer = (viewerId: string) => `user:${viewerId}`;

export const conversationsLive: LiveFields<'messageAdded' | 'conversationUpdated' | 'typing'> = {
  messageAdded: {
    kind: 'personal',
    topic: ofViewer,
    async authorize(args, context) {
      await context.dataSources.conversations.get(textOf(args, 'conversationId'));
      return undefined;
    },
    follow: {
      concerns: (event, args) => stored.safeParse(event).data?.idConversation === textOf(args, 'conversationId'),
      carried(event) {
        const { data } = carried.safeParse(event);
        return data && { payload: toMessage(data.mensagem), place: String(data.mensagem.seq) };
      },
      async start(args, context) {
        const { after } = args;
        if (typeof after === 'number') return String(Math.max(0, after));
        return String((await context.dataSources.conversations.get(textOf(args, 'conversationId'))).lastSeq);
      },
      async next(place, args, context) {
        const page = { first: PAGE, after: place };
        const history = await context.dataSources.conversations.history(textOf(args, 'conversationId'), page);
        return {
          items: history.edges.map(({ node, cursor }) => ({ payload: node, place: cursor })),
          hasMore: history.pageInfo.hasNextPage,
        };
      },
    },
  },
  conversationUpdated: {
    kind: 'personal',
    topic: ofViewer,
    async read(event, _args, context) {
      const read = changed.safeParse(event);
      if (!read.success) return undefined;
      const conversation = await nullWhenNotFound(context.dataSources.conversations.get(read.data.idConversation));
      return conversation ?? undefined;
    },
  },
  typing: {
    kind: 'personal',
    topic: ofViewer,
    read(event, args) {
      const { success, data } = typed.safeParse(event);
      const wanted = args['conversationId'];
      if (!success || (typeof wanted === 'string' && wanted !== data.idConversation)) return undefined;
      return { conversationId: data.idConversation, memberId: data.idUser, isTyping: data.typing };
    },
  },
};
