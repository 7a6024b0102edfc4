import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardCheckout } from '../wallet/card/CardCheckout.tsx';
import { forgetIntent, readIntent, type Intent } from '../wallet/pendingIntent.ts';
import { AdSummary } from './AdSummary.tsx';
import { LateCheckout, PaidIntoWallet } from './LateCheckout.tsx';
import { readAdDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { beginAdPayment, confirmAdPayment } from './adPayment.ts';
import { problemsOf } from './problems.ts';
import { celebrate, formPath } from './useBuyAd.ts';
import { RETRY } from '../../ui/connection.ts';

/** Pays for the filled-in ad by card, also after a reload. Without a complete form it returns to the form. */
export function AdCheckout({ kind }: { kind: DraftKind }) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const [draft, setDraft] = useState(() => readAdDraft(kind));
  const [begun, setBegun] = useState<{ intent: Intent } | { problem: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const problems = Object.keys(problemsOf(kind, draft));
  const incomplete = problems.length > 0;
  // A payment that was started on an earlier day: the checkout depends on whether it was paid.
  const [begunBefore] = useState(() => (problems.every((field) => /Date$/.test(field)) ? readIntent(kind) : null));

  useEffect(() => {
    if (incomplete) return;
    let left = false;
    void beginAdPayment(client, kind, draft).then((answer) => {
      if (!left) setBegun(answer);
    });
    return () => {
      left = true;
    };
  }, [client, kind, draft, incomplete, attempt]);

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
  if ('problem' in begun) {
    return (
      <Notice
        icon={<RefreshCw aria-hidden className="size-7" />}
        title="O pagamento não começou"
        action={
          <Button
            onClick={() => {
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
  return (
    <CardCheckout
      key={begun.intent.paymentIntentId}
      intent={begun.intent}
      onRestart={() => {
        forgetIntent(kind);
        renewDraft(kind);
        setBegun(null);
        setDraft(readAdDraft(kind));
      }}
      summary={<AdSummary kind={kind} draft={draft} card={begun.intent.centavos} />}
      kept={<PaidIntoWallet kind={kind} />}
      onPaid={async (paymentIntentId) => {
        const outcome = await confirmAdPayment(client, kind, draft, paymentIntentId);
        if (outcome.done) await celebrate(kind, goOn, draft.key);
        return outcome;
      }}
    />
  );
}
