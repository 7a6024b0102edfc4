import type Stripe from 'stripe';
import type { MandateRecord, MandateTerms } from '../records.ts';

/** Converts a mandate to Stripe's format. */
export function mandateToWire({ id, method, terms, status, created }: MandateRecord): Stripe.Mandate {
  const { amountType, endDate, schedule, reference, startDate } = terms;
  return {
    id,
    object: 'mandate',
    customer_acceptance: { accepted_at: created, online: { ip_address: null, user_agent: null }, type: 'online' },
    livemode: false,
    multi_use: { amount: terms.amount, currency: 'brl' },
    payment_method: method,
    payment_method_details: {
      pix: {
        amount_includes_iof: 'never',
        amount_type: amountType,
        ...(endDate !== null && { end_date: endDate }),
        payment_schedule: schedule,
        reference,
        start_date: startDate,
      },
      type: 'pix',
    },
    status,
    type: 'multi_use',
  };
}

/** Converts the terms of a mandate that is not authorised yet to the options of its payment intent. */
export function termsToWire(terms: MandateTerms): Stripe.PaymentIntent.PaymentMethodOptions.Pix.MandateOptions {
  const { amount, amountType, endDate, schedule, reference, startDate } = terms;
  return {
    amount,
    amount_includes_iof: 'never',
    amount_type: amountType,
    currency: 'brl',
    ...(endDate !== null && { end_date: endDate }),
    payment_schedule: schedule,
    reference,
    start_date: startDate,
  };
}
