import type { ApolloClient } from '@apollo/client';
import { ConfirmAdPaymentDocument, CreateAdIntentDocument } from './generated/ads.ts';
import { cancelPayment } from '../wallet/cancelPayment.ts';
import type { Method } from '../wallet/MethodField.tsx';
import { isKeyRefused, purchaseProblemOf } from '../wallet/purchaseKeys.ts';
import { forgetIntent, readIntent, rememberIntent, type Intent } from '../wallet/pendingIntent.ts';
import { warmPixCheckout } from '../wallet/pix/LazyPixCheckout.ts';
import { keepNewPix } from '../wallet/pix/usePix.ts';
import type { PaidOutcome } from '../wallet/card/useCardPayment.ts';
import {
  noteOpenPix,
  openPaymentOf,
  readAdDraft,
  renewDraft,
  reserveKey,
  type AdDraft,
  type DraftKind,
} from './adDraft.ts';
import { adInput } from './input.ts';
import { adBought } from './useBuyAd.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { askResult } from '../../apollo/result.ts';

/** The message of SPEC.md, section 8, "Other ad payment failure". */
const CONFIRM_FAILED = 'Ocorreu um erro durante pagamento do anúncio. Tente novamente mais tarde';
const PAID_BEFORE = 'O pagamento anterior foi feito. Veja seus anúncios e seu saldo antes de pagar de novo.';
const STILL_PROCESSING = 'O banco ainda está processando o pagamento anterior. Espere um instante e tente novamente.';

/**
 * `paid` is the earlier payment of the purchase, which was paid before it could be canceled. `code` is the code of the
 * server's refusal; absent if the server has not answered.
 */
export type BegunPayment = { intent: Intent } | { paid: Intent } | { problem: string; code?: string | undefined };

/**
 * Starts the payment of the form by this method. Cancels the form's earlier payment first, so that a purchase has at
 * most one open payment and cannot be paid twice. The form's idempotency key prevents a second payment after a lost
 * answer.
 */
export async function beginAdPayment(client: ApolloClient, kind: DraftKind, method: Method): Promise<BegunPayment> {
  const earlier = readIntent(kind);
  try {
    if (earlier) {
      const state = await cancelPayment(client, earlier.paymentIntentId);
      const isOfForm = openPaymentOf(kind, readAdDraft(kind)) !== null;
      if (state === 'SUCCEEDED' && isOfForm) return { paid: earlier };
      if (state !== 'FAILED' && state !== 'SUCCEEDED') return { problem: STILL_PROCESSING };
      forgetIntent(kind);
      if (state === 'SUCCEEDED') {
        // This payment has bought another ad. The member decides whether to pay for the ad of the form too.
        adBought(client.cache);
        return { problem: PAID_BEFORE };
      }
      // The server accepts the key of a canceled payment for no other payment.
      if (isOfForm) renewDraft(kind);
    }
    if (method === 'PIX') warmPixCheckout();
    const draft = reserveKey(kind, method);
    const input = { ad: await adInput(kind, draft), idempotencyKey: draft.key, method };
    const options = { fetchPolicy: 'no-cache' } as const;
    const { success, refusal } = await askResult(client, CreateAdIntentDocument, { input }, options);
    if (refusal) {
      // The payment of this key has ended, for example after an outage. A retry with the key is refused for ever.
      if (refusal.code === 'PAYMENT_FAILED') renewDraft(kind);
      return { problem: refusal.message, code: refusal.code };
    }
    const { id, clientSecret, amount } = success.intent;
    const intent = { paymentIntentId: id, clientSecret, centavos: amount.centavos, key: draft.key };
    rememberIntent(kind, intent);
    if (method === 'PIX') noteOpenPix(kind, draft, intent);
    if (success.pix) keepNewPix(client, success.pix);
    return { intent };
  } catch (error) {
    if (isKeyRefused(error)) renewDraft(kind);
    return { problem: purchaseProblemOf(error) ?? CHECK_AND_RETRY };
  }
}

/**
 * Tells our server that the ad was paid. The server creates the ad a single time, even if this function is called
 * again.
 */
export async function confirmAdPayment(
  client: ApolloClient,
  kind: DraftKind,
  draft: AdDraft,
  paymentIntentId: string,
): Promise<PaidOutcome> {
  try {
    const input = { ad: await adInput(kind, draft), paymentIntentId };
    const { refusal } = await askResult(client, ConfirmAdPaymentDocument, { input }, { update: adBought });
    if (!refusal) return { done: true };
    // The server has the words of SPEC.md, section 8, for a failed card, and others for a payment that was returned.
    if (refusal.code === 'PAYMENT_FAILED') return { done: false, message: refusal.message, payAgain: true };
    const inWallet = refusal.code === 'PAID_INTO_WALLET';
    const message = inWallet || refusal.code === 'PAYMENT_PENDING' ? refusal.message : CONFIRM_FAILED;
    return { done: false, message, payAgain: false, inWallet };
  } catch {
    return { done: false, message: CONFIRM_FAILED, payAgain: false };
  }
}
