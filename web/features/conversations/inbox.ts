import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { getSession } from '../../storage/session.ts';
import {
  ConversationsDocument,
  ConversationUpdatedDocument,
  MarkDeliveredDocument,
  MessageRequestsDocument,
  UnreadMessagesDocument,
  type ConversationRow_ConversationFragment,
} from './generated/conversations.ts';
import { CONVERSATIONS_PAGE, placeConversation } from './conversationsCache.ts';
import { keepSending } from './sendQueue.ts';
import { followViewerChanges } from './viewerChanges.ts';

/** In ms. The debounce time: all events within this time cause a single request. */
const TOGETHER = 300;
const context = { quiet: true };

/**
 * Keeps the conversation lists and unread counts up to date, acknowledges delivered messages, and sends the outbox.
 * Refetches the data after a reconnect, because the stream may have missed events.
 * @returns a function that stops all of this
 */
export function followInbox(client: ApolloClient) {
  const arrived = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const acknowledge = () => {
    timer = undefined;
    client.query({ query: UnreadMessagesDocument, fetchPolicy: 'network-only', context }).catch(() => undefined);
    const arrivals = [...arrived].slice(0, 50).map(([conversationId, seq]) => ({ conversationId, seq }));
    arrived.clear();
    if (arrivals.length === 0) return;
    client
      .mutate({ mutation: MarkDeliveredDocument, variables: { input: { arrivals } }, context })
      .catch(() => undefined);
  };
  const soon = () => (timer ??= setTimeout(acknowledge, TOGETHER));
  const note = ({ id, lastSeq, lastMessage, unreadCount }: ConversationRow_ConversationFragment) => {
    const isTheirs = lastMessage !== null && lastMessage.senderId !== getSession()?.user.userId;
    if (isTheirs && unreadCount > 0) arrived.set(id, lastSeq);
  };

  const askAgain = async () => {
    const variables = { first: CONVERSATIONS_PAGE };
    const { data } = await client.query({
      query: ConversationsDocument,
      variables,
      fetchPolicy: 'network-only',
      context,
    });
    for (const { node } of data?.conversations.edges ?? []) note(node);
    soon();
  };

  const stream = client.subscribe({ query: ConversationUpdatedDocument }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      placeConversation(client.cache, data.conversationUpdated);
      note(data.conversationUpdated);
      soon();
    },
    error: () => undefined,
  });
  const leave = [
    subscribeReconnect(() => {
      askAgain().catch(() => undefined);
      client.refetchQueries({ include: [MessageRequestsDocument] }).catch(() => undefined);
    }),
    keepSending(client),
    followViewerChanges(client),
    () => stream.unsubscribe(),
    () => clearTimeout(timer),
  ];
  askAgain().catch(() => undefined);
  return () => {
    for (const each of leave) each();
  };
}
