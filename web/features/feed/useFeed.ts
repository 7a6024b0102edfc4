import { useCallback, useMemo } from 'react';
import { useFeedQuery } from './generated/feed.ts';
import { distinct } from '../../lists/distinct.ts';
import type { ListPage } from '../../lists/listPlace.ts';
import { useFirstPage } from '../../lists/useFirstPage.ts';
import { usePages } from '../../lists/usePages.ts';

/**
 * The variables of the feed query, with the page size of SPEC.md, section 9. index.html preloads a query with exactly
 * these variables, or with those of the saved scroll position, before the app's JavaScript arrives
 * (web/apollo/preload.ts).
 */
export const FEED_PAGE = { first: 10 };
/** The name of the feed's saved scroll position. */
export const FEED_PLACE = 'feed';

/**
 * Loads the home feed. Posts that this tab has loaded before come from the cache, in the same order and number.
 * `useNewPosts` loads newer posts, so that the posts on the screen never move.
 */
export function useFeed() {
  const { data, error, refetch, fetchMore, networkStatus } = useFeedQuery({
    variables: useFirstPage(FEED_PLACE, FEED_PAGE.first),
    fetchPolicy: 'cache-first',
  });
  const pageInfo = data?.feed.pageInfo;
  const startOver = useCallback(() => void refetch({ ...FEED_PAGE, after: null }).catch(() => undefined), [refetch]);
  const posts = useMemo(() => distinct(data?.feed.edges), [data]);
  const fetchPage = (page: ListPage) => fetchMore({ variables: page });
  const pages = usePages({
    endCursor: pageInfo?.hasNextPage ? pageInfo.endCursor : null,
    fetchPage: (after) => fetchPage({ ...FEED_PAGE, after }),
    of: 'feed',
  });

  return { ...pages, fetchPage, connection: data?.feed, posts, error, networkStatus, startOver };
}
