import { formatBRL } from './brl.ts';

/**
 * Returns the words for money that came to a wallet.
 * @param centavos all of it
 * @param paidDebt what of it paid a debt, so that it is not in the wallet
 */
export function creditWords(centavos: number, paidDebt = 0) {
  if (paidDebt === 0) return formatBRL(centavos);
  const isAll = paidDebt >= centavos;
  return `${formatBRL(centavos)}, ${isAll ? 'que quitaram' : `dos quais ${formatBRL(paidDebt)} quitaram`} valores em aberto`;
}
