import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FeedDocument, type FeedQuery } from './generated/feed.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';

const EVERY = 60_000; // ms
const MOST = 50;

type Waiting = { before: string; data: FeedQuery; count: number };
export type UseNewPostsOptions = {
  /** Of the first post; null where there is none. */
  startCursor: string | null;
  posts: readonly PostCard_PostFragment[];
  /** Whether the feed stood in this tab before, and may be old; not any more once it is looked after. */
  looksAtOnce: RefObject<boolean>;
  startOver: () => void;
};

/**
 * Looks for posts newer than the first one shown: at once where the feed was kept from before (a reload, a way back),
 * when the tab gets the focus and every minute while it is visible. They wait until they are asked for;
 * in an empty feed they are shown.
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
          // Nothing is being read that could be pushed away.
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
        // The next look will tell.
      }
    };
    if (looksAtOnce.current) void look();
    looksAtOnce.current = false;
    const timer = setInterval(() => void look(), EVERY);
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
    // More than one page of news leaves a gap between them and what is shown: begin anew.
    if (waiting.data.feed.pageInfo.hasPreviousPage) {
      startOver();
      return;
    }
    client.cache.writeQuery({
      query: FeedDocument,
      variables: { first: MOST, before: waiting.before },
      data: waiting.data,
    });
    // Some may have gone while they waited.
    import('../posts/followPosts.ts').then(({ lookForGone }) => lookForGone(client)).catch(() => undefined);
  }, [client, startOver, waiting]);

  return { count: waiting?.count ?? 0, show };
}
