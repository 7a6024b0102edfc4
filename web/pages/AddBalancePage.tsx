import { useSearchParams } from 'react-router-dom';
import { safeSourcePath } from '../navigation/guard.ts';
import { amountOf } from '../features/wallet/amounts.ts';
import { BalanceCard } from '../features/wallet/BalanceCard.tsx';
import { TopUpForm } from '../features/wallet/TopUpForm.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

/**
 * /payment/add-balance (SPEC.md, section 2): the form for a top-up of the wallet. `?valor=` is the initial amount in
 * centavos; `?voltar=` is the page to open after the payment.
 */
export function AddBalancePage() {
  useTitle('Adicionar saldo');
  const [params] = useSearchParams();
  const wanted = params.get('voltar');

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <h1 className="text-2xl font-bold tracking-tight text-ink">Adicionar saldo</h1>
      <ItemBoundary>
        <BalanceCard />
      </ItemBoundary>
      <TopUpForm
        suggested={amountOf(params.get('valor'))}
        returnTo={wanted === null ? undefined : safeSourcePath(wanted)}
      />
    </div>
  );
}
