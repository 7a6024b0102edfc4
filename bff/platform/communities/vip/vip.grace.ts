import { v7 as uuidv7 } from 'uuid';

export const DAY_MS = 86_400_000;
/** PRODUCT, "Communities": seven days' grace, retried daily. */
export const GRACE = 7 * DAY_MS;

/** The count of a subscription's months: `months` of them are paid since `started_at`. */
interface Count {
  id: string;
  started_at: Date;
  months: number;
}

interface Counted extends Count {
  paid_until: Date;
  /** Set by the first failed charge. */
  grace_until: Date | null;
}

/**
 * Returns the count for a month that is paid now, by renewal or by hand. It continues from the first month, but
 * restarts now for a subscription that was not charged; without this, the rest of a month would cost as much as a whole
 * one.
 */
export function countOf(subscription: Counted, now: Date): Count {
  const { id, started_at, months } = subscription;
  return wasLeftAlone(subscription, now) ? { id: uuidv7(), started_at: now, months: 0 } : { id, started_at, months };
}

/** Returns true when the first charge was not tried within a day, or the grace period was not ended within a day. */
function wasLeftAlone({ paid_until: until, grace_until: grace }: Counted, now: Date) {
  const firstTry = grace === null ? now.getTime() : grace.getTime() - GRACE;
  return firstTry - until.getTime() > DAY_MS || (grace !== null && now.getTime() - grace.getTime() > DAY_MS);
}
