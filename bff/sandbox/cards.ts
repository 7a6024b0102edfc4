import { brandOf, isCardNumber } from './brands.ts';
import type { DeclineCode } from './declines.ts';
import { StripeFault } from './faults.ts';
import { newId, seconds } from './ids.ts';
import type { MethodRecord } from './records.ts';
import { testCards, type TestCard } from './test-cards.ts';

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byMethod = new Map(testCards.flatMap(({ number, methods = [] }) => methods.map((name) => [name, number])));

export function cardOf(number: string): TestCard {
  const card = byNumber.get(number);
  if (!card) throw malformed('incorrect_number', 'number', 'Your card number is incorrect.');
  return card;
}

/**
 * Returns the simulated behaviour of a payment method. For a card this is the behaviour of its test card; a Pix has no
 * special behaviour.
 */
export function traitsOf({ type, number }: MethodRecord): Omit<TestCard, 'number'> {
  return type === 'pix' ? {} : cardOf(number);
}

/** Returns the reason for which a payment with the card is declined; undefined if the payment succeeds. */
export function declineOf({ number, hasCvc }: MethodRecord): DeclineCode | undefined {
  const { declined, failsCvc, risk } = cardOf(number);
  if (risk === 'highest') return 'fraudulent';
  return failsCvc && hasCvc ? 'incorrect_cvc' : declined;
}

/**
 * Returns the payment method for one of Stripe's names of test cards, such as 'pm_card_visa'.
 * @throws {StripeFault} for an unknown name
 */
export function methodNamed(name: string): MethodRecord {
  const number = byMethod.get(name);
  if (number === undefined) {
    const message = `No such PaymentMethod: '${name}'`;
    throw new StripeFault(400, { code: 'resource_missing', param: 'payment_method', message });
  }
  const expYear = new Date().getUTCFullYear() + 1;
  const card = { type: 'card', number, expMonth: 12, expYear, hasCvc: true, name: null, customer: null } as const;
  return { ...card, id: newId('pm'), created: seconds() };
}

/**
 * Reads the fields of a card form.
 * @throws {StripeFault} for invalid card data. Stripe rejects such data without asking a bank.
 */
export function readCard(card: Record<string, unknown>, name: string | null, now = new Date()): MethodRecord {
  const number = textOf(card.number).replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(number) || !isCardNumber(number)) {
    throw malformed('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const expMonth = Number(textOf(card.exp_month));
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw malformed('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const given = Number(textOf(card.exp_year));
  const expYear = given < 100 ? 2_000 + given : given;
  const isPast = expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!Number.isInteger(expYear) || isPast || expYear > now.getUTCFullYear() + 50) {
    throw malformed('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const cvc = textOf(card.cvc);
  const hasCvc = cvc !== '';
  if (hasCvc && !(/^\d+$/.test(cvc) && cvc.length === brandOf(number).cvc)) {
    throw malformed('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  cardOf(number);
  return { id: newId('pm'), type: 'card', number, expMonth, expYear, hasCvc, name, created: seconds(), customer: null };
}

/** Creates the payment method of a new Pix. */
export function pixMethod(): MethodRecord {
  const none = { number: '', expMonth: 0, expYear: 0, hasCvc: false, name: null, customer: null };
  return { id: newId('pm'), type: 'pix', ...none, created: seconds() };
}

function malformed(code: string, param: string, message: string) {
  return new StripeFault(402, { type: 'card_error', code, param, message });
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}
