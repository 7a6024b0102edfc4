import { nonBreakingBRL } from '../../../../schema/brl.ts';
import { MIN_TOP_UP_CENTAVOS } from '../../wallet/amounts.ts';
import type { SubscriptionRow_SubscriptionFragment } from './generated/subscriptions.ts';

type Renewal = SubscriptionRow_SubscriptionFragment['renewal'];

/** Returns the way in which a subscription is renewed, as the end of a sentence about its price. */
export function renewalText(renewal: Renewal, price: number) {
  const words = renewalWords[renewal] ?? '';
  if (renewal !== 'PIX' || price >= MIN_TOP_UP_CENTAVOS) return words;
  return `${words}, em débitos de ${nonBreakingBRL(MIN_TOP_UP_CENTAVOS)}: o que sobra fica no seu saldo`;
}

const renewalWords: Partial<Record<Renewal, string>> = {
  WALLET: ', com o saldo da carteira',
  CARD: ', com o saldo ou o cartão guardado',
  PIX: ', por Pix Automático',
};

/** The further effects of cancelling a subscription that is renewed in this way, as a sentence. */
export const cancelWords: Partial<Record<Renewal, string>> = {
  PIX: ' O Pix Automático também é cancelado, e não volta se você retomar a assinatura.',
};

/** A renewal keeps the price that the member agreed to, and a new subscription does not. */
const SUBSCRIBE_AGAIN =
  'cancele a assinatura e assine de novo quando o mês pago terminar, pelo preço que a comunidade tiver então.';

/** Says when members can authorise Pix Automático for a subscription that they pay in another way. */
export const PIX_LATER = `O Pix Automático só é autorizado ao pagar um mês por Pix. Para usá-lo, ${SUBSCRIBE_AGAIN}`;

/**
 * Says how a member gets back to Pix Automático after cancelling it. A member with an unpaid month authorises it by
 * paying this month by Pix.
 */
export function pixBackText(status: SubscriptionRow_SubscriptionFragment['status']) {
  return `Para voltar ao Pix Automático, ${status === 'PAST_DUE' ? 'pague por Pix o mês que está em aberto.' : SUBSCRIBE_AGAIN}`;
}
