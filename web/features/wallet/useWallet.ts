import { useWalletQuery } from './generated/wallet.ts';
import { useOnNews } from '../notifications/useOnNews.ts';

/**
 * Returns the member's wallet, first from the cache and then from the server. Refetches the wallet on each new
 * notification.
 */
export function useWallet() {
  const { data, error, refetch } = useWalletQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  useOnNews(refetch);

  return {
    wallet: data?.wallet ?? null,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
