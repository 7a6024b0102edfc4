import { z } from 'zod';
import { StripeFault } from './faults.ts';

const MIN_LIFETIME_SECONDS = 60;
const MAX_LIFETIME_SECONDS = 1_209_600;
/** The lifetime of a Pix code if the caller gives none. It is Stripe's default. */
const LIFETIME_SECONDS = 14_400;

/** The fields of a new payment intent that are used only for a Pix. */
export const pixFields = ['allowed_payment_method_types', 'confirm', 'payment_method_data', 'payment_method_options'];

const wanted = z.object({
  allowed_payment_method_types: z.tuple([z.literal('pix')]),
  confirm: z.literal('true'),
  payment_method_data: z.strictObject({ type: z.literal('pix') }),
  payment_method_options: z
    .strictObject({ pix: z.strictObject({ expires_after_seconds: z.coerce.number().int().optional() }) })
    .optional(),
});

/**
 * Reads from the fields of a new payment intent if it will be paid by Pix. The sandbox supports a Pix only if the same
 * call creates and confirms the intent.
 * @returns the lifetime of the Pix code in seconds; null for a card payment
 * @throws {StripeFault} if only some of the Pix fields are given, or if Stripe would refuse the lifetime
 */
export function pixLifetimeIn(fields: Record<string, unknown>) {
  const { allowed_payment_method_types: types } = fields;
  if (!Array.isArray(types) || !types.includes('pix')) {
    const own = fields.payment_method === undefined ? pixFields : pixFields.filter((name) => name !== 'confirm');
    for (const param of own) if (fields[param] !== undefined) throw refused(param);
    return null;
  }
  const read = wanted.safeParse(fields);
  if (!read.success) throw refused(String(read.error.issues[0]?.path[0] ?? 'allowed_payment_method_types'));
  const seconds = read.data.payment_method_options?.pix.expires_after_seconds ?? LIFETIME_SECONDS;
  if (seconds >= MIN_LIFETIME_SECONDS && seconds <= MAX_LIFETIME_SECONDS) return seconds;
  throw refused('payment_method_options[pix][expires_after_seconds]');
}

function refused(param: string) {
  return new StripeFault(400, { param, message: `Invalid ${param}: the sandbox takes a Pix confirmed at once.` });
}
