import { v7 as uuidv7 } from 'uuid';

export const DAY = 86_400_000; // ms
/** PRODUCT, "Communities": seven days' grace, retried daily. */
export const GRACE = 7 * DAY;

/** What the months of a subscription are counted from: `months` of them are paid. */
interface Count {
  id: string;
  started_at: Date;
  months: number;
}

interface Counted extends Count {
  paid_until: Date;
  /** Set by the first try that failed. */
  grace_until: Date | null;
}

/**
 * What a month that is paid now is counted from, by itself or by hand: from the start, or anew from now for a
 * subscription that was left alone. Otherwise the rest of a month would cost as much as a whole one.
 */
export function countOf(subscription: Counted, now: Date): Count {
  const { id, started_at, months } = subscription;
  return wasLeftAlone(subscription, now) ? { id: uuidv7(), started_at: now, months: 0 } : { id, started_at, months };
}

/** It was not tried when the month was over, or not ended when its grace was. */
function wasLeftAlone({ paid_until: until, grace_until: grace }: Counted, now: Date) {
  const firstTry = grace === null ? now.getTime() : grace.getTime() - GRACE;
  return firstTry - until.getTime() > DAY || (grace !== null && now.getTime() - grace.getTime() > DAY);
}
