import { useWalletQuery } from './generated/wallet.ts';
import { useLatestNews } from '../notifications/unread.ts';
import { useEffect, useRef } from 'react';

/**
 * Returns the member's wallet, first from the cache, then from the server. Incoming money causes a notification, so the
 * balance is refetched when there is a new one.
 */
export function useWallet() {
  const { data, error, refetch } = useWalletQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const latest = useLatestNews();
  const seen = useRef(latest);

  useEffect(() => {
    // The first notification known is older than the wallet's request.
    if (seen.current !== undefined && seen.current !== latest) void refetch().catch(() => undefined);
    seen.current = latest;
  }, [latest, refetch]);

  return {
    wallet: data?.wallet ?? null,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
