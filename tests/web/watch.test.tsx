import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWatch } from '../../web/features/shell/useWatch.ts';
import { scriptedClient } from '../support/web.tsx';

const { client } = scriptedClient();
const end = vi.fn();
const watch = vi.fn((_client: ApolloClient) => end);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const render = (load: () => Promise<typeof watch>) =>
  renderHook(() => useWatch(load), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
const pass = () => act(() => vi.runAllTimersAsync());

it('if the code of a change watcher fails to load, useWatch starts the watcher when the connection returns, and stops it on unmount', async () => {
  const load = vi.fn(() => Promise.resolve(watch)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = render(load);
  await pass();
  expect(watch).not.toHaveBeenCalled();

  dispatchEvent(new Event('online'));
  await pass();
  expect(watch.mock.calls).toEqual([[client]]);
  dispatchEvent(new Event('online'));
  await pass();
  expect(load).toHaveBeenCalledTimes(2);

  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});

it('if the component unmounts while the code of its change watcher loads, useWatch does not start the watcher', async () => {
  let arrive: (value: typeof watch) => void = () => undefined;
  const { unmount } = render(() => new Promise((resolve) => (arrive = resolve)));
  await pass();
  unmount();
  arrive(watch);
  await pass();
  expect(watch).not.toHaveBeenCalled();
});

it('if the component has unmounted while offline, useWatch does not load the code of the change watcher again', async () => {
  const load = vi.fn(() => Promise.reject<typeof watch>(new TypeError('Failed to fetch')));
  const { unmount } = render(load);
  await pass();
  unmount();
  dispatchEvent(new Event('online'));
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
});
