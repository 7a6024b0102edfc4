import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PaymentProviderDocument } from '../generated/wallet.ts';
import { PAYMENT_FAILED, reasonOf } from './cardErrors.ts';
import type { Intent } from '../pendingIntent.ts';
import { loadStripe, type CardField, type CardResult, type Stripe } from './stripe.ts';
import { CHECK_AND_RETRY, CHECK_CONNECTION } from '../../../ui/connection.ts';

/**
 * The result of telling our server that the card payment succeeded. If the result is a failure and `payAgain` is true,
 * the card was not charged, or it got its money back. If `payAgain` is false, the card may have been charged.
 */
export type PaidOutcome =
  | { done: true }
  /** `inWallet` is true if the purchase failed but the money was added to the wallet. */
  | { done: false; message: string; payAgain: boolean; inWallet?: boolean };

export type Phase =
  /** The provider's script is being loaded. */
  | 'loading'
  /** The provider's script failed to load. */
  | 'unavailable'
  | 'ready'
  /** The provider is processing the payment, or the member's bank is asking the member for authentication. */
  | 'paying'
  /** The provider has reported the payment as paid, and the browser is telling our server. */
  | 'settling'
  /**
   * Our server or the provider has not answered. The payment may have succeeded, so the page does not offer to pay
   * again.
   */
  | 'uncertain'
  /** The payment was canceled, or it went back to its payer. Only a new payment can pay for the purchase. */
  | 'ended'
  /** The payment has succeeded, but the purchase failed, so the money stays in the wallet. */
  | 'kept'
  | 'done';

type Problem = { title: string; detail: string | null };

const NOT_LOST = 'Se ele foi feito, o valor entra no seu saldo, mesmo que você saia desta página.';

const UNCERTAIN: Problem = {
  title: 'Não conseguimos saber se o pagamento foi concluído.',
  detail: `${CHECK_CONNECTION} ${NOT_LOST}`,
};

/**
 * Pays a payment intent by card exactly once, despite double clicks, reloads and lost answers. For this, it asks the
 * provider for the status of the payment before it offers to pay, and again after each lost answer.
 */
export function useCardPayment(intent: Intent, onPaid: (paymentIntentId: string) => Promise<PaidOutcome>) {
  const client = useApolloClient();
  const { paymentIntentId, clientSecret } = intent;
  const [phase, setPhase] = useState<Phase>('loading');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isTest, setIsTest] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  }, [onPaid]);

  const changePhase = useCallback((next: Phase, why: Problem | null = null) => {
    setPhase(next);
    setProblem(why);
  }, []);

  const confirmPaid = useCallback(async () => {
    changePhase('settling');
    const outcome = await paid.current(paymentIntentId);
    if (outcome.done) changePhase('done');
    else {
      // The provider has reported success, so this payment cannot be paid again.
      const next = outcome.inWallet ? 'kept' : outcome.payAgain ? 'ended' : 'uncertain';
      changePhase(next, { title: outcome.message, detail: details[next] });
    }
  }, [changePhase, paymentIntentId]);

  /** Sets the phase that corresponds to the status of the payment at the provider. */
  const applyStatus = useCallback(
    async ({ paymentIntent, error }: CardResult, otherwise: Problem | null) => {
      const status = paymentIntent?.status ?? error?.payment_intent?.status;
      if (status === 'succeeded') await confirmPaid();
      else if (status === 'processing') changePhase('uncertain', PROCESSING);
      else if (status === 'canceled') changePhase('ended', CANCELED);
      else changePhase('ready', otherwise);
    },
    [changePhase, confirmPaid],
  );

  useEffect(() => {
    let left = false;
    const begin = async () => {
      const { data } = await client.query({ query: PaymentProviderDocument });
      if (!data) throw new Error('No provider.');
      const loaded = await loadStripe(data.paymentProvider);
      const standing = await loaded.retrievePaymentIntent(clientSecret);
      if (left) return;
      setIsTest(data.paymentProvider.isTest);
      setStripe(loaded);
      await applyStatus(standing, null);
    };
    begin().catch(() => !left && changePhase('unavailable'));
    return () => {
      left = true;
    };
  }, [client, clientSecret, attempt, changePhase, applyStatus]);

  /** Runs a single action at a time. Ignores further clicks while an action is running. */
  async function alone(run: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    try {
      await run();
    } catch {
      changePhase('uncertain', UNCERTAIN);
    } finally {
      busy.current = false;
    }
  }

  async function check(provider: Stripe, otherwise: Problem | null) {
    const standing = await provider.retrievePaymentIntent(clientSecret);
    if (standing.paymentIntent) await applyStatus(standing, otherwise);
    else changePhase('uncertain', UNCERTAIN);
  }

  async function settle(provider: Stripe, result: CardResult) {
    const { error } = result;
    if (!error) await applyStatus(result, null);
    // The card field itself shows a validation error, so show no other message.
    else if (error.type === 'validation_error') changePhase('ready');
    else if (error.type === 'api_connection_error' || error.type === 'api_error') await check(provider, LOST);
    else await applyStatus(result, { title: PAYMENT_FAILED, detail: reasonOf(error) });
  }

  return {
    phase,
    problem,
    stripe,
    isTest,
    /** @param saves true if the provider may save the card */
    pay: (card: CardField | undefined, saves: boolean) =>
      alone(async () => {
        if (!stripe || !card || phase !== 'ready') return;
        changePhase('paying');
        const future = saves ? { setup_future_usage: 'off_session' as const } : {};
        await settle(stripe, await stripe.confirmCardPayment(clientSecret, { payment_method: { card }, ...future }));
      }),
    /** Repeats the last attempt with the same saved card, now from the browser, so that the bank can ask the member. */
    paySaved: () =>
      alone(async () => {
        if (!stripe || phase !== 'ready') return;
        changePhase('paying');
        const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
        const saved = paymentIntent?.last_payment_error?.payment_method?.id;
        const payment = saved === undefined ? undefined : { payment_method: saved };
        await settle(stripe, await stripe.confirmCardPayment(clientSecret, payment));
      }),
    /** Asks the provider again for the status of the payment. */
    checkAgain: () => alone(async () => (stripe ? check(stripe, null) : undefined)),
    /** Loads the provider's script again. */
    retry: () => {
      changePhase('loading');
      setAttempt((before) => before + 1);
    },
  };
}

const details = {
  kept: null,
  ended: 'Este pagamento não compra mais nada. Se ele foi cobrado, o valor foi devolvido ou está no seu saldo.',
  uncertain: NOT_LOST,
};
const LOST: Problem = {
  title: 'O pagamento não foi feito.',
  detail: `Nada foi cobrado. ${CHECK_AND_RETRY}`,
};
const PROCESSING: Problem = {
  title: 'O pagamento está sendo processado.',
  detail: 'Quando ele for aprovado, o valor entra no seu saldo, mesmo que você saia desta página.',
};
const CANCELED: Problem = { title: 'Este pagamento foi cancelado.', detail: 'Nada foi cobrado.' };
