import { useEffect, useRef } from 'react';
import { useLatestNews } from './unread.ts';

/**
 * Calls `refetch` on each new notification, because incoming or outgoing money causes a notification. The failure of a
 * call is ignored: the page keeps what it shows.
 */
export function useOnNews(refetch: () => Promise<unknown>) {
  const latest = useLatestNews();
  const seen = useRef(latest);

  useEffect(() => {
    // Do not refetch for the first notification that this tab knows, because it is older than the first fetch.
    if (seen.current !== undefined && seen.current !== latest) void refetch().catch(() => undefined);
    seen.current = latest;
  }, [latest, refetch]);
}
