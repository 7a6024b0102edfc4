import { formatBRL } from '../../../../schema/brl.ts';

interface Credit {
  paidDebt?: number | undefined;
  isLate?: boolean;
  isOtherAmount?: boolean;
  isRenewal?: boolean;
}

/**
 * Returns the text of the notification that money has arrived in a wallet.
 * @param centavos the full amount received
 * @param paidDebt the part of the amount that paid a debt and is therefore not in the wallet
 * @param isLate true for a Pix that was paid after its code had expired
 * @param isOtherAmount true if the member paid another amount than was asked for
 * @param isRenewal true if the money comes from the saved card and pays a VIP month
 */
export function creditText(centavos: number, credit: Credit = {}) {
  const { paidDebt = 0, isLate = false, isOtherAmount = false, isRenewal = false } = credit;
  const text = withDebt(centavos, paidDebt);
  if (isOtherAmount) return `${text}, de um pagamento com valor diferente do pedido`;
  if (isRenewal) return `${text}, do cartão guardado, para renovar uma assinatura`;
  return isLate ? `${text}, de um Pix pago depois de o código expirar` : text;
}

function withDebt(centavos: number, paidDebt: number) {
  if (paidDebt === 0) return formatBRL(centavos);
  const isAll = paidDebt >= centavos;
  return `${formatBRL(centavos)}, ${isAll ? 'que quitaram' : `dos quais ${formatBRL(paidDebt)} quitaram`} valores em aberto`;
}
