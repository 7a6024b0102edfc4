import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FeedDocument, type FeedQuery } from './generated/feed.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';

const INTERVAL_MS = 60_000;
const MOST = 50;

type Waiting = { before: string; data: FeedQuery; count: number };
export type UseNewPostsOptions = {
  /** The cursor of the first post; null if the feed is empty. */
  startCursor: string | null;
  posts: readonly PostCard_PostFragment[];
  /** True if the feed comes from the cache and may be out of date. The first check for new posts sets it to false. */
  looksAtOnce: RefObject<boolean>;
  startOver: () => void;
};

/**
 * Checks for posts that are newer than the first post of the feed: immediately if the feed comes from the cache (after
 * a reload or a back navigation), when the window gets the focus, and every minute while the tab is visible. New posts
 * are shown only when the viewer asks for them, except in an empty feed, which shows them immediately.
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
          // The feed is empty, so inserting the new posts moves no other post.
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
        // Ignore the failure: the next check tries again.
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
    // If the new posts do not fit on one page, there is a gap between them and the posts on the screen, so load the
    // feed again.
    if (waiting.data.feed.pageInfo.hasPreviousPage) {
      startOver();
      return;
    }
    client.cache.writeQuery({
      query: FeedDocument,
      variables: { first: MOST, before: waiting.before },
      data: waiting.data,
    });
    // Ask the server which of the new posts still exist, because a post may have been removed before it was shown.
    import('../posts/followPosts.ts').then(({ checkForGone }) => checkForGone(client)).catch(() => undefined);
  }, [client, startOver, waiting]);

  return { count: waiting?.count ?? 0, show };
}
