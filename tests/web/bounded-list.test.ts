import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLoaded, MAX_LOADED } from '../../web/apollo/boundedList.ts';
import { createCache } from '../../web/apollo/cache.ts';
import { createCacheBounds } from '../../web/apollo/cacheBounds.ts';
import { CommunityPostsDocument } from '../../web/features/communities/generated/communities.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { DiscoverPostsDocument } from '../../web/features/profiles/generated/discoverPosts.ts';
import { ProfilePostsDocument } from '../../web/features/profiles/generated/timeline.ts';
import { connectionOf, postOf } from '../support/web.tsx';

const TOTAL = 600;
const PAGE = 10;
const all = Array.from({ length: TOTAL }, (_, index) => `p${index}`);

type List = {
  edges: readonly { cursor: string; node: { id: string; commentCount: number } | null }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

let cache: ReturnType<typeof createCache>;

beforeEach(() => {
  vi.useFakeTimers();
  cache = createCache();
  createCacheBounds(new ApolloClient({ cache, link: ApolloLink.empty() }));
});
afterEach(() => vi.useRealTimers());

const pageOf = (ids: readonly string[], hasNextPage = true) =>
  connectionOf(
    ids.map((id) => postOf(id)),
    'Post',
    hasNextPage,
  );

/** The lists of posts, each with the functions that write and read it. */
const lists = {
  feed: {
    write: (page: ReturnType<typeof pageOf>, after?: string) =>
      cache.writeQuery({ query: FeedDocument, variables: { first: PAGE, after }, data: { feed: page } }),
    read: (): List | undefined => cache.readQuery({ query: FeedDocument, variables: { first: PAGE } }, true)?.feed,
  },
  'feed of a community': {
    write: (page: ReturnType<typeof pageOf>, after?: string) =>
      cache.writeQuery({
        query: CommunityPostsDocument,
        variables: { communityId: 'c', first: PAGE, after },
        data: { communityFeed: page },
      }),
    read: (): List | undefined =>
      cache.readQuery({ query: CommunityPostsDocument, variables: { communityId: 'c', first: PAGE } }, true)
        ?.communityFeed,
  },
  'list of posts in Discover': {
    write: (page: ReturnType<typeof pageOf>, after?: string) =>
      cache.writeQuery({
        query: DiscoverPostsDocument,
        variables: { search: '', category: null, first: PAGE, after },
        data: { discoverPosts: page },
      }),
    read: (): List | undefined =>
      cache.readQuery({ query: DiscoverPostsDocument, variables: { search: '', category: null, first: PAGE } }, true)
        ?.discoverPosts,
  },
  'list of posts of a profile': {
    write: (page: ReturnType<typeof pageOf>, after?: string) => {
      const profile = { __typename: 'Profile', id: 'ana', posts: page };
      return cache.writeQuery({
        query: ProfilePostsDocument,
        variables: { id: 'ana', first: PAGE, after },
        data: { profile },
      });
    },
    read: (): List | undefined =>
      cache.readQuery({ query: ProfilePostsDocument, variables: { id: 'ana', first: PAGE } }, true)?.profile?.posts,
  },
};

/** Writes the page after the row with this index. */
function load({ write }: (typeof lists)['feed'], index: number, size = PAGE) {
  const start = index + 1;
  write(pageOf(all.slice(start, start + size), start + size < TOTAL), index < 0 ? undefined : `at-p${index}`);
  vi.runAllTimers();
}

function scrollDown(list: (typeof lists)['feed'], count = TOTAL) {
  for (let index = -1; index < count - 1; index += PAGE) load(list, index);
}

const rowsOf = (list: List | undefined) => list?.edges.map(({ cursor, node }) => node?.id ?? `(${cursor})`) ?? [];
const loadedOf = (list: List | undefined) => list?.edges.flatMap(({ node }) => (node ? [node.id] : [])) ?? [];
const postsInCache = () => Object.keys(cache.extract()).filter((id) => id.startsWith('Post:')).length;

describe.each(Object.entries(lists))('the %s, scrolled down to 600 posts', (_name, list) => {
  it('the cache keeps at most 150 posts, and every row keeps its index', () => {
    for (let index = -1; index < TOTAL - 1; index += PAGE) {
      load(list, index);
      expect(postsInCache()).toBeLessThanOrEqual(MAX_LOADED);
    }
    const edges = list.read()?.edges ?? [];
    expect(edges.map(({ cursor }) => cursor)).toEqual(all.map((id) => `at-${id}`));
    const loaded = loadedOf(list.read());
    expect(loaded.slice(0, 20), 'the start stays loaded').toEqual(all.slice(0, 20));
    expect(loaded.slice(-60), 'the rows around the last page stay loaded').toEqual(all.slice(-60));
    expect(list.read()?.pageInfo).toMatchObject({ endCursor: 'at-p599', hasNextPage: false });
  });

  it('scrolling back up loads all posts again, and the cache keeps at most 150 of them', () => {
    scrollDown(list);
    for (let end = TOTAL; end > 20; end -= 20) {
      load(list, end - 21, 20);
      expect(loadedOf(list.read())).toEqual(expect.arrayContaining(all.slice(end - 20, end)));
      expect(postsInCache()).toBeLessThanOrEqual(MAX_LOADED);
      expect(list.read()?.edges).toHaveLength(TOTAL);
    }
    expect(rowsOf(list.read()).slice(0, 60)).toEqual(all.slice(0, 60));
    expect(list.read()?.pageInfo).toMatchObject({ endCursor: 'at-p599', hasNextPage: false });
  });
});

const { feed } = lists;

it('a post that was deleted while its row was hollow is missing when the row is loaded again', () => {
  scrollDown(feed, 400);
  feed.write(pageOf(['p100', 'p102', 'p103', 'p104']), 'at-p99');
  expect(rowsOf(feed.read()).slice(99, 105)).toEqual(['(at-p99)', 'p100', 'p102', 'p103', 'p104', '(at-p105)']);
});

it('a page inside of the list whose rows are all new replaces as many rows', () => {
  scrollDown(feed, 400);
  feed.write(pageOf(['x', 'y']), 'at-p99');
  expect(rowsOf(feed.read()).slice(99, 103)).toEqual(['(at-p99)', 'x', 'y', '(at-p102)']);
});

it('if the server has no rows below a page inside of the list, the list ends with the page', () => {
  scrollDown(feed, 400);
  feed.write(pageOf(['p100'], false), 'at-p99');
  expect(rowsOf(feed.read()).slice(99)).toEqual(['(at-p99)', 'p100']);
  expect(feed.read()?.pageInfo).toMatchObject({ endCursor: 'at-p100', hasNextPage: false });
});

it('a page that reaches past the last row of the list moves its end, so that the next page follows', () => {
  scrollDown(feed, 300);
  load(feed, 289, 20);
  expect(rowsOf(feed.read()).slice(299)).toEqual(all.slice(299, 310));
  expect(feed.read()?.pageInfo).toMatchObject({ endCursor: 'at-p309', hasNextPage: true });
  load(feed, 309);
  expect(rowsOf(feed.read())).toHaveLength(320);
});

it('the posts near the screen stay loaded when a page arrives elsewhere', () => {
  scrollDown(feed, 150);
  const screen = {};
  keepLoaded(screen, ['p70', 'p71']);
  for (let index = 149; index < 399; index += PAGE) load(feed, index);
  expect(rowsOf(feed.read()).slice(69, 73)).toEqual(['(at-p69)', 'p70', 'p71', '(at-p72)']);
  keepLoaded(screen, []);
});

it('fetching the first page again keeps the rows below it, loaded and hollow', () => {
  scrollDown(feed, 400);
  const before = rowsOf(feed.read());
  load(feed, -1);
  expect(rowsOf(feed.read())).toEqual(before);
});

it('a pending reaction to a post survives while the row of the post is hollow', () => {
  scrollDown(feed, 140);
  cache.batch({
    optimistic: 'pending',
    update: (layer) => void layer.modify({ id: 'Post:p30', fields: { commentCount: () => 77 } }),
  });
  const countOf = () => feed.read()?.edges[30]?.node?.commentCount;
  expect(countOf()).toBe(77);
  for (let index = 139; index < 399; index += PAGE) load(feed, index);
  expect(rowsOf(feed.read())[30]).toBe('(at-p30)');
  load(feed, 29);
  expect(countOf()).toBe(77);
  cache.removeOptimistic('pending');
  expect(countOf()).toBe(postOf('p30').commentCount);
});

it('fetching the first 50 rows again fills the hollow rows among them and keeps the rows below', () => {
  scrollDown(feed, 400);
  const cursors = feed.read()?.edges.map(({ cursor }) => cursor);
  feed.write(pageOf(all.slice(0, 50)));
  expect(feed.read()?.edges.map(({ cursor }) => cursor)).toEqual(cursors);
  expect(rowsOf(feed.read()).slice(0, 51)).toEqual([...all.slice(0, 50), '(at-p50)']);
});

/** Inserts a post at the top of the feed. Writes the whole list, as the update function of a mutation does. */
const insert = (id: string, cursor = `at-${id}`) =>
  cache.updateQuery({ query: FeedDocument, variables: { first: PAGE } }, (known) => {
    const edges = pageOf([id]).edges.map((edge) => ({ ...edge, cursor, __typename: 'PostEdge' as const }));
    return known ? { feed: { ...known.feed, edges: [...edges, ...known.feed.edges] } } : undefined;
  });

it('a new post at the top of a list with hollow rows moves each row down by one', () => {
  scrollDown(feed, 400);
  const before = rowsOf(feed.read());
  insert('new');
  expect(rowsOf(feed.read())).toEqual(['new', ...before]);
  load(feed, 399);
  expect(rowsOf(feed.read())[0]).toBe('new');
  expect(rowsOf(feed.read()).slice(-10)).toEqual(all.slice(400, 410));
  expect(loadedOf(feed.read()).length).toBeLessThanOrEqual(MAX_LOADED);
});

it('posts that this tab has inserted, which have no cursor, stay loaded', () => {
  scrollDown(feed, 100);
  const inserted = Array.from({ length: 30 }, (_, index) => `new-${index}`);
  for (const id of inserted) insert(id, '');
  for (let index = 99; index < 399; index += PAGE) load(feed, index);
  expect(rowsOf(feed.read()).slice(0, 30)).toEqual(inserted.toReversed());
});

it('an optimistic post at the top of a list with hollow rows goes away without a trace', () => {
  scrollDown(feed, 400);
  const before = rowsOf(feed.read());
  cache.batch({ optimistic: 'pending', update: () => insert('new') });
  expect(rowsOf(feed.read())[0]).toBe('new');
  cache.removeOptimistic('pending');
  expect(rowsOf(feed.read())).toEqual(before);
});

it('a post that is deleted leaves a list with hollow rows, and the other rows stay', () => {
  scrollDown(feed, 400);
  const before = rowsOf(feed.read());
  cache.evict({ id: 'Post:p390' });
  expect(rowsOf(feed.read())).toEqual(before.filter((row) => row !== 'p390'));
});

it('a post whose row becomes hollow in a list stays loaded in another list', () => {
  const other = lists['list of posts of a profile'];
  scrollDown(feed, 40);
  scrollDown(other, 40);
  for (let index = 39; index < 399; index += PAGE) load(feed, index);
  expect(rowsOf(feed.read())[30]).toBe('(at-p30)');
  expect(rowsOf(other.read())).toEqual(all.slice(0, 40));
});
