import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MyAds } from '../features/ads/MyAds.tsx';
import { BalanceCard } from '../features/wallet/BalanceCard.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

/** /ads (SPEC.md, section 2): the list of the member's own ads. */
export function AdsPage() {
  useTitle('Anunciar');

  return (
    <>
      <header className="flex items-center justify-between gap-4 px-4 pt-4 pb-4 md:px-0 md:pt-6">
        <h1 className="text-2xl font-bold tracking-tight text-ink">Anúncios</h1>
        <Link to="/ads/new" className={buttonClass({ size: 'sm' })}>
          <Plus aria-hidden className="size-4.5" />
          Novo anúncio
        </Link>
      </header>
      <div className="px-4 pb-4 md:px-0">
        <ItemBoundary>
          <BalanceCard>
            <Link to="/payment/add-balance" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              Adicionar saldo
            </Link>
          </BalanceCard>
        </ItemBoundary>
      </div>
      <MyAds />
    </>
  );
}
