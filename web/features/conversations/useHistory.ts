import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MessageAddedDocument, useMessagesQuery } from './generated/conversations.ts';
import { insertMessage, MESSAGES_PAGE } from './conversationsCache.ts';
import { edgesOf } from './messagePages.ts';

/**
 * Loads a conversation's messages: the newest page, older pages on demand, and new messages from a subscription. Cached
 * messages are shown immediately. The subscription starts after the last cached message.
 */
export function useHistory(conversationId: string) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useMessagesQuery({
    variables: { id: conversationId, first: MESSAGES_PAGE },
    fetchPolicy: 'cache-first',
    // No component shows that a page is loading, so no render is needed when the network status changes.
    notifyOnNetworkStatusChange: false,
  });
  const connection = data?.conversation?.messages;
  const messages = useMemo(() => (connection ? edgesOf(connection).map(({ node }) => node) : []), [connection]);
  const [olderFailed, setOlderFailed] = useState(false);
  const asking = useRef(false);

  const isLoaded = connection !== undefined;
  const lastSeq = useRef(0);
  useEffect(() => {
    lastSeq.current = messages.at(-1)?.seq ?? 0;
  }, [messages]);

  useEffect(() => {
    if (!isLoaded) return;
    const variables = { conversationId, after: lastSeq.current };
    const stream = client.subscribe({ query: MessageAddedDocument, variables, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data: event }) => event && insertMessage(client.cache, event.messageAdded),
      error: () => undefined,
    });
    return () => stream.unsubscribe();
  }, [client, conversationId, isLoaded]);

  const start = connection?.pageInfo.hasPreviousPage ? (connection.pageInfo.startCursor ?? null) : null;
  const before = useRef(start);
  useEffect(() => {
    before.current = start;
    asking.current = false;
  }, [start]);
  const loadOlder = useCallback(async () => {
    // Until the new page is in the list, ignore further calls, because they would request the same page again.
    if (before.current === null || asking.current) return;
    asking.current = true;
    try {
      await fetchMore({ variables: { before: before.current } });
      setOlderFailed(false);
    } catch {
      asking.current = false;
      setOlderFailed(true);
    }
  }, [fetchMore]);

  return { messages, isLoaded, error, refetch, hasOlder: start !== null, loadOlder, olderFailed };
}
