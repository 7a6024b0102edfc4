import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { createCacheBounds } from '../../web/apollo/cacheBounds.ts';
import { defaultOptions } from '../../web/apollo/client.ts';
import { pageQuery } from '../../web/features/conversations/messagePages.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { PostDocument } from '../../web/features/posts/generated/posts.ts';
import { ProfilePostsDocument } from '../../web/features/profiles/generated/timeline.ts';
import { connectionOf, postOf, someone } from '../support/web.tsx';
import { messageOf, messagesOf } from './conversations/support.ts';

const PAGE = 10;
let client: ApolloClient;
let bounds: ReturnType<typeof createCacheBounds>;
let requests: string[];

const pageOf = (name: string) =>
  connectionOf(
    Array.from({ length: PAGE }, (_, index) => postOf(`${name}-${index}`)),
    'Post',
    true,
  );

/** Answers each operation with data that no other answer contains. */
const link = new ApolloLink(({ operationName = '', variables }) => {
  const id = String(variables['id'] ?? '');
  requests.push(`${operationName} ${id}`);
  const answers: Record<string, object> = {
    Feed: { feed: pageOf('feed') },
    Messages: { conversation: { __typename: 'Conversation', id, messages: messagesOf([messageOf(2)]) } },
    Post: { post: postOf(id) },
    ProfilePosts: { profile: { __typename: 'Profile', id, posts: pageOf(`of-${id}`) } },
  };
  return new Observable((observer) => {
    observer.next({ data: answers[operationName] ?? {} });
    observer.complete();
  });
});

beforeEach(() => {
  requests = [];
  client = new ApolloClient({ cache: createCache(), link, defaultOptions });
  bounds = createCacheBounds(client);
});

/** Mounts a page with a query, and leaves it again for the next page. */
async function visit(options: Parameters<typeof client.watchQuery>[0]) {
  const query = client.watchQuery({ fetchPolicy: 'cache-first', ...options });
  await new Promise<void>((resolve) => {
    const subscription = query.subscribe(({ loading }) => {
      if (loading) return;
      setTimeout(() => {
        bounds.evictOld();
        bounds.leavePage();
        subscription.unsubscribe();
        resolve();
      });
    });
  });
}

const openPost = (id: string) => visit({ query: PostDocument, variables: { id } });
const openProfile = (id: string) => visit({ query: ProfilePostsDocument, variables: { id, first: PAGE } });
const size = () => JSON.stringify(client.cache.extract()).length;

it('after 90 pages, the cache is no larger than after the first twenty', async () => {
  for (let at = 0; at < 10; at += 1) {
    await openPost(`p${at}`);
    await openProfile(`m${at}`);
  }
  const early = size();
  for (let at = 10; at < 45; at += 1) {
    await openPost(`p${at}`);
    await openProfile(`m${at}`);
  }
  expect(size() / early).toBeLessThan(1.3);
});

it('the lists of a member who stays in the cache as an author are removed too', async () => {
  await visit({ query: FeedDocument, variables: { first: PAGE } });
  await openProfile(someone.id);
  for (let at = 0; at < 20; at += 1) {
    await visit({ query: FeedDocument, variables: { first: PAGE } });
    await openPost('p1');
  }
  const store = client.cache.extract();
  expect(store).toMatchObject({ [`Profile:${someone.id}`]: { name: someone.name } });
  expect(store).not.toHaveProperty([`Profile:${someone.id}`, 'posts']);
  expect(store).not.toHaveProperty([`Post:of-${someone.id}-0`]);
});

it('a page that was left a few pages ago is shown without a request, and an older one is requested again', async () => {
  for (let at = 0; at < 20; at += 1) await openPost(`p${at}`);
  requests = [];
  await openPost('p15');
  expect(requests).toEqual([]);
  await openPost('p0');
  expect(requests).toEqual(['Post p0']);
});

it('data that a mounted component uses stays, however many pages follow', async () => {
  const seen: unknown[] = [];
  const query = client.watchQuery({ query: ProfilePostsDocument, variables: { id: 'kept', first: PAGE } });
  const subscription = query.subscribe(({ data }) => seen.push(data));
  for (let at = 0; at < 30; at += 1) await openPost(`p${at}`);
  expect(requests.filter((name) => name.startsWith('ProfilePosts'))).toHaveLength(1);
  expect(query.getCurrentResult().data).toMatchObject({ profile: { posts: { edges: { length: PAGE } } } });
  subscription.unsubscribe();
});

it('all pages of the messages of an open conversation stay, and are removed long after it was closed', async () => {
  const subscription = client.watchQuery({ ...pageQuery('c1'), fetchPolicy: 'cache-first' }).subscribe(() => undefined);
  await openPost('p0');
  const older = {
    conversation: { __typename: 'Conversation' as const, id: 'c1', messages: messagesOf([messageOf(1)]) },
  };
  client.cache.writeQuery({ ...pageQuery('c1', '2'), data: older });
  for (let at = 1; at < 20; at += 1) await openPost(`p${at}`);
  expect(requests.filter((name) => name.startsWith('Messages'))).toHaveLength(1);
  expect(client.cache.readQuery(pageQuery('c1', '2'))).toMatchObject(older);
  subscription.unsubscribe();
  for (let at = 20; at < 40; at += 1) await openPost(`p${at}`);
  expect(client.cache.readQuery(pageQuery('c1', '2'))).toBeNull();
});
