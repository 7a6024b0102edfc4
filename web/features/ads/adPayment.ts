import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
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
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

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
    const result = await create(client, kind, draft);
    if (result?.__typename !== 'CreateAdIntentSuccess')
      return { problem: result?.message ?? CONFIRM_FAILED, code: result?.code };
    const { id, clientSecret, amount } = result.intent;
    const intent = { paymentIntentId: id, clientSecret, centavos: amount.centavos };
    rememberIntent(kind, intent);
    return { intent };
  } catch (error) {
    return {
      problem: CombinedGraphQLErrors.is(error) ? error.message : CHECK_AND_RETRY,
    };
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
    const result = await confirm(client, kind, draft, paymentIntentId);
    if (result?.__typename === 'PublishAdSuccess') return { done: true };
    if (result?.code === 'PAYMENT_FAILED') return { done: false, message: PAYMENT_FAILED, payAgain: true };
    const inWallet = result?.code === 'PAID_INTO_WALLET';
    const message = inWallet || result?.code === 'PAYMENT_PENDING' ? result.message : CONFIRM_FAILED;
    return { done: false, message, payAgain: false, inWallet };
  } catch {
    return { done: false, message: CONFIRM_FAILED, payAgain: false };
  }
}

async function create(client: ApolloClient, kind: DraftKind, draft: AdDraft) {
  const { key, method } = draft;
  if (kind === 'BUSINESS_AD') {
    const variables = { input: await businessInput(draft), key, method };
    const { data } = await client.mutate({
      mutation: CreateBusinessAdIntentDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.createBusinessAdIntent;
  }
  if (kind === 'POST_AD') {
    const variables = { input: postInput(draft), key, method };
    const { data } = await client.mutate({ mutation: CreatePostAdIntentDocument, variables, fetchPolicy: 'no-cache' });
    return data?.createPostAdIntent;
  }
  const variables = { input: profileInput(draft), key, method };
  const { data } = await client.mutate({ mutation: CreateProfileAdIntentDocument, variables, fetchPolicy: 'no-cache' });
  return data?.createProfileAdIntent;
}

async function confirm(client: ApolloClient, kind: DraftKind, draft: AdDraft, paymentIntentId: string) {
  if (kind === 'BUSINESS_AD') {
    const variables = { input: await businessInput(draft), paymentIntentId };
    const { data } = await client.mutate({
      mutation: ConfirmBusinessAdPaymentDocument,
      variables,
      update: adBought,
    });
    return data?.confirmBusinessAdPayment;
  }
  if (kind === 'POST_AD') {
    const variables = { input: postInput(draft), paymentIntentId };
    const { data } = await client.mutate({ mutation: ConfirmPostAdPaymentDocument, variables, update: adBought });
    return data?.confirmPostAdPayment;
  }
  const variables = { input: profileInput(draft), paymentIntentId };
  const { data } = await client.mutate({ mutation: ConfirmProfileAdPaymentDocument, variables, update: adBought });
  return data?.confirmProfileAdPayment;
}
