import { endOfBusinessDay } from '../calendar/business-days.ts';

const HOUR_MS = 3_600_000;
const URGENT_HOURS = 2;
const BUSINESS_DAYS = 7;
const REVIEW_BUSINESS_DAYS = 1;

/**
 * The reasons for a report, the gravest first, each with the unit of its deadline. The unit `hours` is for harm that
 * cannot be undone later.
 */
const waits = {
  INTIMATE_WITHOUT_CONSENT: 'hours',
  UNDERAGE: 'hours',
  VIOLENCE: 'days',
  SELF_HARM: 'days',
  HARASSMENT: 'days',
  HATE: 'days',
  FRAUD: 'days',
  IMPERSONATION: 'days',
  SPAM: 'days',
  OTHER: 'days',
} as const;

export type Reason = keyof typeof waits;
export const reasons = [
  'INTIMATE_WITHOUT_CONSENT',
  'UNDERAGE',
  'VIOLENCE',
  'SELF_HARM',
  'HARASSMENT',
  'HATE',
  'FRAUD',
  'IMPERSONATION',
  'SPAM',
  'OTHER',
] as const satisfies readonly Reason[];

/** Returns the deadline for a moderator's decision about a report (PRODUCT.md, "Safety"). */
export function dueAt(reason: Reason, from: Date) {
  if (waits[reason] === 'hours') return new Date(from.getTime() + URGENT_HOURS * HOUR_MS);
  return endOfBusinessDay(from, BUSINESS_DAYS);
}

/**
 * Returns the deadline for the review of a post before its publication. This deadline is short, because the author is
 * waiting.
 */
export function reviewDueAt(from: Date) {
  return endOfBusinessDay(from, REVIEW_BUSINESS_DAYS);
}

export function graver(one: Reason, other: Reason) {
  return reasons.indexOf(one) <= reasons.indexOf(other) ? one : other;
}
