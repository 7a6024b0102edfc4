import { v7 as uuidv7 } from 'uuid';

export const DAY_MS = 86_400_000;
/**
 * PRODUCT.md, "Communities": after a failed payment a member keeps access for seven days, and the payment is retried
 * daily.
 */
export const GRACE = 7 * DAY_MS;

const DEBIT_LEAD_MS = 4 * DAY_MS;

/**
 * Returns the time at which the debit of the next VIP month is announced. The bank debits three days after the notice,
 * which is a day before the paid month ends, so that the renewal is in time.
 */
export function debitNoticeAt(paidUntil: Date) {
  return new Date(paidUntil.getTime() - DEBIT_LEAD_MS);
}

/** The month count of a VIP subscription: since `started_at`, the member has paid `months` months. */
interface Count {
  id: string;
  started_at: Date;
  months: number;
}

interface Counted extends Count {
  paid_until: Date;
  /** The end of the grace period, which the first failed charge sets; null if there is no grace period. */
  grace_until: Date | null;
}

/**
 * Returns the month count for a VIP month that is paid now, by a renewal or by the member. Usually the count continues.
 * If the platform failed to charge the subscription in time, the count restarts now; otherwise the member would pay a
 * whole month for the rest of a month.
 */
export function countOf(subscription: Counted, now: Date): Count {
  const { id, started_at, months } = subscription;
  return wasLeftAlone(subscription, now) ? { id: uuidv7(), started_at: now, months: 0 } : { id, started_at, months };
}

/**
 * Returns true if the platform acted more than a day late: it first tried to charge for the month, or ended the grace
 * period, more than a day after the due time.
 */
function wasLeftAlone({ paid_until: until, grace_until: grace }: Counted, now: Date) {
  const firstTry = grace === null ? now.getTime() : grace.getTime() - GRACE;
  return firstTry - until.getTime() > DAY_MS || (grace !== null && now.getTime() - grace.getTime() > DAY_MS);
}
