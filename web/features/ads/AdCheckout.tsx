import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Part } from '../../ui/Part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { CardCheckout } from '../wallet/card/CardCheckout.tsx';
import type { Phase } from '../wallet/card/useCardPayment.ts';
import { MethodField } from '../wallet/MethodField.tsx';
import { LazyPixCheckout } from '../wallet/pix/LazyPixCheckout.ts';
import { forgetIntent } from '../wallet/pendingIntent.ts';
import { AdSummary } from './AdSummary.tsx';
import { LateCheckout, PaidIntoWallet } from './LateCheckout.tsx';
import { openPaymentOf, readAdDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { confirmAdPayment } from './adPayment.ts';
import { BoostProblem, useBoostProblem } from './BoostProblem.tsx';
import { NewPrice } from './NewPrice.tsx';
import { problemsOf, problemsOfDays } from './problems.ts';
import { useIsPriceOf } from './useAdPrice.ts';
import { useAdCheckout } from './useAdCheckout.ts';
import { celebrate, formPath } from './useBuyAd.ts';
import { RETRY } from '../../ui/connection.ts';

/** The phases of a card payment in which the member can still choose another method. */
const openPhases: readonly Phase[] = ['loading', 'ready', 'unavailable'];

/**
 * The checkout of the ad in the stored form, by card or Pix. It also works after a reload. If the form is incomplete,
 * redirects back to the form.
 */
export function AdCheckout({ kind }: { kind: DraftKind }) {
  // Read once: after the purchase, the form is emptied while this page is still shown.
  const [{ draft, problems }] = useState(() => {
    const stored = readAdDraft(kind);
    return { draft: stored, problems: Object.keys(problemsOf(kind, stored)) };
  });
  if (problems.length === 0) return <OpenCheckout kind={kind} />;
  // The start date of an ad may have passed since its payment was started, so that its dates are no longer valid. The
  // code of a Pix is then still valid. For a card payment, the page says whether it succeeded.
  const begun = problems.every((field) => /Date$/.test(field)) ? openPaymentOf(kind, draft) : null;
  if (begun && draft.method === 'PIX') return <OpenCheckout kind={kind} />;
  if (begun) return <LateCheckout kind={kind} draft={draft} intent={begun} />;
  return <Navigate to={formPath[kind]} replace />;
}

function OpenCheckout({ kind }: { kind: DraftKind }) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const checkout = useAdCheckout(kind);
  const { draft, method, open, isShown, followed, isPixPaid, paid, problem, busy, begin, acceptPrice, restart } =
    checkout;
  const [cardPhase, setCardPhase] = useState<Phase>('loading');
  const isOver = paid !== null || isPixPaid;
  const showsCard = isShown && method === 'CARD' && !isOver && !problem;
  const boostProblem = useBoostProblem(kind, draft);
  // An open payment of a post that is boosted may be the payment that has just bought the boost.
  const cannotBoost = !isOver && (boostProblem === 'BOOSTED' && open ? null : boostProblem);
  const isPriceOfPayment = useIsPriceOf(kind, draft);
  const isOpenPix = open !== null && draft.method === 'PIX';
  const isUnpaid = isOpenPix ? followed.pix?.state === 'WAITING' : showsCard && cardPhase === 'ready';
  // The server refuses the purchase by a payment of another price, so the member must not pay it any more.
  const isPriceNew = problem?.code === 'PRICE_CHANGED' || (isUnpaid && !isPriceOfPayment);
  // The server accepts the waiting Pix of an ad whose start date has passed, but starts no other payment for it.
  const isPixOfPast = isShown && method === 'PIX' && Object.keys(problemsOfDays(draft)).length > 0;
  const restartLabel = isPixOfPast ? 'Escolher outros dias' : 'Gerar outro código';
  const part = useKeptFocus<HTMLDivElement>(
    isOver ? 'over' : `${open?.paymentIntentId ?? ''} ${problem?.problem ?? ''} ${isPriceNew}`,
  );

  function startAgain() {
    if (!isPixOfPast) {
      restart();
      return;
    }
    forgetIntent(kind);
    renewDraft(kind);
    void goOn(formPath[kind], { replace: true });
  }

  function content() {
    if (paid) return <LateCheckout kind={kind} draft={draft} intent={paid} />;
    if (isPriceNew) {
      return <NewPrice kind={kind} draft={draft} hasCode={isOpenPix} busy={busy} onAccept={acceptPrice} />;
    }
    if (problem) {
      return (
        <Notice
          icon={<RefreshCw aria-hidden className="size-7" />}
          title="O pagamento não começou"
          action={
            <Button loading={busy} onClick={begin}>
              {RETRY}
            </Button>
          }
        >
          {problem.problem}
        </Notice>
      );
    }
    if (open && (isPixPaid || (isShown && method === 'PIX'))) {
      return (
        <Part place={open.paymentIntentId} fallback={<Skeleton className="mx-auto size-64" />}>
          <LazyPixCheckout
            key={open.paymentIntentId}
            followed={followed}
            onRestart={startAgain}
            restartLabel={restartLabel}
            isRestarting={busy}
            next={
              followed.pix?.refusal === 'RETURNED' ? (
                <Button loading={busy} onClick={startAgain}>
                  {restartLabel}
                </Button>
              ) : (
                <PaidIntoWallet kind={kind} />
              )
            }
          />
        </Part>
      );
    }
    if (open && isShown) {
      return (
        <CardCheckout
          key={open.paymentIntentId}
          intent={open}
          onPhase={setCardPhase}
          onRestart={restart}
          kept={<PaidIntoWallet kind={kind} />}
          onPaid={async (paymentIntentId) => {
            const outcome = await confirmAdPayment(client, kind, draft, paymentIntentId);
            if (outcome.done) await celebrate(kind, goOn, draft.key);
            return outcome;
          }}
        />
      );
    }
    return (
      <>
        {followed.pix?.state === 'WAITING' && (
          <p className="text-sm text-ink-soft">
            Seu código Pix ainda vale: se você já pagou, espere, e esta página muda sozinha. Se continuar com cartão, o
            código é cancelado.
          </p>
        )}
        <Button size="lg" className="w-full" loading={busy} onClick={begin}>
          {method === 'PIX' ? 'Gerar código Pix' : 'Continuar com cartão'}
        </Button>
      </>
    );
  }

  if (cannotBoost) return <BoostProblem problem={cannotBoost} />;
  return (
    <div className="space-y-5">
      {!isOver && !isPriceNew && !(showsCard && cardPhase === 'kept') && (
        <AdSummary kind={kind} draft={draft} method={method} card={isShown && open ? open.centavos : null} />
      )}
      {!isOver && !isPriceNew && !isPixOfPast && (!showsCard || openPhases.includes(cardPhase)) && (
        <MethodField value={method} onChange={checkout.choose} />
      )}
      <div ref={part} tabIndex={-1} className="space-y-5 outline-none">
        {content()}
      </div>
    </div>
  );
}
