import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PublishBusinessAdDocument, PublishProfileAdDocument } from '../../generated/ads.ts';
import { toast } from '../../ui/toast.ts';
import { forgetDraft, readDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { businessInput, profileInput } from './input.ts';

const SORRY = 'Algo de errado ocorreu durante a operação. Tente novamente mais tarde.';

export const formPath = { BUSINESS_AD: '/ads/new/my-business', PROFILE_AD: '/ads/new/my-profile' } as const;
const checkoutPath = {
  BUSINESS_AD: '/ads/new/my-business/payment-checkout',
  PROFILE_AD: '/ads/new/my-profile/payment-checkout',
} as const;

/** Publishes what was filled in; where the wallet does not hold the price, the checkout comes, without a word (SPEC 8). */
export function useBuyAd(kind: DraftKind) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function send() {
    const draft = readDraft(kind);
    const common = { update: adBought, context: { quiet: true } };
    if (kind === 'BUSINESS_AD') {
      const variables = { input: await businessInput(draft), key: draft.key };
      const { data } = await client.mutate({ mutation: PublishBusinessAdDocument, variables, ...common });
      return data?.publishBusinessAd;
    }
    const variables = { input: profileInput(draft), key: draft.key };
    const { data } = await client.mutate({ mutation: PublishProfileAdDocument, variables, ...common });
    return data?.publishProfileAd;
  }

  async function buy() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const result = await send();
      if (result?.__typename === 'PublishAdSuccess') {
        await celebrate(kind, navigate);
      } else if (result?.code === 'INSUFFICIENT_BALANCE') {
        await navigate(checkoutPath[kind]);
      } else {
        renewDraft(kind);
        toast({ title: 'Erro ao salvar o anúncio', description: result?.message ?? SORRY, tone: 'danger' });
      }
    } catch {
      // The key stays: should it have been published after all, trying again answers that very ad.
      toast({ title: 'Erro ao salvar o anúncio', description: SORRY, tone: 'danger' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { buy, busy };
}

/** SPEC 4: success says so and leads to /ads; the form is empty again. */
export async function celebrate(kind: DraftKind, navigate: ReturnType<typeof useNavigate>) {
  toast({ title: 'Anúncio criado com sucesso!' });
  await navigate('/ads', { replace: true });
  forgetDraft(kind);
}

/** The list, the balance and its history are not what they were. */
export function adBought(cache: ApolloCache) {
  for (const fieldName of ['myAds', 'wallet', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
