import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHistory } from '../../../web/features/conversations/useHistory.ts';
import { leave, scriptedClient, signIn } from '../../support/web.tsx';
import { messageOf, messagesOf } from './support.ts';

beforeEach(signIn);
afterEach(leave);

function page(from: number, to: number) {
  const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index));
  return { conversation: { __typename: 'Conversation', id: 'c1', messages: messagesOf(messages) } };
}

async function opened() {
  const server = scriptedClient();
  const { result } = renderHook(() => useHistory('c1'), {
    wrapper: ({ children }) => <ApolloProvider client={server.client}>{children}</ApolloProvider>,
  });
  await waitFor(() => server.nth('Messages'));
  act(() => server.nth('Messages').answer(page(31, 40)));
  await waitFor(() => expect(result.current.messages).toHaveLength(10));
  return { ...server, result };
}

it('loadOlder() adds a page of older messages to the list and reads no other page from the cache', async () => {
  const { client, nth, result } = await opened();
  const reads = vi.spyOn(client.cache, 'diff');
  act(() => void result.current.loadOlder());
  await waitFor(() => nth('Messages', 1));
  expect(nth('Messages', 1).variables).toMatchObject({ before: '31' });
  act(() => nth('Messages', 1).answer(page(21, 30)));
  await waitFor(() => expect(result.current.messages).toHaveLength(20));
  expect(result.current.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => 21 + index));
  const pages = new Set(reads.mock.calls.map(([{ variables }]) => String(variables?.['before'])));
  expect([...pages]).toEqual(['31', '21']);
});

it('a page of older messages is requested only once, even if loadOlder() is called again before the page is in the list', async () => {
  const { of, nth, result } = await opened();
  act(() => void result.current.loadOlder());
  act(() => void result.current.loadOlder());
  await waitFor(() => nth('Messages', 1));
  nth('Messages', 1).answer(page(21, 30));
  await act(() => result.current.loadOlder());
  await waitFor(() => expect(result.current.messages).toHaveLength(20));
  expect(of('Messages')).toHaveLength(2);
});

it('if a request for older messages fails, olderFailed is true and loadOlder() repeats the request', async () => {
  const { nth, result } = await opened();
  act(() => void result.current.loadOlder());
  await waitFor(() => nth('Messages', 1));
  nth('Messages', 1).fail();
  await waitFor(() => expect(result.current.olderFailed).toBe(true));
  act(() => void result.current.loadOlder());
  await waitFor(() => nth('Messages', 2));
  act(() => nth('Messages', 2).answer(page(21, 30)));
  await waitFor(() => expect(result.current).toMatchObject({ olderFailed: false, hasOlder: true }));
});
