import type { ApolloClient } from '@apollo/client';
import { isFinal } from '../../apollo/realtime.ts';
import { VisiblePostsDocument } from './generated/post-changes.ts';
import { PostDocument } from './generated/posts.ts';

/** Maximum number of posts per request. */
const MOST = 100;
const FIRST_WAIT = 2_000; // ms
const LONGEST_WAIT = 60_000; // ms

/**
 * Creates a checker that asks the server which cached posts are gone, in all lists. It runs one check at a time;
 * requests for a check meanwhile cause one more. It asks about each post until the server has confirmed it, and retries
 * a failed request with backoff.
 */
export function createGoneLook(client: ApolloClient) {
  /** The known state of posts (true: visible), since `doubt` was last called. */
  let heard = new Map<string, boolean>();
  let isLooking = false;
  let isWanted = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), ms);
  };

  async function begin() {
    timer = undefined;
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    let hasFailed = false;
    while (isWanted && !isStopped) {
      isWanted = false;
      hasFailed = await look(heard);
    }
    isLooking = false;
    failures = hasFailed ? failures + 1 : 0;
    if (!hasFailed || isStopped || isDue()) return;
    lookIn(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.5 + Math.random()));
  }

  function isDue() {
    return timer !== undefined;
  }

  /** @returns true if a request failed and must be repeated */
  async function look(known: Map<string, boolean>) {
    const ids = postsIn(client.cache.extract()).filter((id) => known.get(id) !== true);
    let hasFailed = false;
    for (let from = 0; from < ids.length; from += MOST) {
      const some = ids.slice(from, from + MOST);
      try {
        const there = await visibleOf(client, some);
        // An answer from before the last `doubt` is no longer valid.
        if (isStopped || known !== heard) return false;
        for (const id of there) known.set(id, true);
      } catch (error) {
        if (isStopped || known !== heard || isFinal(error)) return false;
        hasFailed = true;
        continue;
      }
      // A post that was restored during the request stays.
      takeOut(
        client,
        some.filter((id) => known.get(id) !== true),
      );
    }
    return hasFailed;
  }

  return {
    /** Records a post's state from an event. */
    record: (id: string, isThere: boolean) => void heard.set(id, isThere),
    isGone: (id: string) => heard.get(id) === false,
    /** Starts a check now, unless one is already scheduled. */
    look: () => void (timer === undefined && begin()),
    /** Marks all posts as unknown, as events may have been missed, and schedules a check within this time. */
    doubt: (within: number) => {
      heard = new Map();
      failures = 0;
      lookIn(Math.random() * within);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Removes posts from every list, and makes their own pages say that they are gone. Ignores posts not in the cache. */
export function takeOut({ cache }: ApolloClient, ids: readonly string[]) {
  cache.batch({
    update(all) {
      for (const id of ids) {
        if (!all.evict({ id: all.identify({ __typename: 'Post', id }) })) continue;
        all.writeQuery({ query: PostDocument, variables: { id }, data: { post: null } });
      }
    },
  });
  cache.gc();
}

async function visibleOf(client: ApolloClient, ids: readonly string[]) {
  // Without deduplication, so that a later check is not answered with the answer of an earlier one.
  const context = { quiet: true, queryDeduplication: false };
  const asked = { query: VisiblePostsDocument, variables: { ids: [...ids] } };
  const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache', context });
  if (!data?.visiblePosts) throw new Error('not answered');
  return data.visiblePosts;
}

function postsIn(stored: unknown) {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.keys(stored).flatMap((key) => (key.startsWith('Post:') ? [key.slice('Post:'.length)] : []));
}
