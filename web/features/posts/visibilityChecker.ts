import type { ApolloClient } from '@apollo/client';
import { isFinal } from '../../apollo/realtime.ts';
import { VisiblePostsDocument } from './generated/postChanges.ts';
import { PostDocument } from './generated/posts.ts';

/** The maximum number of post ids per request. */
const MAX_POSTS = 100;
const MIN_BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Creates a checker that asks the server which posts in the cache still exist, and removes the other posts from all
 * lists. Only one check runs at a time. If another check is requested during a check, one more check follows. Each
 * check includes all posts that the server has not yet confirmed as visible. A failed request is retried with backoff.
 */
export function createVisibilityChecker(client: ApolloClient) {
  /** The known states of posts since the last call of `doubt`: true if the post is visible, false if it is gone. */
  let states = new Map<string, boolean>();
  let isChecking = false;
  let isWanted = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleCheck = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), ms);
  };

  async function begin() {
    timer = undefined;
    isWanted = true;
    if (isChecking) return;
    isChecking = true;
    let hasFailed = false;
    while (isWanted && !isStopped) {
      isWanted = false;
      hasFailed = await look(states);
    }
    isChecking = false;
    failures = hasFailed ? failures + 1 : 0;
    if (!hasFailed || isStopped || isDue()) return;
    scheduleCheck(Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + Math.random()));
  }

  function isDue() {
    return timer !== undefined;
  }

  /** @returns true if a request failed, so that the check must be repeated */
  async function look(known: Map<string, boolean>) {
    const ids = postsIn(client.cache.extract()).filter((id) => known.get(id) !== true);
    let hasFailed = false;
    for (let from = 0; from < ids.length; from += MAX_POSTS) {
      const some = ids.slice(from, from + MAX_POSTS);
      try {
        const there = await visibleOf(client, some);
        // If `doubt` was called during the request, posts may have become hidden since: ignore the answer.
        if (isStopped || known !== states) return false;
        for (const id of there) known.set(id, true);
      } catch (error) {
        if (isStopped || known !== states || isFinal(error)) return false;
        hasFailed = true;
        continue;
      }
      // Do not remove a post that moderation has restored during the request, as an event has reported.
      removePosts(
        client,
        some.filter((id) => known.get(id) !== true),
      );
    }
    return hasFailed;
  }

  return {
    /** Records that an event has reported a post as visible or gone. */
    record: (id: string, isThere: boolean) => void states.set(id, isThere),
    isGone: (id: string) => states.get(id) === false,
    /** Starts a check immediately, unless a check is already scheduled. */
    look: () => void (timer === undefined && begin()),
    /**
     * Call this when events may have been missed. Forgets the states of all posts, and schedules a check after a random
     * delay of at most `within` ms.
     */
    doubt: (within: number) => {
      states = new Map();
      failures = 0;
      scheduleCheck(Math.random() * within);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Removes posts from every list. If the page of a removed post is open, the page then says that the post is gone.
 * Ignores posts that are not in the cache.
 */
export function removePosts({ cache }: ApolloClient, ids: readonly string[]) {
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
  // Turn off query deduplication: otherwise a later check with the same ids could receive the answer to an earlier one.
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
