import { StripeFault } from './faults.ts';

/** What a bank says to a card. */
export type Outcome = 'paid' | 'declined' | 'insufficient' | 'expired' | 'wrong-cvc';

interface TestCard {
  outcome: Outcome;
  /** The bank asks its owner first. */
  authenticates?: boolean;
  /** Its owner disputes the charge as soon as it is paid. */
  disputes?: boolean;
  /** It does not take a refund, which turns out after the provider has accepted it. */
  refusesRefunds?: boolean;
}

/** Stripe's public test numbers, as its documentation names them. */
const cards = new Map<string, TestCard>([
  ['4242424242424242', { outcome: 'paid' }],
  ['4000056655665556', { outcome: 'paid' }],
  ['5555555555554444', { outcome: 'paid' }],
  ['378282246310005', { outcome: 'paid' }],
  ['4000000760000002', { outcome: 'paid' }],
  ['4000000000000002', { outcome: 'declined' }],
  ['4000000000009995', { outcome: 'insufficient' }],
  ['4000000000000069', { outcome: 'expired' }],
  ['4000000000000127', { outcome: 'wrong-cvc' }],
  ['4000002500003155', { outcome: 'paid', authenticates: true }],
  ['4000002760003184', { outcome: 'paid', authenticates: true }],
  ['4000000000003220', { outcome: 'paid', authenticates: true }],
  ['4000000000000259', { outcome: 'paid', disputes: true }],
  ['4000000000005126', { outcome: 'paid', refusesRefunds: true }],
  ['4000008400001629', { outcome: 'declined', authenticates: true }],
]);

/** Stripe's names for the same cards, for a server that has no card form. */
const methods = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_refundFail', '4000000000005126'],
  ['pm_card_authenticationRequired', '4000002500003155'],
  ['pm_card_threeDSecure2Required', '4000000000003220'],
]);

const refusals = {
  declined: ['card_declined', 'Your card was declined.', 'generic_decline'],
  insufficient: ['card_declined', 'Your card has insufficient funds.', 'insufficient_funds'],
  expired: ['expired_card', 'Your card has expired.', 'expired_card'],
  'wrong-cvc': ['incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'],
} as const;

export function cardOf(number: string): TestCard {
  const card = cards.get(number);
  if (!card) throw malformed('incorrect_number', 'number', 'Your card number is incorrect.');
  return card;
}

/** @throws {StripeFault} for a name that stands for no card */
export function numberOfMethod(method: string) {
  const number = methods.get(method);
  if (number === undefined) {
    throw new StripeFault(400, {
      code: 'resource_missing',
      param: 'payment_method',
      message: `No such PaymentMethod: '${method}'`,
    });
  }
  return number;
}

export function refusalOf(outcome: Exclude<Outcome, 'paid'>, charge: string) {
  const [code, message, decline] = refusals[outcome];
  return { type: 'card_error', code, decline_code: decline, message, charge } as const;
}

/**
 * Reads what a card form sends.
 * @returns the number, digits alone
 * @throws {StripeFault} as Stripe refuses a card before any bank is asked
 */
export function readCard(card: Record<string, unknown>, now = new Date()) {
  const number = textOf(card.number).replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw malformed('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const month = Number(textOf(card.exp_month));
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw malformed('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const given = Number(textOf(card.exp_year));
  const year = given < 100 ? 2_000 + given : given;
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50) {
    throw malformed('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (!new RegExp(number.startsWith('3') ? '^\\d{3,4}$' : '^\\d{3}$').test(textOf(card.cvc))) {
    throw malformed('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  cardOf(number);
  return number;
}

function malformed(code: string, param: string, message: string) {
  return new StripeFault(402, { type: 'card_error', code, param, message });
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}

function passesLuhn(number: string) {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
