import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFeedQuery } from './generated/feed.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';
import { createPacer, FURTHER_PAGE_INTERVAL } from '../../lists/pacer.ts';

/** SPEC 9. index.html preloads exactly this query before its bundle arrives (web/apollo/preload.ts). */
export const FEED_PAGE = { first: 10 };

/**
 * Loads the home feed. Posts that this tab has already loaded come from the cache, in the same order and number.
 * `useNewPosts` offers newer posts, so that they never move the posts that the viewer is reading.
 */
export function useFeed() {
  const { data, error, refetch, fetchMore, networkStatus } = useFeedQuery({
    variables: FEED_PAGE,
    fetchPolicy: 'cache-first',
  });
  const [pageFailed, setPageFailed] = useState(false);
  const pageInfo = data?.feed.pageInfo;
  const posts = useMemo(() => distinctPosts(data), [data]);

  const end = useRef<string | null>(null);
  useEffect(() => {
    end.current = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  }, [pageInfo]);

  const fetchPage = useCallback(async () => {
    if (!end.current) return;
    try {
      await fetchMore({ variables: { after: end.current } });
      setPageFailed(false);
    } catch {
      setPageFailed(true);
    }
  }, [fetchMore]);

  const isNearEnd = useRef<() => boolean>(() => true);
  const pacer = useMemo(
    () =>
      createPacer({
        fetchPage,
        stillWanted: () => end.current !== null && isNearEnd.current(),
        interval: FURTHER_PAGE_INTERVAL,
      }),
    [fetchPage],
  );
  useEffect(() => () => pacer.stop(), [pacer]);

  /** Requests the next page if `near` is still true when the throttle allows it. */
  const wantMore = useCallback(
    (near: () => boolean) => {
      isNearEnd.current = near;
      pacer.want();
    },
    [pacer],
  );

  return {
    posts,
    error,
    networkStatus,
    refetch,
    startCursor: pageInfo?.startCursor ?? null,
    hasMore: pageInfo?.hasNextPage ?? false,
    pageFailed,
    retryPage: fetchPage,
    wantMore,
  };
}

/** Returns the posts without duplicates: a post that moved between two page requests keeps its first place. */
function distinctPosts(data: { feed: { edges: readonly { node: PostCard_PostFragment }[] } } | undefined) {
  const byId = new Map<string, PostCard_PostFragment>();
  for (const { node } of data?.feed.edges ?? []) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
