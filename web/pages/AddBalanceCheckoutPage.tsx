import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { CardCheckout } from '../features/wallet/card/CardCheckout.tsx';
import { OrderSummary } from '../features/wallet/OrderSummary.tsx';
import { forgetIntent, readIntent, type PendingIntent } from '../features/wallet/pendingIntent.ts';
import { useBeginTopUp, useConfirmTopUp } from '../features/wallet/useTopUp.ts';
import { topUpForm } from '../features/wallet/topUpPath.ts';
import { useGoOn } from '../navigation/useGoOn.ts';
import { PixPart } from './PixPart.tsx';
import { toast, toastFailure } from '../ui/toast.ts';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

/**
 * /payment/add-balance/payment-checkout (SPEC.md, section 2): pays the top-up of the wallet that the previous page
 * started. It also works after a reload. `?pix=` is the id of a payment by Pix, of a top-up or of any other purchase;
 * `?voltar=` is the page to open after the payment.
 */
export function AddBalanceCheckoutPage() {
  useTitle('Pagamento');
  const [params] = useSearchParams();
  const pix = params.get('pix');
  if (pix === null) return <CardPart />;
  return <PixPart id={pix} backTo={params.get('voltar')} />;
}

const ADDED = 'Saldo adicionado com sucesso!';

function CardPart() {
  const [intent, setIntent] = useState(() => readIntent('TOP_UP'));
  const begin = useBeginTopUp();
  const confirm = useConfirmTopUp();
  const goOn = useGoOn();
  if (!intent) return <Navigate to="/payment/add-balance" replace />;

  const isRenewal = intent.usesSavedCard === true;

  async function restart({ centavos, returnTo }: PendingIntent) {
    if (isRenewal) {
      forgetIntent('TOP_UP');
      await goOn('/payments', { replace: true });
      return;
    }
    const problem = await begin(centavos, returnTo);
    if (problem !== null) toastFailure('O pagamento não começou', problem);
    else setIntent(readIntent('TOP_UP'));
  }

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <header>
        <Link
          to={isRenewal ? '/payments' : topUpForm(intent.centavos, intent.returnTo)}
          className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> <span>{isRenewal ? 'Carteira' : 'Mudar o valor'}</span>
        </Link>
        <h1 className="mt-1 text-2xl font-bold tracking-tight text-ink">Pagamento</h1>
      </header>
      <ItemBoundary>
        <OrderSummary
          what={isRenewal ? 'Renovar uma assinatura VIP' : 'Adicionar saldo à carteira'}
          price={null}
          card={intent.centavos}
        />
      </ItemBoundary>
      <CardCheckout
        key={intent.paymentIntentId}
        intent={intent}
        onRestart={() => void restart(intent)}
        onPaid={async (paymentIntentId) => {
          const outcome = await confirm(paymentIntentId);
          if (!outcome.done) return outcome;
          // Forget the stored payment only if it is the current payment, because the member may have started another
          // payment in the meantime.
          if (readIntent('TOP_UP')?.paymentIntentId === paymentIntentId) forgetIntent('TOP_UP');
          const title = isRenewal ? 'Pagamento confirmado. A assinatura se renova em instantes.' : ADDED;
          toast({ title });
          await goOn(intent.returnTo ?? '/ads', { replace: true });
          return outcome;
        }}
      />
    </div>
  );
}
