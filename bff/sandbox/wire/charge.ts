import type Stripe from 'stripe';
import { traitsOf } from '../cards.ts';
import { declines } from '../declines.ts';
import type { ChargeRecord, IntentRecord } from '../records.ts';
import { billingOf, paidBy } from './card.ts';

/** Converts a charge to Stripe's format. Takes the description and the metadata from the charge's payment intent. */
export function chargeToWire(charge: ChargeRecord, intent: IntentRecord, isDisputed: boolean): Stripe.Charge {
  const { id, amount, refunded, method, succeeded } = charge;
  const decline = charge.declined && declines[charge.declined];
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: succeeded ? amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.movement?.id ?? null,
    billing_details: billingOf(method),
    calculated_statement_descriptor: 'BRASA',
    captured: succeeded,
    created: charge.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: isDisputed,
    failure_balance_transaction: null,
    failure_code: decline && decline.code,
    failure_message: decline && decline.message,
    fraud_details: traitsOf(method).risk === 'highest' ? { stripe_report: 'fraudulent' } : {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: paidBy(charge, intent),
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: succeeded && refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/**
 * Returns the outcome of a charge: the decision on the payment, its reason, and if it was Stripe's or the bank's
 * decision.
 */
function outcomeOf({ method, declined }: ChargeRecord): Stripe.Charge.Outcome {
  const { risk = 'normal', failsCvc } = traitsOf(method);
  const assessed = { risk_level: risk, network_advice_code: null, network_decline_code: null };
  if (declined === null) {
    return {
      ...assessed,
      advice_code: null,
      network_status: 'approved_by_network',
      reason: risk === 'elevated' ? 'elevated_risk_level' : null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  const advice = { ...assessed, advice_code: declines[declined].advice };
  if (risk === 'highest') {
    return {
      ...advice,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      rule: 'block_if_high_risk',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  }
  if (failsCvc) {
    return {
      ...advice,
      network_status: 'reversed_after_approval',
      reason: 'rule',
      rule: 'block_if_incorrect_cvc',
      seller_message: 'Stripe blocked this payment.',
      type: 'blocked',
    };
  }
  return {
    ...advice,
    network_status: 'declined_by_network',
    reason: declined,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}
