import { formatBRL } from '../../../../schema/brl.ts';
import { refusalWords } from '../purchase-refusals.ts';
import type { PaymentMethod, PurchaseRefusal } from '../wallet.table.ts';

interface Credit {
  paidDebt?: number | undefined;
  isLate?: boolean;
  isOtherAmount?: boolean;
  endsMandate?: boolean;
  renewedBy?: PaymentMethod | undefined;
  refusal?: PurchaseRefusal | undefined;
  isNeeded?: boolean;
  isInReview?: boolean;
}

/**
 * Returns the text of the notification that money has arrived in a wallet.
 * @param centavos the full amount received
 * @param paidDebt the part of the amount that paid a debt and is therefore not in the wallet
 * @param isLate true for a Pix that was paid after its code had expired
 * @param isOtherAmount true if the member paid another amount than was asked for
 * @param endsMandate true if such a Pix was to authorise Pix Automático, whose mandate ends because it bought no month
 * @param refusal the reason why a Pix has not bought its ad
 * @param renewedBy the method by which a VIP month is paid without the member: the saved card or Pix Automático
 * @param isInReview true for a Pix that has paid an ad, which waits for a moderator
 * @param isNeeded false if the month was paid in another way, or the membership has ended
 */
export function creditText(centavos: number, credit: Credit = {}) {
  const {
    paidDebt = 0,
    isLate = false,
    isOtherAmount = false,
    endsMandate = false,
    renewedBy,
    refusal,
    isNeeded = true,
    isInReview = false,
  } = credit;
  const text = withDebt(centavos, paidDebt);
  const mandate = endsMandate ? '; o mês não foi pago, e o Pix Automático foi cancelado' : '';
  if (isOtherAmount) return `${text}, de um pagamento com valor diferente do pedido${mandate}`;
  if (refusal) return `${text}, de um Pix que não comprou o anúncio: ${refusalWords[refusal] ?? NOT_AVAILABLE}`;
  if (isInReview) return `${text}, de um Pix que pagou um anúncio: ele está em análise`;
  if (renewedBy === 'PIX' && !isNeeded) return `${text}, de um débito do Pix Automático que não era mais necessário`;
  if (renewedBy === 'PIX') return `${text}, do Pix Automático, para renovar uma assinatura`;
  if (renewedBy === 'CARD') return `${text}, do cartão guardado, para renovar uma assinatura`;
  return isLate ? `${text}, de um Pix pago depois de o código expirar${mandate}` : text;
}

const NOT_AVAILABLE = 'ele não pode mais ser publicado';

function withDebt(centavos: number, paidDebt: number) {
  if (paidDebt === 0) return formatBRL(centavos);
  const isAll = paidDebt >= centavos;
  return `${formatBRL(centavos)}, ${isAll ? 'que quitaram' : `dos quais ${formatBRL(paidDebt)} quitaram`} valores em aberto`;
}
