import type Stripe from 'stripe';
import type { IntentRecord } from '../records.ts';
import { methodToWire } from './card.ts';
import { termsToWire } from './mandate.ts';

/** The fields of a payment intent that a page must not see, even if the page knows the client secret. */
const hiddenFromPages = [
  'allowed_payment_method_types',
  'amount_capturable',
  'amount_received',
  'application',
  'application_fee_amount',
  'customer',
  'customer_account',
  'latest_charge',
  'metadata',
  'on_behalf_of',
  'payment_method_options',
  'payment_record',
  'review',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const satisfies (keyof Stripe.PaymentIntent)[];

/** Returns the amount that the payer pays or has paid. It can differ from the amount that a Pix code asks for. */
export const receivedOf = ({ amount, pix }: IntentRecord) => pix?.received ?? amount;

/** Converts an intent to Stripe's format. */
export function intentToWire(intent: IntentRecord): Stripe.PaymentIntent {
  const { id, amount, currency, status, method } = intent;
  const isPix = intent.pix !== null || intent.debit !== null;
  const allowed = isPix ? 'pix' : intent.allowedType;
  const refused = status === 'requires_payment_method' || status === 'canceled';
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed && [allowed],
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? receivedOf(intent) : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'never', enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: intent.secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency,
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.error && {
      ...intent.error,
      ...(method && { payment_method: methodToWire(method) }),
    },
    latest_charge: intent.charge,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: status === 'requires_action' ? nextOf(intent) : null,
    on_behalf_of: null,
    payment_method: refused ? null : (method?.id ?? null),
    payment_method_configuration_details: null,
    payment_method_options: isPix
      ? { pix: pixOptionsOf(intent) }
      : { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: allowed ? [allowed] : typesOf(currency),
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: intent.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_group: null,
  };
}

/** Returns the payment method types of an account that has cards and Pix enabled. Pix takes BRL only. */
function typesOf(currency: string) {
  return currency === 'brl' ? ['card', 'pix'] : ['card'];
}

function pixOptionsOf({ pix, terms }: IntentRecord): Stripe.PaymentIntent.PaymentMethodOptions.Pix {
  return {
    amount_includes_iof: 'never',
    expires_after_seconds: pix?.lifetime ?? null,
    expires_at: null,
    ...(terms && { mandate_options: termsToWire(terms), setup_future_usage: 'off_session' }),
  };
}

/** Converts a payment intent to the format that a page gets. Omits the fields that only a server may see. */
export function intentToPage(intent: IntentRecord): Partial<Stripe.PaymentIntent> {
  const hidden: ReadonlySet<string> = new Set(hiddenFromPages);
  return Object.fromEntries(Object.entries(intentToWire(intent)).filter(([name]) => !hidden.has(name)));
}

/** Returns the next step of the payer: paying the Pix code, or authenticating on the bank's page. */
function nextOf({ id, secret, pix }: IntentRecord): Stripe.PaymentIntent.NextAction {
  if (pix) {
    const page = `/sandbox/pix/${id}?client_secret=${secret}`;
    return {
      type: 'pix_display_qr_code',
      pix_display_qr_code: { data: pix.code, expires_at: pix.expiresAt, hosted_instructions_url: page },
    };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      authenticate_url: `/sandbox/v1/payment_intents/${id}/authenticate`,
    },
  };
}
