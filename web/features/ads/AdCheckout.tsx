import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardCheckout } from '../wallet/card/CardCheckout.tsx';
import { MethodField } from '../wallet/MethodField.tsx';
import { forgetIntent, readIntent } from '../wallet/pendingIntent.ts';
import { AdPix } from './AdPix.tsx';
import { AdSummary } from './AdSummary.tsx';
import { LateCheckout, PaidIntoWallet } from './LateCheckout.tsx';
import { chooseMethod, noteOpenPix, noteShownPrice, readAdDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { beginAdPayment, confirmAdPayment, type BegunPayment } from './adPayment.ts';
import { NewPrice } from './NewPrice.tsx';
import { problemsOf } from './problems.ts';
import { celebrate, formPath } from './useBuyAd.ts';
import { RETRY } from '../../ui/connection.ts';

/**
 * The checkout of the ad in the stored form, by card or Pix. It also works after a reload. If the form is incomplete,
 * redirects back to the form.
 */
export function AdCheckout({ kind }: { kind: DraftKind }) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const [draft, setDraft] = useState(() => readAdDraft(kind));
  const [begun, setBegun] = useState<BegunPayment | null>(null);
  const [attempt, setAttempt] = useState(0);
  const problems = Object.keys(problemsOf(kind, draft));
  const incomplete = problems.length > 0;
  // The pending payment of an ad whose start date has passed in the meantime, so that the ad's dates are no longer
  // valid. The page then says whether the payment succeeded.
  const [begunBefore] = useState(() => (problems.every((field) => /Date$/.test(field)) ? readIntent(kind) : null));

  useEffect(() => {
    if (incomplete) return;
    let left = false;
    void beginAdPayment(client, kind, draft).then((answer) => {
      if (left) return;
      if ('intent' in answer && draft.method === 'PIX') noteOpenPix(kind, draft, answer.intent);
      setBegun(answer);
    });
    return () => {
      left = true;
    };
  }, [client, kind, draft, incomplete, attempt]);

  function restart() {
    forgetIntent(kind);
    renewDraft(kind);
    setBegun(null);
    setDraft(readAdDraft(kind));
  }

  if (incomplete && begunBefore) return <LateCheckout kind={kind} draft={draft} intent={begunBefore} />;
  if (incomplete) return <Navigate to={formPath[kind]} replace />;
  if (!begun) {
    return (
      <div role="status" aria-label="Carregando o pagamento" className="space-y-4">
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if ('problem' in begun && begun.code === 'PRICE_CHANGED') {
    return (
      <NewPrice
        kind={kind}
        draft={draft}
        onAccept={(centavos) => {
          noteShownPrice(kind, centavos);
          restart();
        }}
      />
    );
  }
  if ('problem' in begun) {
    return (
      <Notice
        icon={<RefreshCw aria-hidden className="size-7" />}
        title="O pagamento não começou"
        action={
          <Button
            onClick={() => {
              // The payment of this key has ended, for example after an outage. A retry with the key is refused for
              // ever.
              if (begun.code === 'PAYMENT_FAILED') {
                restart();
                return;
              }
              setBegun(null);
              setAttempt((before) => before + 1);
            }}
          >
            {RETRY}
          </Button>
        }
      >
        {begun.problem}
      </Notice>
    );
  }
  const { intent } = begun;
  const summary = <AdSummary kind={kind} draft={draft} card={intent.centavos} />;
  const choice = (
    <MethodField
      value={draft.method}
      onChange={(method) => {
        chooseMethod(kind, method);
        setBegun(null);
        setDraft(readAdDraft(kind));
      }}
    />
  );
  if (draft.method === 'PIX') {
    return (
      <div className="space-y-5">
        {summary}
        <AdPix kind={kind} draft={draft} intent={intent} onRestart={restart} choice={choice} />
      </div>
    );
  }
  return (
    <CardCheckout
      key={intent.paymentIntentId}
      intent={intent}
      onRestart={restart}
      summary={summary}
      choice={choice}
      kept={<PaidIntoWallet kind={kind} />}
      onPaid={async (paymentIntentId) => {
        const outcome = await confirmAdPayment(client, kind, draft, paymentIntentId);
        if (outcome.done) await celebrate(kind, goOn, draft.key);
        return outcome;
      }}
    />
  );
}
