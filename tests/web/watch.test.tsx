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

it('if the code that follows live changes fails to load, useWatch loads it again when the connection returns', async () => {
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

it('if the component unmounts while the code that follows live changes is loading, useWatch does not run it', async () => {
  let arrive: (value: typeof watch) => void = () => undefined;
  const { unmount } = render(() => new Promise((resolve) => (arrive = resolve)));
  await pass();
  unmount();
  arrive(watch);
  await pass();
  expect(watch).not.toHaveBeenCalled();
});

it('if the component unmounts while offline, useWatch does not load the code that follows live changes again', async () => {
  const load = vi.fn(() => Promise.reject<typeof watch>(new TypeError('Failed to fetch')));
  const { unmount } = render(load);
  await pass();
  unmount();
  dispatchEvent(new Event('online'));
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
});
