import type { ApolloClient } from '@apollo/client';
import { Bubble_MessageFragmentDoc, type Bubble_MessageFragment } from './generated/conversations.ts';
import { loadOnceOnline } from '../offline/loadOnceOnline.ts';
import { pageQuery } from './messagePages.ts';

/**
 * Refetches a message whose picture failed to load, together with one page of messages before it, because the signed
 * media URLs in the cache may have expired. The list keeps its rows and its scroll position.
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
  const { data } = await query({ ...pageQuery(conversationId, String(seq + 1)), fetchPolicy: 'no-cache' });
  for (const { node } of data?.conversation?.messages.edges ?? []) {
    cache.writeFragment({ fragment: Bubble_MessageFragmentDoc, data: node });
  }
}
