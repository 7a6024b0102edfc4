import { useState, type ReactNode } from 'react';
import { usePaymentRefundableQuery } from '../history/generated/payments.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { takeFocus } from '../../../ui/takeFocus.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { formatDay } from '../history/paymentWords.ts';
import { useRefund } from './useRefund.ts';

type Props = { paymentId: string; isPix?: boolean; none?: ReactNode; onRefunded?: () => void };

/**
 * The button that refunds the refundable part of a payment, to the card or by Pix, within seven days of the payment.
 * Renders `none` if nothing can be refunded.
 */
export function RefundButton({ paymentId, isPix = false, none = null, onRefunded }: Props) {
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = usePaymentRefundableQuery({
    variables: { id: paymentId },
    fetchPolicy: 'network-only',
  });
  const { refund, busy, refunded } = useRefund(paymentId, isPix, onRefunded);
  const refundable = data?.payment?.refundable;
  if (refunded !== null) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="mt-2 text-sm text-ink-soft outline-none print:hidden">
        Você pediu {refunded} de volta.
      </p>
    );
  }
  if (data && !refundable) return none;
  if (!refundable) {
    if (!error) return null;
    return (
      <div className="mt-2 text-sm print:hidden">
        <QueryState
          error={error}
          retry={refetch}
          failed={`Não foi possível ver quanto pode voltar ${isPix ? 'por Pix' : 'ao cartão'}.`}
          layout="alert"
          skeleton={null}
        />
      </div>
    );
  }
  const value = refundable.amount.formatted;

  return (
    <div className="mt-5 print:hidden">
      <Button variant="outline" className="w-full" loading={busy} onClick={() => setAsking(true)}>
        Devolver {value} <span>{isPix ? 'por Pix' : 'ao cartão'}</span>
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        Você pode pedir a devolução até {formatDay(refundable.until)}. O que ainda estiver no saldo volta para{' '}
        <span>{isPix ? 'a conta que pagou' : 'o cartão'}</span>.
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isPix ? 'Devolver por Pix?' : 'Devolver ao cartão?'}
        description={
          isPix
            ? `${value} saem do seu saldo agora e voltam por Pix para a conta que pagou.`
            : `${value} saem do seu saldo agora e voltam para o cartão usado no pagamento. A operadora pode levar até 10 dias úteis para mostrar o estorno na fatura.`
        }
        confirmLabel="Devolver"
        onConfirm={() => void refund()}
      />
    </div>
  );
}
