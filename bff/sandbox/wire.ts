import type { ChargeRecord, DisputeRecord, IntentRecord, RefundRecord } from './records.ts';

/**
 * An intent as Stripe writes it.
 * @param to a page that knows the client secret is not told what the server keeps with the intent
 */
export function intentToWire(intent: IntentRecord, to: 'server' | 'public' = 'server') {
  const { id, amount, currency, status, secret, created, charge, error } = intent;
  const seen = {
    id,
    object: 'payment_intent',
    amount,
    currency,
    status,
    client_secret: secret,
    created,
    livemode: false,
    canceled_at: intent.canceledAt,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    description: intent.description,
    payment_method: null,
    payment_method_types: ['card'],
    last_payment_error: error,
    next_action:
      status === 'requires_action'
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: {
              type: 'three_d_secure_redirect',
              authenticate_url: `/sandbox/v1/payment_intents/${id}/authenticate`,
            },
          }
        : null,
  };
  if (to === 'public') return seen;
  return {
    ...seen,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    customer: intent.customer,
    latest_charge: charge,
    metadata: intent.metadata,
  };
}

export function refundToWire({ id, intent, charge, amount, created, metadata, status }: RefundRecord) {
  return {
    id,
    object: 'refund',
    amount,
    charge,
    created,
    currency: 'brl',
    metadata,
    payment_intent: intent,
    reason: null,
    status,
  };
}

export function chargeToWire({ id, intent, amount, refunded }: ChargeRecord) {
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    currency: 'brl',
    paid: true,
    payment_intent: intent,
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

export function disputeToWire({ id, intent, charge, amount, created, status }: DisputeRecord) {
  return {
    id,
    object: 'dispute',
    amount,
    charge,
    created,
    currency: 'brl',
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
}
