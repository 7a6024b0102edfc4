import { Clock, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import type { Pix_PixFragment } from './generated/pix.ts';
import { PixOutcome } from './PixOutcome.tsx';
import { TestBankLink } from './TestBankLink.tsx';
import { useBeginPix, type FollowedPix } from './usePix.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

type PixCheckoutProps = {
  /** The payment, which the page follows with `usePix`. */
  followed: FollowedPix;
  /** Called a single time, when the Pix has paid for its purchase while the page is open. Not called for a late Pix. */
  onPaid?: () => void;
  /** Called after an expired code of a wallet top-up was replaced. The argument is the id of the new Pix. */
  onRenewed?: (id: string) => void;
  /** Starts a new payment after the code has expired. Needed for payments that are not a top-up of the wallet. */
  onRestart?: () => void;
  /** The label of the button that starts a new payment. */
  restartLabel?: string;
  /**
   * The link to the next page. It is shown if the Pix was paid before this page opened, or after the code had expired.
   */
  next: ReactNode;
  /** True while the new payment is being started. The expired code stays on the page until then. */
  isRestarting?: boolean;
};

/** The checkout of a payment by Pix (instant bank transfer). Shows the code to pay, then the outcome. */
export function PixCheckout({
  followed: { pix, error, retry },
  onPaid,
  onRenewed,
  onRestart,
  restartLabel = 'Gerar outro código',
  isRestarting = false,
  next,
}: PixCheckoutProps) {
  const wasDone = useRef<boolean>(undefined);
  const tell = useRef(onPaid);
  useEffect(() => {
    tell.current = onPaid;
  }, [onPaid]);
  const isDone = pix && pix.state === 'PAID' && !pix.isLate && (pix.purchase == null || pix.purchase === 'MADE');
  useEffect(() => {
    if (isDone && wasDone.current === false) tell.current?.();
    if (isDone != null) wasDone.current = isDone;
  }, [isDone]);
  const isOpen = pix === undefined || pix?.state === 'WAITING';
  const part = useKeptFocus<HTMLElement>(isOpen ? null : `${pix?.state} ${pix?.purchase}`);

  const outcome =
    pix === null ? (
      <Notice
        title="Este Pix não existe mais"
        action={onRestart && <Button onClick={onRestart}>{restartLabel}</Button>}
      >
        Comece de novo pelo valor.
      </Notice>
    ) : pix?.state === 'PAID' ? (
      <PixOutcome pix={pix} next={next} />
    ) : pix?.state === 'EXPIRED' ? (
      <Expired
        pix={pix}
        onRenewed={onRenewed}
        onRestart={onRestart}
        isRestarting={isRestarting}
        restartLabel={restartLabel}
      />
    ) : null;
  return (
    <section ref={part} tabIndex={-1} aria-label="Pix" aria-busy={pix === undefined} className="space-y-5 outline-none">
      <div role="status">
        {outcome ?? (
          <p className="sr-only">
            {pix ? `Código Pix de ${pix.amount.formatted} pronto. Esperando o pagamento.` : 'Gerando o código'}
          </p>
        )}
      </div>
      {outcome !== null ? null : pix ? (
        <Waiting pix={pix} />
      ) : (
        <QueryState
          error={error}
          retry={retry}
          failed="O código não carregou."
          layout="alert"
          skeleton={<Skeleton className="mx-auto size-64" />}
        />
      )}
    </section>
  );
}

function Waiting({ pix: { code, amount, expiresAt, testUrl } }: { pix: Pix_PixFragment }) {
  const id = useId();
  const secondsLeft = useSecondsLeft(expiresAt);
  const isOver = secondsLeft === 0;
  const isNearEnd = secondsLeft !== null && secondsLeft < 60;
  const part = useKeptFocus<HTMLDivElement>(isOver);
  return (
    <div ref={part} tabIndex={-1} className="space-y-5 outline-none">
      <div className="text-center">
        <p className="text-3xl font-bold tracking-tight text-ink tabular-nums">{amount.formatted}</p>
        {secondsLeft !== null && (
          <p role="timer" className="mt-1 text-sm text-ink-soft tabular-nums">
            {isOver ? 'O tempo do código acabou. Verificando se ele foi pago…' : `Expira em ${clockText(secondsLeft)}`}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOver ? 'O tempo do código acabou.' : isNearEnd ? 'O código expira em menos de um minuto.' : ''}
      </p>
      {isOver ? null : code == null ? (
        <Skeleton className="mx-auto size-64" />
      ) : (
        <div className="flex flex-col gap-5">
          {/* A phone cannot read a QR code on its own screen, so the button comes first there. */}
          <Button size="lg" className="w-full md:order-1" onClick={() => void copy(code)}>
            <Copy aria-hidden className="size-4.5" /> Copiar código
          </Button>
          <QrCode text={code} label="Código QR do Pix" className="mx-auto size-64 rounded-control" />
          <ol className="list-inside list-decimal space-y-1 text-[0.9375rem] text-ink-soft">
            <li>Abra o app do seu banco e escolha pagar com Pix.</li>
            <li>Cole lá o código copiado, ou leia o código QR.</li>
            <li>Confira o valor e confirme. Esta página muda sozinha.</li>
          </ol>
          <div>
            <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
              Pix copia e cola
            </label>
            <textarea
              id={id}
              readOnly
              rows={3}
              value={code}
              onFocus={(event) => event.target.select()}
              className="block w-full resize-none rounded-control border border-line bg-surface px-4 py-3 text-base break-all text-ink"
            />
          </div>
        </div>
      )}
      {testUrl != null && <TestBankLink url={testUrl} className="text-center" />}
    </div>
  );
}

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

async function copy(code: string) {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: 'Código copiado' });
  } catch {
    toastFailure('Não foi possível copiar', 'Selecione o código e copie.');
  }
}

type ExpiredProps = {
  pix: Pix_PixFragment;
  onRenewed: PixCheckoutProps['onRenewed'];
  onRestart: PixCheckoutProps['onRestart'];
  isRestarting: boolean;
  restartLabel: string;
};

function Expired({ pix, onRenewed, onRestart, isRestarting, restartLabel }: ExpiredProps) {
  const begin = useBeginPix();
  const [busy, setBusy] = useState(false);

  async function renew() {
    if (busy) return;
    if (onRestart) {
      onRestart();
      return;
    }
    setBusy(true);
    const begun = await begin(pix.amount.centavos);
    setBusy(false);
    if ('id' in begun) onRenewed?.(begun.id);
    else toastFailure('O código não foi gerado', begun.problem);
  }

  return (
    <Notice
      icon={<Clock aria-hidden className="size-7" />}
      title="Este código não vale mais"
      action={
        <Button size="lg" loading={busy || isRestarting} onClick={() => void renew()}>
          {restartLabel}
        </Button>
      }
    >
      Ele expirou ou foi cancelado, e nada foi cobrado. Se você acabou de pagar, o valor entra no seu saldo e avisamos
      você.
    </Notice>
  );
}
