import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFeedQuery } from './generated/feed.ts';
import type { PostCard_PostFragment } from '../posts/generated/posts.ts';
import { createPacer, FURTHER_PAGE_INTERVAL } from '../../lists/pacer.ts';

/** SPEC 9. The page asks for this very query before its bundle arrives (web/apollo/preload.ts). */
export const FEED_PAGE = { first: 10 };

/**
 * The home feed. What this tab has read already is shown from the cache, in its order and length: newer posts are
 * offered by `useNewPosts` and never push what the viewer is reading.
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

  /** Asks for a further page while `near` holds. */
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

/** A post that moved between two pages comes twice; its first place counts. */
function distinctPosts(data: { feed: { edges: readonly { node: PostCard_PostFragment }[] } } | undefined) {
  const byId = new Map<string, PostCard_PostFragment>();
  for (const { node } of data?.feed.edges ?? []) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
