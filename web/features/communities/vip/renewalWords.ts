import type { SubscriptionRow_SubscriptionFragment } from './generated/subscriptions.ts';

/** The way in which a subscription is renewed, as the end of a sentence about its price. */
export const renewalWords: Partial<Record<SubscriptionRow_SubscriptionFragment['renewal'], string>> = {
  WALLET: ', com o saldo da carteira',
  CARD: ', com o saldo ou o cartão guardado',
  PIX: ', por Pix Automático',
};

/** The further effects of cancelling a subscription that is renewed in this way, as a sentence. */
export const cancelWords: typeof renewalWords = {
  PIX: ' O Pix Automático também é cancelado, e não volta se você retomar a assinatura.',
};
