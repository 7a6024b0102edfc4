import { useWallet } from './useWallet.ts';

/** Shows the balance at the end of a line, or nothing until it has loaded. */
export function Balance() {
  const { wallet } = useWallet();
  if (!wallet) return null;
  return <span className="ml-auto text-sm font-semibold text-ink-soft tabular-nums">{wallet.formattedBalance}</span>;
}
