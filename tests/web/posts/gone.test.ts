import type { ApolloLink } from '@apollo/client';
import type { Observer } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../../web/apollo/client.ts';
import { followPosts } from '../../../web/features/posts/followPosts.ts';
import { CommunityPostsDocument } from '../../../web/features/communities/generated/communities.ts';
import { FeedDocument } from '../../../web/features/feed/generated/feed.ts';
import { PostDocument } from '../../../web/features/posts/generated/posts.ts';
import { connectionOf, leave, postOf, signIn } from '../../support/web.tsx';
import { eventually } from '../../support/eventually.ts';

type Stream = { tell: (postId: string, isGone?: boolean) => void; live: () => void };

const streams = vi.hoisted(() => new Array<Stream>());
/**
 * `resumed` simulates the reconnect event of the socket, after which the tab has to expect that it has missed events.
 */
const socket = vi.hoisted(() => ({ resumed: () => {} }));
const request = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });

/** Mocks the WebSocket: the test sends messages in place of the server. */
vi.mock('../../../web/apollo/socket.ts', () => ({
  openSocket: ({ onReconnect }: { onReconnect: () => void }) => {
    socket.resumed = onReconnect;
    return {
      restart: () => undefined,
      rest: () => undefined,
      listen: (_operation: ApolloLink.Operation, observer: Observer<ApolloLink.Result>, live: () => void) => {
        const tell = (postId: string, isGone = true) =>
          observer.next({ data: { postChanged: { __typename: 'PostChange', postId, isGone } } });
        streams.push({ tell, live });
        return () => undefined;
      },
    };
  },
}));

const feed = { query: FeedDocument, variables: { first: 10 } };
const community = { query: CommunityPostsDocument, variables: { communityId: 'g', first: 10 } };
const feedOf = (...ids: string[]) => ({
  feed: connectionOf(
    ids.map((id) => postOf(id)),
    'Post',
  ),
});

/**
 * Creates an Apollo client that is subscribed to the removal of posts, as the client of a tab is. The test answers the
 * client's requests.
 */
async function start() {
  const asked: {
    name: string;
    variables: Record<string, unknown>;
    answer: (data: object) => void;
    fail: () => void;
  }[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { operationName: name, variables } = request.parse(JSON.parse(body));
    return new Promise<Response>((resolve) => {
      const headers = { 'content-type': 'application/graphql-response+json' };
      const errors = [{ message: 'Tente de novo.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
      asked.push({
        name,
        variables,
        answer: (data) => resolve(Response.json({ data }, { headers })),
        fail: () => resolve(Response.json({ data: null, errors }, { headers })),
      });
    });
  });
  const client = createClient();
  const stop = followPosts(client);
  const stream = await eventually(() => {
    const [opened] = streams;
    if (!opened) throw new Error('nothing is listened to');
    return opened;
  });
  const nth = (name: string, index = 0) =>
    eventually(() => {
      const found = asked.filter((each) => each.name === name)[index];
      if (!found) throw new Error(`${name} was not asked ${index + 1} times`);
      return found;
    });
  const shown = () => client.readQuery(feed)?.feed.edges.map(({ node }) => node.id);
  const count = (name: string) => asked.filter((each) => each.name === name).length;
  return { client, stop, stream, nth, shown, count };
}

const SPREAD_MS = 3_000; // ms; must equal SPREAD_MS in followPosts.ts
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  streams.length = 0;
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
});

