import { z } from 'zod';

export const customerRecord = z.object({
  id: z.string(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()),
});

const cardError = z.object({
  type: z.literal('card_error'),
  code: z.string(),
  decline_code: z.string().optional(),
  message: z.string(),
  charge: z.string().optional(),
});

const intentStatuses = ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] as const;

export const intentRecord = z.object({
  id: z.string(),
  secret: z.string(),
  amount: z.number(),
  currency: z.string(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  created: z.number(),
  status: z.enum(intentStatuses),
  /** The card that the outstanding authentication is for. */
  number: z.string().nullable(),
  charge: z.string().nullable(),
  error: cardError.nullable(),
  canceledAt: z.number().nullable(),
});
export type IntentRecord = z.infer<typeof intentRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  intent: z.string(),
  amount: z.number(),
  refunded: z.number(),
  succeeded: z.boolean(),
  last4: z.string(),
  refusesRefunds: z.boolean().default(false),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const refundRecord = z.object({
  id: z.string(),
  intent: z.string(),
  charge: z.string(),
  amount: z.number(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['succeeded', 'failed']).default('succeeded'),
});
export type RefundRecord = z.infer<typeof refundRecord>;

export const disputeRecord = z.object({
  id: z.string(),
  intent: z.string(),
  charge: z.string(),
  amount: z.number(),
  created: z.number(),
  status: z.enum(['needs_response', 'won', 'lost']),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;

/** An event on its way; gone once it has arrived. */
export const deliveryRecord = z.object({
  id: z.string(),
  body: z.string(),
  copies: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

/** What a request with an idempotency key was answered. */
export const replayRecord = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
  at: z.number(),
});
