import type { Request } from 'express';
import { z } from 'zod';
import { readCard } from './cards.ts';
import { currencies } from './currencies.ts';
import { invalid, StripeFault } from './faults.ts';

const MAX_AMOUNT = 99_999_999; // Stripe allows amounts of at most eight digits

const record = z.record(z.string(), z.unknown());
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/**
 * Reads the fields of a form body or a query string, in which qs has already parsed Stripe's bracket notation.
 * @throws {StripeFault} for a field that is not in `known`
 */
export function fieldsOf(request: Request, known: readonly string[]) {
  const body: unknown = request.method === 'GET' ? request.query : request.body;
  const fields = record.parse(body ?? {});
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) {
      throw new StripeFault(400, {
        code: 'parameter_unknown',
        param: name,
        message: `Received unknown parameter: ${name}`,
      });
    }
  }
  return fields;
}

export function amountIn(value: unknown) {
  if (value === undefined) throw absent('amount');
  const amount = whole.safeParse(value);
  if (!amount.success || amount.data > MAX_AMOUNT) throw invalid('amount', 'Invalid integer: amount');
  return amount.data;
}

export function textIn(value: unknown, param: string) {
  if (typeof value === 'string' && value !== '') return value;
  throw absent(param);
}

function absent(param: string) {
  return new StripeFault(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` });
}

export function currencyIn(value: unknown) {
  const currency = textIn(value, 'currency').toLowerCase();
  if (currencies.includes(currency)) return currency;
  const message = `Invalid currency: ${currency}. Stripe currently supports these currencies: ${currencies.join(', ')}`;
  throw new StripeFault(400, { param: 'currency', message });
}

export function metadataIn(value: unknown) {
  const read = metadata.safeParse(value ?? {});
  if (!read.success) throw invalid('metadata', 'Invalid hash of strings', 'parameter_invalid_empty');
  return read.data;
}

/**
 * Returns whether the card is to be saved.
 * @throws {StripeFault} for any other value than `off_session`
 */
export function futureUsageIn({ setup_future_usage: usage }: Record<string, unknown>) {
  if (usage === undefined) return null;
  if (usage === 'off_session') return usage;
  throw invalid('setup_future_usage', 'The sandbox saves cards for off_session only.', 'parameter_unknown');
}

const allowedTypes = z.tuple([z.enum(['card', 'pix'])]);

/**
 * Returns the single payment method type that a new intent allows; null if the intent allows every type of the account.
 * @throws {StripeFault} for a longer list, and, as Stripe does, for a list beside `automatic_payment_methods`
 */
export function allowedTypeIn({
  allowed_payment_method_types: types,
  automatic_payment_methods: automatic,
}: Record<string, unknown>) {
  if (types === undefined) return null;
  const param = 'allowed_payment_method_types';
  if (automatic !== undefined) throw invalid(param, 'Not with automatic_payment_methods.', 'parameters_exclusive');
  const read = allowedTypes.safeParse(types);
  if (!read.success) throw invalid(param, 'The sandbox takes a single type, card or pix.', 'parameter_invalid_empty');
  return read.data[0];
}

/**
 * Returns the saved payment method that a new intent charges at once, or null.
 * @throws {StripeFault} unless the intent is confirmed at once, off session
 */
export function savedMethodIn({ payment_method: id, confirm, off_session: isOff }: Record<string, unknown>) {
  if (id === undefined && isOff === undefined) return null;
  if (confirm === 'true' && isOff === 'true') return textIn(id, 'payment_method');
  throw invalid(
    'off_session',
    'The sandbox charges a saved payment method at once, off session.',
    'parameter_invalid_empty',
  );
}

/** Reads the card with which a payment is confirmed from the fields of a card form. */
export function cardIn(fields: Record<string, unknown>) {
  const data = record.safeParse(fields.payment_method_data).data ?? {};
  const { name } = record.safeParse(data.billing_details).data ?? {};
  return readCard(record.safeParse(data.card).data ?? {}, typeof name === 'string' ? name : null);
}

export function bearerOf(request: Request) {
  const header = request.get('authorization') ?? '';
  const [, basic] = /^Basic (\S+)$/i.exec(header) ?? [];
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString().split(':')[0] ?? '';
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
}
