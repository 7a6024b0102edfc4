import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { CardCheckout } from '../features/wallet/CardCheckout.tsx';
import { OrderSummary } from '../features/wallet/OrderSummary.tsx';
import { forgetIntent, readIntent } from '../features/wallet/pendingIntent.ts';
import { useConfirmTopUp } from '../features/wallet/useTopUp.ts';
import { toast } from '../ui/toast.ts';
import { useTitle } from '../ui/useTitle.ts';

/** /payment/add-balance/payment-checkout (SPEC 2): pays what was begun before, also after a reload. */
export function AddBalanceCheckoutPage() {
  useTitle('Pagamento');
  const [intent] = useState(() => readIntent('TOP_UP'));
  const confirm = useConfirmTopUp();
  const navigate = useNavigate();
  if (!intent) return <Navigate to="/payment/add-balance" replace />;

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
      <CardCheckout
        intent={intent}
        summary={<OrderSummary what="Adicionar saldo à carteira" price={null} card={intent.centavos} />}
        onPaid={async (paymentIntentId) => {
          const outcome = await confirm(paymentIntentId);
          if (!outcome.done) return outcome;
          forgetIntent('TOP_UP');
          toast({ title: 'Saldo adicionado com sucesso!' });
          await navigate(intent.returnTo ?? '/ads', { replace: true });
          return outcome;
        }}
      />
    </div>
  );
}
