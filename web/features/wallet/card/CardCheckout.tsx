import { Lock, RefreshCw } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { nonBreakingBRL } from '../../../../schema/brl.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLeaveWarning } from '../../../navigation/useLeaveWarning.ts';
import type { Intent } from '../pendingIntent.ts';
import type { CardFieldKind } from './stripe.ts';
import { TestCards } from './TestCards.tsx';
import { useCardFields } from './useCardFields.ts';
import { useCardPayment, type PaidOutcome, type Phase } from './useCardPayment.ts';
import { CHECK_AND_RETRY, RETRY } from '../../../ui/connection.ts';

type CardCheckoutProps = {
  intent: Intent;
  /** Called when the provider reports the payment as paid. May be called more than once per payment. */
  onPaid: (paymentIntentId: string) => Promise<PaidOutcome>;
  /** Starts a new payment after the current payment has ended without its purchase. */
  onRestart: () => void;
  /** The content to show if the payment succeeded but the purchase failed, so that the money stayed in the wallet. */
  kept?: ReactNode;
  /** Called with the phase of the payment at the start, and when it changes. */
  onPhase?: (phase: Phase) => void;
};

/** The checkout of a card payment. Shows the provider's card fields, pays the payment intent, and shows the outcome. */
export function CardCheckout({ intent, onPaid, onRestart, kept, onPhase }: CardCheckoutProps) {
  const { phase, problem, stripe, isTest, pay, paySaved, checkAgain, retry } = useCardPayment(intent, onPaid);
  const [saves, setSaves] = useState(false);
  const isSaved = intent.usesSavedCard === true;
  const busy = phase === 'paying' || phase === 'settling' || phase === 'done';
  const { errors, number, place } = useCardFields(stripe, busy);
  const amount = nonBreakingBRL(intent.centavos);
  const id = useId();
  useLeaveWarning(phase === 'paying' || phase === 'settling');
  useEffect(() => onPhase?.(phase), [onPhase, phase]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void (isSaved ? paySaved() : pay(number(), saves));
  }

  if (phase === 'unavailable') {
    return (
      <Notice
        icon={<RefreshCw aria-hidden className="size-7" />}
        title="O pagamento não carregou"
        action={<Button onClick={retry}>{RETRY}</Button>}
      >
        Nada foi cobrado. {CHECK_AND_RETRY}
      </Notice>
    );
  }

  const showsCard = phase !== 'uncertain' && phase !== 'ended' && phase !== 'kept';
  const field = (kind: CardFieldKind, label: string) => (
    <div>
      <label htmlFor={`${id}-${kind}`} className="mb-1.5 block text-sm font-medium text-ink-soft">
        {label}
      </label>
      <div
        className={cx(
          'relative rounded-control border bg-surface px-4 py-3.5 transition duration-150 focus-within:border-ember [&.StripeElement--focus]:border-ember',
          errors[kind] ? 'border-danger' : 'border-line',
        )}
      >
        <div id={`${id}-${kind}`} ref={place(kind)} className="min-h-5" />
        {phase === 'loading' && <Skeleton className="absolute inset-3" />}
      </div>
      {errors[kind] && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {errors[kind]}
        </p>
      )}
    </div>
  );

  return (
    <form
      noValidate
      aria-label="Cartão"
      aria-busy={phase === 'loading' || busy}
      className="space-y-5"
      onSubmit={submit}
    >
      <p role="status" className="sr-only">
        {words[phase]}
      </p>
      {problem && (
        <div
          role="alert"
          className={cx(
            'rounded-control border bg-raised px-4 py-3',
            phase === 'kept' ? 'border-line' : 'border-danger/40',
          )}
        >
          <p className={cx('font-medium', phase === 'kept' ? 'text-ink' : 'text-danger')}>{problem.title}</p>
          {problem.detail && <p className="mt-1 text-sm text-ink-soft">{problem.detail}</p>}
        </div>
      )}
      <div className={cx('space-y-4', !showsCard && 'hidden')}>
        {isSaved ? (
          <p className="text-ink-soft">
            O banco do seu cartão guardado pede que você confirme este pagamento. A assinatura se renova em seguida.
          </p>
        ) : (
          <>
            {isTest && <TestCards />}
            {field('cardNumber', 'Número do cartão')}
            <div className="grid grid-cols-2 gap-3">
              {field('cardExpiry', 'Validade')}
              {field('cardCvc', 'Código de segurança')}
            </div>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 text-ink">
              <input
                type="checkbox"
                checked={saves}
                disabled={busy}
                className="mt-0.5 size-5 shrink-0 accent-ember"
                onChange={(event) => setSaves(event.target.checked)}
              />
              <span>
                Guardar o cartão para renovar minhas assinaturas VIP
                <span className="block text-sm text-ink-soft">
                  Cobramos dele só o que faltar no saldo, no mínimo R$&nbsp;5,00. Você pode removê-lo na Carteira.
                </span>
              </span>
            </label>
          </>
        )}
        <Button type="submit" size="lg" className="w-full" loading={busy} disabled={phase === 'loading'}>
          <Lock aria-hidden className="size-4.5" /> Pagar {amount}
        </Button>
        <p className="text-center text-sm text-ink-faint">
          O número e o código de segurança vão direto para o provedor de pagamento, e a Brasa nunca os recebe. De um
          cartão guardado, ela mantém só a bandeira, os quatro últimos dígitos e a validade.
        </p>
      </div>
      {phase === 'kept' && kept}
      {phase === 'ended' && (
        <Button size="lg" className="w-full" onClick={onRestart}>
          Começar de novo
        </Button>
      )}
      {phase === 'uncertain' && (
        <Button size="lg" className="w-full" onClick={() => void checkAgain()}>
          Verificar pagamento
        </Button>
      )}
    </form>
  );
}

const words: Record<string, string> = {
  loading: 'Carregando o pagamento',
  paying: 'Pagando',
  settling: 'Pagamento feito. Confirmando',
  done: 'Pagamento concluído',
};
