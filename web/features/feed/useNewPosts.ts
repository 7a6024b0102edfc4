import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FeedDocument, type FeedQuery } from './generated/feed.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';

const INTERVAL_MS = 60_000;
const MOST = 50;

type Waiting = { before: string; data: FeedQuery; count: number };
export type UseNewPostsOptions = {
  /** The first post's cursor; null if there are no posts. */
  startCursor: string | null;
  posts: readonly PostCard_PostFragment[];
  /** True if the feed comes from the cache and may be out of date; reset after the first check. */
  looksAtOnce: RefObject<boolean>;
  startOver: () => void;
};

/**
 * Checks for posts newer than the first one shown: at once if the feed comes from the cache (after a reload or Back),
 * when the tab gets the focus, and every minute while it is visible. New posts wait until the viewer asks for them; an
 * empty feed shows them at once.
 */
export function useNewPosts({ startCursor, posts, looksAtOnce, startOver }: UseNewPostsOptions) {
  const client = useApolloClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const shown = useRef(posts);
  useEffect(() => {
    shown.current = posts;
  }, [posts]);

  useEffect(() => {
    setWaiting(null);
    let stopped = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const { data } = await client.query({
          query: FeedDocument,
          variables: { first: MOST, before: startCursor || null },
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        });
        if (!data || stopped) return;
        if (!startCursor) {
          // The feed is empty, so new posts move nothing.
          if (data.feed.edges[0]) startOver();
          return;
        }
        const known = new Set(shown.current.map(({ id }) => id));
        setWaiting({
          before: startCursor,
          data,
          count: data.feed.edges.filter(({ node }) => !known.has(node.id)).length,
        });
      } catch {
        // The next check tries again.
      }
    };
    if (looksAtOnce.current) void look();
    looksAtOnce.current = false;
    const timer = setInterval(() => void look(), INTERVAL_MS);
    const onFocus = () => void look();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [client, startCursor, startOver, looksAtOnce]);

  const show = useCallback(() => {
    setWaiting(null);
    if (!waiting) return;
    // More than one page of new posts leaves a gap above the shown ones: load the feed again.
    if (waiting.data.feed.pageInfo.hasPreviousPage) {
      startOver();
      return;
    }
    client.cache.writeQuery({
      query: FeedDocument,
      variables: { first: MOST, before: waiting.before },
      data: waiting.data,
    });
    // Some of them may have been removed while they waited.
    import('../posts/followPosts.ts').then(({ checkForGone }) => checkForGone(client)).catch(() => undefined);
  }, [client, startOver, waiting]);

  return { count: waiting?.count ?? 0, show };
}
