import { Fault, nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { GatewayContext } from '../../gateway/context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

const MAX_ARRIVALS = 50;

export const conversationsResolvers = {
  Query: {
    conversations: (_root, page, context) => chatOf(context).list('inbox', page),
    messageRequests: (_root, page, context) => chatOf(context).list('requests', page),
    conversation: (_root, { id }, context) => nullWhenNotFound(chatOf(context).get(id)),
    unreadMessages: (_root, _args, context) => chatOf(context).unread(),
    chatSettings: (_root, _args, context) => chatOf(context).settings(),
  },
  Mutation: {
    openConversation: async (_root, { input: { memberId } }, context) =>
      resultOf('OpenConversationSuccess', async () => ({ conversation: await chatOf(context).open(memberId) })),
    sendMessage: async (_root, { input }, context) =>
      resultOf('SendMessageSuccess', async () => ({ sent: await chatOf(context).send(input) })),
    markRead: (_root, { input: { conversationId, seq } }, context) => chatOf(context).markRead(conversationId, seq),
    async markDelivered(_root, { input: { arrivals } }, context) {
      if (arrivals.length > MAX_ARRIVALS) throw new Fault('BAD_USER_INPUT', 'At most 50 arrivals at a time.');
      if (arrivals.length > 0) await chatOf(context).markDelivered(arrivals);
      return true;
    },
    async setTyping(_root, { input: { conversationId, typing } }, context) {
      await chatOf(context).setTyping(conversationId, typing);
      return true;
    },
    setConversationMuted: (_root, { input: { conversationId, muted } }, context) =>
      chatOf(context).setMuted(conversationId, muted),
    deleteMessageForMe: (_root, { input: { conversationId, messageId } }, context) =>
      chatOf(context).deleteMessage(conversationId, messageId),
    deleteConversationForMe: (_root, { input: { conversationId } }, context) =>
      chatOf(context).deleteConversation(conversationId),
    answerMessageRequest: async (_root, { input: { conversationId, answer } }, context) =>
      resultOf('AnswerMessageRequestSuccess', async () => ({
        conversation: await chatOf(context).answer(conversationId, answer),
      })),
    updateChatSettings: (_root, { input }, context) => chatOf(context).updateSettings(input),
  },
  Conversation: {
    member: (conversation, _args, context) => context.dataSources.profiles.author(conversation.memberId),
    messages: (conversation, page, context) => context.dataSources.conversations.history(conversation.id, page),
  },
  Message: {
    conversation: ({ conversationId }, _args, context) => context.dataSources.conversations.referred(conversationId),
    sender: ({ senderId }, _args, context) => context.dataSources.profiles.author(senderId),
  },
  TypingState: {
    conversation: ({ conversationId }, _args, context) => context.dataSources.conversations.referred(conversationId),
    member: ({ memberId }, _args, context) => context.dataSources.profiles.author(memberId),
  },
} satisfies Resolvers;

/**
 * Returns the data source of conversations if the viewer is signed in.
 * @throws {Fault} UNAUTHENTICATED for a visitor
 */
function chatOf(context: GatewayContext) {
  requireToken(context);
  return context.dataSources.conversations;
}
