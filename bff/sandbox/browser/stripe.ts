import { createApi, type Result, type StripeError } from './api.ts';
import { askToAuthenticate } from './authentication.ts';
import { digitsOf, expiryOf, type FieldKind } from './card.ts';
import { createElement, type CardElement, type ElementOptions } from './element.ts';

interface CardPayment {
  /** The fields of a typed card, or the id of a saved card. */
  payment_method?: string | { card: CardElement; billing_details?: { name?: string } };
  /** Saves the card after it has paid. */
  setup_future_usage?: 'off_session';
}

/**
 * Maps each element (a field of a card form) to all elements of its form. A payment gets only the element of the card
 * number, but needs the values of all fields.
 */
const groups = new WeakMap<CardElement, Map<FieldKind, CardElement>>();

/**
 * Creates a replacement for Stripe.js that calls the sandbox at the origin `base`. It implements the part of Stripe.js
 * that Brasa uses, with the same names: three card fields, paying with them, and reading a payment's status.
 */
export function stripeAt(base: string) {
  return function Stripe(publishableKey: string) {
    const api = createApi(base, publishableKey);

    return {
      elements() {
        const made = new Map<FieldKind, CardElement>();
        return {
          create(kind: FieldKind, options?: ElementOptions) {
            const element = createElement(kind, { ...options });
            made.set(kind, element);
            groups.set(element, made);
            if (kind === 'cardNumber') element.on('change', () => made.get('cardCvc')?.belongTo(element.brand));
            return element;
          },
          getElement: (kind: FieldKind) => made.get(kind) ?? null,
        };
      },
      retrievePaymentIntent: (clientSecret: string) => api.retrieve(clientSecret),
      async confirmCardPayment(clientSecret: string, payment: CardPayment = {}): Promise<Result> {
        const { payment_method: method, setup_future_usage: usage } = payment;
        const { error, form } = readMethod(method);
        if (error) return { error };
        const sent = form && { ...form, ...(usage && { setup_future_usage: usage }) };
        const result = sent ? await api.confirm(clientSecret, sent) : await api.retrieve(clientSecret);
        if (result.paymentIntent?.status !== 'requires_action') return result;
        return settled(await api.authenticate(clientSecret, await askToAuthenticate()));
      },
    };
  };
}

/**
 * Converts the result of an authentication. Returns an error if the authentication of the payment failed, although the
 * HTTP call itself succeeded.
 */
function settled(result: Result): Result {
  const intent = result.paymentIntent;
  if (intent?.status !== 'requires_payment_method') return result;
  const error: StripeError = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'A autenticação não foi concluída.',
    ...intent.last_payment_error,
  };
  return { error: { ...error, payment_intent: intent } };
}

function readMethod(method: CardPayment['payment_method']): ReturnType<typeof readCard> {
  if (typeof method === 'string') return { form: { payment_method: method } };
  return method ? readCard(method.card, method.billing_details?.name) : {};
}

function readCard(card: CardElement, name: string | undefined): { error?: StripeError; form?: Record<string, string> } {
  const group = groups.get(card);
  const values: Partial<Record<FieldKind, string>> = {};
  let error: StripeError | undefined;
  for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
    const read = group?.get(kind)?.read();
    values[kind] = read?.value ?? '';
    error ??= read?.error;
  }
  if (error) return { error };

  const { month, year } = expiryOf(values.cardExpiry ?? '');
  const form: Record<string, string> = {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(values.cardNumber ?? ''),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': values.cardCvc ?? '',
  };
  if (name) form['payment_method_data[billing_details][name]'] = name;
  return { form };
}
