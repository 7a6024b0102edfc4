import { z } from 'zod';
import { StripeFault } from './faults.ts';
import { allowedTypeIn } from './input.ts';
import { mandateTerms, type MandateTerms } from './records.ts';

const MIN_LIFETIME_SECONDS = 60;
const MAX_LIFETIME_SECONDS = 1_209_600;
/** The lifetime of a Pix code if the caller gives none. It is Stripe's default. */
const LIFETIME_SECONDS = 14_400;
/** Stripe's default for the maximum amount of a mandate, in centavos. */
const MAX_DEBIT_CENTAVOS = 40_000;
const DAY_MS = 86_400_000;
/** The days between the authorisation of a mandate and its first debit, at least. */
const DAYS_TO_FIRST_DEBIT = 3;

/** The fields of a new payment intent that are used only for a Pix. */
export const pixFields = ['confirm', 'payment_method_data', 'payment_method_options'];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const mandateOptions = z.strictObject({
  amount: z.coerce.number().int().positive().optional(),
  amount_type: mandateTerms.shape.amountType.default('maximum'),
  currency: z.literal('brl').optional(),
  end_date: day.optional(),
  payment_schedule: mandateTerms.shape.schedule.default('monthly'),
  reference: z.string().min(1).max(35).default('BRASA'),
  start_date: day.optional(),
});
const pixOptions = z.strictObject({
  expires_after_seconds: z.coerce.number().int().optional(),
  setup_future_usage: z.literal('off_session').optional(),
  mandate_options: mandateOptions.optional(),
});
const wanted = z.object({
  confirm: z.literal('true'),
  payment_method_data: z.strictObject({ type: z.literal('pix') }),
  payment_method_options: z.strictObject({ pix: pixOptions }).optional(),
});

/** A Pix that a payer is asked to pay. */
export interface NewPix {
  /** The number of seconds until the code expires. */
  lifetime: number;
  /** The terms that the payer authorises with the payment; null if the payer authorises nothing. */
  terms: MandateTerms | null;
}

/**
 * Reads from the fields of a new payment intent if its payer will be shown a Pix code. The sandbox supports a Pix only
 * if the same call creates and confirms the intent.
 * @returns null for a card payment, and for a debit by a mandate, which shows no code
 * @throws {StripeFault} if only some of the Pix fields are given, or if Stripe would refuse them
 */
export function pixIn(fields: Record<string, unknown>, now = new Date()): NewPix | null {
  const { payment_method: saved } = fields;
  if (allowedTypeIn(fields) !== 'pix' || saved !== undefined) {
    const own = saved === undefined ? pixFields : ['payment_method_data', 'payment_method_options'];
    for (const param of own) if (fields[param] !== undefined) throw refused(param);
    return null;
  }
  const read = wanted.safeParse(fields);
  if (!read.success) throw refused(String(read.error.issues[0]?.path[0] ?? 'payment_method_data'));
  const options = read.data.payment_method_options?.pix;
  const lifetime = options?.expires_after_seconds ?? LIFETIME_SECONDS;
  if (lifetime < MIN_LIFETIME_SECONDS || lifetime > MAX_LIFETIME_SECONDS) {
    throw refused('payment_method_options[pix][expires_after_seconds]');
  }
  return { lifetime, terms: options?.setup_future_usage ? termsOf(options.mandate_options, now) : null };
}

function termsOf(given: z.output<typeof mandateOptions> | undefined, now: Date): MandateTerms {
  const param = 'payment_method_options[pix][mandate_options]';
  const { amount, amount_type: amountType, end_date: endDate = null, ...options } = mandateOptions.parse(given ?? {});
  const first = new Date(now.getTime() + DAYS_TO_FIRST_DEBIT * DAY_MS).toISOString().slice(0, 10);
  const { start_date: startDate = first, payment_schedule: schedule, reference } = options;
  if (amount === undefined && amountType === 'fixed') throw refused(`${param}[amount]`);
  if (startDate < first) throw refused(`${param}[start_date]`);
  if (endDate !== null && endDate <= startDate) throw refused(`${param}[end_date]`);
  return { amount: amount ?? MAX_DEBIT_CENTAVOS, amountType, schedule, reference, startDate, endDate };
}

function refused(param: string) {
  return new StripeFault(400, { param, message: `Invalid ${param}: the sandbox takes a Pix confirmed at once.` });
}
