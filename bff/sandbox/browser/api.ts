/** The fields of a payment intent that the browser may see. */
export interface PaymentIntent {
  id: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  amount: number;
  currency: string;
  last_payment_error?: StripeError | null;
}

export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  payment_intent?: PaymentIntent;
}

export type Result =
  { paymentIntent: PaymentIntent; error?: undefined } | { paymentIntent?: undefined; error: StripeError };

const lost: StripeError = { type: 'api_connection_error', message: 'Não foi possível falar com o provedor do cartão.' };

/**
 * Calls the sandbox's HTTP API with the browser's credentials: the publishable key and the client secret of one intent.
 */
export function createApi(base: string, publishableKey: string) {
  const root = new URL('v1/payment_intents/', base).href;

  return {
    retrieve: (secret: string) => ask('GET', `${idOf(secret)}?${new URLSearchParams({ client_secret: secret })}`),
    confirm: (secret: string, form: Record<string, string>) =>
      ask('POST', `${idOf(secret)}/confirm`, { client_secret: secret, ...form }),
    authenticate: (secret: string, outcome: 'succeed' | 'fail') =>
      ask('POST', `${idOf(secret)}/authenticate`, { client_secret: secret, outcome }),
  };

  async function ask(method: string, path: string, form?: Record<string, string>): Promise<Result> {
    try {
      const response = await fetch(root + path, {
        method,
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(form && { body: new URLSearchParams(form) }),
      });
      const answer: unknown = await response.json();
      if (isIntent(answer)) return { paymentIntent: answer };
      return { error: isFailure(answer) ? answer.error : lost };
    } catch {
      return { error: lost };
    }
  }
}

/** Returns the id of an intent from its client secret, which has the form 'pi_…_secret_…'. */
function idOf(secret: string) {
  return encodeURIComponent(secret.split('_secret_')[0] ?? '');
}

function isIntent(answer: unknown): answer is PaymentIntent {
  return typeof answer === 'object' && answer !== null && 'object' in answer && answer.object === 'payment_intent';
}

function isFailure(answer: unknown): answer is { error: StripeError } {
  return typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'object';
}
