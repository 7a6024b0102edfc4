import { useWallet } from './useWallet.ts';

/** Shows the wallet's balance at the end of a line. Renders nothing until the balance has loaded. */
export function Balance() {
  const { wallet } = useWallet();
  if (!wallet) return null;
  return <span className="ml-auto text-sm font-semibold text-ink-soft tabular-nums">{wallet.balance.formatted}</span>;
}
