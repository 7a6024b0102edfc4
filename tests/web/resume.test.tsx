import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Sink, SubscribePayload } from 'graphql-ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { splitByTransport } from '../../web/apollo/links.ts';
import { openSocket } from '../../web/apollo/socket.ts';
import { useHistory } from '../../web/features/conversations/useHistory.ts';
import { useNotifications } from '../../web/features/notifications/useNotifications.ts';
import { messageOf, messagesOf } from './conversations/support.ts';
import { leave, scriptedClient, signIn } from '../support/web.tsx';

const sent = vi.hoisted(() => new Array<{ payload: SubscribePayload; sink: Sink }>());

/** Mocks graphql-ws, which sends the payload of a subscription again at each reconnect. */
vi.mock('graphql-ws', async (original) => ({
  ...(await original<object>()),
  createClient: () => ({
    subscribe: (payload: SubscribePayload, sink: Sink) => {
      sent.push({ payload, sink });
      return () => undefined;
    },
  }),
}));

/** Renders `hook` with a client whose subscriptions use the socket and whose queries the test answers. */
function open<Result>(hook: () => Result) {
  const server = scriptedClient();
  const socket = openSocket({ url: 'ws://x', onReconnect: () => undefined, isWanted: () => true });
  const live = new ApolloLink(
    (operation) => new Observable((observer) => socket.listen(operation, observer, () => undefined)),
  );
  server.client.setLink(splitByTransport(live, server.client.link));
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => <ApolloProvider client={server.client}>{children}</ApolloProvider>,
  });
  return { ...server, result };
}

/** Returns the text of the variables that graphql-ws sends when it connects or reconnects. */
const variablesSent = () => JSON.stringify(sent[0]?.payload.variables);
const tell = (data: Record<string, unknown>) => act(() => sent[0]?.sink.next({ data }));

beforeEach(signIn);
afterEach(() => {
  cleanup();
  leave();
  sent.length = 0;
});

it('after a reconnect, the messages resume after the last one that the stream has sent, not after the first load', async () => {
  const { nth, result } = open(() => useHistory('c1'));
  await waitFor(() => nth('Messages'));
  const messages = messagesOf([messageOf(39), messageOf(40)]);
  act(() => nth('Messages').answer({ conversation: { __typename: 'Conversation', id: 'c1', messages } }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(variablesSent()).toBe('{"conversationId":"c1","after":40}');
  tell({ messageAdded: messageOf(41) });
  tell({ messageAdded: messageOf(42) });
  await waitFor(() => expect(result.current.messages).toHaveLength(4));
  expect(variablesSent()).toBe('{"conversationId":"c1","after":42}');
});

it('if an own message follows a gap in the cache, the subscription starts before the gap', async () => {
  const { nth } = open(() => useHistory('c1'));
  await waitFor(() => nth('Messages'));
  const messages = messagesOf([messageOf(39), messageOf(40), messageOf(43)]);
  act(() => nth('Messages').answer({ conversation: { __typename: 'Conversation', id: 'c1', messages } }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(variablesSent()).toBe('{"conversationId":"c1","after":40}');
});

it('after a reconnect, the notifications resume after the last one that the stream has sent, also one of an unknown type', async () => {
  const { nth } = open(() => useNotifications());
  await waitFor(() => nth('Notifications'));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  act(() =>
    nth('Notifications').answer({ notifications: { __typename: 'NotificationConnection', edges: [], pageInfo } }),
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(variablesSent()).toBe('{"after":0}');
  tell({ notificationAdded: { __typename: 'UnheardOfNotification', id: 'n7', sequence: 7, isRead: false } });
  expect(variablesSent()).toBe('{"after":7}');
});
