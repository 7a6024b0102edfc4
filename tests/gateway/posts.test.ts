import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';
import { wirePage, wirePost, wireUser, wireUsers } from '../support/wire.ts';

const feedQuery = `
  query Feed($first: Int, $after: String, $before: String) {
    feed(first: $first, after: $after, before: $before) {
      edges { cursor node {
        id text createdAt communityId communityName commentCount viewCount isOwn
        author { id name nickname avatarUrl isVerified }
        reactions { total reacted }
        media { __typename id alt width height thumbhash ... on Image { sources { url width } } ... on Video { url duration } }
      } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;

function feedOf(count: number) {
  const posts = Array.from({ length: count }, (_, index) => wirePost(index + 1));
  return {
    'GET /api/feed-v2': () => ({ body: wirePage(posts, true) }),
    'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
  };
}

describe('feed and discoverPosts', () => {
  it('if the page contains its authors, Query.feed makes one platform request', async () => {
    const posts = [wirePost(1), wirePost(2), wirePost(3), wirePost(4, { idUser: 'hidden' })];
    const autores = ['user-0', 'user-1', 'user-2'].map((id) => wireUser(id));
    const { ask, upstream } = await startGateway({
      'GET /api/feed-v2': () => ({ body: { ...wirePage(posts), autores } }),
    });
    const query = '{ feed(first: 4) { edges { node { author { id name } } } } }';
    for (let time = 0; time < 3; time += 1) {
      const { data } = await ask(query);
      expect(data).toEqual({
        feed: {
          edges: [
            { node: { author: { id: 'user-1', name: 'Nome de user-1' } } },
            { node: { author: { id: 'user-2', name: 'Nome de user-2' } } },
            { node: { author: { id: 'user-0', name: 'Nome de user-0' } } },
            { node: { author: { id: 'hidden', name: 'Conta indisponível' } } },
          ],
        },
      });
    }
    expect(upstream.takeCalls()).toEqual(Array.from({ length: 3 }, () => 'GET /api/feed-v2?cursorSize=4&autores=true'));
  });

  it('if the authors of the page are malformed, Query.feed loads them with another request', async () => {
    const { ask, upstream } = await startGateway({
      ...feedOf(1),
      'GET /api/feed-v2': () => ({ body: { ...wirePage([wirePost(1)]), autores: [{ idUser: 7 }] } }),
    });
    const { data } = await ask('{ feed(first: 1) { edges { node { author { name } } } } }');
    expect(data).toEqual({ feed: { edges: [{ node: { author: { name: 'Nome de user-1' } } }] } });
    expect(upstream.takeCalls()).toHaveLength(2);
  });

  it('if the page lacks its authors, Query.feed makes one more platform request for the profiles of all of them', async () => {
    const { ask, upstream } = await startGateway(feedOf(30));
    const { data, errors } = await ask(feedQuery, { first: 30 });

    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ feed: { edges: { length: 30 } } });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/feed-v2?cursorSize=30&autores=true',
      'GET /api/user-v2/profiles?ids=user-1%2Cuser-2%2Cuser-0',
    ]);
  });

  it('discoverPosts requires a session, and passes search, category and cursor to the platform in one request', async () => {
    const posts = [wirePost(1, { idCommunity: null }), wirePost(2)];
    const { ask, upstream } = await startGateway({
      'GET /api/feed-v2/discover': () => ({ body: wirePage(posts, true) }),
    });
    const query = `{ discoverPosts(search: "céu & mar", category: WOMAN, first: 2, after: "c0") {
      edges { node { id communityName } } pageInfo { endCursor hasNextPage } } }`;
    expect((await ask(query)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    const { data } = await ask(query, {}, asMember);
    expect(data).toEqual({
      discoverPosts: {
        edges: [{ node: { id: 'post-1', communityName: null } }, { node: { id: 'post-2', communityName: null } }],
        pageInfo: { endCursor: 'cursor-2', hasNextPage: true },
      },
    });
    expect(upstream.takeCalls()).toEqual([
      'GET /api/feed-v2/discover?search=c%C3%A9u%20%26%20mar&genero=MULHER&cursorSize=2&cursorAfter=c0&autores=true',
    ]);
  });

  it('Query.feed returns the same data whether graphql-js interprets the query or the query is compiled', async () => {
    const { ask } = await startGateway(feedOf(3));
    const [first, second, third] = [await ask(feedQuery), await ask(feedQuery), await ask(feedQuery)];
    expect(first.data).toMatchObject({
      feed: {
        edges: [
          {
            cursor: 'cursor-1',
            node: {
              id: 'post-1',
              text: 'Texto 1',
              author: { name: 'Nome de user-1' },
              media: [{ __typename: 'Image' }],
            },
          },
          {},
          {},
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'cursor-1', endCursor: 'cursor-3' },
      },
    });
    expect(second.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
  });

  it.each([
    ['the first page', {}, true, { hasNextPage: true, hasPreviousPage: false }],
    ['a middle page requested with "after"', { after: 'c0' }, true, { hasNextPage: true, hasPreviousPage: true }],
    ['the last page, requested with "after"', { after: 'c0' }, false, { hasNextPage: false, hasPreviousPage: true }],
    ['a middle page requested with "before"', { before: 'c9' }, true, { hasNextPage: true, hasPreviousPage: true }],
    ['the first page, requested with "before"', { before: 'c9' }, false, { hasNextPage: true, hasPreviousPage: false }],
  ])('feed.pageInfo says if there are posts before and after %s', async (_which, variables, hasMore, pageInfo) => {
    const { ask } = await startGateway({
      ...feedOf(1),
      'GET /api/feed-v2': () => ({ body: wirePage([wirePost(1)], hasMore) }),
    });
    expect((await ask(feedQuery, variables)).data).toMatchObject({ feed: { pageInfo } });
  });

  it('Query.feed calls the platform with the token of the member', async () => {
    const { ask, upstream } = await startGateway(feedOf(1));
    await ask(feedQuery, {}, asMember);
    expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual([
      asMember.authorization,
      asMember.authorization,
    ]);
  });
});

describe('deletePost', () => {
  it.each([
    ['answers 404 with a message', 'post-1', { error: 'Post não encontrado.', code: 'NOT_FOUND' }],
    ['answers 404 without a message', 'post-1', ''],
    ['is not called because of an invalid id', '../post', ''],
  ])('deletePost of a missing post fails with NOT_FOUND when the platform %s', async (_how, id, body) => {
    const { ask } = await startGateway({ 'DELETE /api/post/post-1/delete': () => ({ status: 404, body }) });
    const mutation = 'mutation ($id: ID!) { deletePost(input: { id: $id }) { __typename } }';
    const { errors } = await ask(mutation, { id }, asMember);
    expect(errors).toMatchObject([{ message: 'Post não encontrado.', extensions: { code: 'NOT_FOUND' } }]);
  });
});

it('visiblePosts uses the batch call as soon as an upgraded platform offers it', async () => {
  const { ask, upstream } = await startGateway({ 'GET /api/post/1': () => ({ body: wirePost(1) }) });
  const visible = () => ask('{ visiblePosts(ids: ["1"]) }');
  upstream.on('POST /api/post/visible', () => ({ status: 404, body: {} }));
  await visible();
  expect(upstream.takeCalls()).toEqual(['POST /api/post/visible', 'GET /api/post/1']);
  upstream.on('POST /api/post/visible', () => ({ body: { idPosts: ['1'] } }));
  await visible();
  expect(upstream.takeCalls()).toEqual(['POST /api/post/visible']);
});

it('if the platform has no batch call, visiblePosts requests 100 posts one by one, at most ten at a time', async () => {
  const { ask, upstream } = await startGateway();
  const ids = Array.from({ length: 100 }, (_, index) => `post-${index}`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let underWay = 0;
  let most = 0;
  for (const id of ids) {
    upstream.on(`GET /api/post/${id}`, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await held;
      underWay -= 1;
      return { body: { ...wirePost(1), idPost: id } };
    });
  }
  upstream.on('POST /api/post/visible', () => ({ status: 404, body: {} }));
  const asked = ask('query ($ids: [ID!]!) { visiblePosts(ids: $ids) }', { ids });
  await expect.poll(() => underWay).toBe(10);
  // Waits for the answer to a query that is sent later. An eleventh concurrent request would have reached the platform
  // before that query.
  await ask('{ post(id: "another") { id } }');
  expect(underWay).toBe(10);
  letGo();
  expect((await asked).data).toEqual({ visiblePosts: ids });
  expect(most).toBeLessThanOrEqual(10);
});
