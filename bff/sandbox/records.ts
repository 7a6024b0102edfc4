import { z } from 'zod';
import { declineCodes } from './declines.ts';

const metadata = z.record(z.string(), z.string());

export const customerRecord = z.object({
  id: z.string(),
  created: z.number(),
  description: z.string().nullable().default(null),
  metadata,
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** A payment method: a Pix, or a test card with the details that the user has typed. */
export const methodRecord = z.object({
  id: z.string(),
  type: z.enum(['card', 'pix']).default('card'),
  /** The number of the card; empty for a Pix. */
  number: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  hasCvc: z.boolean(),
  name: z.string().nullable(),
  created: z.number(),
  /** The customer for whom the card is saved; null if it is not saved. */
  customer: z.string().nullable().default(null),
});
export type MethodRecord = z.infer<typeof methodRecord>;

/** The card of old charges. The records of these charges do not contain their card. */
const someCard: MethodRecord = {
  id: 'pm_card_visa',
  type: 'card',
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2034,
  hasCvc: true,
  name: null,
  created: 0,
  customer: null,
};

/** A movement in the balance of the account at the payment provider. */
const movementRecord = z.object({
  id: z.string(),
  type: z.enum(['charge', 'refund', 'refund_failure', 'adjustment', 'payout']),
  reporting: z.enum(['charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal', 'payout']),
  amount: z.number(),
  fee: z.number(),
  currency: z.string(),
  source: z.string(),
  description: z.string().nullable(),
  created: z.number(),
  availableOn: z.number(),
});
export type MovementRecord = z.infer<typeof movementRecord>;

const paymentError = z.object({
  type: z.enum(['card_error', 'invalid_request_error']),
  code: z.string(),
  decline_code: z.string().optional(),
  advice_code: z.string().optional(),
  doc_url: z.string().optional(),
  message: z.string(),
  charge: z.string().optional(),
});

/** The code by which a Pix is paid. */
const pixRecord = z.object({
  code: z.string(),
  lifetime: z.number(),
  /** The time of expiry in seconds since 1970. */
  expiresAt: z.number(),
  /**
   * The number of payments of the code after the first payment. The bank returned them to the payer, so they never
   * reached the account.
   */
  surplus: z.number(),
  /** The amount that the payer has paid, in centavos. Null if it is the amount of the code, and before the payment. */
  received: z.number().nullable().default(null),
});

/** The terms of Pix Automático that a payer is asked to authorise. */
export const mandateTerms = z.object({
  /** The amount of each debit in centavos, or its maximum. */
  amount: z.number(),
  amountType: z.enum(['fixed', 'maximum']),
  schedule: z.enum(['weekly', 'monthly', 'quarterly', 'halfyearly', 'yearly']),
  reference: z.string(),
  /** The first and the last day of the debits, YYYY-MM-DD. */
  startDate: z.string(),
  endDate: z.string().nullable(),
});
export type MandateTerms = z.infer<typeof mandateTerms>;

/** The authorisation of Pix Automático that a payer gave at their bank (`rec` in the Central Bank's API Pix). */
export const mandateRecord = z.object({
  id: z.string(),
  /** The id of the payment method that debits the payer's account. */
  method: z.string(),
  terms: mandateTerms,
  status: z.enum(['active', 'inactive']),
  created: z.number(),
});
export type MandateRecord = z.infer<typeof mandateRecord>;

/** A debit of Pix Automático that the payer's bank has been told of (`cobr` in the Central Bank's API Pix). */
const debitRecord = z.object({
  /** The time of the next attempt, in seconds since 1970. */
  at: z.number(),
  /** The number of attempts that the bank has refused. */
  refused: z.number(),
});

const intentStatuses = ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'] as const;

export const intentRecord = z.object({
  id: z.string(),
  secret: z.string(),
  amount: z.number(),
  currency: z.string(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  metadata,
  created: z.number(),
  status: z.enum(intentStatuses),
  /**
   * The last payment method. For a card, the intent waits for the authentication, or the card has paid, or the card was
   * declined. A Pix always has the same payment method.
   */
  method: methodRecord.nullable().default(null),
  pix: pixRecord.nullable().default(null),
  /** The terms that the payer authorises by paying the Pix; null for a Pix that authorises nothing. */
  terms: mandateTerms.nullable().default(null),
  /** The mandate that this payment created, or by which it is debited. */
  mandate: z.string().nullable().default(null),
  debit: debitRecord.nullable().default(null),
  /** The single payment method type that the intent allows; null if it allows every type of the account. */
  allowedType: z.enum(['card', 'pix']).nullable().default(null),
  /** Set if the card is to be saved after it has paid. */
  setupFutureUsage: z.literal('off_session').nullable().default(null),
  charge: z.string().nullable(),
  error: paymentError.nullable(),
  canceledAt: z.number().nullable(),
});
export type IntentRecord = z.infer<typeof intentRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  intent: z.string(),
  amount: z.number(),
  refunded: z.number(),
  created: z.number().default(0),
  method: methodRecord.default(someCard),
  isAuthenticated: z.boolean().default(false),
  /** The reason for which the charge was declined; null if the charge was paid. */
  declined: z.enum(declineCodes).nullable().default(null),
  succeeded: z.boolean(),
  movement: movementRecord.nullable().default(null),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const refundRecord = z.object({
  id: z.string(),
  intent: z.string(),
  charge: z.string(),
  amount: z.number(),
  currency: z.string().default('brl'),
  created: z.number(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable().default(null),
  status: z.enum(['pending', 'succeeded', 'failed']).default('succeeded'),
  /** The next status of the refund, and the time in ms since 1970 at which the refund gets this status. */
  next: z
    .object({ status: z.enum(['succeeded', 'failed']), at: z.number() })
    .nullable()
    .default(null),
  movement: movementRecord.nullable().default(null),
  failure: movementRecord.nullable().default(null),
});
export type RefundRecord = z.infer<typeof refundRecord>;

const disputeStatuses = [
  'warning_needs_response',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;

export const disputeRecord = z.object({
  id: z.string(),
  intent: z.string(),
  charge: z.string(),
  amount: z.number(),
  currency: z.string().default('brl'),
  created: z.number(),
  kind: z
    .enum(['fraudulent', 'not_received', 'inquiry', 'twice', 'compelling_evidence', 'compliance', 'med'])
    .default('fraudulent'),
  status: z.enum(disputeStatuses),
  evidence: z.string().nullable().default(null),
  /** The movement that withdrew the amount. If the dispute was won, also the movement that paid the amount back. */
  movements: z.array(movementRecord).default([]),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;

export const payoutRecord = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  description: z.string().nullable(),
  metadata,
  created: z.number(),
  movement: movementRecord,
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

/** An event that was sent, or that a simulated fault has lost. */
export const eventRecord = z.object({ id: z.string(), type: z.string(), created: z.number(), body: z.string() });
export type EventRecord = z.infer<typeof eventRecord>;

/** An event that has not been delivered yet. The record is removed when the event is delivered. */
export const deliveryRecord = z.object({
  id: z.string(),
  copies: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

/** The first response to a request with an idempotency key. It is replayed if the request is repeated. */
export const replayRecord = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
  at: z.number(),
});
