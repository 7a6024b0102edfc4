import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentRow_PaymentFragment } from './generated/payments.ts';
import { useGoOn } from '../../../navigation/useGoOn.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useRootMark } from '../../../ui/useRootMark.ts';
import { useViewer } from '../../accounts/useViewer.ts';
import { Amount, StateBadge } from './PaymentLine.tsx';
import { checkoutOfPix } from '../pix/pixPath.ts';
import { TestBank } from './TestBank.tsx';
import { RefundButton } from '../refunds/RefundButton.tsx';
import { formatDay, instantOf, labelOf } from './paymentWords.ts';

/** The receipt of a payment in a dialog, with a layout for printing. */
export function Receipt({ payment, onClose }: { payment: PaymentRow_PaymentFragment | null; onClose: () => void }) {
  const viewer = useViewer();
  const goOn = useGoOn();
  const pixId = payment?.pixId;
  useRootMark('data-receipt', payment !== null);

  return (
    <Dialog open={payment !== null} onOpenChange={(open) => !open && onClose()} title="Comprovante" className="receipt">
      {payment && (
        <>
          <Amount payment={payment} className="block text-3xl font-bold tracking-tight" />
          <dl className="mt-5 divide-y divide-line border-y border-line text-[0.9375rem]">
            <Row label="Situação">
              <StateBadge state={payment.state} />
            </Row>
            <Row label="Tipo">{labelOf(payment)}</Row>
            {payment.description && (
              <Row label="Descrição">
                <bdi>{payment.description}</bdi>
              </Row>
            )}
            {payment.debitAt != null && <Row label="Débito">{formatDay(payment.debitAt)}</Row>}
            <Row label="Data">{instantOf(payment.createdAt)} (horário de Brasília)</Row>
            {viewer && (
              <Row label="Titular">
                <bdi>{viewer.name}</bdi>
              </Row>
            )}
            <Row label="Identificador">
              <span className="text-sm wrap-anywhere tabular-nums">{payment.id}</span>
            </Row>
          </dl>
          {payment.state === 'PENDING' && payment.method === 'CARD' && (
            <p className="mt-4 text-sm text-ink-soft">Se não for concluído em uma hora, é cancelado sem cobrança.</p>
          )}
          {payment.state === 'PENDING' && payment.debitAt != null && (
            <p className="mt-4 text-sm text-ink-soft">
              Seu banco faz o débito nesse dia. Se não conseguir, tenta de novo por até sete dias.
            </p>
          )}
          {pixId != null && (
            <Button
              className="mt-5 w-full print:hidden"
              onClick={() => void goOn(checkoutOfPix(pixId, '/payments', payment.communityId))}
            >
              Abrir o código Pix
            </Button>
          )}
          {payment.kind === 'TOP_UP' && payment.state === 'SUCCEEDED' && (
            <RefundButton key={payment.id} paymentId={payment.id} isPix={payment.method === 'PIX'} />
          )}
          {payment.kind === 'TOP_UP' && payment.method === 'PIX' && pixId == null && (
            <TestBank key={payment.id} paymentId={payment.id} />
          )}
          <Button variant="outline" className="mt-5 w-full print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" /> Imprimir
          </Button>
        </>
      )}
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-3">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right text-ink">{children}</dd>
    </div>
  );
}
