import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BalanceCard } from '../features/wallet/BalanceCard.tsx';
import { SavedCard } from '../features/wallet/card/SavedCard.tsx';
import { CsvButton } from '../features/wallet/history/CsvButton.tsx';
import { LinkedReceipt } from '../features/wallet/history/LinkedReceipt.tsx';
import { PaymentFilters } from '../features/wallet/history/PaymentFilters.tsx';
import { PaymentList } from '../features/wallet/history/PaymentList.tsx';
import { Subscriptions } from '../features/communities/vip/Subscriptions.tsx';
import { usePaymentFilter } from '../features/wallet/history/usePaymentFilter.ts';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

/**
 * /payments (SPEC.md, section 2): the wallet's balance and the payment history. The filters of the history are in the
 * URL.
 */
export function PaymentsPage() {
  useTitle('Carteira');
  const filter = usePaymentFilter();

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight text-ink">Carteira</h1>
        <Link to="/payment/add-balance" className={buttonClass({ size: 'sm' })}>
          <Plus aria-hidden className="size-4.5" /> Adicionar saldo
        </Link>
      </header>
      <ItemBoundary>
        <BalanceCard />
      </ItemBoundary>
      <ItemBoundary>
        <Subscriptions />
      </ItemBoundary>
      <ItemBoundary>
        <SavedCard />
      </ItemBoundary>
      <section aria-label="Histórico" className="space-y-4">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lg font-semibold text-ink">Histórico</h2>
          <CsvButton filter={filter.filter} />
        </div>
        <PaymentFilters {...filter} />
        <PaymentList {...filter} />
      </section>
      <LinkedReceipt />
    </div>
  );
}
