import { act, render, screen } from '@testing-library/react';
import type { ReactNode, Ref } from 'react';
import { useImperativeHandle } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FURTHER_PAGE_INTERVAL_MS } from '../../../web/lists/pacer.ts';
import type { ListPage } from '../../../web/lists/listPlace.ts';
import { FeedList } from '../../../web/features/posts/FeedList.tsx';
import { HollowStatus } from '../../../web/lists/HollowStatus.tsx';
import { connectionOf, leave, postOf, scriptedClient, signIn } from '../../support/web.tsx';

const ROW_PX = 100;
/** The index of the row at the top of the screen. */
let top = 0;
let scroll: () => void;

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    ref,
    data,
    onScroll,
    children,
  }: {
    ref: Ref<unknown>;
    data: readonly { id: string }[];
    onScroll: () => void;
    children: (post: { id: string }, index: number) => ReactNode;
  }) => {
    scroll = onScroll;
    const { length } = data;
    useImperativeHandle(
      ref,
      () => ({
        cache: [[], ROW_PX],
        findItemIndex: (offset: number) => Math.max(0, Math.min(length - 1, Math.floor(offset / ROW_PX))),
        getItemOffset: (index: number) => index * ROW_PX,
        getItemSize: () => ROW_PX,
      }),
      [length],
    );
    return data.slice(top, top + 8).map((row, index) => children(row, top + index));
  },
}));

beforeAll(() => import('../../../web/lists/placeAt.ts'));
beforeEach(() => {
  signIn();
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 8 * ROW_PX);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -top * ROW_PX, 390, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
});

/** Shows a list of 200 posts in which only the posts 0 to 19 and those from `from` to `to` are loaded. */
async function open(from: number, to: number, fetchPage: (page: ListPage) => Promise<unknown>) {
  const whole = connectionOf(
    Array.from({ length: 200 }, (_, index) => postOf(`p${index}`)),
    'Post',
  );
  /** The list in which the posts from `start` to `end` are loaded too. */
  const listWith = (start = from, end = to) => ({
    ...whole,
    edges: whole.edges.map((edge, index) =>
      index < 20 || (index >= from && index < to) || (index >= start && index < end) ? edge : { ...edge, node: null },
    ),
  });
  const { client } = scriptedClient();
  const listOf = (connection?: Parameters<typeof FeedList>[0]['connection']) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <HollowStatus />
        {connection && <FeedList connection={connection} onScrolled={() => undefined} fetchPage={fetchPage} />}
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender } = render(listOf(listWith()));
  await act(() => vi.advanceTimersByTimeAsync(FURTHER_PAGE_INTERVAL_MS));
  return {
    show: (start?: number, end?: number) => rerender(listOf(listWith(start, end))),
    showAll: () => rerender(listOf(whole)),
    leave: () => rerender(listOf()),
  };
}

const settle = (arrive: () => void) =>
  act(async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(0);
  });

const scrollTo = (index: number) =>
  act(async () => {
    top = index;
    scroll();
    await vi.advanceTimersByTimeAsync(FURTHER_PAGE_INTERVAL_MS);
  });

it.each([
  ['from below, the page ends at the loaded rows', 140, 129, [{ first: 50, after: 'at-p89' }]],
  ['from above, the page begins at the loaded rows', 150, 165, [{ first: 30, after: 'at-p159' }]],
  ['at another position, the page begins two screens above it', 100, 60, [{ first: 41, after: 'at-p43' }]],
  ['and comes near the first rows, the page begins below them', 150, 10, [{ first: 15, after: 'at-p19' }]],
])('if the viewer scrolls to hollow rows %s', async (_where, start, to, pages) => {
  top = start;
  const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => Promise.resolve());
  await open(140, 160, fetchPage);
  fetchPage.mockClear();
  await scrollTo(to);
  expect(fetchPage.mock.calls.slice(0, 1)).toEqual(pages.map((page) => [page]));
});

it('a hollow row keeps the height of its post, and shows the post after it has been loaded', async () => {
  top = 150;
  const { show, showAll } = await open(140, 160, () => Promise.resolve());
  expect(screen.getAllByRole('article')).toHaveLength(8);
  top = 60;
  show();
  await act(() => vi.advanceTimersByTimeAsync(FURTHER_PAGE_INTERVAL_MS));
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  const places = [...document.querySelectorAll<HTMLElement>('.rows-shown > div')];
  expect(places.map(({ style }) => style.height)).toEqual(Array.from({ length: 8 }, () => `${ROW_PX}px`));
  showAll();
  await act(() => vi.advanceTimersByTimeAsync(FURTHER_PAGE_INTERVAL_MS));
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

it('while several hollow rows are on the screen, a screen reader hears once that they load', async () => {
  top = 150;
  const { show, showAll } = await open(140, 160, () => new Promise(() => undefined));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said(), 'only rows near the screen are hollow').toEqual(['']);
  await scrollTo(60);
  expect(said()).toEqual(['Carregando…']);
  show(66, 70);
  await settle(() => undefined);
  expect(said(), 'some rows on the screen are still hollow').toEqual(['Carregando…']);
  showAll();
  await settle(() => undefined);
  expect(said()).toEqual(['']);
});

it('after the list is left while hollow rows are on the screen, the message is gone', async () => {
  top = 60;
  const { leave: leaveList } = await open(140, 160, () => new Promise(() => undefined));
  await scrollTo(60);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  leaveList();
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['before', true],
  ['after', false],
])(
  'if the rows of a page are shown %s its request has ended, the next page needs no scroll',
  async (_when, isEarly) => {
    top = 100;
    let arrive: () => void = () => undefined;
    const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const { show } = await open(140, 160, fetchPage);
    await settle(arrive);
    await scrollTo(100);
    fetchPage.mockClear();
    if (isEarly) show(84, 120);
    await settle(arrive);
    if (!isEarly) show(84, 120);
    await act(() => vi.advanceTimersByTimeAsync(FURTHER_PAGE_INTERVAL_MS));
    expect(fetchPage.mock.calls).toEqual([[{ first: 10, after: 'at-p119' }]]);
  },
);

it('a list with no hollow row near the screen loads no page', async () => {
  top = 150;
  const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => Promise.resolve());
  await open(120, 180, fetchPage);
  fetchPage.mockClear();
  await scrollTo(151);
  expect(fetchPage).not.toHaveBeenCalled();
});

it('if the page of hollow rows fails, the list asks for it again without a scroll', async () => {
  top = 60;
  const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
  await open(140, 160, fetchPage);
  const failed = fetchPage.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(fetchPage.mock.calls.length).toBeGreaterThan(failed);
});

it('if the page of hollow rows fails, a later scroll asks for it again', async () => {
  top = 60;
  const fetchPage = vi.fn<(page: ListPage) => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
  await open(140, 160, fetchPage);
  const failed = fetchPage.mock.calls.length;
  await scrollTo(60);
  expect(fetchPage.mock.calls.length).toBeGreaterThan(failed);
});
