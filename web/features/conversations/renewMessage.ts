import type { ApolloClient } from '@apollo/client';
import { Bubble_MessageFragmentDoc, MessagesDocument, type Bubble_MessageFragment } from './generated/conversations.ts';
import { loadOnceOnline } from '../offline/loadOnceOnline.ts';
import { MESSAGES_PAGE } from './conversationsCache.ts';

/**
 * Loads a message whose picture failed, and the page before it, again: signed media URLs expire while the cache keeps
 * them. The list keeps its rows and its position.
 */
export async function renewMessage(
  { query, cache }: ApolloClient,
  { conversationId, seq }: Pick<Bubble_MessageFragment, 'conversationId' | 'seq'>,
  media: EventTarget,
) {
  if (!navigator.onLine) {
    loadOnceOnline(media);
    return;
  }
  const variables = { id: conversationId, first: MESSAGES_PAGE, before: String(seq + 1) };
  const { data } = await query({ query: MessagesDocument, variables, fetchPolicy: 'no-cache' });
  for (const { node } of data?.conversation?.messages.edges ?? []) {
    cache.writeFragment({ fragment: Bubble_MessageFragmentDoc, data: node });
  }
}
