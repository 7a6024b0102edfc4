/**
 * The types below describe the parts of Stripe.js that the payment pages use. Our payment sandbox has a script with the
 * same interface. No other module loads a script of the payment provider.
 */
export type CardFieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface CardField {
  mount: (container: HTMLElement) => void;
  destroy: () => void;
  focus: () => void;
  update: (options: CardFieldOptions) => void;
  on: (event: 'change', listener: (event: { error?: { message: string } | undefined }) => void) => void;
}

export interface CardFieldOptions {
  style?: {
    base: { color: string; fontSize: string; fontFamily: string; '::placeholder': { color: string } };
    invalid: { color: string };
  };
  disabled?: boolean;
  /** Shows the icon of the card's brand in the field for the card number. */
  showIcon?: boolean;
}

export interface CardError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  payment_intent?: { status: string };
}

interface PaymentStatus {
  status: string;
  last_payment_error?: { payment_method?: { id: string } } | null;
}

export type CardResult = { paymentIntent?: PaymentStatus; error?: CardError };

export interface CardPayment {
  /** The fields of a typed card, or the id of a saved card. */
  payment_method: { card: CardField } | string;
  /** Saves the card at the provider after it has paid. */
  setup_future_usage?: 'off_session';
}

export interface Stripe {
  elements: (options: { locale: 'pt-BR' }) => {
    create: (kind: CardFieldKind, options: CardFieldOptions) => CardField;
  };
  confirmCardPayment: (clientSecret: string, payment?: CardPayment) => Promise<CardResult>;
  retrievePaymentIntent: (clientSecret: string) => Promise<CardResult>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { locale: 'pt-BR' }) => Stripe;
  }
}

const TIMEOUT_MS = 20_000;
let loading: Promise<void> | null = null;

/**
 * Loads the provider's script one time per page load. After a failure, the next call loads it again.
 * @throws when the script fails to load
 */
export async function loadStripe({ scriptUrl, publishableKey }: { scriptUrl: string; publishableKey: string }) {
  if (!window.Stripe) {
    loading ??= loadScript(scriptUrl).finally(() => (loading = null));
    await loading;
  }
  if (!window.Stripe) throw new Error('The provider script offers no Stripe.');
  return window.Stripe(publishableKey, { locale: 'pt-BR' });
}

function loadScript(url: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The provider script did not load.'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.src = url;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}
