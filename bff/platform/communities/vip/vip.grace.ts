import { v7 as uuidv7 } from 'uuid';

export const DAY_MS = 86_400_000;
/**
 * PRODUCT.md, "Communities": after a failed payment a member keeps access for seven days, and the payment is retried
 * daily.
 */
export const GRACE = 7 * DAY_MS;

/** The month count of a subscription: `months` are paid since `started_at`. */
interface Count {
  id: string;
  started_at: Date;
  months: number;
}

interface Counted extends Count {
  paid_until: Date;
  /** End of the grace period. Set by the first failed charge. */
  grace_until: Date | null;
}

/**
 * Returns the month count for a month that is paid now, by renewal or by the member. The count continues, unless the
 * platform did not charge the subscription in time. It then restarts now; otherwise the rest of a month would cost as
 * much as a whole month.
 */
export function countOf(subscription: Counted, now: Date): Count {
  const { id, started_at, months } = subscription;
  return wasLeftAlone(subscription, now) ? { id: uuidv7(), started_at: now, months: 0 } : { id, started_at, months };
}

/**
 * Returns true if the platform did not try the first charge within a day, or did not end the grace period within a day.
 */
function wasLeftAlone({ paid_until: until, grace_until: grace }: Counted, now: Date) {
  const firstTry = grace === null ? now.getTime() : grace.getTime() - GRACE;
  return firstTry - until.getTime() > DAY_MS || (grace !== null && now.getTime() - grace.getTime() > DAY_MS);
}
