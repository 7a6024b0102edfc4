import type {
  Bubble_MessageFragment,
  ConversationRow_ConversationFragment,
} from '../../../web/features/conversations/generated/conversations.ts';
import { someone } from '../../support/web.tsx';

export function messageOf(seq: number, more: Partial<Bubble_MessageFragment> = {}): Bubble_MessageFragment {
  return {
    __typename: 'Message',
    id: `message-${seq}`,
    conversationId: 'c1',
    seq,
    senderId: 'bruno',
    clientId: null,
    text: `Mensagem ${seq}`,
    isBlurred: false,
    createdAt: '2026-05-14T21:00:00.000Z',
    image: null,
    ...more,
  };
}

export function conversationOf(
  id: string,
  more: Partial<ConversationRow_ConversationFragment> = {},
): ConversationRow_ConversationFragment {
  return {
    __typename: 'Conversation',
    id,
    request: 'NONE',
    isAwaitingAnswer: false,
    isMuted: false,
    lastSeq: 1,
    lastReadSeq: 1,
    unreadCount: 0,
    memberReadSeq: 0,
    memberDeliveredSeq: 0,
    member: someone,
    lastMessage: messageOf(1, { conversationId: id }),
    ...more,
  };
}

export function pageOf(nodes: readonly ConversationRow_ConversationFragment[]) {
  return {
    __typename: 'ConversationConnection' as const,
    edges: nodes.map((node) => ({ __typename: 'ConversationEdge' as const, cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo' as const,
      startCursor: null,
      endCursor: null,
      hasNextPage: false,
      hasPreviousPage: false,
    },
  };
}

/** Returns a page with these messages. The page says that the conversation has older messages. */
export function messagesOf(messages: readonly Bubble_MessageFragment[]) {
  return {
    __typename: 'MessageConnection' as const,
    edges: messages.map((node) => ({ __typename: 'MessageEdge' as const, cursor: String(node.seq), node })),
    pageInfo: {
      __typename: 'PageInfo' as const,
      startCursor: String(messages[0]?.seq),
      endCursor: String(messages.at(-1)?.seq),
      hasNextPage: false,
      hasPreviousPage: true,
    },
  };
}
