import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { dueAds, endDueAd, endExcluded, excludedAds } from './ad-states.ts';

const INTERVAL_MS = 60_000;

/**
 * Ends the ads of excluded owners (for example suspended owners) and of owners in debt, then the ads whose last day is
 * over. Each ad ends in its own transaction, and a single time even with several processes. Ads missed during downtime
 * end at the next run.
 * @returns the number of ads ended
 * @throws {AggregateError} with all failures, thrown after the other ads have ended
 */
export async function endDueAds(db: Kysely<DB>, now = new Date()) {
  let ended = 0;
  const failures: unknown[] = [];
  for (const ad of await excludedAds(db)) await end((tx) => endExcluded(tx, ad, now));
  for (const { id } of await dueAds(db, now)) await end((tx) => endDueAd(tx, id, now));
  if (failures.length > 0) throw new AggregateError(failures, `ending ${failures.length} ads failed`);
  return ended;

  async function end(one: (tx: Tx) => Promise<boolean>) {
    try {
      if (await transact(db, one)) ended += 1;
    } catch (error) {
      failures.push(error);
    }
  }
}

interface ScheduleDeps {
  db: Kysely<DB>;
  logger: Logger;
}

/** Ends due ads when the platform starts and every minute afterwards. */
export function createAdSchedule({ db, logger }: ScheduleDeps) {
  return createPeriodic({
    every: INTERVAL_MS,
    async run() {
      const ended = await endDueAds(db);
      if (ended > 0) logger.info({ ended }, 'ads have ended');
    },
    onError: (error) => logger.error({ err: error }, 'ending ads failed'),
  });
}