describe('removed posts', () => {
  it('a removed post stays out of the lists when an outdated query answer arrives after the removal event', async () => {
    const { client, stop, stream, nth, shown } = await start();
    client.writeQuery({ ...community, data: { communityFeed: connectionOf([postOf('p1')], 'Post') } });
    const loading = client.query(feed);
    const before = await nth('Feed');
    stream.tell('p1');
    stream.tell('p2');
    before.answer(feedOf('p1', 'p2', 'p3'));
    await loading;
    expect(shown()).toEqual(['p3']);
    expect(client.readQuery(community)?.communityFeed.edges).toEqual([]);
    stop();
  });

  it('the query of a removed post stays null when an outdated query answer arrives after the removal event', async () => {
    const { client, stop, stream, nth } = await start();
    const asked = { query: PostDocument, variables: { id: 'p1' } };
    const loading = client.query(asked);
    const before = await nth('Post');
    stream.tell('p1');
    before.answer({ post: postOf('p1') });
    await loading;
    expect(client.readQuery(asked)).toEqual({ post: null });
    stop();
  });

  it('if a post is removed while the stream of removals is down, it disappears from the lists when the stream is live again', async () => {
    const { client, stop, stream, nth, shown } = await start();
    client.writeQuery({ ...feed, data: feedOf('p1', 'p2') });
    stream.live();
    const first = await nth('VisiblePosts');
    expect(first.variables).toEqual({ ids: ['p1', 'p2'] });
    first.answer({ visiblePosts: ['p2', 'p1'] });
    await pass(0);
    expect(shown()).toEqual(['p1', 'p2']);

    stream.live();
    await pass(SPREAD_MS);
    (await nth('VisiblePosts', 1)).answer({ visiblePosts: ['p2'] });
    await eventually(() => expect(shown()).toEqual(['p2']));
    stop();
  });

  it('if a post is removed before the stream of removals is live, it also disappears from a query answer that was in flight', async () => {
    const { client, stop, stream, nth, shown } = await start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    stream.live();
    before.answer(feedOf('p1', 'p2'));
    await loading;
    const look = await nth('VisiblePosts');
    expect(look.variables).toEqual({ ids: ['p1', 'p2'] });
    look.answer({ visiblePosts: ['p2'] });
    await eventually(() => expect(shown()).toEqual(['p2']));
    stop();
  });

  it('the visibility of posts is checked in batches of 100, and a failed batch is retried with backoff', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, stop, stream, nth, shown, count } = await start();
    const ids = Array.from({ length: 250 }, (_, index) => `p${index}`);
    client.writeQuery({ ...feed, data: feedOf(...ids) });
    stream.live();
    (await nth('VisiblePosts')).answer({ visiblePosts: ids.slice(1, 100) });
    (await nth('VisiblePosts', 1)).fail();
    (await nth('VisiblePosts', 2)).answer({ visiblePosts: ids.slice(201) });
    await pass(0);
    expect(shown()).toEqual(ids.filter((id) => id !== 'p0' && id !== 'p200'));

    await pass(1_500);
    expect(count('VisiblePosts')).toBe(3);
    await pass(500);
    const again = await nth('VisiblePosts', 3);
    expect(again.variables).toEqual({ ids: ids.slice(100, 200) });
    again.answer({ nonsense: true });
    await pass(3_500);
    expect(count('VisiblePosts'), 'the retry waits longer each time').toBe(4);
    await pass(500);
    (await nth('VisiblePosts', 4)).answer({ visiblePosts: ids.slice(101, 200) });
    await pass(120_000);
    expect(shown()).toEqual(ids.filter((id) => !['p0', 'p100', 'p200'].includes(id)));
    expect(count('VisiblePosts')).toBe(5);
    stop();
  });

  it('if the gateway may have missed events, the visibility of posts is checked again, even if the socket stayed open', async () => {
    const { client, stop, stream, nth, shown } = await start();
    stream.live();
    await pass(10);
    client.writeQuery({ ...feed, data: feedOf('p1', 'p2') });
    socket.resumed();
    await pass(SPREAD_MS + 500);
    (await nth('VisiblePosts')).answer({ visiblePosts: ['p2'] });
    await eventually(() => expect(shown()).toEqual(['p2']));
    stop();
  });

  it('after the stream of removals breaks, post visibility is checked only once, even if many answers were in flight', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, stop, stream, nth, count } = await start();
    stream.live();
    const pages = Array.from({ length: 6 }, (_, index) => ({ query: PostDocument, variables: { id: `p${index}` } }));
    const loading = pages.map((page) => client.query(page));
    await nth('Post', 5);
    stream.live();
    socket.resumed();
    for (const index of pages.keys()) (await nth('Post', index)).answer({ post: postOf(`p${index}`) });
    await Promise.all(loading);
    expect(count('VisiblePosts')).toBe(0);
    await pass(SPREAD_MS + 500);
    const look = await nth('VisiblePosts');
    look.answer({ visiblePosts: look.variables['ids'] });
    await pass(120_000);
    expect(count('VisiblePosts')).toBe(1);
    stop();
  });

  it('posts that arrive during a visibility check are checked afterwards, and posts already checked are not checked again', async () => {
    const { client, stop, stream, nth, shown, count } = await start();
    client.writeQuery({ ...community, data: { communityFeed: connectionOf([postOf('p1')], 'Post') } });
    const loading = client.query(feed);
    const before = await nth('Feed');
    stream.live();
    const first = await nth('VisiblePosts');
    before.answer(feedOf('p1', 'p2', 'p3'));
    await loading;
    expect(count('VisiblePosts'), 'only one check runs at a time').toBe(1);
    first.answer({ visiblePosts: ['p1'] });
    const second = await nth('VisiblePosts', 1);
    expect(second.variables).toEqual({ ids: ['p2', 'p3'] });
    second.answer({ visiblePosts: ['p3'] });
    await eventually(() => expect(shown()).toEqual(['p1', 'p3']));
    stop();
  });

  it('several removed posts disappear from the feed in one update', async () => {
    const { client, stop, stream, nth } = await start();
    const ids = Array.from({ length: 50 }, (_, index) => `p${index}`);
    client.writeQuery({ ...feed, data: feedOf(...ids) });
    const lengths = new Array<number | undefined>();
    const watching = client
      .watchQuery({ ...feed, fetchPolicy: 'cache-only' })
      .subscribe(({ data }) => lengths.push(data?.feed?.edges?.length));
    await pass(10);
    stream.live();
    (await nth('VisiblePosts')).answer({ visiblePosts: ids.slice(40) });
    await pass(10);
    expect(lengths).toEqual([50, 10]);
    watching.unsubscribe();
    stop();
  });
});

describe('restored posts', () => {
  it('a post that is restored during a visibility check stays in the feed', async () => {
    const { client, stop, stream, nth, shown } = await start();
    client.writeQuery({ ...feed, data: feedOf('p1', 'p2') });
    stream.live();
    const look = await nth('VisiblePosts');
    stream.tell('p1', false);
    look.answer({ visiblePosts: ['p2'] });
    await pass(10);
    expect(shown()).toEqual(['p1', 'p2']);
    stop();
  });

  it('a restored post stays in the feed when a query answer from before its removal arrives', async () => {
    const { client, stop, stream, nth, shown } = await start();
    const loading = client.query(feed);
    const before = await nth('Feed');
    stream.tell('p1');
    stream.tell('p1', false);
    before.answer(feedOf('p1', 'p2'));
    await loading;
    expect(shown()).toEqual(['p1', 'p2']);
    stop();
  });
});
