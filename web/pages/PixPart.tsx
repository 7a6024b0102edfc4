import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { safeSourcePath } from '../navigation/guard.ts';
import { useGoOn } from '../navigation/useGoOn.ts';
import { lazyCode } from '../ui/lazyCode.ts';
import { Part } from '../ui/Part.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { resumeOpenPix } from '../features/ads/adDraft.ts';
import { formPath } from '../features/ads/useBuyAd.ts';
import { checkoutOfPix } from '../features/wallet/pix/pixPath.ts';

const PixCheckout = lazyCode(() => import('../features/wallet/pix/PixCheckout.tsx').then((m) => m.PixCheckout));

/**
 * The checkout of a top-up of the wallet by Pix. The URL contains the id of the Pix payment, so that the member can
 * open the page in any tab. If the Pix pays for an ad of this browser, redirects to the checkout of that ad.
 */
export function PixPart({ id, backTo }: { id: string; backTo: string | null }) {
  const goOn = useGoOn();
  // The checkout of an ad confirms the payment, which creates the ad. This page would leave the money in the wallet.
  const [adKind] = useState(() => resumeOpenPix(({ intent }) => intent.paymentIntentId === id));
  const next = backTo === null ? '/ads' : safeSourcePath(backTo);

  if (adKind) return <Navigate to={`${formPath[adKind]}/payment-checkout`} replace />;
  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <header>
        <Link
          to="/payment/add-balance"
          className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> Mudar o valor
        </Link>
        <h1 className="mt-1 text-2xl font-bold tracking-tight text-ink">Pagamento</h1>
      </header>
      <Part place={id} fallback={<Skeleton className="mx-auto size-64" />}>
        <PixCheckout
          key={id}
          id={id}
          onPaid={() => {
            toast({ title: 'Saldo adicionado com sucesso!' });
            void goOn(next, { replace: true });
          }}
          onRenewed={(renewed) => void goOn(checkoutOfPix(renewed, backTo ?? undefined), { replace: true })}
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
