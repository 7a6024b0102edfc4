import type { ApolloCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { askResult } from '../../apollo/result.ts';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { PublishAdDocument } from './generated/ads.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { cancelPayment } from '../wallet/cancelPayment.ts';
import { readIntent } from '../wallet/pendingIntent.ts';
import { isKeyRefused, KEY_REFUSED } from '../wallet/purchaseKeys.ts';
import { POST_GONE } from './problems.ts';
import { forgetDraft, readAdDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { adInput } from './input.ts';

const SORRY = 'Algo de errado ocorreu durante a operação. Tente novamente mais tarde.';

export const formPath = {
  BUSINESS_AD: '/ads/new/my-business',
  PROFILE_AD: '/ads/new/my-profile',
  POST_AD: '/ads/new/my-post',
} as const;

/**
 * Returns a function that publishes the ad and pays for it from the wallet. If the balance is too low, the function
 * opens the checkout and shows no message (SPEC.md, section 8).
 * @param onPriceChanged called when the price differs from the price that the page showed; nothing was charged
 */
export function useBuyAd(kind: DraftKind, onPriceChanged: () => void) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function fail(message: string) {
    setRefusal(message);
    toastFailure('Erro ao salvar o anúncio', message);
  }

  async function buy() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const draft = readAdDraft(kind);
      const input = { ad: await adInput(kind, draft), idempotencyKey: draft.key };
      const options = { update: adBought, context: { quiet: true } };
      const { refusal: refused } = await askResult(client, PublishAdDocument, { input }, options);
      if (!refused) {
        // The wallet has paid, so the payment of an earlier attempt must not be paid too.
        const unpaid = readIntent(kind);
        if (unpaid) void cancelPayment(client, unpaid.paymentIntentId).catch(() => undefined);
        await celebrate(kind, goOn, draft.key);
      } else if (refused.code === 'INSUFFICIENT_BALANCE') {
        await goOn(`${formPath[kind]}/payment-checkout`);
      } else {
        renewDraft(kind);
        if (refused.code === 'PRICE_CHANGED') onPriceChanged();
        fail(refused.message);
      }
    } catch (error) {
      // Otherwise keep the idempotency key. If the server has published the ad although the answer was lost, a retry
      // returns that ad.
      if (isKeyRefused(error)) renewDraft(kind);
      fail(isMissing(error) ? POST_GONE : isKeyRefused(error) ? KEY_REFUSED : SORRY);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { buy, busy, /** The message of the last failure; null if there is none. */ refusal };
}

function isMissing(error: unknown) {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');
}

/**
 * Shows a success message and opens /ads (SPEC.md, section 4). Empties the form, unless the member has changed it in
 * the meantime.
 */
export async function celebrate(kind: DraftKind, goOn: ReturnType<typeof useGoOn>, key: string) {
  toast({ title: 'Anúncio criado com sucesso!' });
  await goOn('/ads', { replace: true });
  if (readAdDraft(kind).key === key) forgetDraft(kind);
}

/**
 * Removes the list of ads, the wallet's balance and the payment history from the cache, because the purchase has
 * changed them.
 */
export function adBought(cache: ApolloCache) {
  for (const fieldName of ['myAds', 'wallet', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
