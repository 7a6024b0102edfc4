import { isReference, type ApolloCache, type Reference } from '@apollo/client';
import type { StoredPage } from '../../apollo/pagedConnection.ts';
import {
  Bubble_MessageFragmentDoc,
  ConversationsDocument,
  MessageRequestsDocument,
  type Bubble_MessageFragment,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import { splitNewest, withEdge, withoutNode } from './messagePages.ts';

export const CONVERSATIONS_PAGE = 20;

type Edge = { cursor: string; node: ConversationRow_ConversationFragment };

/** Returns null for a row that is not loaded (web/apollo/boundedList.ts). */
function conversationOf({ node }: { node: ConversationRow_ConversationFragment | null }) {
  return node;
}

/**
 * Inserts a message into the cached messages at the position of its sequence number, unless it is already there. Does
 * nothing if the conversation's messages are not loaded.
 */
export function insertMessage(cache: ApolloCache, message: Bubble_MessageFragment) {
  cache.batch({
    update(batched) {
      const node = batched.writeFragment({ fragment: Bubble_MessageFragmentDoc, data: message });
      if (!node) return;
      const edge = { __typename: 'MessageEdge', cursor: String(message.seq), node };
      changePages(batched, message.conversationId, (page) => withEdge(page, edge));
      splitNewest(batched, message.conversationId);
    },
  });
}

export function removeMessage(cache: ApolloCache, conversationId: string, messageId: string) {
  const ref = cache.identify({ __typename: 'Message', id: messageId });
  changePages(cache, conversationId, (page) => withoutNode(page, ref));
}

/** Applies a change to each cached page of a conversation's messages. */
function changePages(cache: ApolloCache, conversationId: string, change: (page: StoredPage) => StoredPage) {
  cache.modify({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }),
    fields: { messages: (page: Reference | StoredPage) => (isReference(page) ? page : change(page)) },
  });
}

/** Removes a conversation's messages from the cache, so that they are fetched again when the conversation is opened. */
export function forgetMessages(cache: ApolloCache, conversationId: string) {
  cache.evict({ id: cache.identify({ __typename: 'Conversation', id: conversationId }), fieldName: 'messages' });
}

/** Removes a conversation from the cached lists. Used when the viewer may no longer see the conversation. */
export function dropConversation(cache: ApolloCache, conversationId: string) {
  const variables = { first: CONVERSATIONS_PAGE };
  const others = (edges: readonly Edge[]) => edges.filter((edge) => conversationOf(edge)?.id !== conversationId);
  cache.updateQuery({ query: ConversationsDocument, variables }, (known) => {
    if (!known) return;
    return { conversations: { ...known.conversations, edges: others(known.conversations.edges) } };
  });
  cache.updateQuery({ query: MessageRequestsDocument, variables }, (known) => {
    if (!known) return;
    return { messageRequests: { ...known.messageRequests, edges: others(known.messageRequests.edges) } };
  });
}

/**
 * Moves a changed conversation to the cached list to which it now belongs (conversations or message requests), or
 * removes it from both lists.
 */
export function placeConversation(cache: ApolloCache, conversation: ConversationRow_ConversationFragment) {
  const { request, lastMessage } = conversation;
  const isListed = lastMessage !== null && (request === 'NONE' || request === 'ACCEPTED');
  const variables = { first: CONVERSATIONS_PAGE };
  cache.updateQuery({ query: ConversationsDocument, variables }, (known) => {
    if (!known) return;
    const edges = placed(known.conversations.edges, conversation, isListed);
    return { conversations: { ...known.conversations, edges } };
  });
  cache.updateQuery({ query: MessageRequestsDocument, variables }, (known) => {
    if (!known) return;
    const edges = placed(known.messageRequests.edges, conversation, lastMessage !== null && request === 'PENDING');
    return { messageRequests: { ...known.messageRequests, edges } };
  });
}

function placed(edges: readonly Edge[], conversation: ConversationRow_ConversationFragment, isListed: boolean) {
  const at = edges.findIndex((edge) => conversationOf(edge)?.id === conversation.id);
  const others = edges.filter((_, index) => index !== at);
  if (!isListed) return others;
  const older = others.findIndex((edge) => {
    const other = conversationOf(edge);
    return other && writtenAt(other) < writtenAt(conversation);
  });
  const place = older === -1 ? others.length : older;
  // After a move, the cursor belongs to the old place. A page that begins at it would leave a gap.
  const cursor = (place === at && edges[at]?.cursor) || '';
  const edge = { __typename: 'ConversationEdge' as const, cursor, node: conversation };
  return [...others.slice(0, place), edge, ...others.slice(place)];
}

function writtenAt({ lastMessage }: ConversationRow_ConversationFragment) {
  return lastMessage?.createdAt ?? '';
}
