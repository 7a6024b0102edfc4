import { useMemo } from 'react';
import { useFeedQuery } from './generated/feed.ts';
import { distinct } from '../../lists/distinct.ts';
import { usePages } from '../../lists/usePages.ts';

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
  const pageInfo = data?.feed.pageInfo;
  const posts = useMemo(() => distinct(data?.feed.edges), [data]);
  const pages = usePages({
    endCursor: pageInfo?.hasNextPage ? pageInfo.endCursor : null,
    fetchPage: (after) => fetchMore({ variables: { after } }),
    of: 'feed',
  });

  return { ...pages, posts, error, networkStatus, refetch, pageInfo };
}
