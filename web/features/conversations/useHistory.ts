import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { MessageAddedDocument, useMessagesQuery } from './generated/conversations.ts';
import { insertMessage } from './conversationsCache.ts';
import { cursorOfOlder, lastWithoutGap, messagesIn, pageQuery } from './messagePages.ts';
import { createOlderPages } from './olderPages.ts';

/**
 * Loads a conversation's messages: the newest page, older pages on demand, and new messages from a subscription. Cached
 * messages are shown immediately. The subscription starts after the last cached message that no gap precedes.
 */
export function useHistory(conversationId: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useMessagesQuery({
    variables: pageQuery(conversationId).variables,
    fetchPolicy: 'cache-first',
    // No component shows that a page is loading, so no render is needed when the network status changes.
    notifyOnNetworkStatusChange: false,
  });
  const newest = data?.conversation?.messages;
  const end = newest ? cursorOfOlder(newest) : null;
  const { subscribe, read } = useMemo(() => createOlderPages(client.cache, conversationId), [client, conversationId]);
  const older = useSyncExternalStore(subscribe, () => read(end));
  const messages = useMemo(() => (newest ? messagesIn([...older, newest]) : []), [older, newest]);
  const [olderFailed, setOlderFailed] = useState(false);
  const asking = useRef(false);

  const isLoaded = newest !== undefined;
  const lastSeq = useRef(0);
  useEffect(() => {
    lastSeq.current = newest ? lastWithoutGap(newest) : 0;
  }, [newest]);

  useEffect(() => {
    if (!isLoaded) return;
    // The stream sends the messages in order. Do not resume from the last message in the cache, because it may be the
    // viewer's own, and others that the stream has not yet sent may precede it.
    let after = lastSeq.current;
    const variables = { conversationId, after };
    const context = { resumeFrom: () => after };
    const stream = client
      .subscribe({ query: MessageAddedDocument, variables, fetchPolicy: 'no-cache', context })
      .subscribe({
        next({ data: event }) {
          if (!event) return;
          after = Math.max(after, event.messageAdded.seq);
          insertMessage(client.cache, event.messageAdded);
        },
        error: () => undefined,
      });
    return () => stream.unsubscribe();
  }, [client, conversationId, isLoaded]);

  const [oldest = newest] = older;
  const start = oldest ? cursorOfOlder(oldest) : null;
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
      const asked = pageQuery(conversationId, before.current);
      const { data: loaded } = await client.query({ ...asked, fetchPolicy: 'no-cache' });
      if (loaded) client.cache.writeQuery({ ...asked, data: loaded });
      setOlderFailed(false);
    } catch {
      asking.current = false;
      setOlderFailed(true);
    }
  }, [client, conversationId]);

  return { messages, isLoaded, error, refetch, hasOlder: start !== null, loadOlder, olderFailed };
}
