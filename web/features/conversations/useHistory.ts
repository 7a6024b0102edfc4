import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MessageAddedDocument, useMessagesQuery } from './generated/conversations.ts';
import { insertMessage, MESSAGES_PAGE } from './conversationsCache.ts';
import { edgesOf } from './messagePages.ts';

/**
 * What was said in a conversation: the newest page, older ones on demand, and all that comes. What this tab has read
 * already stands at once; the stream begins with what came after it.
 */
export function useHistory(conversationId: string) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useMessagesQuery({
    variables: { id: conversationId, first: MESSAGES_PAGE },
    fetchPolicy: 'cache-first',
    // That a page is under way is shown nowhere.
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
    // Until the list has the page, it would only be asked for again.
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
