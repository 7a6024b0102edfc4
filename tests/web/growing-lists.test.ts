import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';

type Connection = { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };

type Page = {
  after?: string;
  hasNextPage?: boolean;
  /** The id of a row that has got another cursor since an earlier page was loaded. */
  moved?: string;
};

const lists: [within: string, field: string][] = [
  ['Query', 'feed'],
  ['Query', 'notifications'],
  ['Query', 'conversations'],
  ['Query', 'messageRequests'],
  ['Query', 'communityFeed'],
  ['Query', 'myCommunities'],
  ['Query', 'discoverCommunities'],
  ['Query', 'payments'],
  ['Query', 'discover'],
  ['Query', 'discoverPosts'],
  ['Query', 'followRequests'],
  ['Query', 'myAds'],
  ['Query', 'myPeople'],
  ['Query', 'postsLeftBehind'],
  ['Query', 'moderationCases'],
  ['Query', 'moderationAppeals'],
  ['Query', 'moderationLog'],
  ['Post', 'comments'],
  ['Comment', 'replies'],
  ['Community', 'members'],
  ['Community', 'requests'],
  ['Profile', 'posts'],
];

function open(within: string, field: string) {
  const isNested = within !== 'Query';
  const cache = createCache();
  const list = `list: ${field}(after: $after) { edges { cursor node { id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`;
  const query = gql(`query List($after: String) { ${isNested ? `holder { id ${list} }` : list} }`);
  return {
    write: (ids: string[], { after, hasNextPage = true, moved = '' }: Page = {}) => {
      const placeOf = (id = '') => (id === moved ? `moved-${id}` : `at-${id}`);
      const edges = ids.map((id) => ({ __typename: 'Edge', cursor: placeOf(id), node: { __typename: 'Node', id } }));
      const pageInfo = {
        __typename: 'PageInfo',
        startCursor: placeOf(ids[0]),
        endCursor: placeOf(ids.at(-1)),
        hasNextPage,
        hasPreviousPage: false,
      };
      const connection = { __typename: 'Connection', edges, pageInfo };
      const data = isNested ? { holder: { __typename: within, id: '1', list: connection } } : { list: connection };
      cache.writeQuery({ query, variables: { after }, data });
    },
    read: () => {
      const data = cache.readQuery<{ list: Connection; holder: { list: Connection } }>({ query });
      const connection = isNested ? data?.holder.list : data?.list;
      const { endCursor, hasNextPage } = connection?.pageInfo ?? {};
      return { ids: connection?.edges.map(({ node }) => node.id).join(' '), endCursor, hasNextPage };
    },
  };
}

describe.each(lists)('the cached list %s.%s', (within, field) => {
  it('refetching the first page keeps the rows of later pages below the new rows', () => {
    const { write, read } = open(within, field);
    write(['a', 'b', 'c']);
    write(['d', 'e'], { after: 'at-c', hasNextPage: false });
    // Refetches the first page: row 'd' has moved from the second page to the first, and row 'b' no longer exists.
    write(['new', 'd', 'a', 'c']);
    expect(read()).toEqual({ ids: 'new d a c e', endCursor: 'at-e', hasNextPage: false });
  });

  it('refetching the first page drops all later rows if the page has only new rows or is now the whole list', () => {
    const { write, read } = open(within, field);
    write(['a', 'b']);
    write(['c', 'd'], { after: 'at-b' });
    write(['x', 'y']);
    expect(read()).toEqual({ ids: 'x y', endCursor: 'at-y', hasNextPage: true });
    write(['x'], { hasNextPage: false });
    expect(read()).toEqual({ ids: 'x', endCursor: 'at-x', hasNextPage: false });
  });

  it('refetching the first page keeps the later rows even if the last row of the page has a new cursor', () => {
    const { write, read } = open(within, field);
    write(['a', 'b', 'c']);
    write(['d', 'e'], { after: 'at-c', hasNextPage: false });
    write(['new', 'b', 'a'], { moved: 'a' });
    write(['b', 'new', 'a']);
    expect(read()).toEqual({ ids: 'b new a c d e', endCursor: 'at-e', hasNextPage: false });
  });

  it('refetching the first page drops the later rows if the last row of the page has moved up from a later page', () => {
    const { write, read } = open(within, field);
    write(['a', 'b', 'c']);
    write(['d', 'e', 'f'], { after: 'at-c' });
    write(['new', 'a', 'e'], { moved: 'e' });
    expect(read()).toEqual({ ids: 'new a e', endCursor: 'moved-e', hasNextPage: true });
  });

  it('a later page is dropped if the list was replaced after the page was requested', () => {
    const { write, read } = open(within, field);
    write(['a', 'b', 'c']);
    write(['x', 'y']);
    write(['d', 'e'], { after: 'at-c' });
    expect(read()).toEqual({ ids: 'x y', endCursor: 'at-y', hasNextPage: true });
  });
});
