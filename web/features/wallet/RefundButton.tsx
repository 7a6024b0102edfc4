import { useState } from 'react';
import { usePaymentRefundableQuery } from '../../generated/payments.ts';
import { formatBRL } from '../../ui/brl.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dayOf } from './paymentWords.ts';
import { useRefund } from './useRefund.ts';

/** Within seven days, what is left of a card payment can go back to its card; nothing is shown where nothing can. */
export function RefundButton({ paymentId }: { paymentId: string }) {
  const [asking, setAsking] = useState(false);
  const { data } = usePaymentRefundableQuery({ variables: { id: paymentId }, fetchPolicy: 'network-only' });
  const { refund, busy, isDone } = useRefund(paymentId);
  const refundable = data?.payment?.refundable;
  if (!refundable || isDone) return null;
  const value = formatBRL(refundable.centavos);

  return (
    <div className="mt-5 print:hidden">
      <Button variant="outline" className="w-full" loading={busy} onClick={() => setAsking(true)}>
        Devolver {value} ao cartão
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        Você pode se arrepender até {dayOf(refundable.until)}. Volta para o cartão o que ainda está no saldo.
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Devolver ao cartão?"
        description={`${value} saem do seu saldo agora e voltam para o cartão usado no pagamento. A operadora pode levar até 10 dias úteis para mostrar o estorno na fatura.`}
        confirmLabel="Devolver"
        onConfirm={() => void refund()}
      />
    </div>
  );
}
