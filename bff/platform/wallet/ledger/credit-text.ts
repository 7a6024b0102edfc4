import { formatBRL } from '../../../../schema/brl.ts';

/**
 * Returns the text of the notification that money has arrived in a wallet.
 * @param centavos the full amount received
 * @param paidDebt the part of the amount that paid a debt and is therefore not in the wallet
 * @param isLate true for a Pix that was paid after its code had expired
 */
export function creditText(
  centavos: number,
  { paidDebt = 0, isLate = false }: { paidDebt?: number | undefined; isLate?: boolean } = {},
) {
  const text = withDebt(centavos, paidDebt);
  return isLate ? `${text}, de um Pix pago depois de o código expirar` : text;
}

function withDebt(centavos: number, paidDebt: number) {
  if (paidDebt === 0) return formatBRL(centavos);
  const isAll = paidDebt >= centavos;
  return `${formatBRL(centavos)}, ${isAll ? 'que quitaram' : `dos quais ${formatBRL(paidDebt)} quitaram`} valores em aberto`;
}
