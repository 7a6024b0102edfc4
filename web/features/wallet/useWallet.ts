import { useWalletQuery } from './generated/wallet.ts';
import { useLatestNews } from '../notifications/unread.ts';
import { useEffect, useRef } from 'react';

/**
 * The member's wallet: from the cache at once, then as it is. Money that comes in by itself is notified, so that the
 * balance is asked for again when there is something new to read.
 */
export function useWallet() {
  const { data, error, refetch } = useWalletQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const latest = useLatestNews();
  const seen = useRef(latest);

  useEffect(() => {
    // What is told first has happened before the wallet was asked for.
    if (seen.current !== undefined && seen.current !== latest) void refetch().catch(() => undefined);
    seen.current = latest;
  }, [latest, refetch]);

  return {
    wallet: data?.wallet ?? null,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
