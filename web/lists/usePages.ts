import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPacer, FURTHER_PAGE_INTERVAL_MS } from './pacer.ts';

/**
 * In screen heights. The next page is requested when the viewer is this close to the end of the list, so that the
 * viewer never has to wait (PRODUCT.md).
 */
const SCREENS_AHEAD = 2;
/**
 * In ms. Lists of people are short and cheap, so this interval is shorter than the interval for feeds (SPEC.md, section
 * 9).
 */
const PEOPLE_INTERVAL_MS = 300;

type UsePagesOptions = {
  /** The cursor of the next page; null at the end of the list. */
  endCursor: string | null;
  fetchPage: (after: string) => Promise<unknown>;
  /**
   * The kind of list. The home feed (`feed`) requests its second page only after a scroll, so that the request does not
   * delay the first pictures.
   */
  of?: 'feed' | 'posts' | 'people';
};

/** Fetches the next pages of a list as the viewer approaches its end, a single page at a time. */
export function usePages({ endCursor, fetchPage, of = 'people' }: UsePagesOptions) {
  const [failed, setFailed] = useState(false);
  const end = useRef(endCursor);
  const fetcher = useRef(fetchPage);
  useEffect(() => {
    end.current = endCursor;
    fetcher.current = fetchPage;
  }, [endCursor, fetchPage]);

  const fetchNext = useCallback(async () => {
    if (end.current === null) return;
    try {
      await fetcher.current(end.current);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  const pacer = useMemo(
    () =>
      createPacer({
        fetchPage: fetchNext,
        stillWanted: () => end.current !== null && isNearEnd(),
        interval: of === 'people' ? PEOPLE_INTERVAL_MS : FURTHER_PAGE_INTERVAL_MS,
      }),
    [fetchNext, of],
  );
  useEffect(() => () => pacer.stop(), [pacer]);

  const look = useCallback(() => {
    if (isNearEnd()) pacer.want();
  }, [pacer]);
  // After a page with few rows the end of the list may still be visible. In that case, request another page.
  useEffect(() => {
    if (of !== 'feed') look();
  }, [endCursor, look, of]);

  return { look, failed, retry: fetchNext };
}

function isNearEnd() {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - window.scrollY - window.innerHeight < SCREENS_AHEAD * window.innerHeight;
}
