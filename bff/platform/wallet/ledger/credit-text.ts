import { formatBRL } from '../../../../schema/brl.ts';

/**
 * Returns the text for money received in a wallet.
 * @param centavos the full amount
 * @param paidDebt the part that paid a debt and is therefore not in the wallet
 */
export function creditText(centavos: number, paidDebt = 0) {
  if (paidDebt === 0) return formatBRL(centavos);
  const isAll = paidDebt >= centavos;
  return `${formatBRL(centavos)}, ${isAll ? 'que quitaram' : `dos quais ${formatBRL(paidDebt)} quitaram`} valores em aberto`;
}
