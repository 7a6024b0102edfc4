import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { forgetIntent, type Intent } from '../wallet/pendingIntent.ts';
import type { PaidOutcome } from '../wallet/card/useCardPayment.ts';
import { forgetDraft, readAdDraft, renewDraft, type AdDraft, type DraftKind } from './adDraft.ts';
import { confirmAdPayment } from './adPayment.ts';
import { useBoostProblem } from './BoostProblem.tsx';
import { celebrate, formPath } from './useBuyAd.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { RETRY } from '../../ui/connection.ts';
import { toastFailure } from '../../ui/toast.ts';

type LateCheckoutProps = { kind: DraftKind; draft: AdDraft; intent: Intent };

/**
 * The checkout of an ad whose payment was made, or whose start date has passed since its payment was started. It starts
 * no new payment. If the member has already paid, the page says what happened to the money.
 */
export function LateCheckout({ kind, draft, intent: { paymentIntentId } }: LateCheckoutProps) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const [outcome, setOutcome] = useState<PaidOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    void confirmAdPayment(client, kind, draft, paymentIntentId).then(async (answer) => {
      if (left) return;
      if (answer.done) await celebrate(kind, goOn, draft.key);
      else {
        if (answer.payAgain) {
          // The form opens, and it does not know the payment.
          toastFailure('O anúncio não foi pago', answer.message);
          forgetIntent(kind);
          // With the old key, the server would return this payment again.
          renewDraft(kind);
        }
        setOutcome(answer);
      }
    });
    return () => {
      left = true;
    };
  }, [client, goOn, kind, draft, paymentIntentId, attempt]);

  const isAsking = !outcome || outcome.done;
  const part = useKeptFocus<HTMLDivElement>(isAsking);

  if (!isAsking && outcome.payAgain) return <Navigate to={formPath[kind]} replace />;
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {isAsking ? (
        <div role="status" aria-label="Verificando o pagamento">
          <Skeleton className="h-12 w-full" />
        </div>
      ) : (
        <div className="space-y-5">
          <p role="alert" className="rounded-control border border-line bg-raised px-4 py-3 font-medium text-ink">
            {outcome.message}
          </p>
          {outcome.inWallet ? (
            <PaidIntoWallet kind={kind} />
          ) : (
            <Button
              size="lg"
              className="w-full"
              onClick={() => {
                setOutcome(null);
                setAttempt((before) => before + 1);
              }}
            >
              {RETRY}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * A button that leads back to the form, which keeps its values. The ad can then be paid from the wallet. If the post
 * can no longer be boosted, a link to the wallet instead.
 */
export function PaidIntoWallet({ kind }: { kind: DraftKind }) {
  const navigate = useNavigate();
  const [draft] = useState(() => readAdDraft(kind));
  const problem = useBoostProblem(kind, draft);

  if (problem === undefined) return <Skeleton className="h-13 w-full" />;
  if (problem !== null) {
    return (
      <Link to="/payments" className={buttonClass({ size: 'lg' }, 'w-full')} onClick={() => forgetDraft(kind)}>
        Ver sua carteira
      </Link>
    );
  }

  return (
    <Button
      size="lg"
      className="w-full"
      onClick={() => {
        forgetIntent(kind);
        renewDraft(kind);
        void navigate(formPath[kind], { replace: true });
      }}
    >
      Ajustar o anúncio e publicar com o saldo
    </Button>
  );
}
