import { ArrowLeft, CheckCircle2 } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { safeSourcePath } from '../navigation/guard.ts';
import { useGoOn } from '../navigation/useGoOn.ts';
import { lazyCode } from '../ui/lazyCode.ts';
import { Notice } from '../ui/Notice.tsx';
import { Part } from '../ui/Part.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { resumeOpenPix } from '../features/ads/adDraft.ts';
import { formPath } from '../features/ads/useBuyAd.ts';
import { checkoutOfPix } from '../features/wallet/pix/pixPath.ts';

const PixCheckout = lazyCode(() => import('../features/wallet/pix/PixCheckout.tsx').then((m) => m.PixCheckout));

type PixPartProps = {
  id: string;
  backTo: string | null;
  /** True if the Pix buys a VIP month, and authorises Pix Automático for the next months. */
  isVip: boolean;
};

/**
 * The checkout of a top-up of the wallet by Pix. The URL contains the id of the Pix payment, so that the member can
 * open the page in any tab. If the Pix pays for an ad of this browser, redirects to the checkout of that ad.
 */
export function PixPart({ id, backTo, isVip }: PixPartProps) {
  const goOn = useGoOn();
  const client = useApolloClient();
  // The checkout of an ad confirms the payment, which creates the ad. This page would leave the money in the wallet.
  const [adKind] = useState(() => resumeOpenPix(({ intent }) => intent.paymentIntentId === id));
  const next = backTo === null ? '/ads' : safeSourcePath(backTo);

  if (adKind) return <Navigate to={`${formPath[adKind]}/payment-checkout`} replace />;
  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <header>
        <Link
          to={isVip ? next : '/payment/add-balance'}
          className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> <span>{isVip ? 'Voltar' : 'Mudar o valor'}</span>
        </Link>
        <h1 className="mt-1 text-2xl font-bold tracking-tight text-ink">Pagamento</h1>
        {isVip && (
          <p className="mt-2 text-ink-soft">
            Ao pagar, você autoriza o Pix Automático: seu banco debita os próximos meses e avisa você três dias antes de
            cada débito. Cancele quando quiser, na sua carteira ou no app do banco.
          </p>
        )}
      </header>
      <Part place={id} fallback={<Skeleton className="mx-auto size-64" />}>
        <PixCheckout
          key={id}
          id={id}
          onPaid={() => {
            if (isVip) forgetOutside(client.cache);
            // On another device, the same payment may have bought an ad.
            toast({ title: 'Pagamento recebido' });
            void goOn(next, { replace: true });
          }}
          // An expired code of a VIP month cannot be replaced by a top-up: the member subscribes again.
          {...(isVip && { onRestart: () => void goOn(`${next}?assinar`, { replace: true }) })}
          onRenewed={(renewed) => void goOn(checkoutOfPix(renewed, backTo ?? undefined), { replace: true })}
          {...(isVip && {
            paid: (
              <Notice
                icon={<CheckCircle2 aria-hidden className="size-7" />}
                title="Pagamento recebido"
                action={
                  <Link to={next} className="touch-target font-medium text-ink underline">
                    Abrir a comunidade
                  </Link>
                }
              >
                Se a assinatura não puder ser feita, o valor fica no seu saldo e avisamos você.
              </Notice>
            ),
          })}
          next={
            <Link to={next} className="touch-target font-medium text-ink underline">
              Continuar
            </Link>
          }
        />
      </Part>
    </div>
  );
}

/** Removes from the cache what the member saw before they joined a VIP community. */
function forgetOutside(cache: ApolloCache) {
  const stale = ['community', 'myCommunities', 'feed', 'payments', 'vipSubscriptions', 'wallet'];
  for (const fieldName of stale) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
