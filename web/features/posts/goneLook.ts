import type { ApolloClient } from '@apollo/client';
import { isFinal } from '../../apollo/realtime.ts';
import { VisiblePostsDocument } from './generated/post-changes.ts';
import { PostDocument } from './generated/posts.ts';

/** The most that may be asked about at once. */
const MOST = 100;
const FIRST_WAIT = 2_000; // ms
const LONGEST_WAIT = 60_000; // ms

/**
 * Asks which of the posts that this tab has are gone, wherever they are listed: one look at a time, and one more after
 * it for who wanted one meanwhile. Each post is asked about until the server has said that it is there; where a
 * question fails, once more, later each time.
 */
export function createGoneLook(client: ApolloClient) {
  /** What was heard of each post since all of them were in doubt. */
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

  /** @returns whether something is to be asked again */
  async function look(known: Map<string, boolean>) {
    const ids = postsIn(client.cache.extract()).filter((id) => known.get(id) !== true);
    let hasFailed = false;
    for (let from = 0; from < ids.length; from += MOST) {
      const some = ids.slice(from, from + MOST);
      try {
        const there = await visibleOf(client, some);
        // What was asked before everything was in doubt again says nothing any more.
        if (isStopped || known !== heard) return false;
        for (const id of there) known.set(id, true);
      } catch (error) {
        if (isStopped || known !== heard || isFinal(error)) return false;
        hasFailed = true;
        continue;
      }
      // One that was given back while it was asked about is there.
      takeOut(
        client,
        some.filter((id) => known.get(id) !== true),
      );
    }
    return hasFailed;
  }

  return {
    /** Of each post it is known from here on. */
    record: (id: string, isThere: boolean) => void heard.set(id, isThere),
    isGone: (id: string) => heard.get(id) === false,
    /** At once, or with the look that is to come. */
    look: () => void (timer === undefined && begin()),
    /** All of them are in doubt: something may have been missed. */
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

/** Takes posts that are gone out of every list, and leaves a page of theirs that says so. Does nothing about others. */
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
  // Of two looks the later one counts: it is not to be answered with the earlier one's answer.
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
