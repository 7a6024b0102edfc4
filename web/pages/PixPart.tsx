import { ArrowLeft } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { safeSourcePath } from '../navigation/guard.ts';
import { useGoOn } from '../navigation/useGoOn.ts';
import { isolate } from '../ui/isolate.ts';
import { Part } from '../ui/Part.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { nonBreakingBRL } from '../../schema/brl.ts';
import { MIN_TOP_UP_CENTAVOS } from '../features/wallet/amounts.ts';
import { AdOfPix, CancelAdPix, OldPrice, useHasOldPrice } from '../features/ads/AdOfPix.tsx';
import { resumeOpenPix } from '../features/ads/adDraft.ts';
import { formPath } from '../features/ads/useBuyAd.ts';
import type { Pix_PixFragment } from '../features/wallet/pix/generated/pix.ts';
import { LazyPixCheckout } from '../features/wallet/pix/LazyPixCheckout.ts';
import { checkoutOfPix } from '../features/wallet/pix/pixPath.ts';
import { topUpForm } from '../features/wallet/topUpPath.ts';
import { usePix } from '../features/wallet/pix/usePix.ts';

/**
 * The checkout of a payment by Pix. The URL contains the id of the payment, so that the member can open the page in any
 * tab and on any device. The payment itself says what it buys. If it pays for an ad of this browser, the page redirects
 * to the checkout of that ad, unless this tab has the form of another ad.
 */
export function PixPart({ id, backTo }: { id: string; backTo: string | null }) {
  const goOn = useGoOn();
  const client = useApolloClient();
  const followed = usePix(id);
  const { pix } = followed;
  // The checkout of an ad knows the form of the ad, so that the member can change it or choose another method.
  const [adKind] = useState(() => resumeOpenPix(({ intent }) => intent.paymentIntentId === id));
  const back = backTo === null ? null : safeSourcePath(backTo);
  const bought = pix ? purchaseOf(pix) : null;
  const next = bought?.path ?? back ?? '/ads';
  const after =
    bought && pix?.refusal === 'RETURNED'
      ? { to: bought.again, label: bought.againLabel }
      : { to: next, label: bought?.pathLabel ?? 'Continuar' };
  const hasOldPrice = useHasOldPrice(adKind ? null : pix);
  const isTopUp = pix !== undefined && bought === null;

  if (adKind) return <Navigate to={`${formPath[adKind]}/payment-checkout`} replace />;
  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <header>
        <Link
          to={isTopUp ? topUpForm(pix?.amount.centavos ?? 0, back) : (back ?? next)}
          className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> <span>{isTopUp ? 'Mudar o valor' : 'Voltar'}</span>
        </Link>
        <h1 className="mt-1 text-2xl font-bold tracking-tight text-ink">Pagamento</h1>
      </header>
      {hasOldPrice ? (
        <OldPrice />
      ) : (
        <>
          {bought && pix?.state !== 'PAID' && bought.terms}
          <Part place={id} fallback={<Skeleton className="mx-auto size-64" />}>
            <LazyPixCheckout
              key={id}
              followed={followed}
              onPaid={() => {
                if (bought) forgetUnpaid(client.cache);
                toast({ title: 'Pagamento recebido' });
                void goOn(next, { replace: true });
              }}
              // A top-up cannot replace the expired code of a purchase: the money would buy nothing.
              {...(bought && {
                onRestart: () => void goOn(bought.again, { replace: true }),
                restartLabel: bought.againLabel,
              })}
              onRenewed={(renewed) => void goOn(checkoutOfPix(renewed, backTo ?? undefined), { replace: true })}
              next={
                <Link to={after.to} className="touch-target font-medium text-ink underline">
                  {after.label}
                </Link>
              }
            />
          </Part>
        </>
      )}
      {bought?.isAd && pix?.state === 'WAITING' && (
        <CancelAdPix
          id={id}
          onCanceled={() => void goOn(bought.again, { replace: true })}
          onPaid={() => void followed.retry().catch(() => undefined)}
        />
      )}
    </div>
  );
}

type Purchase = {
  /** The text above the code: what the member buys. */
  terms: ReactNode;
  isAd: boolean;
  /** The page of the purchase, which opens after the payment. */
  path: string;
  pathLabel: string;
  /** The page on which the member starts a new payment after the code has expired. */
  again: string;
  againLabel: string;
};

/** Returns the words and the paths for the purchase of a Pix; null for a top-up of the wallet. */
function purchaseOf(pix: Pix_PixFragment): Purchase | null {
  const { purpose, communityId, community, postId, post, amount, price: monthly } = pix;
  if (purpose === 'VIP_MONTH' && communityId !== null) {
    const path = `/groups/${communityId}`;
    const price = monthly ?? amount;
    const rest = `O mês custa ${price.formatted}. O que o Pix tem a mais paga o que você dever à carteira, e o resto fica no seu saldo. `;
    return {
      terms: (
        <p className="text-ink-soft">
          {(amount.centavos > price.centavos ? rest : '') + authorisation(price.centavos, community?.name)}
        </p>
      ),
      isAd: false,
      path,
      pathLabel: 'Abrir a comunidade',
      again: `${path}?assinar=pix`,
      againLabel: 'Gerar outro código',
    };
  }
  if (purpose !== 'BUSINESS_AD' && purpose !== 'PROFILE_AD' && purpose !== 'POST_AD') return null;
  const isBoost = purpose === 'POST_AD';
  return {
    terms: <AdOfPix what={adWords[purpose]} pix={pix} />,
    isAd: true,
    path: '/ads',
    pathLabel: 'Ver seus anúncios',
    // The form of the ad is on the device on which the member filled it in.
    ...(isBoost && (postId == null || post == null)
      ? // A boost begins in the menu of its post, which is gone.
        { again: '/ads', againLabel: 'Ver seus anúncios' }
      : {
          again: isBoost ? `${formPath.POST_AD}?post=${postId ?? ''}` : formPath[purpose],
          againLabel: 'Montar o anúncio de novo',
        }),
  };
}

/**
 * Returns the sentences about the monthly debit that the payment authorises: payee, community, amount, interval and
 * first day.
 * @param name the name of the community; undefined if the viewer may not see it
 */
function authorisation(monthlyCentavos: number, name: string | undefined) {
  const community = name === undefined ? 'de uma comunidade VIP' : `da comunidade ${isolate(name)}`;
  const debit = nonBreakingBRL(Math.max(monthlyCentavos, MIN_TOP_UP_CENTAVOS));
  return `Este Pix paga um mês ${community}. Ao pagar, você autoriza o Pix Automático: seu banco debita ${debit} por mês para a Brasa, a partir do mês que vem, e avisamos você três dias antes de cada débito. Cancele quando quiser, na sua carteira ou no app do banco.`;
}

const adWords = {
  BUSINESS_AD: 'Anúncio do seu negócio',
  PROFILE_AD: 'Destaque do seu perfil',
  POST_AD: 'Post impulsionado',
} as const;

/** Removes from the cache what the member saw before the purchase. */
function forgetUnpaid(cache: ApolloCache) {
  const stale = ['community', 'myCommunities', 'feed', 'payments', 'vipSubscriptions', 'wallet', 'myAds'];
  for (const fieldName of stale) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
