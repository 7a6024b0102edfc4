import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode, Ref } from 'react';
import { useImperativeHandle } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Feed } from '../../web/features/feed/Feed.tsx';
import { FEED_PAGE } from '../../web/features/feed/useFeed.ts';
import { PLACE_LIFETIME_MS, savePlace, type ListPage } from '../../web/lists/listPlace.ts';
import { eventually } from '../support/eventually.ts';
import { connectionOf, leave, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';

const scrolls = vi.fn<(index: number, options: { offset: number }) => void>();

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    ref,
    data,
    children,
  }: {
    ref: Ref<unknown>;
    data: readonly { id: string }[];
    children: (post: { id: string }, index: number) => ReactNode;
  }) => {
    useImperativeHandle(ref, () => ({
      cache: [[], 500],
      findItemIndex: () => 0,
      getItemOffset: () => 0,
      getItemSize: () => 500,
      scrollToIndex: scrolls,
    }));
    return data.map(children);
  },
}));

beforeAll(() => import('../../web/lists/placeAt.ts'));
beforeEach(() => {
  signIn();
  scrolls.mockReset();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const posts = (...ids: string[]) => ids.map((id) => postOf(id));

/** Renders the feed as after a reload, with a saved scroll position at the post p60. */
function reload(page: ListPage, savedAt = Date.now()) {
  const anchors = [
    { keys: ['p60', 'at-p60'], index: 60, offset: 12 },
    { keys: ['p61', 'at-p61'], index: 61, offset: -488 },
  ];
  savePlace('feed', { savedAt, anchors, top: 30_012, sizes: [[], 500], page });
  const server = scriptedClient();
  renderApp(server.client, <Feed />);
  return server;
}

function answer(
  server: ReturnType<typeof scriptedClient>,
  index: number,
  nodes: ReturnType<typeof posts>,
  isPart = false,
) {
  const feed = connectionOf(nodes, 'Post', true);
  feed.pageInfo.hasPreviousPage = isPart;
  return act(() => {
    server.nth('Feed', index).answer({ feed });
    return Promise.resolve();
  });
}

it('after a reload, a single request loads the posts around the saved position, and the feed starts at that post', async () => {
  const page = { first: 20, after: 'at-p49' };
  const server = reload(page);
  await answer(server, 0, posts('p59', 'p60', 'p61'), true);
  expect(server.of('Feed').map(({ variables }) => variables)).toEqual([page]);
  expect(scrolls).toHaveBeenCalledWith(1, { offset: 12 });
});

it('after a reload, a position that was saved too long ago is ignored, and the feed starts with the newest posts', async () => {
  const server = reload({ first: 20, after: 'at-p49' }, performance.timeOrigin - PLACE_LIFETIME_MS - 1);
  await answer(server, 0, posts('p1', 'p2'));
  expect(server.of('Feed').map(({ variables }) => variables)).toEqual([FEED_PAGE]);
  expect(scrolls).not.toHaveBeenCalled();
});

it('a position that this document saved is restored, however long the member was on other pages', async () => {
  const page = { first: 20, after: 'at-p49' };
  const savedAt = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(savedAt + 10 * PLACE_LIFETIME_MS);
  const server = reload(page, savedAt);
  await answer(server, 0, posts('p60'), true);
  expect(server.of('Feed').map(({ variables }) => variables)).toEqual([page]);
});

it('a feed that begins at a later page has a button that loads it from its start', async () => {
  const server = reload({ first: 20, after: 'at-p49' });
  await answer(server, 0, posts('p60', 'p61'), true);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Voltar ao início' }));
  expect(server.nth('Feed', 1).variables).toEqual({ first: 10, after: null });
  await answer(server, 1, posts('p1', 'p2'));
  expect(screen.getByText('Texto de p1')).toBeDefined();
  expect(screen.queryByText('Texto de p60')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Voltar ao início' })).toBeNull();
});

it('if all posts around the saved position were removed, the feed loads its start', async () => {
  const server = reload({ first: 20, after: 'at-p49' });
  await answer(server, 0, [], true);
  await eventually(() => expect(server.of('Feed')).toHaveLength(2));
  expect(server.nth('Feed', 1).variables).toEqual({ first: 10, after: null });
  await answer(server, 1, posts('p1'));
  expect(screen.getByText('Texto de p1')).toBeDefined();
});

it('closing the page stores no text of a post and no name of a member', async () => {
  const server = reload({ first: 30 });
  await answer(server, 0, posts('p1', 'p2'));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  for (const name of ['visibilitychange', 'pagehide', 'freeze', 'beforeunload']) window.dispatchEvent(new Event(name));
  const kept = [sessionStorage, localStorage]
    .flatMap((area) => Object.keys(area).map((name) => area.getItem(name) ?? ''))
    .join('\n');
  expect(kept, 'the position is stored').toContain('"p1"');
  expect(kept).not.toContain('Texto de');
  expect(kept).not.toContain('Bruno Lima');
});
