import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConversationQuery } from '../../../web/features/conversations/generated/conversations.ts';
import { useHistory } from '../../../web/features/conversations/useHistory.ts';
import { followViewerChanges } from '../../../web/features/conversations/viewerChanges.ts';
import { leave, scriptedClient, signIn } from '../../support/web.tsx';
import { conversationOf, messageOf, messagesOf } from './support.ts';

beforeEach(signIn);
afterEach(leave);

function pageWith(...seqs: number[]) {
  const messages = messagesOf(seqs.map((seq) => messageOf(seq)));
  return { conversation: { __typename: 'Conversation', id: 'c1', messages } };
}

/**
 * Opens a conversation with the messages 28 to 32 and loads two pages: first 30 to 32, then the older page with 28 and
 * 29.
 */
async function opened() {
  const server = scriptedClient();
  let onLive: (() => void) | undefined;
  const hear = new ApolloLink((operation, forward) => {
    if (operation.operationName === 'ViewerChanged') onLive = operation.getContext().onLive;
    return forward(operation);
  });
  server.client.setLink(hear.concat(server.client.link));
  const stop = followViewerChanges(server.client);
  const { result } = renderHook(
    () => {
      const { data } = useConversationQuery({ variables: { id: 'c1' } });
      return { ...useHistory('c1'), conversation: data?.conversation };
    },
    { wrapper: ({ children }) => <ApolloProvider client={server.client}>{children}</ApolloProvider> },
  );
  await waitFor(() => server.nth('Messages'));
  act(() => server.nth('Messages').answer(pageWith(30, 31, 32)));
  act(() => server.nth('Conversation').answer({ conversation: conversationOf('c1') }));
  await waitFor(() => expect(result.current.messages).toHaveLength(3));
  act(() => void result.current.loadOlder());
  await waitFor(() => server.nth('Messages', 1));
  act(() => server.nth('Messages', 1).answer(pageWith(28, 29)));
  await waitFor(() => expect(result.current.messages).toHaveLength(5));
  return { ...server, result, stop, goLive: () => onLive?.() };
}

it('when the stream viewerChanged becomes live, a message that was deleted earlier disappears, and older pages stay loaded', async () => {
  const { of, nth, result, goLive, stop } = await opened();
  expect(of('Messages')).toHaveLength(2);
  act(goLive);
  await waitFor(() => nth('Messages', 2));
  act(() => nth('Messages', 2).answer(pageWith(30, 32)));
  await waitFor(() => expect(result.current.messages.map(({ seq }) => seq)).toEqual([28, 29, 30, 32]));
  act(goLive);
  expect(of('Messages')).toHaveLength(3);
  stop();
});

it('when the stream viewerChanged becomes live, a conversation that was closed earlier by a block becomes null', async () => {
  const { nth, result, goLive, stop } = await opened();
  act(goLive);
  await waitFor(() => nth('Conversation', 1));
  act(() => nth('Conversation', 1).answer({ conversation: null }));
  act(() => nth('Messages', 2).answer({ conversation: null }));
  await waitFor(() => expect(result.current.conversation).toBeNull());
  stop();
});
