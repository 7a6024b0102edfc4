import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { brandOf } from '../brands.ts';
import { cardOf } from '../cards.ts';
import type { ChargeRecord, IntentRecord, MethodRecord } from '../records.ts';

export function methodToWire(method: MethodRecord): Stripe.PaymentMethod {
  const known = {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingOf(method),
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as const;
  if (method.type === 'pix') return { ...known, pix: { fingerprint: null }, type: 'pix' };
  return {
    ...known,
    card: {
      ...seenOf(method),
      checks: checksOf(method),
      display_brand: brandOf(method.number).name,
      generated_from: null,
      networks: { available: [brandOf(method.number).name], preferred: null },
      three_d_secure_usage: { supported: brandOf(method.number).name !== 'amex' },
    },
    type: 'card',
  };
}

/** Returns the payment details of a charge: those of the card and its authentication, or those of the Pix. */
export function paidBy(charge: ChargeRecord, { mandate }: IntentRecord): Stripe.Charge.PaymentMethodDetails {
  const { method, succeeded, amount, isAuthenticated } = charge;
  if (method.type === 'pix') {
    const bank_transaction_id = `E00000000${digitsOf(charge.id, 23)}`;
    const authorised = mandate === null ? {} : { mandate };
    return { pix: { bank_transaction_id, fingerprint: digitsOf(method.id, 16), ...authorised }, type: 'pix' };
  }
  return {
    card: {
      ...seenOf(method),
      amount_authorized: succeeded ? amount : null,
      authorization_code: succeeded ? digitsOf(charge.id, 6) : null,
      checks: checksOf(method),
      electronic_commerce_indicator: isAuthenticated ? '05' : null,
      installments: null,
      mandate: null,
      network: brandOf(method.number).name,
      network_transaction_id: succeeded ? digitsOf(charge.id, 15) : null,
      three_d_secure: isAuthenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: digitsOf(`${charge.id} 3ds`, 15),
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
    },
    type: 'card',
  };
}

export function billingOf({ name }: MethodRecord): Stripe.PaymentMethod.BillingDetails {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return { address, email: null, name, phone: null, tax_id: null };
}

/** Returns the fields of a card that payment methods and charges have in common. */
function seenOf({ number, expMonth, expYear }: MethodRecord) {
  const { country = 'US', funding = 'credit' } = cardOf(number);
  return {
    brand: brandOf(number).name,
    country,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
    funding,
    last4: number.slice(-4),
    regulated_status: 'unregulated' as const,
    wallet: null,
  };
}

/** Returns the results of the card checks. The address checks are null, because the card form asks for no address. */
function checksOf({ number, hasCvc }: MethodRecord) {
  const { failsCvc, declined } = cardOf(number);
  const passes = !failsCvc && declined !== 'incorrect_cvc';
  return {
    address_line1_check: null,
    address_postal_code_check: null,
    cvc_check: hasCvc ? (passes ? 'pass' : 'fail') : null,
  };
}

/** Returns digits that look like a bank's reference number. The same id always gives the same digits. */
function digitsOf(id: string, length: number) {
  const hash = createHash('sha256').update(id).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, length);
}
