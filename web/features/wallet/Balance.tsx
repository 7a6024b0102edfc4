import { useWallet } from './useWallet.ts';

/** What the wallet holds, at the end of a line; nothing until it is known. */
export function Balance() {
  const { wallet } = useWallet();
  if (!wallet) return null;
  return <span className="ml-auto text-sm font-semibold text-ink-soft tabular-nums">{wallet.formattedBalance}</span>;
}
