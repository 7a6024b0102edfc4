import type { ApolloClient } from '@apollo/client';
import {
  ConfirmBusinessAdPaymentDocument,
  ConfirmPostAdPaymentDocument,
  ConfirmProfileAdPaymentDocument,
  CreateBusinessAdIntentDocument,
  CreatePostAdIntentDocument,
  CreateProfileAdIntentDocument,
} from './generated/ads.ts';
import { PAYMENT_FAILED } from '../wallet/card/cardErrors.ts';
import { readIntent, rememberIntent, type Intent } from '../wallet/pendingIntent.ts';
import type { PaidOutcome } from '../wallet/card/useCardPayment.ts';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { businessInput, postInput, profileInput } from './input.ts';
import { adBought } from './useBuyAd.ts';
import { serverMessageOf } from '../../apollo/faults.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { askResult } from '../../apollo/result.ts';

/** The message of SPEC.md, section 8, "Other ad payment failure". */
const CONFIRM_FAILED = 'Ocorreu um erro durante pagamento do anúncio. Tente novamente mais tarde';

/** `code` is the code of the server's refusal; absent if the server has not answered. */
export type BegunPayment = { intent: Intent } | { problem: string; code?: string | undefined };

/**
 * Returns the pending payment of the form. If there is none, starts a payment; the form's idempotency key prevents a
 * second payment.
 */
export async function beginAdPayment(client: ApolloClient, kind: DraftKind, draft: AdDraft): Promise<BegunPayment> {
  const pending = readIntent(kind);
  if (pending) return { intent: pending };
  try {
    const { success, refusal } = await create(client, kind, draft);
    if (refusal) return { problem: refusal.message, code: refusal.code };
    const { id, clientSecret, amount } = success.intent;
    const intent = { paymentIntentId: id, clientSecret, centavos: amount.centavos };
    rememberIntent(kind, intent);
    return { intent };
  } catch (error) {
    return { problem: serverMessageOf(error) ?? CHECK_AND_RETRY };
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
    const { refusal } = await confirm(client, kind, draft, paymentIntentId);
    if (!refusal) return { done: true };
    if (refusal.code === 'PAYMENT_FAILED') return { done: false, message: PAYMENT_FAILED, payAgain: true };
    const inWallet = refusal.code === 'PAID_INTO_WALLET';
    const message = inWallet || refusal.code === 'PAYMENT_PENDING' ? refusal.message : CONFIRM_FAILED;
    return { done: false, message, payAgain: false, inWallet };
  } catch {
    return { done: false, message: CONFIRM_FAILED, payAgain: false };
  }
}

async function create(client: ApolloClient, kind: DraftKind, draft: AdDraft) {
  const { key, method } = draft;
  const options = { fetchPolicy: 'no-cache' } as const;
  if (kind === 'BUSINESS_AD') {
    const input = await businessInput(draft);
    return askResult(client, CreateBusinessAdIntentDocument, { input, key, method }, options);
  }
  if (kind === 'POST_AD')
    return askResult(client, CreatePostAdIntentDocument, { input: postInput(draft), key, method }, options);
  return askResult(client, CreateProfileAdIntentDocument, { input: profileInput(draft), key, method }, options);
}

async function confirm(client: ApolloClient, kind: DraftKind, draft: AdDraft, paymentIntentId: string) {
  const options = { update: adBought };
  if (kind === 'BUSINESS_AD') {
    const input = await businessInput(draft);
    return askResult(client, ConfirmBusinessAdPaymentDocument, { input, paymentIntentId }, options);
  }
  if (kind === 'POST_AD')
    return askResult(client, ConfirmPostAdPaymentDocument, { input: postInput(draft), paymentIntentId }, options);
  return askResult(client, ConfirmProfileAdPaymentDocument, { input: profileInput(draft), paymentIntentId }, options);
}
