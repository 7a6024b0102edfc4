import { useWalletQuery } from './generated/wallet.ts';
import { useLatestNews } from '../notifications/unread.ts';
import { useEffect, useRef } from 'react';

/**
 * Returns the member's wallet, first from the cache and then from the server. Refetches the wallet on each new
 * notification, because incoming money causes a notification.
 */
export function useWallet() {
  const { data, error, refetch } = useWalletQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const latest = useLatestNews();
  const seen = useRef(latest);

  useEffect(() => {
    // Do not refetch the wallet for the first notification that this tab knows, because it is older than the wallet's
    // first fetch.
    if (seen.current !== undefined && seen.current !== latest) void refetch().catch(() => undefined);
    seen.current = latest;
  }, [latest, refetch]);

  return {
    wallet: data?.wallet ?? null,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
